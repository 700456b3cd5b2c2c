(** Rows: which nodes have one, and filters (sections 1, 6 and 19). *)

From MenuProofs Require Export Rules.

Section Rows.
  Variables (open hid : nat -> bool).

  (** A node that is neither hidden nor a separator. *)
  Definition parts (n : node) : bool := negb (line (fst n)) && negb (hid (number n)).

  (** The rows of a group: [before] says that there is a row before the next node, and [waiting]
      that a separator has come since then. *)
  Fixpoint rows_of (before waiting : bool) (f : forest) : list nat :=
    match f with
    | End => []
    | Node i below next =>
        if line i then
          if before && negb waiting && existsb parts (siblings next)
          then key i :: rows_of before true next
          else rows_of before true next
        else if hid (key i) then rows_of before waiting next
        else
          key i :: (if open (key i) then rows_of false false below else [])
            ++ rows_of true false next
    end.

  Variable found : list nat.

  Fixpoint has_match (f : forest) : bool :=
    match f with
    | End => false
    | Node i below next => among (key i) found || has_match below || has_match next
    end.

  (** The rows under a filter: matches, and nodes above a match. *)
  Fixpoint filtered_rows (f : forest) : list nat :=
    match f with
    | End => []
    | Node i below next =>
        if negb (line i) && negb (hid (key i)) && (among (key i) found || has_match below)
        then key i :: filtered_rows below ++ filtered_rows next
        else filtered_rows next
    end.
End Rows.

Definition rows (m : menu) (s : state) : list nat :=
  match sought s with
  | None => rows_of (opened s) (hidden s) false false (top m)
  | Some found => filtered_rows (hidden s) found (top m)
  end.

Definition document (m : menu) : list nat := map number (all_nodes m).

Section Order.
  Lemma rows_of_part open hid f before waiting :
    part (rows_of open hid before waiting f) (map number (nodes f)).
  Proof.
    revert before waiting.
    induction f as [|i below IHb next IHn]; simpl; intros before waiting; [constructor|].
    rewrite map_app.
    assert (X : forall b w, part (rows_of open hid b w next)
      (map number (nodes below) ++ map number (nodes next))).
    { intros b w. apply (part_app []); [apply part_empty|apply IHn]. }
    destruct (line i).
    - destruct (before && negb waiting && existsb (parts hid) (siblings next));
        [apply part_keep|apply part_skip]; apply X.
    - destruct (hid (key i)); [apply part_skip, X|]. apply part_keep.
      apply part_app; auto. destruct (open (key i)); [apply IHb|apply part_empty].
  Qed.

  Lemma filtered_rows_part hid found f :
    part (filtered_rows hid found f) (map number (nodes f)).
  Proof.
    induction f as [|i below IHb next IHn]; simpl; [constructor|].
    rewrite map_app.
    destruct (negb (line i) && negb (hid (key i)) && (among (key i) found || has_match found below)).
    - apply part_keep. now apply part_app.
    - apply part_skip. apply (part_app []); [apply part_empty|apply IHn].
  Qed.

  (** Rows are in document order. *)
  Theorem rows_are_in_order m s : part (rows m s) (document m).
  Proof.
    unfold rows, document. destruct (sought s);
      [apply filtered_rows_part|apply rows_of_part].
  Qed.

  (** No node has two rows. *)
  Theorem rows_are_distinct m s : proper m -> NoDup (rows m s).
  Proof. intros P. eapply part_nodup; [apply rows_are_in_order|exact P]. Qed.
End Order.

(** The rows depend on nothing but what is open and hidden, and the filter. *)
Section Dependence.
  Lemma parts_ext f (hid hid' : nat -> bool) :
    (forall n, In n (nodes f) -> hid (number n) = hid' (number n)) ->
    existsb (parts hid) (siblings f) = existsb (parts hid') (siblings f).
  Proof.
    intros H. assert (S : forall n, In n (siblings f) -> hid (number n) = hid' (number n)).
    { intros n Hn. apply H. now apply siblings_are_nodes. }
    clear H. unfold parts. induction (siblings f) as [|n l IH]; simpl; auto.
    rewrite (S n (or_introl eq_refl)), IH; auto. intros x Hx. apply S. now right.
  Qed.

  Lemma rows_of_ext open open' hid hid' f :
    (forall n, In n (nodes f) -> open (number n) = open' (number n)) ->
    (forall n, In n (nodes f) -> hid (number n) = hid' (number n)) ->
    forall before waiting, rows_of open hid before waiting f = rows_of open' hid' before waiting f.
  Proof.
    induction f as [|i below IHb next IHn]; simpl; intros O H before waiting; auto.
    assert (Hb : forall n, In n (nodes below) -> In n (nodes below ++ nodes next)).
    { intros. apply in_or_app. auto. }
    assert (Hn : forall n, In n (nodes next) -> In n (nodes below ++ nodes next)).
    { intros. apply in_or_app. auto. }
    rewrite (parts_ext next hid hid') by auto.
    change (key i) with (number (i, below)). rewrite <- (O (i, below)), <- (H (i, below)) by auto.
    rewrite !(IHn (fun n X => O n (or_intror (Hn n X))) (fun n X => H n (or_intror (Hn n X)))).
    rewrite !(IHb (fun n X => O n (or_intror (Hb n X))) (fun n X => H n (or_intror (Hb n X)))).
    reflexivity.
  Qed.

  Lemma filtered_rows_ext hid hid' found f :
    (forall n, In n (nodes f) -> hid (number n) = hid' (number n)) ->
    filtered_rows hid found f = filtered_rows hid' found f.
  Proof.
    induction f as [|i below IHb next IHn]; simpl; intros H; auto.
    rewrite IHb, IHn.
    - change (key i) with (number (i, below)). rewrite <- (H (i, below)); auto.
    - intros n X. apply H. right. apply in_or_app. auto.
    - intros n X. apply H. right. apply in_or_app. auto.
  Qed.

  Theorem rows_depend_on_the_state m s s' :
    agree m (opened s) (opened s') -> agree m (hidden s) (hidden s') -> sought s = sought s' ->
    rows m s = rows m s'.
  Proof.
    intros O H F. unfold rows. rewrite <- F. destruct (sought s).
    - now apply filtered_rows_ext.
    - now apply rows_of_ext.
  Qed.
End Dependence.
