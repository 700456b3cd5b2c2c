(** Which separators show in a group (section 19). *)

From MenuProofs Require Export Showing.

Section Group.
  Variables (open hid : nat -> bool).

  (** Whether there is a row before the next node of a group, and no separator since. *)
  Fixpoint ready (before waiting : bool) (l : list node) : bool :=
    match l with
    | [] => before && negb waiting
    | n :: rest =>
        if is_line n then ready before true rest
        else if hid (number n) then ready before waiting rest
        else ready true false rest
    end.

  Let row_is_node b w f k : In k (rows_of open hid b w f) -> In k (map number (nodes f)).
  Proof. apply part_in, rows_of_part. Qed.

  Lemma line_has_row f :
    NoDup (map number (nodes f)) ->
    forall before waiting a i b c, siblings f = a ++ (i, b) :: c -> line i = true ->
    In (key i) (rows_of open hid before waiting f) <->
    ready before waiting a = true /\ existsb (parts hid) c = true.
  Proof.
    induction f as [|j below IHb next IHn]; simpl; intros D before waiting a i b c S L.
    - now destruct a.
    - rewrite map_app in D. inversion D as [|? ? Dj Dr]; subst.
      assert (Dn := nodup_right _ _ Dr).
      destruct a as [|n a]; simpl in S.
      + injection S as -> -> E. rewrite L. subst c. simpl.
        assert (N : forall x y, ~ In (key i) (rows_of open hid x y next)).
        { intros x y H. apply row_is_node in H. apply Dj. apply in_or_app. auto. }
        destruct before, waiting, (existsb (parts hid) (siblings next)); simpl;
          intuition (try discriminate; try (exfalso; eapply N; eassumption)).
      + injection S as <- S. cbn [ready]. unfold is_line, number. cbn [fst].
        assert (I : In (key i) (map number (nodes next))).
        { change (key i) with (number (i, b)). apply in_map, siblings_are_nodes.
          rewrite S. apply in_or_app. right. now left. }
        assert (J : key j <> key i).
        { intros E. apply Dj. unfold number in Dj. simpl in Dj. unfold number. simpl.
          rewrite E. apply in_or_app. auto. }
        assert (B : ~ In (key i) (map number (nodes below))).
        { intros H. apply in_split in H as (x & y & E). rewrite E in Dr.
          rewrite <- app_assoc in Dr. simpl in Dr. apply NoDup_remove_2 in Dr.
          apply Dr. apply in_or_app. right. apply in_or_app. auto. }
        assert (K : forall x y, In (key i) (rows_of open hid x y next) <->
          ready x y a = true /\ existsb (parts hid) c = true).
        { intros x y. now apply IHn with b. }
        destruct (line j).
        * destruct (before && negb waiting && _); simpl; rewrite <- K; intuition congruence.
        * destruct (hid (key j)); [apply K|]. simpl. rewrite <- K, in_app_iff.
          assert (X : ~ In (key i) (if open (key j) then rows_of open hid false false below else [])).
          { destruct (open (key j)); [|easy]. intros H. apply B. eapply row_is_node, H. }
          intuition congruence.
  Qed.

  Let ready_iff l before waiting :
    ready before waiting l = true <->
    (before = true /\ waiting = false /\ forall t, In t l -> is_line t = false) \/
    exists x p y, l = x ++ p :: y /\ parts hid p = true /\ forall t, In t y -> is_line t = false.
  Proof.
    revert before waiting. induction l as [|n l IH]; intros before waiting; simpl.
    - split.
      + intros H. apply andb_true_iff in H as [-> H]. apply negb_true_iff in H. left.
        repeat split; auto. easy.
      + intros [(-> & -> & _)|([|z x] & p & y & E & _)]; auto; discriminate.
    - assert (C : forall Q : Prop, (exists x p y, n :: l = x ++ p :: y /\ parts hid p = true /\
          forall t, In t y -> is_line t = false) -> 
        ((parts hid n = true /\ (forall t, In t l -> is_line t = false)) \/
         (exists x p y, l = x ++ p :: y /\ parts hid p = true /\
          forall t, In t y -> is_line t = false) -> Q) -> Q).
      { intros Q (x & p & y & E & H & N) K. apply K. destruct x as [|z x]; simpl in E.
        - injection E as -> ->. auto.
        - injection E as -> ->. right. exists x, p, y. auto. }
      assert (D : (exists x p y, l = x ++ p :: y /\ parts hid p = true /\
          forall t, In t y -> is_line t = false) ->
        exists x p y, n :: l = x ++ p :: y /\ parts hid p = true /\
          forall t, In t y -> is_line t = false).
      { intros (x & p & y & -> & H). exists (n :: x), p, y. auto. }
      destruct (is_line n) eqn:L.
      + rewrite IH. split.
        * intros [(_ & E & _)|H]; [discriminate|auto].
        * intros [(_ & _ & H)|H].
          -- rewrite (H n (or_introl eq_refl)) in L. discriminate.
          -- apply (C _ H). intros [(Pn & _)|X]; auto.
             unfold parts in Pn. unfold is_line in L. rewrite L in Pn. discriminate.
      + destruct (hid (number n)) eqn:Hd.
        * rewrite IH. split.
          -- intros [(A & B & H)|H]; auto. left. repeat split; auto.
             intros t [<-|Ht]; auto.
          -- intros [(A & B & H)|H].
             ++ left. auto.
             ++ apply (C _ H). intros [(Pn & _)|X]; auto.
                unfold parts in Pn. rewrite Hd, andb_false_r in Pn. discriminate.
        * rewrite IH. split.
          -- intros [(_ & _ & H)|H]; auto. right. exists [], n, l. repeat split; auto.
             unfold parts. unfold is_line in L. now rewrite L, Hd.
          -- intros [(A & B & H)|H].
             ++ left. auto.
             ++ apply (C _ H). intros [(Pn & X)|X]; auto.
  Qed.

  (** Section 19: among the rows of a group, a separator shows if there are a row before it and one
      after it, and no separator between the former and itself. *)
  Theorem which_separators_show f a i b c :
    NoDup (map number (nodes f)) -> siblings f = a ++ (i, b) :: c -> line i = true ->
    In (key i) (rows_of open hid false false f) <->
    (exists x p y, a = x ++ p :: y /\ parts hid p = true /\
       forall t, In t y -> is_line t = false) /\
    (exists p, In p c /\ parts hid p = true).
  Proof.
    intros D S L. rewrite (line_has_row f D false false a i b c S L), ready_iff, existsb_exists.
    intuition discriminate.
  Qed.
End Group.
