(** Held states: what is hidden already can be hidden again (sections 7 and 11). *)

From MenuProofs Require Export Filters.

Section Menu.
  Variable m : menu.
  Hypothesis P : proper m.

  (** What is open is the held state, as far as the rules of groups allow. *)
  Definition settled_from_held (s : state) : Prop :=
    forall h, held s = Some h ->
    exists prefers, agree m (opened s) (settle m (hidden s) h prefers).

  Let same_flags_agree f g : same_flags m f g = true -> agree m f g.
  Proof.
    unfold same_flags. rewrite forallb_forall. intros H n Hn. apply eqb_prop. auto.
  Qed.

  Lemma apply_settles s e : settled_from_held s -> settled_from_held (apply m s e).
  Proof.
    intros C.
    assert (D : settled_from_held (State (next_open m s e) (hidden s)
      (if same_flags m (next_open m s e) (opened s) then held s else None) (sought s))).
    { intros h. simpl. destruct (same_flags _ _ _) eqn:F; [|discriminate].
      intros E. destruct (C h E) as (p & A). exists p. intros n Hn.
      rewrite (same_flags_agree _ _ F n Hn). auto. }
    destruct e; try exact D; intros h; simpl.
    - intros E. rewrite E. eexists. intros n Hn. reflexivity.
    - apply C.
    - apply C.
    - intros E. injection E as <-. eexists. intros n Hn. reflexivity.
  Qed.

  Lemma run_settles es : settled_from_held (run m (start m) es).
  Proof.
    assert (G : forall es s, settled_from_held s -> settled_from_held (run m s es)).
    { clear es. unfold run. induction es as [|e es IH]; simpl; auto using apply_settles. }
    apply G. intros h E. discriminate.
  Qed.

  (** Settling again, in favor of what is open, changes nothing. *)
  Lemma settled_twice hid h prefers open :
    agree m open (settle m hid h prefers) ->
    agree m (settle m hid h (tabulate m (fun n => awake hid n && open (number n)))) open.
  Proof.
    intros A n Hn. destruct (group_of_node m n Hn) as (g & Hg & Hi).
    assert (All : forall t, In t (group_nodes g) -> In t (all_nodes m)).
    { intros t Ht. now apply node_of_group with g. }
    rewrite (A n Hn). unfold settle at 1 2.
    rewrite !(regrouped m _ _ g n P Hg Hi). destruct (openable n) eqn:O; auto.
    unfold settled. destruct (member hid n) eqn:M; auto.
    set (om := open_member (member hid) (fun t => h (number t))).
    destruct (find om (group_nodes g)) as [f|] eqn:F; auto.
    destruct (is_single g) eqn:Sg; auto.
    set (stays := match find (fun t => om t && prefers (number t)) (group_nodes g) with
      | Some t => t | None => f end).
    assert (Hs : In stays (group_nodes g) /\ om stays = true).
    { unfold stays. apply find_some in F.
      destruct (find (fun t => om t && prefers (number t)) (group_nodes g)) as [t|] eqn:T; auto.
      apply find_some in T as [Ht E]. apply andb_true_iff in E. tauto. }
    assert (W : forall t, In t (group_nodes g) -> om t = true ->
      tabulate m (fun n => awake hid n && open (number n)) (number t) = same number t stays).
    { intros t Ht E. rewrite tabulated; auto. unfold om, open_member in E.
      apply andb_true_iff in E as [Mt Et].
      assert (At : awake hid t = true) by (unfold member in Mt; now apply andb_true_iff in Mt).
      assert (Ot : openable t = true) by (unfold member in Mt; now apply andb_true_iff in Mt).
      rewrite At, (A t (All t Ht)). unfold settle.
      rewrite (regrouped m _ _ g t P Hg Ht), Ot. unfold settled. rewrite Mt. fold om.
      rewrite F, Sg. unfold stays. simpl.
      destruct (find (fun t => om t && prefers (number t)) (group_nodes g)); auto. }
    assert (X : find (fun t => om t &&
        tabulate m (fun n => awake hid n && open (number n)) (number t)) (group_nodes g)
      = Some stays).
    { destruct (find (fun t => om t &&
        tabulate m (fun n => awake hid n && open (number n)) (number t)) (group_nodes g))
        as [t|] eqn:T.
      - apply find_some in T as [Ht E]. apply andb_true_iff in E as [E1 E2].
        rewrite W in E2; auto. f_equal. apply Nat.eqb_eq in E2.
        apply (number_is_unique m); auto. apply All, Hs.
      - assert (E := find_none _ _ T _ (proj1 Hs)). cbv beta in E.
        rewrite W in E; try apply Hs.
        destruct Hs as [_ Hs]. rewrite Hs in E. unfold same in E.
        now rewrite Nat.eqb_refl in E. }
    rewrite X. unfold stays.
    now destruct (find (fun t => om t && prefers (number t)) (group_nodes g)).
  Qed.

  (** Section 7: if an event hides what is hidden and shows what is not, nothing opens or closes, even
      while a state is held. *)
  Theorem hiding_again_changes_nothing es ks b :
    let s := run m (start m) es in
    agree m (hidden (apply m s (SetHidden ks b))) (hidden s) ->
    agree m (opened (apply m s (SetHidden ks b))) (opened s).
  Proof.
    intros s H. assert (S : sound m s) by now apply run_is_sound, start_is_sound.
    assert (C := run_settles es). fold s in C. simpl in *.
    destruct (held s) as [h|] eqn:E; [|now apply settled_already].
    destruct (C h E) as (p & A).
    intros n Hn. rewrite <- (settled_twice _ _ _ _ A n Hn).
    destruct (group_of_node m n Hn) as (g & Hg & Hi). unfold settle.
    rewrite !(regrouped m _ _ g n P Hg Hi). destruct (openable n); auto.
    apply settled_ext; auto. intros t Ht. apply (member_agree m); auto.
    now apply node_of_group with g.
  Qed.
End Menu.
