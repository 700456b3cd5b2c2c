(** Changes: the rows before, without those removed and with those inserted, are the rows after;
    and no change is smaller (section 8). *)

From MenuProofs Require Export Rows Checks.

(** The runs of true flags: each from its first place up to but not including its end. *)
Fixpoint ranges (place : nat) (flags : list bool) : list (nat * nat) :=
  match flags with
  | [] => []
  | false :: rest => ranges (S place) rest
  | true :: rest =>
      match ranges (S place) rest with
      | (a, b) :: more => if a =? S place then (place, b) :: more else (place, S place) :: (a, b) :: more
      | [] => [(place, S place)]
      end
  end.

Definition covers (rs : list (nat * nat)) (place : nat) : bool :=
  existsb (fun r => (fst r <=? place) && (place <? snd r)) rs.

(** Ranges that ascend, are not empty, do not overlap and are not adjacent. *)
Fixpoint spaced (from : nat) (rs : list (nat * nat)) : Prop :=
  match rs with
  | [] => True
  | (a, b) :: rest => from <= a /\ a < b /\ spaced (S b) rest
  end.

Lemma spaced_later rs a b : a <= b -> spaced b rs -> spaced a rs.
Proof. destruct rs as [|(x, y) r]; simpl; auto. intuition lia. Qed.

Lemma ranges_are_spaced flags place : spaced place (ranges place flags).
Proof.
  revert place. induction flags as [|[|] flags IH]; intros place; simpl; auto.
  - specialize (IH (S place)). destruct (ranges (S place) flags) as [|(a, b) r]; simpl in *.
    + lia.
    + destruct (a =? S place) eqn:E; simpl.
      * intuition lia.
      * apply Nat.eqb_neq in E. intuition lia.
  - apply (spaced_later _ _ (S place)); auto.
Qed.

Lemma ranges_cover flags place k :
  covers (ranges place flags) k = (place <=? k) && nth (k - place) flags false.
Proof.
  revert place. induction flags as [|b flags IH]; intros place.
  - simpl. destruct (k - place); now rewrite andb_false_r.
  - specialize (IH (S place)).
    assert (E : covers (if b then (place, S place) :: ranges (S place) flags
      else ranges (S place) flags) k = (place <=? k) && nth (k - place) (b :: flags) false).
    { destruct (lt_eq_lt_dec k place) as [[L| ->]|L].
      - replace (place <=? k) with false by (symmetry; apply Nat.leb_gt; lia).
        replace (S place <=? k) with false in IH by (symmetry; apply Nat.leb_gt; lia).
        destruct b; auto. unfold covers in *. cbn [existsb fst snd]. rewrite IH.
        now replace (place <=? k) with false by (symmetry; apply Nat.leb_gt; lia).
      - rewrite Nat.sub_diag, Nat.leb_refl. cbn [nth andb].
        replace (S place <=? place) with false in IH by (symmetry; apply Nat.leb_gt; lia).
        destruct b; auto. unfold covers in *. cbn [existsb fst snd]. rewrite Nat.leb_refl.
        now replace (place <? S place) with true by (symmetry; apply Nat.ltb_lt; lia).
      - replace (place <=? k) with true by (symmetry; apply Nat.leb_le; lia).
        replace (S place <=? k) with true in IH by (symmetry; apply Nat.leb_le; lia).
        replace (k - place) with (S (k - S place)) by lia. cbn [nth].
        destruct b; auto. unfold covers in *. cbn [existsb fst snd]. rewrite IH.
        replace (k <? S place) with false by (symmetry; apply Nat.ltb_ge; lia).
        now rewrite andb_false_r. }
    rewrite <- E. clear E IH. cbn [ranges]. destruct b; auto.
    assert (R := ranges_are_spaced flags (S place)).
    destruct (ranges (S place) flags) as [|(a, e) r]; auto.
    destruct (a =? S place) eqn:A; auto. apply Nat.eqb_eq in A. subst a.
    unfold covers. cbn [existsb fst snd]. rewrite orb_assoc. f_equal.
    destruct R as [_ [R _]].
    destruct (Nat.leb_spec place k), (Nat.ltb_spec k e), (Nat.ltb_spec k (S place)),
      (Nat.leb_spec (S place) k); simpl; auto; lia.
Qed.

(** What a table view does with a change. *)
Fixpoint remove_rows (rs : list (nat * nat)) (place : nat) (l : list nat) : list nat :=
  match l with
  | [] => []
  | x :: rest =>
      if covers rs place then remove_rows rs (S place) rest
      else x :: remove_rows rs (S place) rest
  end.

(** The list with so many rows that has new ones in the ranges, and the others between them. *)
Fixpoint insert_rows (rs : list (nat * nat)) (place many : nat) (others new : list nat) : list nat :=
  match many with
  | 0 => []
  | S many =>
      if covers rs place then
        match new with
        | x :: new => x :: insert_rows rs (S place) many others new
        | [] => []
        end
      else
        match others with
        | x :: others => x :: insert_rows rs (S place) many others new
        | [] => []
        end
  end.

Definition redraw (before : list nat) (removed inserted : list (nat * nat)) (new : list nat) :=
  let stay := remove_rows removed 0 before in
  insert_rows inserted 0 (length stay + length new) stay new.

(** The places of the elements of a list that are not in another. *)
Definition missing (l other : list nat) : list (nat * nat) :=
  ranges 0 (map (fun x => negb (among x other)) l).

(** What the row of a node shows of its state: open, closed or empty, and its check. *)
Definition look (m : menu) (s : state) (checked : nat -> bool) (n : node) : nat * nat :=
  (if empty (hidden s) n then 2 else if opened s (number n) then 1 else 0,
   if summary (fst n) then
     match summary_state m checked (number n) with Unchecked => 0 | Checked => 1 | Mixed => 2 end
   else if checked (number n) then 1 else 0).

Definition same_look (a b : nat * nat) : bool := (fst a =? fst b) && (snd a =? snd b).

Record change := Change {
  removed : list (nat * nat);
  inserted : list (nat * nat);
  updated : list nat;
  closed : list nat;
  newly_opened : list nat;
  unchecked : list nat;
  newly_checked : list nat
}.

Fixpoint places (place : nat) (flags : list bool) : list nat :=
  match flags with
  | [] => []
  | b :: rest => if b then place :: places (S place) rest else places (S place) rest
  end.

(** The nodes of which one flag is set and another is not. *)
Definition turned (m : menu) (off on : nat -> bool) : list nat :=
  map number (filter (fun n => negb (off (number n)) && on (number n)) (all_nodes m)).

(** The change from one state of a menu to another, each with its checks. *)
Definition difference (m : menu) (s s' : state) (c c' : nat -> bool) : change :=
  let before := rows m s in
  let after := rows m s' in
  let looks := tabulate m (fun n => negb (same_look (look m s c n) (look m s' c' n))) in
  Change (missing before after) (missing after before)
    (places 0 (map (fun x => among x before && looks x) after))
    (turned m (opened s') (opened s)) (turned m (opened s) (opened s'))
    (turned m c' c) (turned m c c').

Lemma removing rs p l place :
  (forall j, j < length l -> covers rs (place + j) = p (nth j l 0)) ->
  remove_rows rs place l = filter (fun x => negb (p x)) l.
Proof.
  revert place. induction l as [|x l IH]; simpl; intros place H; auto.
  assert (H0 := H 0 ltac:(lia)). rewrite Nat.add_0_r in H0. rewrite H0.
  rewrite IH; [destruct (p x); auto|].
  intros j Hj. specialize (H (S j) ltac:(lia)).
  now replace (S place + j) with (place + S j) by lia.
Qed.

Lemma inserting rs p l place :
  (forall j, j < length l -> covers rs (place + j) = p (nth j l 0)) ->
  insert_rows rs place (length l) (filter (fun x => negb (p x)) l) (filter p l) = l.
Proof.
  revert place. induction l as [|x l IH]; simpl; intros place H; auto.
  assert (H0 := H 0 ltac:(lia)). rewrite Nat.add_0_r in H0. rewrite H0.
  assert (H' : forall j, j < length l -> covers rs (S place + j) = p (nth j l 0)).
  { intros j Hj. specialize (H (S j) ltac:(lia)).
    now replace (S place + j) with (place + S j) by lia. }
  destruct (p x); simpl; f_equal; now apply IH.
Qed.

Lemma missing_covers l other j :
  j < length l -> covers (missing l other) j = negb (among (nth j l 0) other).
Proof.
  intros H. unfold missing. rewrite ranges_cover. simpl. rewrite Nat.sub_0_r.
  rewrite (nth_indep _ false (negb (among 0 other))) by now rewrite map_length.
  now rewrite (map_nth (fun x => negb (among x other))).
Qed.

Lemma filters_split {A} (p : A -> bool) l :
  length (filter (fun x => negb (p x)) l) + length (filter p l) = length l.
Proof. induction l as [|x l IH]; simpl; auto. destruct (p x); simpl; lia. Qed.

Section Theorems.
  Variables (m : menu) (s s' : state) (checked checked' : nat -> bool).
  Hypothesis P : proper m.

  Let before := rows m s.
  Let after := rows m s'.
  Let c := difference m s s' checked checked'.

  (** Section 8: ranges ascend, are not adjacent, do not overlap and are not empty. *)
  Theorem ranges_are_proper : spaced 0 (removed c) /\ spaced 0 (inserted c).
  Proof. split; apply ranges_are_spaced. Qed.

  Lemma stay : remove_rows (removed c) 0 before = filter (fun x => among x after) before.
  Proof.
    rewrite (removing _ (fun x => negb (among x after))).
    - apply filter_ext. intros x. apply negb_involutive.
    - intros j Hj. now apply missing_covers.
  Qed.

  (** Section 8: the rows before, without [removed] and with [inserted], are the rows after. *)
  Theorem before_and_change_are_after :
    redraw before (removed c) (inserted c) (filter (fun x => negb (among x before)) after) = after.
  Proof.
    unfold redraw. rewrite stay.
    rewrite (part_common before after (document m) (rows_are_in_order m s)
      (rows_are_in_order m s') P).
    transitivity (insert_rows (inserted c) 0 (length after)
      (filter (fun x => negb (negb (among x before))) after)
      (filter (fun x => negb (among x before)) after)).
    - rewrite <- (filters_split (fun x => negb (among x before)) after).
      f_equal; [f_equal; f_equal|]; apply filter_ext; intros x; now rewrite negb_involutive.
    - apply inserting. intros j Hj. now apply missing_covers.
  Qed.

  (** Section 8: no row that stays is in [removed], and none that was there in [inserted]. *)
  Theorem what_stays_is_not_removed j :
    j < length before -> covers (removed c) j = true <-> ~ In (nth j before 0) after.
  Proof.
    intros H. unfold c, difference. cbn [removed]. fold before after.
    rewrite missing_covers; auto. rewrite negb_true_iff. apply not_among.
  Qed.

  Theorem what_was_there_is_not_inserted j :
    j < length after -> covers (inserted c) j = true <-> ~ In (nth j after 0) before.
  Proof.
    intros H. unfold c, difference. cbn [inserted]. fold before after.
    rewrite missing_covers; auto. rewrite negb_true_iff. apply not_among.
  Qed.

  (** A change is minimal: whatever rows another one lets stay, this one lets stay as well. *)
  Theorem change_is_minimal kept :
    part kept before -> part kept after -> part kept (remove_rows (removed c) 0 before).
  Proof.
    intros B A. rewrite stay.
    assert (N : NoDup before) by now apply rows_are_distinct.
    rewrite <- (part_filter kept before B N).
    assert (I : forall x, among x kept = true -> among x after = true).
    { intros x. rewrite !among_in. apply part_in. exact A. }
    clear N B A. induction before as [|x l IH]; simpl; [constructor|].
    destruct (among x kept) eqn:E.
    - rewrite (I x E). now apply part_keep.
    - destruct (among x after); auto. now apply part_skip.
  Qed.

  Lemma places_in flags place k :
    In k (places place flags) <-> place <= k /\ nth (k - place) flags false = true.
  Proof.
    revert place. induction flags as [|b flags IH]; intros place; simpl.
    - split; [easy|]. intros [_ H]. destruct (k - place); discriminate.
    - destruct (Nat.eq_dec k place) as [->|N].
      + rewrite Nat.sub_diag. destruct b; simpl.
        * intuition.
        * rewrite IH. split; intros [X Y]; [lia|discriminate].
      + assert (E : In k (if b then place :: places (S place) flags else places (S place) flags) <->
          In k (places (S place) flags)).
        { destruct b; simpl; [|tauto]. split; [intros [X|X]; [congruence|auto]|auto]. }
        rewrite E, IH. split; intros [X Y]; (split; [lia|]).
        * now replace (k - place) with (S (k - S place)) by lia.
        * now replace (k - place) with (S (k - S place)) in Y by lia.
  Qed.

  Let same_look_iff a b : same_look a b = false <-> a <> b.
  Proof.
    destruct a as [a1 a2], b as [b1 b2]. unfold same_look. simpl.
    destruct (Nat.eqb_spec a1 b1), (Nat.eqb_spec a2 b2); simpl; subst;
      split; intros; congruence.
  Qed.

  (** Section 8: the updated rows are those of nodes that had a row and have one, with another
      look. *)
  Theorem updated_rows_look_different n j :
    In n (all_nodes m) -> nth_error after j = Some (number n) ->
    In j (updated c) <-> In (number n) before /\ look m s checked n <> look m s' checked' n.
  Proof.
    intros Hn H. unfold c, difference. cbn [updated]. fold before after.
    rewrite places_in, Nat.sub_0_r.
    set (f := fun x => among x before &&
      tabulate m (fun n => negb (same_look (look m s checked n) (look m s' checked' n))) x).
    assert (L : j < length after) by (apply nth_error_Some; congruence).
    rewrite (nth_indep _ false (f 0)) by now rewrite map_length.
    rewrite map_nth, (nth_error_nth _ _ _ H). unfold f.
    rewrite andb_true_iff, among_in, tabulated, negb_true_iff, same_look_iff; auto.
    intuition lia.
  Qed.

  (** Section 8: a node is listed as opened or closed if it was and is otherwise. *)
  Theorem toggled_nodes_changed k :
    (In k (newly_opened c) <->
      exists n, In n (all_nodes m) /\ number n = k /\ opened s k = false /\ opened s' k = true) /\
    (In k (closed c) <->
      exists n, In n (all_nodes m) /\ number n = k /\ opened s k = true /\ opened s' k = false).
  Proof.
    assert (T : forall off on, In k (turned m off on) <->
      exists n, In n (all_nodes m) /\ number n = k /\ off k = false /\ on k = true).
    { intros off on. unfold turned. rewrite in_map_iff. split.
      - intros (n & <- & H). apply filter_In in H as [Hn H]. apply andb_true_iff in H as [A B].
        apply negb_true_iff in A. eauto.
      - intros (n & Hn & <- & A & B). exists n. split; auto. apply filter_In.
        now rewrite A, B. }
    unfold c, difference. cbn [newly_opened closed]. rewrite !T.
    split; [reflexivity|]. split; intros (n & X); exists n; tauto.
  Qed.
End Theorems.
