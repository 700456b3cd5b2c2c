(** States and events (sections 3 to 7, 10 and 11 of the rules). *)

From MenuProofs Require Export Menu Groups.

Record state := State {
  opened : nat -> bool;
  hidden : nat -> bool;
  held : option (nat -> bool); (* the open nodes of a restored state, before the group rules *)
  sought : option (list nat) (* the matches of a filter *)
}.

Inductive event :=
| Expand (k : nat)
| Collapse (k : nat)
| Toggle (k : nat)
| Reveal (k : nat)
| ExpandAll
| CollapseAll
| ExpandToDepth (d : nat)
| ExpandUnder (k : nat)
| CollapseUnder (k : nat)
| SetHidden (ks : list nat) (b : bool)
| Filter (ks : list nat)
| FilterOff
| Restore (entries : list (bool * nat)). (* [+id] is true *)

(** Flags of all nodes, computed once. *)
Definition tabulate (m : menu) (f : node -> bool) : nat -> bool :=
  look_up (map (fun n => (number n, f n)) (all_nodes m)) (fun _ => false).

Definition node_at (m : menu) (k : nat) : option node :=
  find (fun n => number n =? k) (all_nodes m).

Section Menu.
  Variable m : menu.

  Section Hidden.
    Variable hid : nat -> bool.

    (** Events on one node. *)
    Definition expand (open : nat -> bool) (k : nat) : nat -> bool :=
      regroup m open (fun g =>
        match find (fun n => number n =? k) (group_nodes g) with
        | Some t =>
            if openable t && negb (open k)
            then opened_by number (member hid) (fun n => open (number n)) (is_single g) t
            else fun n => open (number n)
        | None => fun n => open (number n)
        end).

    Definition collapse (open : nat -> bool) (k : nat) : nat -> bool :=
      regroup m open (fun g =>
        match find (fun n => number n =? k) (group_nodes g) with
        | Some t =>
            if may_close (member hid) (fun n => open (number n)) (group_nodes g) (keeps_open g) t
            then closed_by number (fun n => open (number n)) t
            else fun n => open (number n)
        | None => fun n => open (number n)
        end).

    Definition toggle (open : nat -> bool) (k : nat) : nat -> bool :=
      if open k then collapse open k else expand open k.

    (** The nodes above a node that is not a separator, its parent first. *)
    Definition ancestors (k : nat) : list nat :=
      match
        find (fun g => existsb (fun n => (number n =? k) && negb (line (fst n))) (group_nodes g))
          (groups m)
      with
      | Some g => above g
      | None => []
      end.

    Definition reveal (open : nat -> bool) (k : nat) : nat -> bool :=
      fold_left expand (ancestors k) open.

    (** Bulk events: the chosen groups are opened or closed, the others stay as they are. *)
    Definition bulk (open : nat -> bool) (choose : group -> option bool) : nat -> bool :=
      regroup m open (fun g =>
        let o := fun n => open (number n) in
        match choose g with
        | Some true => all_opened number (member hid) o (group_nodes g) (is_single g)
        | Some false => all_closed number (member hid) o (group_nodes g) (keeps_open g)
        | None => o
        end).

    Definition is_expandable (k : nat) : bool :=
      match node_at m k with Some n => expandable n | None => false end.

    Definition under (k : nat) (b : bool) (g : group) : option bool :=
      if among k (above g) then Some b else None.

    Definition settle (open : nat -> bool) (prefers : nat -> bool) : nat -> bool :=
      regroup m open (fun g =>
        settled number (member hid) (fun n => open (number n)) (group_nodes g)
          (is_single g) (keeps_open g) (fun n => prefers (number n))).
  End Hidden.

  (** The state before any event. *)
  Definition declared : nat -> bool :=
    tabulate m (fun n => expandable n && (negb (collapsed (fst n)) || locked (fst n))).

  Definition initially_hidden : nat -> bool :=
    tabulate m (fun n => starts_hidden (fst n) && negb (line (fst n))).

  Definition initial : nat -> bool := settle initially_hidden declared (fun _ => false).

  Definition start : state := State initial initially_hidden None None.

  (** Section 7. *)
  Definition hide (hid : nat -> bool) (ks : list nat) (b : bool) : nat -> bool :=
    tabulate m (fun n =>
      if among (number n) ks && negb (line (fst n)) then b else hid (number n)).

  Definition set_hidden (s : state) (ks : list nat) (b : bool) : state :=
    let was := tabulate m (fun n => awake (hidden s) n && opened s (number n)) in
    let open := match held s with Some h => h | None => opened s end in
    let hid := hide (hidden s) ks b in
    State (settle hid open was) hid (held s) (sought s).

  (** Section 10: an entry for each node that is not as it is at first. *)
  Definition save (s : state) : list (bool * nat) :=
    let first := initial in
    map (fun n => (opened s (number n), number n))
      (filter (fun n => openable n && negb (eqb (opened s (number n)) (first (number n))))
         (all_nodes m)).

  (** Section 11: the last entry for a node counts. *)
  Definition entered (entries : list (bool * nat)) : nat -> bool :=
    let last := rev entries in
    let first := initial in
    tabulate m (fun n =>
      if openable n then
        match find (fun e => snd e =? number n) last with
        | Some e => fst e
        | None => first (number n)
        end
      else first (number n)).

  Definition restore (s : state) (entries : list (bool * nat)) : state :=
    let open := entered entries in
    let by_entry := fun k => existsb (fun e => fst e && (snd e =? k)) entries in
    State (settle (hidden s) open by_entry) (hidden s) (Some open) (sought s).

  Definition matches (ks : list nat) : list nat :=
    map number (filter (fun n => among (number n) ks && negb (line (fst n))) (all_nodes m)).

  Definition same_flags (f g : nat -> bool) : bool :=
    forallb (fun n => eqb (f (number n)) (g (number n))) (all_nodes m).

  (** What is open after an event that opens or closes nodes. *)
  Definition next_open (s : state) (e : event) : nat -> bool :=
    let open := opened s in
    let hid := hidden s in
    match e with
    | Expand k => expand hid open k
    | Collapse k => collapse hid open k
    | Toggle k => toggle hid open k
    | Reveal k => reveal hid open k
    | ExpandAll => bulk hid open (fun _ => Some true)
    | CollapseAll => bulk hid open (fun _ => Some false)
    | ExpandToDepth d => bulk hid open (fun g => Some (depth g <? d))
    | ExpandUnder k =>
        if is_expandable k then bulk hid (expand hid open k) (under k true) else open
    | CollapseUnder k =>
        if is_expandable k then bulk hid (collapse hid open k) (under k false) else open
    | SetHidden _ _ | Filter _ | FilterOff | Restore _ => open
    end.

  Definition apply (s : state) (e : event) : state :=
    match e with
    | SetHidden ks b => set_hidden s ks b
    | Filter ks => State (opened s) (hidden s) (held s) (Some (matches ks))
    | FilterOff => State (opened s) (hidden s) (held s) None
    | Restore entries => restore s entries
    | _ =>
        let open := next_open s e in
        State open (hidden s) (if same_flags open (opened s) then held s else None) (sought s)
    end.

  Definition run (s : state) (es : list event) : state := fold_left apply es s.
End Menu.

Lemma tabulated m f n : proper m -> In n (all_nodes m) -> tabulate m f (number n) = f n.
Proof.
  intros P H. unfold tabulate. apply look_up_in.
  - now rewrite map_map.
  - apply in_map_iff. eauto.
Qed.

Lemma number_is_unique m a b :
  proper m -> In a (all_nodes m) -> In b (all_nodes m) -> number a = number b -> a = b.
Proof. intros P. now apply key_is_unique. Qed.
