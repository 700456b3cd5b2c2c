(** Events on many nodes, and those that bring a row into view (sections 4 and 5). *)

From MenuProofs Require Export Nodes Showing.

Section Menu.
  Variable m : menu.
  Hypothesis P : proper m.

  (** Section 5: [expandAll] opens all nodes, except in [single] groups. *)
  Theorem expand_all_opens_all s g n :
    sound m s -> In g (groups m) -> In n (group_nodes g) -> expandable n = true ->
    is_single g = false -> opened (apply m s ExpandAll) (number n) = true.
  Proof.
    intros S Hg Hi E Sg. simpl. unfold bulk. rewrite (regrouped m _ _ g n P Hg Hi).
    destruct (openable n) eqn:O.
    - unfold all_opened. rewrite Sg. now destruct (member _ n).
    - rewrite (sound_open m s S n); auto. now apply node_of_group with g.
  Qed.

  (** Section 5: [collapseAll] closes all nodes that are not fixed, except in [keep-open] groups. *)
  Theorem collapse_all_closes_all s g n :
    In g (groups m) -> In n (group_nodes g) -> openable n = true -> keeps_open g = false ->
    opened (apply m s CollapseAll) (number n) = false.
  Proof.
    intros Hg Hi O K. simpl. unfold bulk. rewrite (regrouped m _ _ g n P Hg Hi), O.
    unfold all_closed. now rewrite K, andb_false_r.
  Qed.

  (** Section 5: [expandAll] is an unlimited depth, and [collapseAll] is depth 0. *)
  Theorem all_is_a_depth s d :
    (forall g, In g (groups m) -> depth g < d) ->
    agree m (opened (apply m s (ExpandToDepth d))) (opened (apply m s ExpandAll)) /\
    agree m (opened (apply m s (ExpandToDepth 0))) (opened (apply m s CollapseAll)).
  Proof.
    intros D. split; intros n Hn; destruct (group_of_node m n Hn) as (g & Hg & Hi); simpl;
      unfold bulk; rewrite !(regrouped m _ _ g n P Hg Hi); auto.
    now replace (depth g <? d) with true by (symmetry; apply Nat.ltb_lt; auto).
  Qed.

  Let siblings_located f n : In n (siblings f) -> In ([], n) (located f).
  Proof.
    induction f as [|i below IHb next IHn]; simpl; auto. intros [<-|H]; auto.
    right. apply in_or_app. auto.
  Qed.

  Let groups_located f up g n :
    In g (groups_below up f) -> In n (group_nodes g) ->
    exists u, In (u, n) (located f) /\ above g = rev u ++ up.
  Proof.
    revert up. induction f as [|i below IHb next IHn]; simpl; intros up H Hn; [easy|].
    destruct H as [<-|H]; simpl in *.
    - exists [key i]. split; auto. right. apply in_or_app. left. apply in_map_iff.
      exists ([], n). auto.
    - apply in_app_or in H as [H|H].
      + destruct (IHb _ H Hn) as (u & Hu & E). exists (key i :: u). split.
        * right. apply in_or_app. left. apply in_map_iff. exists (u, n). auto.
        * rewrite E. simpl. now rewrite <- app_assoc.
      + destruct (IHn _ H Hn) as (u & Hu & E). exists u. split; auto. right. apply in_or_app. auto.
  Qed.

  Let group_located g n :
    In g (groups m) -> In n (group_nodes g) ->
    exists u, In (u, n) (located (top m)) /\ above g = rev u.
  Proof.
    intros [<-|H] Hn.
    - exists []. split; auto.
    - destruct (groups_located _ _ _ _ H Hn) as (u & Hu & E). exists u.
      now rewrite app_nil_r in E.
  Qed.

  Let at_one_place u u' n n' :
    In (u, n) (located (top m)) -> In (u', n') (located (top m)) -> number n = number n' ->
    u = u' /\ n = n'.
  Proof.
    intros H H' E. assert (X : (u, n) = (u', n')).
    { apply (key_is_unique (fun p => number (snd p)) (located (top m))); auto.
      rewrite <- map_map, located_nodes. exact P. }
    injection X. auto.
  Qed.

  Let located_is_node u n : In (u, n) (located (top m)) -> In n (all_nodes m).
  Proof.
    intros H. unfold all_nodes. rewrite <- located_nodes. apply in_map_iff. exists (u, n). auto.
  Qed.

  (** The ancestors of a node are those above it, its parent first. *)
  Lemma ancestors_are_above up n :
    In (up, n) (located (top m)) -> is_line n = false -> ancestors m (number n) = rev up.
  Proof.
    intros H L. unfold ancestors. assert (Hn := located_is_node _ _ H).
    match goal with
    | |- match ?q with Some _ => _ | None => _ end = _ => destruct q as [g|] eqn:F
    end.
    - apply find_some in F as [Hg X]. apply existsb_exists in X as (t & Ht & X).
      apply andb_true_iff in X as [E _]. apply Nat.eqb_eq in E.
      destruct (group_located g t Hg Ht) as (u & Hu & A).
      destruct (at_one_place u up t n Hu H E) as [-> ->]. exact A.
    - destruct (group_of_node m n Hn) as (g & Hg & Hi). apply (find_none _ _ F) in Hg.
      assert (X : existsb (fun t => (number t =? number n) && negb (line (fst t)))
        (group_nodes g) = true); [|congruence].
      apply existsb_exists. exists n. split; auto. unfold is_line in L.
      now rewrite L, Nat.eqb_refl.
  Qed.

  Let ancestor_located f x a y n :
    In (x ++ a :: y, n) (located f) ->
    exists t, In (x, t) (located f) /\ number t = a /\ snd t <> End.
  Proof.
    revert x. induction f as [|i below IHb next IHn]; simpl; intros x H; [easy|].
    destruct H as [H|H].
    - injection H as H _. now destruct x.
    - apply in_app_or in H as [H|H].
      + apply in_map_iff in H as ((u, t) & E & H). simpl in E.
        destruct x as [|z x]; simpl in E; injection E as Ea Eu Et; subst.
        * exists (i, below). repeat split; auto. simpl. now intros ->.
        * destruct (IHb x H) as (r & Hr & E). exists r. split; auto. right.
          apply in_or_app. left. apply in_map_iff. exists (x, r). auto.
      + destruct (IHn x H) as (r & Hr & E). exists r. split; auto. right. apply in_or_app. auto.
  Qed.

  Let find_in g n :
    In g (groups m) -> In n (group_nodes g) ->
    find (fun t => number t =? number n) (group_nodes g) = Some n.
  Proof.
    intros Hg Hn. destruct (find _ (group_nodes g)) as [t|] eqn:F.
    - apply find_some in F as [Ht E]. apply Nat.eqb_eq in E. f_equal.
      apply (key_is_unique number (group_nodes g)); auto. now apply group_is_proper with m.
    - apply (find_none _ _ F) in Hn. now rewrite Nat.eqb_refl in Hn.
  Qed.

  Let opens hid open n :
    steady m open -> In n (all_nodes m) -> expandable n = true ->
    expand m hid open (number n) (number n) = true.
  Proof.
    intros S Hn E. destruct (group_of_node m n Hn) as (g & Hg & Hi). unfold expand.
    rewrite (regrouped m _ _ g n P Hg Hi), (find_in g n Hg Hi).
    destruct (openable n) eqn:O; [|now rewrite (S n Hn O)].
    simpl. destruct (open (number n)) eqn:B; simpl; auto.
    unfold opened_by, same. now rewrite Nat.eqb_refl.
  Qed.

  (** Nodes of different depths are in different groups. *)
  Let spares hid open u v n t :
    In (u, n) (located (top m)) -> In (v, t) (located (top m)) -> length u <> length v ->
    expand m hid open (number n) (number t) = open (number t).
  Proof.
    intros Hu Hv D. assert (Ht := located_is_node _ _ Hv).
    destruct (group_of_node m t Ht) as (g & Hg & Hi). unfold expand.
    rewrite (regrouped m _ _ g t P Hg Hi). destruct (openable t); auto.
    destruct (find _ (group_nodes g)) as [r|] eqn:F; auto.
    exfalso. apply find_some in F as [Hr E]. apply Nat.eqb_eq in E.
    destruct (group_located g t Hg Hi) as (v' & Hv' & A).
    destruct (group_located g r Hg Hr) as (u' & Hu' & B).
    destruct (at_one_place v' v t t Hv' Hv eq_refl) as [-> _].
    destruct (at_one_place u' u r n Hu' Hu E) as [-> _].
    apply D. rewrite <- (rev_length u), <- (rev_length v). congruence.
  Qed.

  (** Only categories and nodes with a body have nodes below them. *)
  Definition only_expandable_have_nodes_below : Prop :=
    forall n, In n (all_nodes m) -> snd n <> End -> expandable n = true.

  Hypothesis X : only_expandable_have_nodes_below.

  Let chain_opens hid up open n :
    steady m open -> In (up, n) (located (top m)) ->
    let o := fold_left (expand m hid) (rev up) open in
    steady m o /\ (forall a, In a up -> o a = true) /\
    forall v t, In (v, t) (located (top m)) -> length up <= length v ->
      o (number t) = open (number t).
  Proof.
    revert open n. induction up as [|a up IH] using rev_ind; intros open n S H; simpl.
    - repeat split; auto.
    - rewrite rev_app_distr. simpl.
      destruct (ancestor_located (top m) up a [] n H) as (t & Ht & E & B). subst a.
      assert (Hn := located_is_node _ _ Ht).
      assert (S' : steady m (expand m hid open (number t))) by now apply regrouping_is_steady.
      destruct (IH (expand m hid open (number t)) t S' Ht) as (S2 & O & K).
      repeat split; auto.
      + intros a Ha. apply in_app_or in Ha as [Ha|[<-|[]]]; auto.
        rewrite (K up t Ht); auto.
      + intros v r Hr L. rewrite app_length in L. simpl in L.
        rewrite (K v r Hr) by lia. apply (spares hid open up v t r); auto. lia.
  Qed.

  (** Section 4: after [reveal], a node has a row, unless it or a node above it is hidden. *)
  Theorem reveal_gives_a_row s up n :
    sound m s -> sought s = None -> In (up, n) (located (top m)) -> is_line n = false ->
    hidden s (number n) = false -> (forall a, In a up -> hidden s a = false) ->
    In (number n) (rows m (apply m s (Reveal (number n)))).
  Proof.
    intros S F H L D U. apply (who_has_a_row m P _ up); auto.
    - now apply apply_is_sound.
    - split; auto. intros a Ha. split; [|now apply U]. simpl. unfold reveal.
      rewrite (ancestors_are_above up n H L).
      now apply (chain_opens (hidden s) up (opened s) n (sound_open m s S) H).
  Qed.
End Menu.
