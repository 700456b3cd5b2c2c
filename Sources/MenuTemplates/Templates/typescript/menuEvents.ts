/** What the events of a state have in common. */
class MenuEvents extends MenuReading {
  protected isItem(node: MenuNode): boolean {
    return this.table.contains(node) && !this.table.isSeparator(node);
  }

  protected openAncestors(node: number): void {
    const menu = this.table.structure;
    for (let above = menu.parent(node); above >= 0; above = menu.parent(above)) {
      this.rows.openAlone(above);
    }
  }

  /** Adds a scroll to the node's row, if it has one. */
  protected scrollTo(node: number, parts: MenuChangeParts): void {
    const place = this.rows.placeOf(node);
    if (place.row >= 0) parts.scroll = this.sections.scrollTarget(place, "reveal");
  }

  protected setChecked(
    isChecked: boolean,
    node: MenuNode,
    animation: MenuAnimation | undefined,
  ): MenuChange {
    const parts = this.parts(animation);
    if (!this.table.isCheckItem(node) || this.isChecked(node) === isChecked) {
      return this.change(parts);
    }
    const rival = isChecked ? this.checks.rival(node) : -1;
    this.checks.setChecked(isChecked, node);
    if (isChecked) parts.checked = [node];
    else parts.unchecked = [node];
    if (rival >= 0) parts.unchecked = [menuNode(rival)];
    this.describeLooks(parts, [rival, node]);
    return this.change(parts);
  }

  /** Adds the rows of nodes that look different and do not move; -1 stands for no node. */
  protected describeLooks(parts: MenuChangeParts, nodes: readonly number[]): void {
    const places = nodes.filter((node) => node >= 0).map((node) => this.rows.placeOf(node));
    this.sections.describeUpdates(
      parts,
      places.filter((place) => place.row >= 0),
    );
  }

  /** The place of the row of an awake node; a dormant node has none. */
  protected placeIfAwake(node: number): MenuPlace {
    return this.rows.isAwake(node) ? this.rows.placeOf(node) : noPlace;
  }

  /** Adds what the menu's policy brings into view when a node at this place has opened. */
  protected scrollToOpened(parts: MenuChangeParts, place: MenuPlace, gained: number): void {
    const policy = this.table.settings.scroll;
    if (place.row < 0 || policy.to === "none") return;
    const further = policy.to === "reveal" ? Math.max(0, Math.min(policy.rows, gained)) : 0;
    const target = { ...place, row: place.row + further };
    parts.scroll = this.sections.scrollTarget(target, policy.to);
  }

  /** The number of rows that are inserted or removed when a node at this place opens or closes. */
  protected rowsBelow(node: number, place: MenuPlace): number {
    return place.row < 0 || this.isFiltered ? 0 : this.rows.shown(node);
  }

  protected parts(animation: MenuAnimation | undefined): MenuChangeParts {
    return { animation: animation ?? this.table.settings.animation };
  }

  protected change(parts: MenuChangeParts): MenuChange {
    return new MenuChange(parts, this.table.structure);
  }

  /** Runs a bulk event that opens and closes; a restored state is then no longer settled. */
  protected opening(
    animation: MenuAnimation | undefined,
    event: () => void,
    finish?: (parts: MenuChangeParts) => void,
  ): MenuChange {
    const change = this.bulk(animation, event, finish);
    const { closed, opened } = change.toggled;
    if (closed.length + opened.length > 0) this.rows.settled = undefined;
    return change;
  }

  /** Runs a bulk event, rebuilds the sizes and compares. */
  protected bulk(
    animation: MenuAnimation | undefined,
    event: () => void,
    finish?: (parts: MenuChangeParts) => void,
  ): MenuChange {
    const before = this.snapshot();
    event();
    this.rows.rebuild();
    const parts = this.parts(animation);
    const after = this.snapshot();
    compareSnapshots(this.table.structure, this.table.layout, before, after, parts);
    finish?.(parts);
    return this.change(parts);
  }

  /**
   * Runs an event that hides or shows nodes, or empties or fills a slot, with what follows from
   * that. The event marks the nodes; `resize` changes the sizes of a slot.
   */
  protected rehide(
    animation: MenuAnimation | undefined,
    event: (mark: (flag: number, isOn: boolean, node: number) => void) => void,
    resize: () => void = () => {},
  ): MenuChange {
    const { rows } = this;
    if (rows.isFiltered || (rows.settled?.length ?? 0) > 0) {
      return this.bulk(animation, () => {
        rows.unsettle();
        rows.countHolders();
        event((flag, isOn, node) => rows.mark(flag, isOn, node));
        rows.tidySeparators();
        rows.findEmpty();
        rows.settleGroups();
      });
    }
    const plan = new MenuPlan(rows);
    event((flag, isOn, node) => plan.mark(flag, isOn, node));
    plan.complete();
    const parts = this.parts(animation);
    new MenuTransition(rows, this.sections, plan).apply(parts, resize);
    return this.change(parts);
  }

  private snapshot(): MenuSnapshot {
    return new MenuSnapshot(this.rows, this.checks, this.currentNode ?? -1);
  }
}
