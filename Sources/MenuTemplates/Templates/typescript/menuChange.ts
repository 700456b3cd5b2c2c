/**
 * What one event changed: enough to drive a table without comparing anything.
 *
 * The rows before the event, without the rows of `removed` and with the rows of `inserted`, are the
 * rows after it. No row that stays is removed. Removals are numbered as before the event,
 * everything else as after it. Ranges ascend, are not adjacent and are never empty. Each list is
 * given in rows of the open page and, `InSections`, by section; in layout `rows` there is one
 * section, 0.
 */
export class MenuChange {
  /** How rows are inserted and deleted; never `directional`. */
  readonly animation: MenuAnimation;
  /** What to bring into view, if anything. */
  readonly scroll: MenuScrollTarget | undefined;
  /** Removed rows, in the rows before the event. */
  readonly removed: readonly MenuRange[];
  /** Inserted rows, in the rows after the event. */
  readonly inserted: readonly MenuRange[];
  /**
   * Rows, after the event, that stay and look different: glyph, body, check, or whether it is
   * current; also the rows that `update` and `updateRows` name. Draw them after the batch and never
   * reload them inside it. In layout `section-headers` some of these are headers.
   */
  readonly updated: readonly number[];
  /** Rows removed from sections that stay, in coordinates before the event. */
  readonly removedInSections: readonly MenuSectionRows[];
  /** Rows inserted into sections that stay, in coordinates after the event. */
  readonly insertedInSections: readonly MenuSectionRows[];
  /** The rows of `updated` by section, after the event, without headers. */
  readonly updatedInSections: readonly MenuIndexPath[];
  /** Sections, after the event, whose header changed (layout `section-headers`). */
  readonly updatedHeaders: readonly number[];
  /** Sections removed with all their rows, in the sections before the event. */
  readonly removedSections: readonly number[];
  /** Sections inserted with all their rows, in the sections after the event. */
  readonly insertedSections: readonly number[];
  /** The nodes that closed and the nodes that opened, in document order, visible or not. */
  readonly toggled: { readonly closed: readonly MenuNode[]; readonly opened: readonly MenuNode[] };
  /** The nodes that were unchecked, in document order, visible or not. */
  readonly unchecked: readonly MenuNode[];
  /** The nodes that were checked, in document order, visible or not. */
  readonly checked: readonly MenuNode[];
  private readonly turns: boolean;

  /** @internal */
  constructor(parts: MenuChangeParts, animation: MenuAnimation, menu: MenuStructure) {
    this.toggled = { closed: parts.closed ?? nothing, opened: parts.opened ?? nothing };
    this.animation = settleAnimation(animation, this.toggled, menu);
    this.unchecked = parts.unchecked ?? nothing;
    this.checked = parts.checked ?? nothing;
    this.turns = parts.turns ?? false;
    this.scroll = parts.scroll;
    this.removed = parts.removed ?? nothing;
    this.inserted = parts.inserted ?? nothing;
    this.updated = parts.updated ?? nothing;
    this.removedInSections = parts.removedInSections ?? nothing;
    this.insertedInSections = parts.insertedInSections ?? nothing;
    this.updatedInSections = parts.updatedInSections ?? nothing;
    this.updatedHeaders = parts.updatedHeaders ?? nothing;
    this.removedSections = parts.removedSections ?? nothing;
    this.insertedSections = parts.insertedSections ?? nothing;
  }

  /** Whether the event changed nothing; a change that only scrolls is empty. */
  get isEmpty(): boolean {
    const { closed, opened } = this.toggled;
    const rows = this.removed.length + this.inserted.length + this.updated.length;
    const checks = this.unchecked.length + this.checked.length;
    return !this.turns && rows + closed.length + opened.length + checks === 0;
  }

  /**
   * Calls listeners in their order.
   *
   * The state is the new one already. `will` is called for each node, closing nodes first, with
   * whether it opens; then `moveRows` removes and inserts; then `did` is called for the same nodes.
   */
  perform(listeners: {
    will?: (node: MenuNode, opens: boolean) => void;
    moveRows?: (change: MenuChange) => void;
    did?: (node: MenuNode, opened: boolean) => void;
  }): void {
    const { closed, opened } = this.toggled;
    for (const node of closed) listeners.will?.(node, false);
    for (const node of opened) listeners.will?.(node, true);
    listeners.moveRows?.(this);
    for (const node of closed) listeners.did?.(node, false);
    for (const node of opened) listeners.did?.(node, true);
  }
}

/**
 * The animation of a change, with `top` or `bottom` in place of `directional`: the first opened
 * node and its nearest closed sibling decide.
 */
function settleAnimation(
  animation: MenuAnimation,
  toggled: MenuChange["toggled"],
  menu: MenuStructure,
): MenuAnimation {
  if (animation.insert !== "directional" && animation.delete !== "directional") return animation;
  const first = toggled.opened[0];
  const sibling = first === undefined ? undefined : nearestSibling(first, toggled.closed, menu);
  let insert: MenuAnimationPreset = "top";
  let remove: MenuAnimationPreset = "top";
  if (first !== undefined && sibling !== undefined) {
    if (first < sibling) remove = "bottom";
    else insert = "bottom";
  }
  return {
    insert: animation.insert === "directional" ? insert : animation.insert,
    delete: animation.delete === "directional" ? remove : animation.delete,
    duration: animation.duration,
  };
}

/** The nearest of some nodes in document order that is a sibling; of two, the first. */
function nearestSibling(
  node: MenuNode,
  others: readonly MenuNode[],
  menu: MenuStructure,
): MenuNode | undefined {
  let nearest: MenuNode | undefined;
  for (const other of others) {
    if (menu.parent(other) !== menu.parent(node)) continue;
    const distance = Math.abs(other - node);
    if (nearest === undefined || distance < Math.abs(nearest - node)) nearest = other;
  }
  return nearest;
}
