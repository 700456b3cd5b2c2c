(** Saved states: what is restored, before or after nodes are hidden (sections 10 and 11). *)

From MenuProofs Require Export Rules.

Section Menu.
  Variable m : menu.
  Hypothesis P : proper m.

  Let agree_sym f g : agree m f g -> agree m g f.
  Proof. intros A n Hn. symmetry. auto. Qed.

  (** Where the rules hold already, settling changes nothing. *)
  Lemma settled_already hid open s prefers :
    sound m s -> agree m hid (hidden s) -> agree m open (opened s) ->
    agree m (settle m hid open prefers) (opened s).
  Proof.
    intros S H O n Hn. destruct (group_of_node m n Hn) as (g & Hg & Hi).
    assert (In_all : forall t, In t (group_nodes g) -> In t (all_nodes m)).
    { intros t Ht. now apply node_of_group with g. }
    unfold settle. rewrite (regrouped m open _ g n P Hg Hi).
    destruct (openable n); [|now apply O].
    rewrite (settled_ext number (group_nodes g) (member hid) (member (hidden s))
      (fun t => open (number t)) (fun t => opened s (number t))); auto.
    - apply (settling_keeps number (member (hidden s)) (fun t => opened s (number t))); auto.
      + now apply group_is_proper with m.
      + now apply (sound_rules m s S).
    - intros t Ht. apply (member_agree m); auto.
  Qed.

  (** The entries of a saved state, in any order, say what was open. *)
  Lemma entered_saved s entries :
    sound m s -> Permutation entries (save m s) -> agree m (entered m entries) (opened s).
  Proof.
    intros S E n Hn. unfold entered. cbv zeta. rewrite tabulated; auto.
    destruct (openable n) eqn:O.
    - destruct (find _ (rev entries)) as [(b, k)|] eqn:F.
      + apply find_some in F as [I K]. simpl in *. apply Nat.eqb_eq in K. subst k.
        rewrite <- in_rev in I. apply (Permutation_in _ E) in I.
        unfold save in I. apply in_map_iff in I as (t & Et & It).
        injection Et as Eb Ek. apply filter_In in It as [It _].
        now rewrite <- Eb, Ek.
      + destruct (eqb (opened s (number n)) (initial m (number n))) eqn:Q.
        * symmetry. now apply eqb_prop.
        * exfalso.
          assert (I : In (opened s (number n), number n) (rev entries)).
          { rewrite <- in_rev. apply (Permutation_in _ (Permutation_sym E)).
            unfold save. apply in_map_iff. exists n. split; auto.
            apply filter_In. rewrite O, Q. auto. }
          apply (find_none _ _ F) in I. simpl in I. rewrite Nat.eqb_refl in I. discriminate.
    - rewrite (initial_is_steady m P n Hn O). symmetry. now apply (sound_open m s S).
  Qed.

  (** Section 11: a saved state opens and closes the nodes as they were, in any other state
      in which the same nodes are hidden. *)
  Theorem restore_after_save s other entries :
    sound m s -> Permutation entries (save m s) -> agree m (hidden other) (hidden s) ->
    agree m (opened (apply m other (Restore entries))) (opened s).
  Proof. intros S E H. simpl. apply settled_already; auto. now apply entered_saved. Qed.

  (** An event that opens and closes nothing itself, and restores nothing. *)
  Definition holds_on (s : state) (e : event) : bool :=
    match e with
    | SetHidden _ _ | Filter _ | FilterOff => true
    | Restore _ => false
    | _ => same_flags m (next_open m s e) (opened s)
    end.

  (** A sequence of such events. *)
  Fixpoint all_hold_on (s : state) (es : list event) : bool :=
    match es with
    | [] => true
    | e :: rest => holds_on s e && all_hold_on (apply m s e) rest
    end.

  Let waits s other : Prop :=
    (exists h, held other = Some h /\ agree m h (opened s)) /\
    (agree m (hidden other) (hidden s) -> agree m (opened other) (opened s)).

  Let same_flags_agree f g : same_flags m f g = true -> agree m f g.
  Proof.
    unfold same_flags. rewrite forallb_forall. intros H n Hn. apply eqb_prop. auto.
  Qed.

  Let waiting s other e :
    sound m s -> waits s other -> holds_on other e = true -> waits s (apply m other e).
  Proof.
    intros S [(h & Eh & A) W] H.
    assert (D : same_flags m (next_open m other e) (opened other) = true ->
      waits s (State (next_open m other e) (hidden other)
        (if same_flags m (next_open m other e) (opened other) then held other else None)
        (sought other))).
    { intros F. split; simpl.
      - rewrite F. eauto.
      - intros X n Hn. rewrite (same_flags_agree _ _ F n Hn). now apply W. }
    destruct e; try (apply D; exact H); simpl in H.
    - split; simpl; [eauto|]. rewrite Eh. intros X. apply settled_already; auto.
    - split; simpl; eauto.
    - split; simpl; eauto.
    - discriminate.
  Qed.

  (** Section 11: it makes no difference whether nodes are hidden before or after a saved state is
      restored. While the state is held, the nodes open and close as soon as the same ones are
      hidden, whatever was hidden meanwhile. *)
  Theorem restore_before_hiding s other entries es :
    sound m s -> Permutation entries (save m s) ->
    let restored := apply m other (Restore entries) in
    all_hold_on restored es = true ->
    agree m (hidden (run m restored es)) (hidden s) ->
    agree m (opened (run m restored es)) (opened s).
  Proof.
    intros S E restored H X.
    assert (W : waits s restored).
    { split.
      - exists (entered m entries). split; auto. now apply entered_saved.
      - intros Y. now apply restore_after_save. }
    clearbody restored. revert restored H X W.
    unfold run. induction es as [|e es IH]; simpl; intros r H X W.
    - now apply W.
    - apply andb_true_iff in H as [H1 H2]. apply IH; auto.
  Qed.

  (** Hiding, then restoring, is the same as restoring, then hiding. *)
  Theorem hiding_and_restoring_commute s other ks b entries :
    sound m s -> Permutation entries (save m s) ->
    let first_hidden := apply m (apply m other (SetHidden ks b)) (Restore entries) in
    let first_restored := apply m (apply m other (Restore entries)) (SetHidden ks b) in
    agree m (hidden first_hidden) (hidden s) ->
    agree m (opened first_hidden) (opened first_restored) /\
    agree m (hidden first_hidden) (hidden first_restored).
  Proof.
    intros S E fh fr H. split; [|intros n Hn; reflexivity].
    intros n Hn. transitivity (opened s (number n)).
    - apply restore_after_save; auto.
    - symmetry. apply (restore_before_hiding s other entries [SetHidden ks b]); auto.
  Qed.
End Menu.
