(** What events on one node do, and what they leave as it is (sections 2 and 4). *)

From MenuProofs Require Export Rules.

Section Menu.
  Variable m : menu.
  Hypothesis P : proper m.

  Let in_group g n : In g (groups m) -> In n (group_nodes g) -> In n (all_nodes m).
  Proof. intros. now apply node_of_group with g. Qed.

  Let found g n :
    In g (groups m) -> In n (group_nodes g) ->
    find (fun t => number t =? number n) (group_nodes g) = Some n.
  Proof.
    intros Hg Hn. destruct (find _ (group_nodes g)) as [t|] eqn:F.
    - apply find_some in F as [Ht E]. apply Nat.eqb_eq in E. f_equal.
      apply (key_is_unique number (group_nodes g)); auto. now apply group_is_proper with m.
    - apply (find_none _ _ F) in Hn. now rewrite Nat.eqb_refl in Hn.
  Qed.

  Let not_found g n :
    In g (groups m) -> In n (all_nodes m) -> ~ In n (group_nodes g) ->
    find (fun t => number t =? number n) (group_nodes g) = None.
  Proof.
    intros Hg Hn N. destruct (find _ (group_nodes g)) as [t|] eqn:F; auto.
    apply find_some in F as [Ht E]. apply Nat.eqb_eq in E. exfalso. apply N.
    replace n with t; auto. apply (number_is_unique m); eauto.
  Qed.

  Let fixed_are_open s n :
    sound m s -> In n (all_nodes m) -> expandable n = true -> openable n = false ->
    opened s (number n) = true.
  Proof. intros S Hn E O. now rewrite (sound_open m s S n Hn O). Qed.

  (** Section 4: [expand] opens its node, whatever is dormant or fixed. *)
  Theorem expand_opens s n :
    sound m s -> In n (all_nodes m) -> expandable n = true ->
    opened (apply m s (Expand (number n))) (number n) = true.
  Proof.
    intros S Hn E. destruct (group_of_node m n Hn) as (g & Hg & Hi). simpl. unfold expand.
    rewrite (regrouped m _ _ g n P Hg Hi), (found g n Hg Hi).
    destruct (openable n) eqn:O; [|now apply fixed_are_open].
    simpl. destruct (opened s (number n)) eqn:B; simpl; auto.
    unfold opened_by, same. now rewrite Nat.eqb_refl.
  Qed.

  (** Section 4: [collapse] closes its node, unless it is the only open member of a [keep-open]
      group. *)
  Theorem collapse_closes s n g :
    In g (groups m) -> In n (group_nodes g) -> openable n = true ->
    opened (apply m s (Collapse (number n))) (number n) = false <->
    opened s (number n) = false \/ keeps_open g = false \/ member (hidden s) n = false \/
      count (fun t => member (hidden s) t && opened s (number t)) (group_nodes g) <> 1.
  Proof.
    intros Hg Hi O. simpl. unfold collapse.
    rewrite (regrouped m _ _ g n P Hg Hi), (found g n Hg Hi), O.
    unfold may_close, open_member.
    set (c := count _ _).
    destruct (keeps_open g), (member (hidden s) n), (opened s (number n)) eqn:B,
      (c =? 1) eqn:C; simpl; rewrite ?Nat.eqb_eq, ?Nat.eqb_neq in C;
      unfold closed_by, same; rewrite ?Nat.eqb_refl, ?B; intuition congruence.
  Qed.

  (** Sections 2 and 4: an event on a node opens and closes no node of another group, no
      dormant node and no fixed one. *)
  Theorem events_on_a_node_spare_others s n t e :
    In n (all_nodes m) -> In t (all_nodes m) -> t <> n ->
    (forall g, In g (groups m) -> In n (group_nodes g) -> In t (group_nodes g) -> member (hidden s) t = false) ->
    In e [Expand (number n); Collapse (number n); Toggle (number n)] ->
    opened (apply m s e) (number t) = opened s (number t).
  Proof.
    intros Hn Ht D H He. destruct (group_of_node m t Ht) as (g & Hg & Hi).
    assert (N : (number t =? number n) = false).
    { apply Nat.eqb_neq. intros E. apply D. now apply (number_is_unique m). }
    assert (X : opened (apply m s (Expand (number n))) (number t) = opened s (number t)).
    { simpl. unfold expand. rewrite (regrouped m _ _ g t P Hg Hi).
      destruct (openable t); auto. destruct (find _ (group_nodes g)) as [r|] eqn:F; auto.
      destruct (openable r && _); auto.
      apply find_some in F as [Hr E]. apply Nat.eqb_eq in E.
      assert (r = n) by (apply (number_is_unique m); eauto). subst r.
      unfold opened_by, same. rewrite N, (H g Hg Hr Hi). now rewrite andb_false_r. }
    assert (Y : opened (apply m s (Collapse (number n))) (number t) = opened s (number t)).
    { simpl. unfold collapse. rewrite (regrouped m _ _ g t P Hg Hi).
      destruct (openable t); auto. destruct (find _ (group_nodes g)) as [r|] eqn:F; auto.
      destruct (may_close _ _ _ _ _); auto.
      apply find_some in F as [Hr E]. apply Nat.eqb_eq in E.
      unfold closed_by, same. now rewrite E, N. }
    destruct He as [<-|[<-|[<-|[]]]]; auto. simpl. unfold toggle.
    destruct (opened s (number n)); auto.
  Qed.

  (** Section 2: becoming dormant or awake never changes whether a node is open. *)
  Theorem dormant_nodes_keep_their_state s ks b n :
    held s = None -> In n (all_nodes m) ->
    let s' := apply m s (SetHidden ks b) in
    awake (hidden s') n = false -> opened s' (number n) = opened s (number n).
  Proof.
    intros N Hn s' A. destruct (group_of_node m n Hn) as (g & Hg & Hi).
    unfold s' in *. simpl in *. rewrite N. unfold settle.
    rewrite (regrouped m _ _ g n P Hg Hi).
    unfold settled, member. rewrite A. rewrite andb_false_r. now destruct (openable n).
  Qed.

  (** Section 7: a node that wakes where no rule stands against it is as it was. *)
  Theorem waking_nodes_are_as_they_were s ks b n g :
    held s = None -> In g (groups m) -> In n (group_nodes g) ->
    is_single g = false -> keeps_open g = false ->
    opened (apply m s (SetHidden ks b)) (number n) = opened s (number n).
  Proof.
    intros N Hg Hi S K. simpl. rewrite N. unfold settle. rewrite (regrouped m _ _ g n P Hg Hi).
    destruct (openable n); auto. unfold settled. rewrite S, K.
    destruct (member _ n) eqn:M; auto.
    destruct (find _ (group_nodes g)) as [f|] eqn:F; auto.
    apply (find_none _ _ F) in Hi. unfold open_member in Hi. rewrite M in Hi. simpl in *.
    congruence.
  Qed.

  (** Section 7, step 3: of the open members of a [single] group, the one stays open that was awake
      and open before the event. *)
  Theorem who_was_open_stays_open s ks b n g :
    sound m s -> held s = None -> In g (groups m) -> In n (group_nodes g) ->
    member (hidden s) n = true -> opened s (number n) = true -> is_single g = true ->
    member (hidden (apply m s (SetHidden ks b))) n = true ->
    opened (apply m s (SetHidden ks b)) (number n) = true.
  Proof.
    intros S N Hg Hi M O Sg M'.
    assert (All : forall t, In t (group_nodes g) -> In t (all_nodes m)) by eauto.
    assert (Hn := All n Hi). simpl in M' |- *. rewrite N. unfold settle.
    rewrite (regrouped m _ _ g n P Hg Hi). unfold settled. rewrite M', Sg.
    destruct (openable n); auto.
    set (h := hide m (hidden s) ks b) in *.
    destruct (find (open_member _ _) (group_nodes g)) as [f|] eqn:F.
    2: { apply (find_none _ _ F) in Hi. unfold open_member in Hi. now rewrite M', O in Hi. }
    match goal with
    | |- match ?q with Some _ => _ | None => _ end = true => destruct q as [t|] eqn:T
    end.
    - apply find_some in T as [Ht E]. apply andb_true_iff in E as [E W].
      rewrite tabulated in W; eauto. apply andb_true_iff in W as [W1 W2].
      assert (Mt : member (hidden s) t = true).
      { unfold member, open_member in *. rewrite W1.
        apply andb_true_iff in E as [E _]. now apply andb_true_iff in E as [-> _]. }
      assert (t = n).
      { assert (C := proj1 (sound_rules m s S g Hg) Sg). unfold count in C.
        assert (It : In t (filter (fun x => member (hidden s) x && opened s (number x))
          (group_nodes g))) by (apply filter_In; now rewrite Mt, W2).
        assert (In' : In n (filter (fun x => member (hidden s) x && opened s (number x))
          (group_nodes g))) by (apply filter_In; now rewrite M, O).
        destruct (filter _ (group_nodes g)) as [|x [|y r]]; simpl in *; try lia.
        intuition congruence. }
      subst t. apply Nat.eqb_refl.
    - apply (find_none _ _ T) in Hi. unfold open_member in Hi. rewrite M', O in Hi.
      rewrite tabulated in Hi; eauto. unfold member in M. apply andb_true_iff in M as [_ M].
      rewrite M, O in Hi. discriminate.
  Qed.
End Menu.
