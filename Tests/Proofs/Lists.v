(** Lists: those that are part of another in its order, and tables from numbers to flags. *)

From Coq Require Export List Arith Lia Bool Permutation.
Export ListNotations.

Definition among (x : nat) (l : list nat) : bool := existsb (Nat.eqb x) l.

Lemma among_in x l : among x l = true <-> In x l.
Proof.
  unfold among. rewrite existsb_exists. split.
  - intros (y & Hin & E). apply Nat.eqb_eq in E. now subst.
  - intros H. exists x. now rewrite Nat.eqb_refl.
Qed.

Lemma not_among x l : among x l = false <-> ~ In x l.
Proof. rewrite <- among_in. destruct (among x l); split; congruence. Qed.

(** [part a d]: the list [a] is [d] without some of its elements. *)
Inductive part {A} : list A -> list A -> Prop :=
| part_nil : part [] []
| part_skip x a d : part a d -> part a (x :: d)
| part_keep x a d : part a d -> part (x :: a) (x :: d).

Lemma part_empty {A} (d : list A) : part [] d.
Proof. induction d; [apply part_nil|apply part_skip]; auto. Qed.

Lemma part_app {A} (a b c d : list A) : part a c -> part b d -> part (a ++ b) (c ++ d).
Proof.
  intros H Hb. induction H; simpl; auto; [apply part_skip|apply part_keep]; auto.
Qed.

Lemma part_in {A} (a d : list A) x : part a d -> In x a -> In x d.
Proof. induction 1; simpl; intuition. Qed.

Lemma part_nodup {A} (a d : list A) : part a d -> NoDup d -> NoDup a.
Proof.
  induction 1; intros N; auto; inversion N; subst; auto.
  constructor; eauto using part_in.
Qed.

Lemma nodup_left {A} (a b : list A) : NoDup (a ++ b) -> NoDup a.
Proof.
  induction a as [|x a IH]; simpl; intros N; [constructor|].
  inversion N as [|? ? Nx Na]; subst. constructor; auto.
  intros H. apply Nx. apply in_or_app. auto.
Qed.

Lemma nodup_right {A} (a b : list A) : NoDup (a ++ b) -> NoDup b.
Proof. induction a; simpl; intros N; auto. inversion N; auto. Qed.

Lemma part_filter (a d : list nat) :
  part a d -> NoDup d -> filter (fun x => among x a) d = a.
Proof.
  induction 1 as [|x a d H IH|x a d H IH]; intros N; auto; inversion N as [|? ? Nx Nd]; subst.
  - simpl. replace (among x a) with false; auto.
    symmetry. apply not_among. eauto using part_in.
  - simpl. unfold among at 1. simpl. rewrite Nat.eqb_refl. simpl. f_equal.
    transitivity (filter (fun y => among y a) d); [|now apply IH].
    apply filter_ext_in. intros y Hy.
    unfold among at 1. simpl. replace (y =? x) with false; auto.
    symmetry. apply Nat.eqb_neq. congruence.
Qed.

Lemma filter_filter {A} (p q : A -> bool) l :
  filter p (filter q l) = filter (fun x => q x && p x) l.
Proof.
  induction l as [|x l IH]; simpl; auto.
  destruct (q x); simpl; auto. destruct (p x); simpl; congruence.
Qed.

(** Two parts of a list have their common elements in the same order. *)
Lemma part_common (a b d : list nat) :
  part a d -> part b d -> NoDup d ->
  filter (fun x => among x b) a = filter (fun x => among x a) b.
Proof.
  intros Ha Hb N.
  transitivity (filter (fun x => among x b) (filter (fun x => among x a) d)).
  - now rewrite (part_filter a d Ha N).
  - transitivity (filter (fun x => among x a) (filter (fun x => among x b) d)).
    + rewrite !filter_filter. apply filter_ext. intros x. apply andb_comm.
    + now rewrite (part_filter b d Hb N).
Qed.

(** How many elements a predicate holds for. *)
Definition count {A} (p : A -> bool) (l : list A) : nat := length (filter p l).

Lemma count_ext {A} (p q : A -> bool) l :
  (forall x, In x l -> p x = q x) -> count p l = count q l.
Proof. intros H. unfold count. now rewrite (filter_ext_in p q l H). Qed.

Lemma count_le {A} (p q : A -> bool) l :
  (forall x, In x l -> p x = true -> q x = true) -> count p l <= count q l.
Proof.
  unfold count. induction l as [|x l IH]; simpl; intros H; auto.
  assert (IH' := IH (fun y Hy => H y (or_intror Hy))).
  destruct (p x) eqn:E; simpl.
  - rewrite (H x (or_introl eq_refl) E). simpl. lia.
  - destruct (q x); simpl; lia.
Qed.

Lemma count_zero {A} (p : A -> bool) l : existsb p l = false -> count p l = 0.
Proof.
  unfold count. induction l as [|x l IH]; simpl; auto.
  destruct (p x); simpl; auto; discriminate.
Qed.

Lemma count_none {A} (p : A -> bool) l : (forall x, In x l -> p x = false) -> count p l = 0.
Proof.
  intros H. apply count_zero. destruct (existsb p l) eqn:X; auto.
  apply existsb_exists in X as (x & Hx & E). rewrite (H x Hx) in E. discriminate.
Qed.

(** At most one element has a key. *)
Lemma count_key {A} (key : A -> nat) k l :
  NoDup (map key l) -> count (fun x => key x =? k) l <= 1.
Proof.
  unfold count. induction l as [|x l IH]; simpl; intros N; auto.
  inversion N as [|? ? Nx Nl]; subst. destruct (key x =? k) eqn:E; simpl; auto.
  apply Nat.eqb_eq in E. subst.
  replace (length (filter _ l)) with 0; auto. symmetry.
  change (count (fun y => key y =? key x) l = 0). apply count_zero.
  destruct (existsb _ l) eqn:X; auto. apply existsb_exists in X as (y & Hy & E).
  apply Nat.eqb_eq in E. exfalso. apply Nx. rewrite <- E. now apply in_map.
Qed.

Lemma key_is_unique {A} (key : A -> nat) l x y :
  NoDup (map key l) -> In x l -> In y l -> key x = key y -> x = y.
Proof.
  induction l as [|z l IH]; simpl; intros N Hx Hy E; [easy|].
  inversion N as [|? ? Nz Nl]; subst.
  destruct Hx as [->|Hx], Hy as [->|Hy]; auto.
  - exfalso. apply Nz. rewrite E. now apply in_map.
  - exfalso. apply Nz. rewrite <- E. now apply in_map.
Qed.

(** The flag of a number in a table, or else another one. *)
Fixpoint look_up (table : list (nat * bool)) (other : nat -> bool) (k : nat) : bool :=
  match table with
  | [] => other k
  | (x, b) :: rest => if x =? k then b else look_up rest other k
  end.

Lemma look_up_in table other k b :
  NoDup (map fst table) -> In (k, b) table -> look_up table other k = b.
Proof.
  induction table as [|(x, c) t IH]; simpl; intros N H; [easy|].
  inversion N as [|? ? Nx Nt]; subst. destruct H as [E|H].
  - injection E as -> ->. now rewrite Nat.eqb_refl.
  - destruct (x =? k) eqn:E; auto. apply Nat.eqb_eq in E. subst. exfalso.
    apply Nx. change k with (fst (k, b)). now apply in_map.
Qed.

Lemma look_up_out table other k :
  ~ In k (map fst table) -> look_up table other k = other k.
Proof.
  induction table as [|(x, c) t IH]; simpl; intros N; auto.
  destruct (x =? k) eqn:E; auto. apply Nat.eqb_eq in E. tauto.
Qed.
