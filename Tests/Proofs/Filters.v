(** A filter is a view: it opens and closes nothing, and what it hides comes back (section 6). *)

From MenuProofs Require Export Rows Saving.

Definition is_filter (e : event) : bool :=
  match e with Filter _ | FilterOff => true | _ => false end.

(** The same state under another filter. *)
Definition seen (s : state) (found : option (list nat)) : state :=
  State (opened s) (hidden s) (held s) found.

Section Menu.
  Variable m : menu.

  Let apply_seen s found e :
    is_filter e = false -> apply m (seen s found) e = seen (apply m s e) found.
  Proof. destruct e; try discriminate; reflexivity. Qed.

  Let filter_seen s found e :
    is_filter e = true -> exists found', apply m (seen s found) e = seen s found'.
  Proof. destruct e; try discriminate; intros _; simpl; eexists; reflexivity. Qed.

  (** Section 6: events do the same with and without filters. *)
  Theorem filters_change_nothing_else s es :
    exists found,
      run m s es = seen (run m s (filter (fun e => negb (is_filter e)) es)) found.
  Proof.
    assert (G : forall es s found, exists found',
      run m (seen s found) es =
        seen (run m s (filter (fun e => negb (is_filter e)) es)) found').
    { clear es s. unfold run. induction es as [|e es IH]; simpl; intros s found; eauto.
      destruct (is_filter e) eqn:F; simpl.
      - destruct (filter_seen s found e F) as (f & ->). apply IH.
      - rewrite apply_seen by assumption. apply IH. }
    destruct (G es s (sought s)) as (found & E). exists found. rewrite <- E. now destruct s.
  Qed.

  (** Section 6: when a filter is removed, the state is shown that events have led to. *)
  Theorem what_a_filter_hides_comes_back s es :
    sought s = None ->
    rows m (run m s (es ++ [FilterOff])) =
      rows m (run m s (filter (fun e => negb (is_filter e)) es)).
  Proof.
    intros N. unfold run. rewrite fold_left_app. simpl.
    change (fold_left (apply m) es s) with (run m s es).
    change (fold_left (apply m) (filter (fun e => negb (is_filter e)) es) s)
      with (run m s (filter (fun e => negb (is_filter e)) es)).
    destruct (filters_change_nothing_else s es) as (found & ->). simpl.
    apply rows_depend_on_the_state; simpl; try (intros n Hn; reflexivity).
    symmetry. assert (K : forall l s, sought s = None ->
      sought (run m s (filter (fun e => negb (is_filter e)) l)) = None).
    { clear. unfold run. induction l as [|e l IH]; simpl; intros s N; auto.
      destruct (is_filter e) eqn:F; simpl; auto. apply IH.
      destruct e; try discriminate; simpl; auto. }
    now apply K.
  Qed.

  (** Section 11: the rows are those that were saved. *)
  Theorem restored_rows s other entries :
    proper m -> sound m s -> Permutation entries (save m s) ->
    agree m (hidden other) (hidden s) -> sought other = sought s ->
    rows m (apply m other (Restore entries)) = rows m s.
  Proof.
    intros P S E H F. apply rows_depend_on_the_state; auto. now apply restore_after_save.
  Qed.
End Menu.
