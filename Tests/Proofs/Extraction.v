(** The model as a program in OCaml. Numbers become integers of the machine, and characters bytes. *)

From MenuProofs Require Import Texts Changes.
From Coq Require Import Extraction ExtrOcamlBasic ExtrOcamlNatInt ExtrOcamlChar.

Extraction Language OCaml.
Extraction "model.ml" start apply first_checks apply_check summary_state rows difference
  save_all word write read entries_of all_nodes.
