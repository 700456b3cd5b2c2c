(** Menus: their nodes and groups, and which nodes are awake (sections 1 and 2 of the rules). *)

From MenuProofs Require Export Lists.

(** What the document says of a node. *)
Record item := Item {
  key : nat;
  category : bool;
  body : bool;
  collapsed : bool;
  locked : bool; (* [collapsible = false] *)
  starts_hidden : bool;
  line : bool; (* a separator *)
  single : bool;
  keep_open : bool;
  check : bool; (* a check item *)
  starts_checked : bool;
  summary : bool; (* a summary check *)
  chooses_one : bool (* of the group below *)
}.

(** The nodes of a group, each with those below it. *)
Inductive forest :=
| End
| Node (i : item) (below next : forest).

Record menu := Menu {
  top : forest;
  top_single : bool;
  top_keep_open : bool;
  top_chooses_one : bool
}.

Definition node : Type := item * forest.

Definition number (n : node) : nat := key (fst n).

Fixpoint siblings (f : forest) : list node :=
  match f with
  | End => []
  | Node i below next => (i, below) :: siblings next
  end.

(** All nodes, in document order. *)
Fixpoint nodes (f : forest) : list node :=
  match f with
  | End => []
  | Node i below next => (i, below) :: nodes below ++ nodes next
  end.

Definition all_nodes (m : menu) : list node := nodes (top m).

(** A menu whose nodes have different numbers. *)
Definition proper (m : menu) : Prop := NoDup (map number (all_nodes m)).

Definition expandable (n : node) : bool :=
  negb (line (fst n)) && (category (fst n) || body (fst n)).

(** An expandable node that is not fixed. *)
Definition openable (n : node) : bool := expandable n && negb (locked (fst n)).

Section Hidden.
  Variable hidden : nat -> bool.

  (** A category without a body all of whose children are hidden or separators. *)
  Definition empty (n : node) : bool :=
    negb (line (fst n)) && category (fst n) && negb (body (fst n)) &&
    forallb (fun c => line (fst c) || hidden (number c)) (siblings (snd n)).

  Definition awake (n : node) : bool := negb (hidden (number n)) && negb (empty n).

  Definition member (n : node) : bool := openable n && awake n.
End Hidden.

(** A group, its rules, and the numbers of the nodes above it, the nearest first. *)
Record group := Group {
  is_single : bool;
  keeps_open : bool;
  is_choice : bool; (* a choice of one *)
  above : list nat;
  group_nodes : list node
}.

Definition depth (g : group) : nat := length (above g).

(** The groups below the nodes of a forest. *)
Fixpoint groups_below (up : list nat) (f : forest) : list group :=
  match f with
  | End => []
  | Node i below next =>
      Group (single i) (keep_open i) (chooses_one i) (key i :: up) (siblings below)
        :: groups_below (key i :: up) below ++ groups_below up next
  end.

(** All groups, in the document order of their parents. *)
Definition groups (m : menu) : list group :=
  Group (top_single m) (top_keep_open m) (top_chooses_one m) [] (siblings (top m)) :: groups_below [] (top m).

Lemma nodes_of_groups_below f up :
  Permutation (siblings f ++ flat_map group_nodes (groups_below up f)) (nodes f).
Proof.
  revert up. induction f as [|i below IHb next IHn]; simpl; intros up; auto.
  constructor. rewrite flat_map_app.
  rewrite <- (IHb (key i :: up)), <- (IHn up). rewrite <- !app_assoc.
  rewrite (Permutation_app_comm (siblings next)). rewrite <- !app_assoc.
  apply Permutation_app_head. apply Permutation_app_head. apply Permutation_app_comm.
Qed.

(** Each node is in one group. *)
Lemma nodes_of_groups m : Permutation (flat_map group_nodes (groups m)) (all_nodes m).
Proof. apply nodes_of_groups_below. Qed.

Lemma node_of_group m g n : In g (groups m) -> In n (group_nodes g) -> In n (all_nodes m).
Proof.
  intros Hg Hn. eapply Permutation_in; [apply nodes_of_groups|].
  apply in_flat_map. eauto.
Qed.

Lemma group_of_node m n :
  In n (all_nodes m) -> exists g, In g (groups m) /\ In n (group_nodes g).
Proof.
  intros H. apply in_flat_map. eapply Permutation_in; [|exact H].
  symmetry. apply nodes_of_groups.
Qed.

Lemma group_is_proper m g : proper m -> In g (groups m) -> NoDup (map number (group_nodes g)).
Proof.
  intros P H. unfold proper in P.
  apply (Permutation_NoDup (Permutation_map number (Permutation_sym (nodes_of_groups m)))) in P.
  apply in_split in H as (a & b & E). rewrite E in P.
  rewrite flat_map_app in P. simpl in P. rewrite !map_app in P.
  apply nodup_right in P. now apply nodup_left in P.
Qed.

(** Flags that differ only for some nodes, as given by a decision for each group. *)
Definition regroup_if (chosen : node -> bool) (m : menu) (flags : nat -> bool)
  (decide : group -> node -> bool) : nat -> bool :=
  look_up
    (flat_map
       (fun g =>
          let d := decide g in
          map (fun n => (number n, if chosen n then d n else flags (number n))) (group_nodes g))
       (groups m))
    flags.

Lemma regrouped_if chosen m flags decide g n :
  proper m -> In g (groups m) -> In n (group_nodes g) ->
  regroup_if chosen m flags decide (number n) =
    if chosen n then decide g n else flags (number n).
Proof.
  intros P Hg Hn. unfold regroup_if. apply look_up_in.
  - replace (map fst _) with (map number (flat_map group_nodes (groups m))).
    + eapply Permutation_NoDup; [|exact P].
      apply Permutation_map. symmetry. apply nodes_of_groups.
    + clear. induction (groups m) as [|h l IH]; simpl; auto.
      rewrite !map_app, IH. f_equal. rewrite map_map. now apply map_ext.
  - apply in_flat_map. exists g. split; auto. apply in_map_iff. eauto.
Qed.

(** What is open, after a decision for each group. *)
Definition regroup : menu -> (nat -> bool) -> (group -> node -> bool) -> nat -> bool :=
  regroup_if openable.

Lemma regrouped m open decide g n :
  proper m -> In g (groups m) -> In n (group_nodes g) ->
  regroup m open decide (number n) = if openable n then decide g n else open (number n).
Proof. apply regrouped_if. Qed.

(** Two assignments of flags that agree on the nodes of a menu. *)
Definition agree (m : menu) (f g : nat -> bool) : Prop :=
  forall n, In n (all_nodes m) -> f (number n) = g (number n).

Lemma siblings_are_nodes f n : In n (siblings f) -> In n (nodes f).
Proof.
  induction f as [|i b IHb x IHx]; simpl; auto. intros [H|H]; auto.
  right. apply in_or_app. auto.
Qed.

Lemma children_are_nodes f n c : In n (nodes f) -> In c (siblings (snd n)) -> In c (nodes f).
Proof.
  induction f as [|i b IHb x IHx]; simpl; [easy|].
  intros [<-|H] Hc; simpl in *; right; apply in_or_app.
  - left. now apply siblings_are_nodes.
  - apply in_app_or in H as [H|H]; auto.
Qed.

Lemma awake_agree m f g n : agree m f g -> In n (all_nodes m) -> awake f n = awake g n.
Proof.
  intros A H. unfold awake, empty. rewrite (A n H). f_equal. f_equal. f_equal.
  assert (S : forall c, In c (siblings (snd n)) -> f (number c) = g (number c)).
  { intros c Hc. apply A. eapply children_are_nodes; eauto. }
  induction (siblings (snd n)) as [|c l IH]; simpl; auto.
  rewrite (S c (or_introl eq_refl)), IH; auto. intros d Hd. apply S. now right.
Qed.

Lemma member_agree m f g n : agree m f g -> In n (all_nodes m) -> member f n = member g n.
Proof. intros A H. unfold member. now rewrite (awake_agree m f g n). Qed.
