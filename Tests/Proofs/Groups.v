(** What happens in one group, and why its rules hold afterwards (sections 3, 4, 5 and 7). *)

From MenuProofs Require Export Lists.

Section Group.
  Context {A : Type}.
  Variables (name : A -> nat) (member open : A -> bool) (l : list A).

  (** The rules [single] and [keep-open] of a group. *)
  Definition obeys (is_single keeps_open : bool) (open : A -> bool) : Prop :=
    (is_single = true -> count (fun n => member n && open n) l <= 1) /\
    (keeps_open = true -> existsb member l = true ->
     existsb (fun n => member n && open n) l = true).

  Definition same (a b : A) : bool := name a =? name b.
  Definition is (o : option A) (n : A) : bool :=
    match o with Some t => same n t | None => false end.
  Definition open_member (n : A) : bool := member n && open n.

  (** Whether a node is open after another one, or itself, was opened. *)
  Definition opened_by (is_single : bool) (t n : A) : bool :=
    if same n t then true
    else if is_single && member t && member n then false else open n.

  Definition closed_by (t n : A) : bool := if same n t then false else open n.

  Definition may_close (keeps_open : bool) (t : A) : bool :=
    negb (keeps_open && open_member t && (count open_member l =? 1)).

  (** Section 5: a group is opened or closed. *)
  Definition all_opened (is_single : bool) (n : A) : bool :=
    if member n then
      if is_single then
        match find open_member l with
        | Some _ => open n
        | None => is (find member l) n
        end
      else true
    else true.

  Definition all_closed (keeps_open : bool) (n : A) : bool :=
    member n && keeps_open && is (find open_member l) n.

  (** Steps 3 and 4 of section 7. *)
  Definition settled (is_single keeps_open : bool) (prefers : A -> bool) (n : A) : bool :=
    if member n then
      match find open_member l with
      | None => keeps_open && is (find member l) n
      | Some first =>
          if is_single then
            match find (fun t => open_member t && prefers t) l with
            | Some t => same n t
            | None => same n first
            end
          else open n
      end
    else open n.

  Hypothesis distinct : NoDup (map name l).

  Let holds (p : A -> bool) n : In n l -> p n = true -> existsb p l = true.
  Proof. intros. apply existsb_exists. eauto. Qed.

  Let one t : count (fun n => same n t) l <= 1.
  Proof. apply count_key. exact distinct. Qed.

  Let same_self t : same t t = true.
  Proof. apply Nat.eqb_refl. Qed.

  Let same_eq a b : In a l -> In b l -> same a b = true -> a = b.
  Proof. intros Ha Hb E. apply Nat.eqb_eq in E. eapply key_is_unique; eauto. Qed.

  Let no_open : find open_member l = None -> forall n, In n l -> member n && open n = false.
  Proof. intros F n. apply (find_none _ _ F). Qed.

  Lemma expanding_obeys sg kp t :
    In t l -> obeys sg kp open -> obeys sg kp (opened_by sg t).
  Proof.
    intros Ht [S K]. unfold obeys, opened_by. split.
    - intros ->. specialize (S eq_refl). simpl. destruct (member t) eqn:M; simpl.
      + eapply Nat.le_trans; [|apply (one t)]. apply count_le. intros n Hn E.
        destruct (same n t); auto. destruct (member n); auto.
      + eapply Nat.le_trans; [|exact S]. apply count_le. intros n Hn E.
        destruct (same n t) eqn:E'; auto.
        rewrite (same_eq n t Hn Ht E'), M in E. discriminate.
    - intros Ek Em. specialize (K Ek Em). destruct (member t) eqn:M.
      + apply (holds _ t Ht). now rewrite M, same_self.
      + apply existsb_exists in K as (n & Hn & E). apply (holds _ n Hn).
        rewrite andb_false_r. simpl. destruct (member n); auto. simpl in *.
        now destruct (same n t).
  Qed.

  Lemma collapsing_obeys sg kp t :
    In t l -> may_close kp t = true -> obeys sg kp open -> obeys sg kp (closed_by t).
  Proof.
    intros Ht C [S K]. unfold obeys, closed_by. split.
    - intros E. specialize (S E). eapply Nat.le_trans; [|exact S]. apply count_le.
      intros n Hn E'. destruct (same n t); auto. now rewrite andb_false_r in E'.
    - intros -> Em. specialize (K eq_refl Em).
      destruct (existsb (fun n => member n && (if same n t then false else open n)) l) eqn:X;
        auto.
      exfalso.
      assert (Z : forall n, In n l -> open_member n = true -> same n t = true).
      { intros n Hn E. destruct (same n t) eqn:D; auto.
        rewrite <- X. apply (holds _ n Hn). now rewrite D. }
      apply existsb_exists in K as (n & Hn & E).
      assert (n = t) by (apply same_eq; auto). subst n.
      unfold may_close in C. change (open_member t = true) in E. rewrite E in C. simpl in C.
      assert (count open_member l = 1).
      { apply Nat.le_antisymm.
        - eapply Nat.le_trans; [|apply (one t)]. apply count_le. auto.
        - unfold count. assert (I : In t (filter open_member l)) by (apply filter_In; auto).
          destruct (filter open_member l); [easy|]. simpl. lia. }
      rewrite H in C. discriminate.
  Qed.

  Lemma opening_all_obeys sg kp : obeys sg kp open -> obeys sg kp (all_opened sg).
  Proof.
    intros [S K]. unfold obeys, all_opened. split.
    - intros ->. specialize (S eq_refl). destruct (find open_member l) as [f|] eqn:F.
      + eapply Nat.le_trans; [|exact S]. apply count_le. intros n Hn E.
        now destruct (member n).
      + destruct (find member l) as [f|] eqn:G; simpl.
        * eapply Nat.le_trans; [|apply (one f)]. apply count_le. intros n Hn E.
          now destruct (member n).
        * rewrite count_none; auto. intros n Hn. now rewrite (find_none _ _ G n Hn).
    - intros Ek Em. destruct sg.
      + destruct (find open_member l) as [f|] eqn:F.
        * apply find_some in F as [Hf E]. apply (holds _ f Hf).
          unfold open_member in E. destruct (member f); auto.
        * destruct (find member l) as [f|] eqn:G; simpl.
          -- apply find_some in G as [Hf E]. apply (holds _ f Hf). now rewrite E, same_self.
          -- apply existsb_exists in Em as (n & Hn & E).
             now rewrite (find_none _ _ G n Hn) in E.
      + apply existsb_exists in Em as (n & Hn & E). apply (holds _ n Hn). now rewrite E.
  Qed.

  Lemma closing_all_obeys sg kp : obeys sg kp open -> obeys sg kp (all_closed kp).
  Proof.
    intros [S K]. unfold obeys, all_closed. split.
    - intros _. destruct (find open_member l) as [f|] eqn:F; simpl.
      + eapply Nat.le_trans; [|apply (one f)]. apply count_le. intros n Hn E.
        destruct (same n f); auto. now rewrite !andb_false_r in E.
      + rewrite count_none; auto. intros n Hn. now rewrite !andb_false_r.
    - intros -> Em. specialize (K eq_refl Em). apply existsb_exists in K as (n & Hn & E).
      destruct (find open_member l) as [f|] eqn:F; simpl.
      + apply find_some in F as [Hf E']. apply (holds _ f Hf).
        unfold open_member in E'. destruct (member f); auto. now rewrite same_self.
      + now rewrite (no_open eq_refl n Hn) in E.
  Qed.

  Lemma settling_obeys sg kp prefers : obeys sg kp (settled sg kp prefers).
  Proof.
    unfold obeys, settled. split.
    - intros ->. destruct (find open_member l) as [f|] eqn:F; simpl.
      + destruct (find (fun t => open_member t && prefers t) l) as [t|].
        * eapply Nat.le_trans; [|apply (one t)]. apply count_le. intros n Hn E.
          now destruct (member n).
        * eapply Nat.le_trans; [|apply (one f)]. apply count_le. intros n Hn E.
          now destruct (member n).
      + destruct (find member l) as [f|] eqn:G; simpl.
        * eapply Nat.le_trans; [|apply (one f)]. apply count_le. intros n Hn E.
          destruct (member n), kp; auto; discriminate.
        * rewrite count_none; auto. intros n Hn. now rewrite (find_none _ _ G n Hn).
    - intros -> Em. destruct (find open_member l) as [f|] eqn:F; simpl.
      + destruct sg.
        * destruct (find (fun t => open_member t && prefers t) l) as [t|] eqn:T.
          -- apply find_some in T as [Ht E]. apply (holds _ t Ht).
             apply andb_true_iff in E as [E _]. apply andb_true_iff in E as [E _].
             now rewrite E, same_self.
          -- apply find_some in F as [Hf E]. apply (holds _ f Hf).
             apply andb_true_iff in E as [E _]. now rewrite E, same_self.
        * apply find_some in F as [Hf E]. apply (holds _ f Hf).
          unfold open_member in E. now destruct (member f).
      + destruct (find member l) as [f|] eqn:G; simpl.
        * apply find_some in G as [Hf E]. apply (holds _ f Hf). now rewrite E, same_self.
        * apply existsb_exists in Em as (n & Hn & E). now rewrite (find_none _ _ G n Hn) in E.
  Qed.

  Let only_one p a b : count p l <= 1 -> In a l -> In b l -> p a = true -> p b = true -> a = b.
  Proof.
    unfold count. intros C Ha Hb Pa Pb.
    assert (Ia : In a (filter p l)) by (apply filter_In; auto).
    assert (Ib : In b (filter p l)) by (apply filter_In; auto).
    destruct (filter p l) as [|x [|y r]]; simpl in *; try lia; intuition congruence.
  Qed.

  (** Where the rules hold, there is nothing to settle. *)
  Lemma settling_keeps sg kp prefers n :
    obeys sg kp open -> In n l -> settled sg kp prefers n = open n.
  Proof.
    intros [S K] Hn. unfold settled. destruct (member n) eqn:M; auto.
    destruct (find open_member l) as [f|] eqn:F.
    - destruct sg; auto. specialize (S eq_refl). apply find_some in F as [Hf Ef].
      assert (U : forall t, In t l -> open_member t = true -> same n t = open n).
      { intros t Ht Et. destruct (open n) eqn:O.
        - assert (n = t); [|subst; auto].
          apply (only_one _ n t S Hn Ht); auto. now rewrite M, O.
        - destruct (same n t) eqn:E; auto. apply same_eq in E; auto. subst t.
          unfold open_member in Et. rewrite M, O in Et. discriminate. }
      destruct (find _ l) as [t|] eqn:T; auto.
      apply find_some in T as [Ht E]. apply U; auto. now apply andb_true_iff in E as [E _].
    - assert (N := no_open eq_refl n Hn). rewrite M in N. simpl in N. rewrite N.
      destruct kp; auto. exfalso.
      assert (X := K eq_refl (holds _ n Hn M)). apply existsb_exists in X as (t & Ht & E).
      now rewrite (no_open eq_refl t Ht) in E.
  Qed.
End Group.

(** The rules depend on no more than the members and what is open among them. *)
Lemma obeys_ext {A} (l : list A) member member' sg kp open open' :
  (forall n, In n l -> member n = member' n) ->
  (forall n, In n l -> member n = true -> open n = open' n) ->
  obeys member l sg kp open -> obeys member' l sg kp open'.
Proof.
  intros M O [S K].
  assert (E : forall n, In n l -> member' n && open' n = member n && open n).
  { intros n Hn. rewrite <- (M n Hn). destruct (member n) eqn:X; auto.
    simpl. symmetry. auto. }
  split.
  - intros H. specialize (S H). now rewrite (count_ext _ _ _ E).
  - intros H X. apply existsb_exists in X as (n & Hn & X). rewrite <- M in X; auto.
    assert (Y : existsb member l = true) by (apply existsb_exists; eauto).
    specialize (K H Y). apply existsb_exists in K as (t & Ht & Z).
    apply existsb_exists. exists t. now rewrite E.
Qed.

(** Settling depends on no more than that. *)
Lemma settled_ext {A} name (l : list A) member member' open open' sg kp p n :
  (forall t, In t l -> member t = member' t) ->
  (forall t, In t l -> open t = open' t) -> In n l ->
  settled name member open l sg kp p n = settled name member' open' l sg kp p n.
Proof.
  intros M O Hn. unfold settled, open_member. rewrite <- (M n Hn), <- (O n Hn).
  assert (F : forall q q', (forall t, In t l -> q t = q' t) -> find q l = find q' l).
  { clear. induction l as [|x r IH]; simpl; intros q q' H; auto.
    rewrite (H x (or_introl eq_refl)). destruct (q' x); auto. }
  rewrite (F (fun t => member t && open t) (fun t => member' t && open' t)).
  2: { intros t Ht. now rewrite M, O. }
  rewrite (F member member') by auto.
  rewrite (F (fun t => member t && open t && p t) (fun t => member' t && open' t && p t)).
  2: { intros t Ht. now rewrite M, O. }
  reflexivity.
Qed.
