(* Reads menus and events, and answers with the lines of Tests/Conformance that the model knows.

   menu FLAGS                                  a menu, whose items follow; 1, k and u
                                              are single, keep-open and a choice of one
   item DEPTH NUMBER FLAGS ID                  in document order; flags as in TestItem.flags,
                                              x is a check item, X checked, m a summary check
   as N                                        names the state
   from N                                      goes back to a state that was named
   EVENT                                       as in a trace

   Each line is echoed after "> ", except those of items. *)

open Model

(* A menu, and the ids of its items by number. *)
type menu_text = { menu : menu; ids : (int, string) Hashtbl.t }

let characters text = List.init (String.length text) (String.get text)
let string characters = String.of_seq (List.to_seq characters)
let id text number = characters (Hashtbl.find text.ids number)

let words_of line = String.split_on_char ' ' line

let print_line words = print_string (String.concat " " words ^ "\n")
let join name values = if values <> [] then print_line (name :: values)

let range (first, last) =
  if first = last then string_of_int first else Printf.sprintf "%d-%d" first last

(* Numbers in their order, those that follow each other by one as FIRST-LAST. *)
let rec joined = function
  | [] -> []
  | first :: rest ->
    let rec run last = function
      | next :: rest when next = last + 1 -> run next rest
      | rest -> (last, rest)
    in
    let last, rest = run first rest in
    range (first, last) :: joined rest

(* The nodes at a depth, and the lines after them. *)
let rec forest depth = function
  | (d, item) :: rest when d = depth ->
    let below, rest = forest (depth + 1) rest in
    let next, rest = forest depth rest in
    (Node (item, below, next), rest)
  | rest -> (End, rest)

let item_of = function
  | depth :: number :: flags :: _ ->
    let has = String.contains flags in
    ( int_of_string depth,
      {
        key = int_of_string number;
        category = has 'c';
        body = has 'b';
        collapsed = not (has 'o');
        locked = has 'f';
        starts_hidden = has 'h';
        line = has 's';
        single = has '1';
        keep_open = has 'k';
        check = has 'x' || has 'X';
        starts_checked = has 'X';
        summary = has 'm';
        chooses_one = has 'u';
      } )
  | _ -> failwith "an item needs a depth, a number and flags"

let read_menu flags lines =
  let ids = Hashtbl.create 16 in
  List.iter
    (function [ _; number; _; id ] -> Hashtbl.replace ids (int_of_string number) id | _ -> ())
    lines;
  let top, rest = forest 0 (List.map item_of lines) in
  if rest <> [] then failwith "an item is too deep";
  let has = String.contains flags in
  { menu = { top; top_single = has '1'; top_keep_open = has 'k'; top_chooses_one = has 'u' }; ids }

(* A number outside the menu may be negative. *)
let number word = match int_of_string word with n when n < 0 -> max_int | n -> n

(* What is open and hidden, and what is checked. *)
type whole = { shape : state; checked : int -> bool }

(* The state after an event, and the ids that the menu does not know. *)
let send text whole line =
  let menu = text.menu in
  let move event = { whole with shape = apply menu whole.shape event } in
  let turn event = { whole with checked = apply_check menu whole.checked event } in
  let numbers ns = List.map number ns in
  match words_of line with
  | [ "expandAll" ] -> (move ExpandAll, [])
  | [ "collapseAll" ] -> (move CollapseAll, [])
  | [ "expandToDepth"; d ] -> (move (ExpandToDepth (max 0 (int_of_string d))), [])
  | [ "filterOff" ] -> (move FilterOff, [])
  | "hide" :: ns -> (move (SetHidden (numbers ns, true)), [])
  | "show" :: ns -> (move (SetHidden (numbers ns, false)), [])
  | "filter" :: ns -> (move (Filter (numbers ns)), [])
  | [ "expand"; n ] -> (move (Expand (number n)), [])
  | [ "collapse"; n ] -> (move (Collapse (number n)), [])
  | [ "toggle"; n ] -> (move (Toggle (number n)), [])
  | [ "reveal"; n ] -> (move (Reveal (number n)), [])
  | [ "expandUnder"; n ] -> (move (ExpandUnder (number n)), [])
  | [ "collapseUnder"; n ] -> (move (CollapseUnder (number n)), [])
  | [ "check"; n ] -> (turn (Check (number n)), [])
  | [ "uncheck"; n ] -> (turn (Uncheck (number n)), [])
  | [ "toggleCheck"; n ] -> (turn (ToggleCheck (number n)), [])
  | "restore" :: _ ->
    let entries, unknown =
      read menu (id text) (characters (String.sub line 8 (String.length line - 8))) in
    let restored entries =
      { shape = apply menu whole.shape (Restore (entries_of false entries));
        checked = apply_check menu whole.checked (RestoreChecks (entries_of true entries)) } in
    (Option.fold ~none:whole ~some:restored entries, List.map string unknown)
  | _ -> failwith line

let print_state text whole =
  let nodes = List.sort compare (List.map (fun (i, _) -> (i.key, i.summary)) (all_nodes text.menu)) in
  let numbers p = List.map fst (List.filter p nodes) in
  let state number = summary_state text.menu whole.checked number in
  let is_checked (n, is_summary) = if is_summary then state n = Checked else whole.checked n in
  let summary n =
    let name = match state n with Checked -> "checked" | Unchecked -> "unchecked" | Mixed -> "mixed" in
    Printf.sprintf "%d:%s" n name in
  print_line ("rows" :: joined (rows text.menu whole.shape));
  print_line ("expanded" :: joined (numbers (fun (n, _) -> whole.shape.opened n)));
  join "marked" (joined (numbers is_checked));
  join "summaries" (List.map summary (numbers snd));
  let entries = List.map (word (id text)) (save_all text.menu whole.shape whole.checked) in
  print_line [ "saved"; string (write (List.sort compare entries)) ]

let print_change change unknown =
  let ranges = List.map (fun (a, b) -> range (a, b - 1)) in
  let items name nodes = join name (List.map string_of_int nodes) in
  join "removed" (ranges change.removed);
  join "inserted" (ranges change.inserted);
  join "updated" (joined change.updated);
  items "closed" change.closed;
  items "opened" change.newly_opened;
  items "unchecked" change.unchecked;
  items "checked" change.newly_checked;
  join "unknown" unknown

let begin_with menu = { shape = start menu; checked = first_checks menu }

let () =
  let none = read_menu "" [] in
  let text = ref none and state = ref (begin_with none.menu) in
  let names = Hashtbl.create 64 and waiting = ref None in
  (* The items of a menu end at the first line that is none. *)
  let begin_menu () =
    let begin_it (flags, items) =
      waiting := None;
      Hashtbl.reset names;
      text := read_menu flags (List.rev items);
      state := begin_with !text.menu;
      print_state !text !state
    in
    Option.iter begin_it !waiting
  in
  let answer line =
    let before = !state in
    let after, unknown = send !text before line in
    state := after;
    print_change
      (difference !text.menu before.shape after.shape before.checked after.checked) unknown;
    print_state !text after
  in
  try
    while true do
      let line = input_line stdin in
      match (words_of line, !waiting) with
      | "item" :: values, Some (flags, items) -> waiting := Some (flags, values :: items)
      | words, _ ->
        begin_menu ();
        print_line [ ">"; line ];
        (match words with
         | [ "menu"; flags ] -> waiting := Some (flags, [])
         | [ "as"; n ] -> Hashtbl.replace names n !state
         | [ "from"; n ] -> state := Hashtbl.find names n
         | _ -> answer line)
    done
  with End_of_file -> begin_menu ()
