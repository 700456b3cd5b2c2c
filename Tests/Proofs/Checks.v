(** Check items, choices of one and summary checks (section 14). *)

From MenuProofs Require Export Rules.

Inductive check_event :=
| Check (k : nat)
| Uncheck (k : nat)
| ToggleCheck (k : nat)
| RestoreChecks (entries : list (bool * nat)). (* [*id] is true *)

Inductive check_state := Unchecked | Checked | Mixed.

Definition checks (n : node) : bool := check (fst n).
Definition starts (n : node) : bool := check (fst n) && starts_checked (fst n).

(** Whether one item of a group is always checked. *)
Definition is_required (g : group) : bool := is_choice g && existsb starts (group_nodes g).

Section Menu.
  Variable m : menu.

  Definition first_checks : nat -> bool := tabulate m starts.

  Definition is_summary (k : nat) : bool :=
    match node_at m k with Some n => summary (fst n) | None => false end.

  (** The items of a summary check. *)
  Definition items_of (k : nat) : list node :=
    filter checks
      (flat_map (fun g => if among k (above g) && negb (is_choice g) then group_nodes g else [])
         (groups m)).

  Definition summary_state (checked : nat -> bool) (k : nat) : check_state :=
    let l := items_of k in
    if existsb (fun n => checked (number n)) l then
      if forallb (fun n => checked (number n)) l then Checked else Mixed
    else Unchecked.

  (** All items of a summary check. *)
  Definition set_all (checked : nat -> bool) (k : nat) (b : bool) : nat -> bool :=
    regroup_if checks m checked (fun g n =>
      if among k (above g) && negb (is_choice g) then b else checked (number n)).

  Definition check_one (checked : nat -> bool) (k : nat) : nat -> bool :=
    regroup_if checks m checked (fun g =>
      match find (fun n => number n =? k) (group_nodes g) with
      | Some t =>
          if checks t && negb (checked k)
          then opened_by number checks (fun n => checked (number n)) (is_choice g) t
          else fun n => checked (number n)
      | None => fun n => checked (number n)
      end).

  Definition uncheck_one (checked : nat -> bool) (k : nat) : nat -> bool :=
    regroup_if checks m checked (fun g =>
      match find (fun n => number n =? k) (group_nodes g) with
      | Some t =>
          if is_required g then fun n => checked (number n)
          else closed_by number (fun n => checked (number n)) t
      | None => fun n => checked (number n)
      end).

  (** Whether a node is in a choice of one. *)
  Definition is_chosen_alone (k : nat) : bool :=
    existsb (fun g => is_choice g && existsb (fun n => number n =? k) (group_nodes g)) (groups m).

  (** Section 11, steps 1 and 2. *)
  Definition entered_checks (entries : list (bool * nat)) : nat -> bool :=
    let last := rev entries in
    tabulate m (fun n =>
      if checks n then
        match find (fun e => snd e =? number n) last with
        | Some e => fst e
        | None => starts n
        end
      else false).

  Definition checked_of (checked : nat -> bool) (n : node) : bool := checks n && checked (number n).

  (** Section 11, step 5. *)
  Definition settled_choice (checked prefers : nat -> bool) (g : group) (n : node) : bool :=
    if is_choice g then
      match find (checked_of checked) (group_nodes g) with
      | None => is number (find starts (group_nodes g)) n
      | Some first =>
          match find (fun t => checked_of checked t && prefers (number t)) (group_nodes g) with
          | Some t => same number n t
          | None => same number n first
          end
      end
    else checked (number n).

  Definition restore_checks (entries : list (bool * nat)) : nat -> bool :=
    let entered := entered_checks entries in
    let by_entry := fun k => existsb (fun e => fst e && (snd e =? k)) entries in
    regroup_if checks m entered (settled_choice entered by_entry).

  Definition apply_check (checked : nat -> bool) (e : check_event) : nat -> bool :=
    match e with
    | Check k => if is_summary k then set_all checked k true else check_one checked k
    | Uncheck k => if is_summary k then set_all checked k false else uncheck_one checked k
    | ToggleCheck k =>
        if is_summary k then
          match summary_state checked k with
          | Checked => set_all checked k false
          | _ => set_all checked k true
          end
        else if checked k then
          if is_chosen_alone k then checked else uncheck_one checked k
        else check_one checked k
    | RestoreChecks entries => restore_checks entries
    end.

  Definition save_checks (checked : nat -> bool) : list (bool * nat) :=
    map (fun n => (checked (number n), number n))
      (filter (fun n => checks n && negb (eqb (checked (number n)) (starts n))) (all_nodes m)).

  (** The rules of choices of one. *)
  Definition choices_hold (checked : nat -> bool) : Prop :=
    forall g, In g (groups m) ->
      obeys checks (group_nodes g) (is_choice g) (is_required g) (fun n => checked (number n)).

  (** At most one item of a choice of one starts checked. *)
  Definition choices_are_valid : Prop :=
    forall g, In g (groups m) -> is_choice g = true -> count starts (group_nodes g) <= 1.

  (** Nodes that are no check items are never checked. *)
  Definition only_items (checked : nat -> bool) : Prop :=
    forall n, In n (all_nodes m) -> checks n = false -> checked (number n) = false.

  Hypothesis P : proper m.
  Hypothesis V : choices_are_valid.

  Let obeying checked decide g :
    In g (groups m) ->
    obeys checks (group_nodes g) (is_choice g) (is_required g) (decide g) ->
    obeys checks (group_nodes g) (is_choice g) (is_required g)
      (fun n => regroup_if checks m checked decide (number n)).
  Proof.
    intros Hg. apply obeys_ext; auto. intros n Hn C.
    now rewrite (regrouped_if checks m checked decide g n P Hg Hn), C.
  Qed.

  Lemma first_checks_hold : choices_hold first_checks.
  Proof.
    intros g Hg.
    assert (E : forall n, In n (group_nodes g) ->
      checks n && first_checks (number n) = starts n).
    { intros n Hn. unfold first_checks. rewrite tabulated; auto.
      - unfold starts, checks. now destruct (check (fst n)).
      - now apply node_of_group with g. }
    split.
    - intros C. rewrite (count_ext _ starts); auto.
    - intros R _. unfold is_required in R. apply andb_true_iff in R as [_ R].
      apply existsb_exists in R as (n & Hn & S). apply existsb_exists. exists n.
      now rewrite E.
  Qed.

  Let set_all_holds checked k b : choices_hold checked -> choices_hold (set_all checked k b).
  Proof.
    intros C g Hg. apply obeying; auto. destruct (is_choice g) eqn:O.
    - replace (among k (above g) && negb true) with false by now rewrite andb_false_r.
      rewrite <- O. exact (C g Hg).
    - unfold is_required. rewrite O. split; discriminate.
  Qed.

  Let check_one_holds checked k : choices_hold checked -> choices_hold (check_one checked k).
  Proof.
    intros C g Hg. apply obeying; auto.
    destruct (find _ (group_nodes g)) as [t|] eqn:F; [|apply (C g Hg)].
    destruct (checks t && negb (checked k)); [|apply (C g Hg)].
    apply expanding_obeys; [now apply group_is_proper with m| |exact (C g Hg)].
    now apply find_some in F as [Ht _].
  Qed.

  Let uncheck_one_holds checked k : choices_hold checked -> choices_hold (uncheck_one checked k).
  Proof.
    intros C g Hg. apply obeying; auto.
    destruct (find _ (group_nodes g)) as [t|] eqn:F; [|apply (C g Hg)].
    destruct (is_required g) eqn:R; [rewrite <- R; apply (C g Hg)|].
    assert (X := C g Hg). rewrite R in X. apply collapsing_obeys; auto.
    - now apply group_is_proper with m.
    - now apply find_some in F as [Ht _].
  Qed.

  Let restoring_holds entries : choices_hold (restore_checks entries).
  Proof.
    intros g Hg. apply obeying; auto. unfold settled_choice, is_required.
    assert (D := group_is_proper m g P Hg).
    destruct (is_choice g) eqn:O; [|split; discriminate]. simpl.
    assert (One : forall t, count (fun n => same number n t) (group_nodes g) <= 1).
    { intros t. now apply count_key. }
    destruct (find (checked_of _) (group_nodes g)) as [f|] eqn:F.
    - assert (X : forall s, In s (group_nodes g) -> checks s = true ->
        obeys checks (group_nodes g) true (existsb starts (group_nodes g))
          (fun n => same number n s)).
      { intros s Hs Cs. split; intros.
        - eapply Nat.le_trans; [|apply (One s)]. apply count_le. intros n Hn E.
          now apply andb_true_iff in E.
        - apply existsb_exists. exists s. split; auto. unfold same.
          now rewrite Cs, Nat.eqb_refl. }
      destruct (find (fun t => checked_of _ t && _) (group_nodes g)) as [t|] eqn:T.
      + apply find_some in T as [Ht E]. unfold checked_of in E. apply X; auto.
        now destruct (checks t).
      + apply find_some in F as [Hf E]. unfold checked_of in E. apply X; auto.
        now destruct (checks f).
    - destruct (find starts (group_nodes g)) as [t|] eqn:T; simpl.
      + apply find_some in T as [Ht E]. unfold starts in E. split; intros.
        * eapply Nat.le_trans; [|apply (One t)]. apply count_le. intros n Hn X.
          now apply andb_true_iff in X.
        * apply existsb_exists. exists t. split; auto. unfold same, checks.
          rewrite Nat.eqb_refl. now destruct (check (fst t)).
      + split; intros H.
        * rewrite count_none; auto. intros n Hn. apply andb_false_r.
        * apply existsb_exists in H as (n & Hn & S).
          now rewrite (find_none _ _ T n Hn) in S.
  Qed.

  Lemma apply_check_holds checked e : choices_hold checked -> choices_hold (apply_check checked e).
  Proof.
    intros C. destruct e; simpl.
    - destruct (is_summary k); auto.
    - destruct (is_summary k); auto.
    - destruct (is_summary k).
      + destruct (summary_state checked k); auto.
      + destruct (checked k); auto. destruct (is_chosen_alone k); auto.
    - auto.
  Qed.

  Definition run_checks (checked : nat -> bool) (es : list check_event) : nat -> bool :=
    fold_left apply_check es checked.

  Lemma run_checks_hold checked es : choices_hold checked -> choices_hold (run_checks checked es).
  Proof.
    revert checked. unfold run_checks.
    induction es as [|e es IH]; simpl; auto using apply_check_holds.
  Qed.

  (** Section 14: at most one item of a choice of one is checked. *)
  Theorem at_most_one_is_checked es g :
    In g (groups m) -> is_choice g = true ->
    let checked := run_checks first_checks es in
    count (fun n => checks n && checked (number n)) (group_nodes g) <= 1.
  Proof. intros Hg C. now apply (run_checks_hold first_checks es first_checks_hold g Hg). Qed.

  (** Section 14: if one of its items starts checked, exactly one is checked. *)
  Theorem one_is_always_checked es g n :
    In g (groups m) -> is_choice g = true -> In n (group_nodes g) -> starts n = true ->
    let checked := run_checks first_checks es in
    count (fun n => checks n && checked (number n)) (group_nodes g) = 1.
  Proof.
    intros Hg C Hn S checked.
    destruct (run_checks_hold first_checks es first_checks_hold g Hg) as [One Some].
    assert (L := One C).
    assert (R : is_required g = true).
    { unfold is_required. rewrite C. apply existsb_exists. eauto. }
    assert (X : existsb checks (group_nodes g) = true).
    { apply existsb_exists. exists n. split; auto. unfold starts in S. unfold checks.
      now destruct (check (fst n)). }
    specialize (Some R X). apply existsb_exists in Some as (t & Ht & E).
    apply Nat.le_antisymm; auto. unfold count.
    assert (I : In t (filter (fun n => checks n && checked (number n)) (group_nodes g))).
    { apply filter_In. auto. }
    destruct (filter _ (group_nodes g)); [easy|]. simpl. lia.
  Qed.

  Let only_items_regrouped checked decide :
    only_items checked -> only_items (regroup_if checks m checked decide).
  Proof.
    intros O n Hn C. destruct (group_of_node m n Hn) as (g & Hg & Hi).
    rewrite (regrouped_if checks m checked decide g n P Hg Hi), C. auto.
  Qed.

  Lemma run_only_items es : only_items (run_checks first_checks es).
  Proof.
    assert (G : forall es c, only_items c -> only_items (run_checks c es)).
    { clear es. unfold run_checks. induction es as [|e es IH]; simpl; auto. intros c O.
      apply IH. destruct e; simpl.
      - destruct (is_summary k); now apply only_items_regrouped.
      - destruct (is_summary k); now apply only_items_regrouped.
      - destruct (is_summary k).
        + destruct (summary_state c k); now apply only_items_regrouped.
        + destruct (c k); [|now apply only_items_regrouped].
          destruct (is_chosen_alone k); auto. now apply only_items_regrouped.
      - apply only_items_regrouped. intros n Hn C. unfold entered_checks. cbv zeta.
        rewrite tabulated; auto. now rewrite C. }
    apply G. intros n Hn C. unfold first_checks. rewrite tabulated; auto.
    unfold starts. unfold checks in C. now rewrite C.
  Qed.

  (** Sections 10 and 11: restoring saved checks gives each item its check. *)
  Theorem checks_are_restored checked entries :
    choices_hold checked -> only_items checked -> Permutation entries (save_checks checked) ->
    agree m (restore_checks entries) checked.
  Proof.
    intros C O E.
    assert (A : forall n, In n (all_nodes m) -> entered_checks entries (number n) = checked (number n)).
    { intros n Hn. unfold entered_checks. cbv zeta. rewrite tabulated; auto.
      destruct (checks n) eqn:K; [|now rewrite (O n Hn K)].
      destruct (find (fun e => snd e =? number n) (rev entries)) as [(b, k)|] eqn:F.
      - apply find_some in F as [I X]. simpl in *. apply Nat.eqb_eq in X. subst k.
        rewrite <- in_rev in I. apply (Permutation_in _ E) in I.
        unfold save_checks in I. apply in_map_iff in I as (t & Et & It).
        injection Et as Eb Ek. now rewrite <- Eb, Ek.
      - destruct (eqb (checked (number n)) (starts n)) eqn:Q.
        + symmetry. now apply eqb_prop.
        + exfalso.
          assert (I : In (checked (number n), number n) (rev entries)).
          { rewrite <- in_rev. apply (Permutation_in _ (Permutation_sym E)).
            unfold save_checks. apply in_map_iff. exists n. split; auto.
            apply filter_In. rewrite K, Q. auto. }
          apply (find_none _ _ F) in I. simpl in I. rewrite Nat.eqb_refl in I. discriminate. }
    intros n Hn. destruct (group_of_node m n Hn) as (g & Hg & Hi).
    assert (All : forall t, In t (group_nodes g) -> In t (all_nodes m)).
    { intros t Ht. now apply node_of_group with g. }
    unfold restore_checks. cbv zeta. rewrite (regrouped_if checks m _ _ g n P Hg Hi).
    destruct (checks n) eqn:K; [|now apply A].
    unfold settled_choice. destruct (is_choice g) eqn:S; [|now apply A].
    assert (D := group_is_proper m g P Hg). destruct (C g Hg) as [One Some].
    assert (L := One S). unfold count in L.
    assert (U : forall t, In t (group_nodes g) -> checked_of (entered_checks entries) t = true ->
      same number n t = checked (number n)).
    { intros t Ht X. unfold checked_of in X. rewrite A in X; auto. unfold same.
      destruct (checked (number n)) eqn:B.
      - assert (In n (filter (fun x => checks x && checked (number x)) (group_nodes g)))
          by (apply filter_In; now rewrite K, B).
        assert (In t (filter (fun x => checks x && checked (number x)) (group_nodes g)))
          by (apply filter_In; auto).
        assert (n = t).
        { destruct (filter _ (group_nodes g)) as [|x [|y r]]; simpl in *; try lia.
          intuition congruence. }
        subst t. apply Nat.eqb_refl.
      - destruct (number n =? number t) eqn:Q; auto. apply Nat.eqb_eq in Q.
        rewrite <- Q, B, andb_false_r in X. discriminate. }
    destruct (find (checked_of (entered_checks entries)) (group_nodes g)) as [f|] eqn:F.
    - destruct (find (fun t => checked_of _ t && _) (group_nodes g)) as [t|] eqn:T.
      + apply find_some in T as [Ht X]. apply andb_true_iff in X as [X _]. auto.
      + apply find_some in F as [Hf X]. auto.
    - assert (B : checked (number n) = false).
      { apply (find_none _ _ F) in Hi. unfold checked_of in Hi. rewrite K, A in Hi; auto. }
      rewrite B. destruct (find starts (group_nodes g)) as [t|] eqn:T; auto.
      exfalso. apply find_some in T as [Ht X].
      assert (R : is_required g = true).
      { unfold is_required. rewrite S. apply existsb_exists. eauto. }
      assert (Y : existsb checks (group_nodes g) = true) by (apply existsb_exists; eauto).
      specialize (Some R Y). apply existsb_exists in Some as (r & Hr & Z).
      apply (find_none _ _ F) in Hr as W. unfold checked_of in W. rewrite A in W; auto. congruence.
  Qed.

  (** So it is after any events. *)
  Theorem checks_are_restored_after_events es entries :
    let checked := run_checks first_checks es in
    Permutation entries (save_checks checked) -> agree m (restore_checks entries) checked.
  Proof.
    intros checked. apply checks_are_restored.
    - apply run_checks_hold, first_checks_hold.
    - apply run_only_items.
  Qed.

  (** Section 14: [check] of a summary check checks all of its items, and [uncheck] none. *)
  Theorem summary_sets_its_items checked k b n :
    In n (items_of k) -> set_all checked k b (number n) = b.
  Proof.
    unfold items_of. intros H. apply filter_In in H as [H C].
    apply in_flat_map in H as (g & Hg & H).
    destruct (among k (above g) && negb (is_choice g)) eqn:E; [|easy].
    unfold set_all. now rewrite (regrouped_if checks m checked _ g n P Hg H), C, E.
  Qed.
End Menu.
