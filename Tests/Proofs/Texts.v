(** Saved states as texts: words, and what is unknown (sections 10 and 11). *)

From Coq Require Import Ascii.
From MenuProofs Require Export Filters Checks.

Definition text : Type := list ascii.

Definition space : ascii := " "%char.
Definition plus : ascii := "+"%char.
Definition minus : ascii := "-"%char.
Definition star : ascii := "*"%char.
Definition slash : ascii := "/"%char.

(** An entry: of a check item or not, and a flag of a node. *)
Definition entry : Type := bool * (bool * nat).

Definition sign (e : entry) : ascii :=
  match e with
  | (false, (true, _)) => plus
  | (false, (false, _)) => minus
  | (true, (true, _)) => star
  | (true, (false, _)) => slash
  end.

(** The entries with a sign: none if it is not one. *)
Definition signed (c : ascii) (k : nat) : list entry :=
  filter (fun e => Ascii.eqb (sign e) c)
    [(false, (true, k)); (false, (false, k)); (true, (true, k)); (true, (false, k))].

(** The entries of nodes that open and close, or of check items. *)
Definition entries_of (is_check : bool) (es : list entry) : list (bool * nat) :=
  map snd (filter (fun e => eqb (fst e) is_check) es).
Definition version : text := ["v"; "1"]%char.

Fixpoint same_text (a b : text) : bool :=
  match a, b with
  | [], [] => true
  | x :: a, y :: b => Ascii.eqb x y && same_text a b
  | _, _ => false
  end.

(** The parts before, between and after single spaces. *)
Fixpoint words (t : text) : list text :=
  match t with
  | [] => [[]]
  | c :: rest =>
      if Ascii.eqb c space then [] :: words rest
      else
        match words rest with
        | w :: more => (c :: w) :: more
        | [] => [[c]]
        end
  end.

Fixpoint join (ws : list text) : text :=
  match ws with
  | [] => []
  | [w] => w
  | w :: rest => w ++ space :: join rest
  end.

Section Menu.
  Variable m : menu.
  Variable id : nat -> text.

  Definition node_with (t : text) : option nat :=
    option_map number
      (find (fun n => negb (line (fst n)) && same_text (id (number n)) t) (all_nodes m)).

  (** An entry, or what the menu does not know; neither for an empty word. *)
  Definition read_word (w : text) : list entry * list text :=
    match w with
    | [] => ([], [])
    | [_] => ([], [w])
    | c :: name =>
        match signed c 0, node_with name with
        | [], _ => ([], [w])
        | _, None => ([], [name])
        | _, Some k => (signed c k, [])
        end
    end.

  (** The entries of a saved state, and the ids that the menu does not know. *)
  Definition read (t : text) : option (list entry) * list text :=
    match words t with
    | v :: rest =>
        if same_text v version then
          let read := map read_word rest in
          (Some (flat_map fst read), flat_map snd read)
        else (None, match t with [] => [] | _ => [t] end)
    | [] => (None, [])
    end.

  Definition word (e : entry) : text := sign e :: id (snd (snd e)).

  (** The entries of a state and its checks. *)
  Definition save_all (s : state) (checked : nat -> bool) : list entry :=
    map (pair false) (save m s) ++ map (pair true) (save_checks m checked).

  (** The words of a saved state in some order. *)
  Definition write (ws : list text) : text := join (version :: ws).

  Definition spaceless (t : text) : Prop := ~ In space t.

  (** Ids are not empty, have no spaces, and differ. *)
  Record named : Prop := Named {
    not_empty : forall n, In n (all_nodes m) -> line (fst n) = false -> id (number n) <> [];
    without_spaces : forall n, In n (all_nodes m) -> line (fst n) = false ->
      spaceless (id (number n));
    different : forall a b, In a (all_nodes m) -> In b (all_nodes m) ->
      line (fst a) = false -> line (fst b) = false ->
      id (number a) = id (number b) -> number a = number b
  }.

  Lemma same_text_eq a b : same_text a b = true <-> a = b.
  Proof.
    revert b. induction a as [|x a IH]; intros [|y b]; simpl; split; try easy.
    - intros H. apply andb_true_iff in H as [E H]. apply Ascii.eqb_eq in E. apply IH in H.
      now subst.
    - intros E. injection E as -> ->. rewrite Ascii.eqb_refl. now apply IH.
  Qed.

  Let words_of_word w rest :
    spaceless w -> words (w ++ space :: rest) = w :: words rest.
  Proof.
    induction w as [|c w IH]; intros S.
    - cbn [app words]. now rewrite Ascii.eqb_refl.
    - assert (C : Ascii.eqb c space = false).
      { destruct (Ascii.eqb c space) eqn:E; auto. apply Ascii.eqb_eq in E. subst c.
        exfalso. apply S. now left. }
      cbn [app words]. rewrite C, IH; auto. intros H. apply S. now right.
  Qed.

  Let words_of_last w : spaceless w -> words w = [w].
  Proof.
    induction w as [|c w IH]; intros S; auto.
    assert (C : Ascii.eqb c space = false).
    { destruct (Ascii.eqb c space) eqn:E; auto. apply Ascii.eqb_eq in E. subst c.
      exfalso. apply S. now left. }
    cbn [words]. rewrite C, IH; auto. intros H. apply S. now right.
  Qed.

  (** Section 11: the words of a text are those of which it was made. *)
  Theorem words_of_joined_words ws :
    ws <> [] -> (forall w, In w ws -> spaceless w) -> words (join ws) = ws.
  Proof.
    intros N S. induction ws as [|w ws IH]; [easy|].
    destruct ws as [|v ws].
    - apply words_of_last. apply S. now left.
    - change (join (w :: v :: ws)) with (w ++ space :: join (v :: ws)).
      rewrite words_of_word, IH; auto; try easy.
      + intros x Hx. apply S. now right.
      + apply S. now left.
  Qed.

  Hypothesis N : named.

  (** Separators are no check items. *)
  Hypothesis C : forall n, In n (all_nodes m) -> checks n = true -> line (fst n) = false.

  Let saved_nodes s c e :
    In e (save_all s c) ->
    exists n, In n (all_nodes m) /\ line (fst n) = false /\ snd (snd e) = number n.
  Proof.
    unfold save_all, save, save_checks. intros H. apply in_app_or in H as [H|H];
      apply in_map_iff in H as (f & <- & H); apply in_map_iff in H as (n & <- & H);
      apply filter_In in H as [H O]; exists n; repeat split; auto.
    - unfold openable, expandable in O. now destruct (line (fst n)).
    - apply C; auto. now destruct (checks n).
  Qed.

  Let find_saved n : In n (all_nodes m) -> line (fst n) = false ->
    node_with (id (number n)) = Some (number n).
  Proof.
    intros Hn L. unfold node_with, option_map.
    match goal with
    | |- match ?q with Some _ => _ | None => _ end = _ => destruct q as [t|] eqn:F
    end.
    - apply find_some in F as [Ht E]. apply andb_true_iff in E as [Lt E].
      apply negb_true_iff in Lt. apply same_text_eq in E. f_equal.
      now apply (different N).
    - apply (find_none _ _ F) in Hn. rewrite L in Hn. simpl in Hn.
      assert (X : same_text (id (number n)) (id (number n)) = true) by now apply same_text_eq.
      congruence.
  Qed.

  Let read_saved s c e : In e (save_all s c) -> read_word (word e) = ([e], []).
  Proof.
    intros H. apply saved_nodes in H as (n & Hn & L & E). destruct e as [x [b k]]. simpl in E.
    subst k. unfold word. cbn [fst snd].
    assert (X := not_empty N n Hn L). assert (F := find_saved n Hn L).
    destruct (id (number n)) as [|a t]; [easy|].
    unfold read_word. rewrite F. now destruct x, b.
  Qed.

  (** Sections 10 and 11: a saved text is read as the entries that it was made of, in any order, and
      all of its ids are known. *)
  Theorem what_is_written_is_read s c ws :
    Permutation ws (map word (save_all s c)) ->
    exists es, read (write ws) = (Some es, []) /\ Permutation es (save_all s c).
  Proof.
    intros E. apply Permutation_map_inv in E as (es & -> & E). apply Permutation_sym in E.
    exists es. split; auto.
    assert (In_save : forall e, In e es -> In e (save_all s c)).
    { intros e He. eapply Permutation_in; eauto. }
    unfold read, write. rewrite words_of_joined_words; try easy.
    - simpl. clear E. assert (X : flat_map fst (map read_word (map word es)) = es /\
        flat_map snd (map read_word (map word es)) = []).
      { induction es as [|e es IH]; auto. cbn [map flat_map].
        rewrite (read_saved s c e) by (apply In_save; now left). cbn [fst snd app].
        destruct IH as [A B]; [intros x Hx; apply In_save; now right|].
        now rewrite A, B. }
      destruct X as [-> ->]. reflexivity.
    - intros w [<-|H].
      + intros [X|[X|[]]]; discriminate.
      + apply in_map_iff in H as (e & <- & He). apply In_save, saved_nodes in He as
          (n & Hn & L & E'). unfold word. rewrite E'. intros [X|X].
        * destruct e as [[|] [[|] k]]; discriminate.
        * now apply (without_spaces N n Hn L) in X.
  Qed.

  Let permuted_filter (p : entry -> bool) a b :
    Permutation a b -> Permutation (filter p a) (filter p b).
  Proof.
    induction 1; simpl; auto.
    - destruct (p x); auto.
    - destruct (p x), (p y); auto. apply perm_swap.
    - eapply perm_trans; eauto.
  Qed.

  Let entries_of_all b s c :
    entries_of b (save_all s c) = if b then save_checks m c else save m s.
  Proof.
    unfold entries_of, save_all. rewrite filter_app, map_app.
    assert (X : forall x y (l : list (bool * nat)),
      map snd (filter (fun e : entry => eqb (fst e) y) (map (pair x) l)) =
        if eqb x y then l else []).
    { intros x y l. induction l as [|e l IH]; simpl; destruct x, y; simpl in *; auto;
        now rewrite IH. }
    rewrite !X. destruct b; simpl; auto. apply app_nil_r.
  Qed.

  (** Section 11: a state that is saved as a text and restored is the same. *)
  Theorem restored_text_is_the_state s c other ws :
    proper m -> sound m s -> choices_hold m c -> only_items m c ->
    Permutation ws (map word (save_all s c)) -> agree m (hidden other) (hidden s) ->
    exists es, read (write ws) = (Some es, []) /\
      agree m (opened (apply m other (Restore (entries_of false es)))) (opened s) /\
      agree m (restore_checks m (entries_of true es)) c.
  Proof.
    intros P S Ch O E H. destruct (what_is_written_is_read s c ws E) as (es & R & E').
    assert (X : forall b, Permutation (entries_of b es) (entries_of b (save_all s c))).
    { intros b. now apply Permutation_map, permuted_filter. }
    exists es. split; [exact R|split].
    - apply restore_after_save; auto. specialize (X false). now rewrite entries_of_all in X.
    - apply checks_are_restored; auto. specialize (X true). now rewrite entries_of_all in X.
  Qed.
End Menu.
