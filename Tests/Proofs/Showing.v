(** Which nodes have a row (sections 1, 6 and 19). *)

From MenuProofs Require Export Rows.

(** Each node with the numbers of the nodes above it. *)
Fixpoint located (f : forest) : list (list nat * node) :=
  match f with
  | End => []
  | Node i below next =>
      ([], (i, below)) :: map (fun p => (key i :: fst p, snd p)) (located below) ++ located next
  end.

Lemma located_nodes f : map snd (located f) = nodes f.
Proof.
  induction f as [|i below IHb next IHn]; simpl; auto.
  rewrite map_app, map_map. simpl. now rewrite <- IHb, <- IHn.
Qed.

Definition is_line (n : node) : bool := line (fst n).

Section Forest.
  Variables (open hid : nat -> bool).

  Definition reachable (up : list nat) : Prop :=
    forall a, In a up -> open a = true /\ hid a = false.

  Let shows (f : forest) (k : nat) : Prop :=
    exists up n, In (up, n) (located f) /\ number n = k /\ is_line n = false /\
      hid k = false /\ reachable up.

  Lemma row_is_reachable f k :
    forall before waiting, In k (rows_of open hid before waiting f) ->
    (exists n, In n (nodes f) /\ number n = k /\ is_line n = true) \/ shows f k.
  Proof.
    induction f as [|i below IHb next IHn]; simpl; intros before waiting H; [easy|].
    assert (R : forall b w, In k (rows_of open hid b w next) ->
      (exists n, ((i, below) = n \/ In n (nodes below ++ nodes next)) /\ number n = k /\
        is_line n = true) \/ shows (Node i below next) k).
    { intros b w X. apply IHn in X as [(n & Hn & E)|(up & n & Hn & E)].
      - left. exists n. split; auto. right. apply in_or_app. auto.
      - right. exists up, n. split; auto. simpl. right. apply in_or_app. auto. }
    destruct (line i) eqn:L.
    - destruct (before && negb waiting && _); eauto. destruct H as [<-|H]; eauto.
      left. exists (i, below). repeat split; auto.
    - destruct (hid (key i)) eqn:D; eauto. destruct H as [<-|H].
      + right. exists [], (i, below). repeat split; simpl; auto; easy.
      + apply in_app_or in H as [H|H]; eauto. destruct (open (key i)) eqn:O; [|easy].
        apply IHb in H as [(n & Hn & E)|(up & n & Hn & E1 & E2 & E3 & E4)].
        * left. exists n. split; auto. right. apply in_or_app. auto.
        * right. exists (key i :: up), n. repeat split; auto.
          -- simpl. right. apply in_or_app. left. apply in_map_iff. exists (up, n). auto.
          -- destruct H as [<-|H]; auto. now apply E4.
          -- destruct H as [<-|H]; auto. now apply E4.
  Qed.

  Lemma reachable_has_row f up n :
    (forall t, In t (nodes f) -> is_line t = true -> open (number t) = false) ->
    In (up, n) (located f) -> is_line n = false -> hid (number n) = false -> reachable up ->
    forall before waiting, In (number n) (rows_of open hid before waiting f).
  Proof.
    revert up. induction f as [|i below IHb next IHn]; simpl; intros up C H L D R before waiting;
      [easy|].
    assert (Cb : forall t, In t (nodes below) -> is_line t = true -> open (number t) = false).
    { intros t Ht. apply C. right. apply in_or_app. auto. }
    assert (Cn : forall t, In t (nodes next) -> is_line t = true -> open (number t) = false).
    { intros t Ht. apply C. right. apply in_or_app. auto. }
    destruct H as [E|H].
    - injection E as <- <-. unfold is_line, number in *. simpl in *. rewrite L, D. now left.
    - apply in_app_or in H as [H|H].
      + apply in_map_iff in H as ((u, t) & E & H). simpl in E. injection E as <- ->.
        destruct (R (key i) (or_introl eq_refl)) as [O Hd].
        destruct (line i) eqn:Li.
        * specialize (C (i, below) (or_introl eq_refl) Li). unfold number in C. simpl in C.
          congruence.
        * rewrite Hd, O. right. apply in_or_app. left.
          apply (IHb u); auto. intros a Ha. apply R. now right.
      + assert (X : forall b w, In (number n) (rows_of open hid b w next)) by eauto.
        destruct (line i).
        * destruct (before && negb waiting && _); [right|]; auto.
        * destruct (hid (key i)); auto. right. apply in_or_app. auto.
  Qed.

  Variable found : list nat.

  (** A match, or a node above one. *)
  Definition sought_after (n : node) : Prop :=
    In (number n) found \/ exists t, In t (nodes (snd n)) /\ In (number t) found.

  Lemma match_below f :
    has_match found f = true <-> exists t, In t (nodes f) /\ In (number t) found.
  Proof.
    induction f as [|i below IHb next IHn]; simpl.
    - split; [discriminate|]. now intros (t & [] & _).
    - rewrite !orb_true_iff, among_in, IHb, IHn. split.
      + intros [[H|(t & Ht & H)]|(t & Ht & H)].
        * exists (i, below). auto.
        * exists t. split; auto. right. apply in_or_app. auto.
        * exists t. split; auto. right. apply in_or_app. auto.
      + intros (t & [<-|Ht] & H); auto. apply in_app_or in Ht as [Ht|Ht]; eauto.
  Qed.

  Lemma filtered_row_iff f k :
    (forall i b, In (i, b) (nodes f) -> line i = true -> b = End) ->
    In k (filtered_rows hid found f) <->
    exists up n, In (up, n) (located f) /\ number n = k /\ is_line n = false /\ hid k = false /\
      (forall a, In a up -> hid a = false) /\ sought_after n.
  Proof.
    induction f as [|i below IHb next IHn]; simpl; intros C.
    - split; [easy|]. now intros (up & n & [] & _).
    - assert (Cb : forall j b, In (j, b) (nodes below) -> line j = true -> b = End).
      { intros j b H. apply C. right. apply in_or_app. auto. }
      assert (Cn : forall j b, In (j, b) (nodes next) -> line j = true -> b = End).
      { intros j b H. apply C. right. apply in_or_app. auto. }
      specialize (IHb Cb). specialize (IHn Cn).
      assert (M : among (key i) found || has_match found below = true <->
        sought_after (i, below)).
      { unfold sought_after. rewrite orb_true_iff, among_in, match_below. reflexivity. }
      split.
      + intros H.
        assert (N : In k (filtered_rows hid found next) ->
          exists up n, (([], (i, below)) = (up, n) \/
            In (up, n) (map (fun p => (key i :: fst p, snd p)) (located below) ++ located next)) /\
            number n = k /\ is_line n = false /\ hid k = false /\
            (forall a, In a up -> hid a = false) /\ sought_after n).
        { intros X. apply IHn in X as (up & n & Hn & E). exists up, n. split; auto.
          right. apply in_or_app. auto. }
        destruct (negb (line i) && negb (hid (key i)) && _) eqn:T; auto.
        apply andb_true_iff in T as [T S]. apply andb_true_iff in T as [L D].
        apply negb_true_iff in L, D. apply M in S. destruct H as [<-|H].
        * exists [], (i, below). repeat split; auto. easy.
        * apply in_app_or in H as [H|H]; auto.
          apply IHb in H as (up & n & Hn & E1 & E2 & E3 & E4 & E5).
          exists (key i :: up), n. repeat split; auto.
          -- right. apply in_or_app. left. apply in_map_iff. exists (up, n). auto.
          -- intros a [<-|Ha]; auto.
      + intros (up & n & H & E & L & D & U & S). destruct H as [H|H].
        * injection H as <- <-. apply M in S. unfold is_line, number in *. simpl in *.
          subst k. rewrite L, D, S. now left.
        * apply in_app_or in H as [H|H].
          -- apply in_map_iff in H as ((u, t) & X & H). simpl in X. injection X as <- ->.
             assert (Lb : line i = false).
             { destruct (line i) eqn:Li; auto. specialize (C i below (or_introl eq_refl) Li).
               subst below. easy. }
             assert (Hd := U (key i) (or_introl eq_refl)).
             assert (In n (nodes below)).
             { rewrite <- located_nodes. apply in_map_iff. exists (u, n). auto. }
             assert (Sb : among (key i) found || has_match found below = true).
             { apply M. right. simpl. destruct S as [S|(t & Ht & S)]; eauto.
               exists t. split; auto. destruct n as [j nb]. simpl in Ht.
               clear -H0 Ht. induction below as [|x b IHb y IHy]; simpl in *; [easy|].
               right. apply in_or_app. destruct H0 as [E|H0].
               - injection E as -> ->. auto.
               - apply in_app_or in H0 as [H0|H0]; auto. }
             rewrite Lb, Hd, Sb. right. apply in_or_app. left. apply IHb.
             exists u, n. repeat split; auto. intros a Ha. apply U. now right.
          -- assert (X : In k (filtered_rows hid found next)).
             { apply IHn. exists up, n. repeat split; auto. }
             destruct (negb (line i) && _ && _); auto. right. apply in_or_app. auto.
  Qed.
End Forest.

Section Menu.
  Variable m : menu.
  Hypothesis P : proper m.

  Let at_one_place up up' n n' :
    In (up, n) (located (top m)) -> In (up', n') (located (top m)) -> number n = number n' ->
    up = up' /\ n = n'.
  Proof.
    intros H H' E.
    assert (X : (up, n) = (up', n')).
    { apply (key_is_unique (fun p => number (snd p)) (located (top m))); auto.
      rewrite <- map_map, located_nodes. exact P. }
    injection X. auto.
  Qed.

  (** Section 1: a node has a row if it is not hidden, and all nodes above it are open and not
      hidden. *)
  Theorem who_has_a_row s up n :
    sound m s -> sought s = None -> In (up, n) (located (top m)) -> is_line n = false ->
    In (number n) (rows m s) <->
    hidden s (number n) = false /\
      forall a, In a up -> opened s a = true /\ hidden s a = false.
  Proof.
    intros S N H L. unfold rows. rewrite N. split.
    - intros X. apply row_is_reachable in X as [(t & Ht & E & T)|(up' & t & Ht & E & _ & D & R)].
      + assert (t = n); [|congruence].
        apply (number_is_unique m); auto. unfold all_nodes. rewrite <- located_nodes.
        apply in_map_iff. exists (up, n). auto.
      + destruct (at_one_place up' up t n Ht H E) as [-> ->]. split; auto.
    - intros [D R]. apply reachable_has_row with up; auto.
      intros t Ht T. rewrite (sound_open m s S t Ht); unfold openable, expandable;
        unfold is_line in T; now rewrite T.
  Qed.

  (** Section 6: under a filter, a node has a row if it is a match or above one, and neither it nor a
      node above it is hidden, whatever is open. *)
  Theorem who_has_a_row_under_a_filter s up n found :
    (forall i b, In (i, b) (all_nodes m) -> line i = true -> b = End) ->
    sought s = Some found -> In (up, n) (located (top m)) -> is_line n = false ->
    In (number n) (rows m s) <->
    (In (number n) found \/ exists t, In t (nodes (snd n)) /\ In (number t) found) /\
      hidden s (number n) = false /\ forall a, In a up -> hidden s a = false.
  Proof.
    intros C F H L. unfold rows. rewrite F, filtered_row_iff; auto. split.
    - intros (up' & t & Ht & E & _ & D & U & S).
      destruct (at_one_place up' up t n Ht H E) as [-> ->]. auto.
    - intros (S & D & U). exists up, n. repeat split; auto.
  Qed.
End Menu.
