(** The rules of groups hold after every event (section 3). *)

From MenuProofs Require Export Events.

Definition group_obeys (s : state) (g : group) : Prop :=
  obeys (member (hidden s)) (group_nodes g) (is_single g) (keeps_open g)
    (fun n => opened s (number n)).

Definition rules_hold (m : menu) (s : state) : Prop :=
  forall g, In g (groups m) -> group_obeys s g.

(** Fixed nodes are open, and nodes that are not expandable are closed. *)
Definition steady (m : menu) (open : nat -> bool) : Prop :=
  forall n, In n (all_nodes m) -> openable n = false -> open (number n) = expandable n.

Record sound (m : menu) (s : state) : Prop := Sound {
  sound_rules : rules_hold m s;
  sound_open : steady m (opened s);
  sound_held : forall h, held s = Some h -> steady m h
}.

Section Menu.
  Variable m : menu.
  Hypothesis P : proper m.

  Let member_openable hid n : member hid n = true -> openable n = true.
  Proof. unfold member. now destruct (openable n). Qed.

  (** Only decisions about members matter for the rules. *)
  Lemma regrouping_obeys hid open decide g :
    In g (groups m) ->
    obeys (member hid) (group_nodes g) (is_single g) (keeps_open g) (decide g) ->
    obeys (member hid) (group_nodes g) (is_single g) (keeps_open g)
      (fun n => regroup m open decide (number n)).
  Proof.
    intros Hg. apply obeys_ext; auto. intros n Hn M.
    rewrite (regrouped m open decide g n P Hg Hn). now rewrite (member_openable hid n M).
  Qed.

  Lemma regrouping_is_steady open decide : steady m open -> steady m (regroup m open decide).
  Proof.
    intros S n Hn O. destruct (group_of_node m n Hn) as (g & Hg & Hi).
    rewrite (regrouped m open decide g n P Hg Hi), O. auto.
  Qed.

  Section Hidden.
    Variable hid : nat -> bool.
    Let good open := forall g, In g (groups m) ->
      obeys (member hid) (group_nodes g) (is_single g) (keeps_open g)
        (fun n => open (number n)).

    Lemma expand_good open k : good open -> good (expand m hid open k).
    Proof.
      intros G g Hg. apply regrouping_obeys; auto.
      destruct (find _ (group_nodes g)) as [t|] eqn:F; [|apply (G g Hg)].
      destruct (openable t && negb (open k)); [|apply (G g Hg)].
      apply expanding_obeys; auto.
      - now apply group_is_proper with m.
      - now apply find_some in F as [Ht _].
    Qed.

    Lemma collapse_good open k : good open -> good (collapse m hid open k).
    Proof.
      intros G g Hg. apply regrouping_obeys; auto.
      destruct (find _ (group_nodes g)) as [t|] eqn:F; [|apply (G g Hg)].
      destruct (may_close _ _ _ _ _) eqn:C; [|apply (G g Hg)].
      apply collapsing_obeys; auto.
      - now apply group_is_proper with m.
      - now apply find_some in F as [Ht _].
    Qed.

    Lemma toggle_good open k : good open -> good (toggle m hid open k).
    Proof. unfold toggle. destruct (open k); auto using expand_good, collapse_good. Qed.

    Lemma reveal_good open k : good open -> good (reveal m hid open k).
    Proof.
      unfold reveal. generalize (ancestors m k). intros l. revert open.
      induction l as [|a l IH]; simpl; auto using expand_good.
    Qed.

    Lemma bulk_good open choose : good open -> good (bulk m hid open choose).
    Proof.
      intros G g Hg. apply regrouping_obeys; auto.
      assert (D := group_is_proper m g P Hg).
      destruct (choose g) as [[|]|]; [| |apply (G g Hg)].
      - apply opening_all_obeys; auto.
      - apply closing_all_obeys; auto.
    Qed.

    Lemma settle_good open prefers : good (settle m hid open prefers).
    Proof.
      intros g Hg. apply regrouping_obeys; auto. apply settling_obeys.
      now apply group_is_proper with m.
    Qed.
  End Hidden.

  Lemma declared_is_steady : steady m (declared m).
  Proof.
    intros n Hn O. unfold declared. rewrite tabulated; auto. unfold openable in O.
    destruct (expandable n); auto. simpl in *.
    destruct (locked (fst n)); [apply orb_true_r|discriminate].
  Qed.

  Lemma initial_is_steady : steady m (initial m).
  Proof. apply regrouping_is_steady, declared_is_steady. Qed.

  Lemma entered_is_steady entries : steady m (entered m entries).
  Proof.
    intros n Hn O. unfold entered. cbv zeta. rewrite tabulated, O; auto. now apply initial_is_steady.
  Qed.

  Theorem start_is_sound : sound m (start m).
  Proof.
    split.
    - intros g. apply settle_good.
    - apply initial_is_steady.
    - discriminate.
  Qed.

  Let reveal_steady hid open k : steady m open -> steady m (reveal m hid open k).
  Proof.
    unfold reveal. generalize (ancestors m k). intros l. revert open.
    induction l as [|a l IH]; simpl; intros open S; auto.
    now apply IH, regrouping_is_steady.
  Qed.

  Let next_open_steady s e : steady m (opened s) -> steady m (next_open m s e).
  Proof.
    intros S. destruct e; simpl; try exact S; try (apply regrouping_is_steady; exact S).
    - unfold toggle. destruct (opened s k); now apply regrouping_is_steady.
    - now apply reveal_steady.
    - destruct (is_expandable m k); auto. now apply regrouping_is_steady, regrouping_is_steady.
    - destruct (is_expandable m k); auto. now apply regrouping_is_steady, regrouping_is_steady.
  Qed.

  Let next_open_good s e :
    rules_hold m s ->
    forall g, In g (groups m) ->
    obeys (member (hidden s)) (group_nodes g) (is_single g) (keeps_open g)
      (fun n => next_open m s e (number n)).
  Proof.
    intros R. change (forall g, In g (groups m) ->
      obeys (member (hidden s)) (group_nodes g) (is_single g) (keeps_open g)
        (fun n => opened s (number n))) in R.
    destruct e; simpl; try exact R.
    - now apply expand_good.
    - now apply collapse_good.
    - now apply toggle_good.
    - now apply reveal_good.
    - now apply bulk_good.
    - now apply bulk_good.
    - now apply bulk_good.
    - destruct (is_expandable m k); auto. now apply bulk_good, expand_good.
    - destruct (is_expandable m k); auto. now apply bulk_good, collapse_good.
  Qed.

  Theorem apply_is_sound s e : sound m s -> sound m (apply m s e).
  Proof.
    intros [R S H].
    assert (D : sound m (State (next_open m s e) (hidden s)
      (if same_flags m (next_open m s e) (opened s) then held s else None) (sought s))).
    { split; simpl.
      - intros g Hg. exact (next_open_good s e R g Hg).
      - now apply next_open_steady.
      - destruct (same_flags _ _ _); [exact H|discriminate]. }
    destruct e; try exact D; simpl.
    - split; simpl; auto.
      + intros g. apply settle_good.
      + apply regrouping_is_steady. destruct (held s); auto.
    - split; auto.
    - split; auto.
    - split; simpl.
      + intros g. apply settle_good.
      + apply regrouping_is_steady, entered_is_steady.
      + intros h E. injection E as <-. apply entered_is_steady.
  Qed.

  Theorem run_is_sound s es : sound m s -> sound m (run m s es).
  Proof.
    revert s. unfold run. induction es as [|e es IH]; simpl; auto using apply_is_sound.
  Qed.

  (** Section 3: at most one member of a [single] group is open. *)
  Theorem single_holds es g :
    In g (groups m) -> is_single g = true ->
    let s := run m (start m) es in
    count (fun n => member (hidden s) n && opened s (number n)) (group_nodes g) <= 1.
  Proof.
    intros Hg S. destruct (run_is_sound (start m) es start_is_sound) as [R _ _].
    now apply (R g Hg).
  Qed.

  (** Section 3: if a [keep-open] group has members, one of them is open. *)
  Theorem keep_open_holds es g n :
    In g (groups m) -> keeps_open g = true ->
    let s := run m (start m) es in
    In n (group_nodes g) -> member (hidden s) n = true ->
    exists o, In o (group_nodes g) /\ member (hidden s) o = true /\ opened s (number o) = true.
  Proof.
    intros Hg K s Hn M. destruct (run_is_sound (start m) es start_is_sound) as [R _ _].
    assert (X : existsb (member (hidden s)) (group_nodes g) = true).
    { apply existsb_exists. eauto. }
    apply (R g Hg) in X; auto. apply existsb_exists in X as (o & Ho & E).
    apply andb_true_iff in E. eauto.
  Qed.

  (** Section 1: a fixed node is always open, and a leaf or separator always closed. *)
  Theorem fixed_stay_open es n :
    In n (all_nodes m) -> openable n = false ->
    opened (run m (start m) es) (number n) = expandable n.
  Proof. intros Hn O. now apply (run_is_sound (start m) es start_is_sound). Qed.
End Menu.
