/** The keys and texts of rows. */
class MenuRowContents {
  readonly given = new MenuGivenRows();

  constructor(
    private readonly state: MenuExpansion,
    private readonly customTexts: MenuViewOptions["textsOf"],
  ) {}

  /** The key of a row. Ids contain neither `/` nor `#`. */
  keyOf(content: MenuRowContent): string {
    const { table } = this.state;
    if (content.kind === "item") return table.idOf(content.node) ?? `/${content.node}`;
    const id = table.idOf(content.slot) ?? "";
    if (content.kind !== "slotRow") return `${id}#${content.kind}`;
    const { key } = this.given.rowAt(content.slot, content.index) ?? {};
    return key === undefined ? `${id}#${content.index}` : `${id}/${key}`;
  }

  /** The content with a key. It may have no row. */
  contentOf(key: string): MenuRowContent | undefined {
    const { table } = this.state;
    const at = key.search(/[/#]/);
    if (at === 0) return this.separatorOf(Number(key.slice(1)));
    const node = table.nodeWithId(at < 0 ? key : key.slice(0, at));
    if (node === undefined) return undefined;
    if (at < 0) return { kind: "item", node };
    const name = key.slice(at + 1);
    if (key[at] === "/") {
      const index = this.given.indexOf(node, name);
      return index === undefined ? undefined : { kind: "slotRow", slot: node, index };
    }
    if (name === "placeholder" || name === "loading") return { kind: name, slot: node };
    const index = Number(name);
    return Number.isInteger(index) ? { kind: "slotRow", slot: node, index } : undefined;
  }

  private separatorOf(number: number): MenuRowContent | undefined {
    const node = menuNode(number);
    return this.state.table.isSeparator(node) ? { kind: "item", node } : undefined;
  }

  /** The content of a row. The program's texts take precedence over the menu's. */
  textsOf(content: MenuRowContent): MenuRowTexts {
    const custom = this.customTexts?.(content);
    const texts = this.ownTextsOf(content, custom?.count);
    return custom === undefined ? texts : { ...texts, ...custom };
  }

  /** The address of a row of a slot. */
  givenUrlOf(content: MenuRowContent): string | undefined {
    return content.kind === "slotRow" ? this.given.rowAt(content.slot, content.index)?.url : undefined;
  }

  /** Whether a row of a slot with a choice is checked; `undefined` for any other row. */
  checkOf(content: MenuRowContent): boolean | undefined {
    if (content.kind !== "slotRow") return undefined;
    if (!this.state.table.canCheckRowsOf(content.slot)) return undefined;
    return this.given.rowAt(content.slot, content.index)?.isChecked === true;
  }

  titleOf(content: MenuRowContent): string {
    const title = this.customTexts?.(content)?.title;
    if (title !== undefined) return title;
    if (content.kind === "item") return this.state.table.titleOf(content.node);
    return this.ownTextsOf(content).title;
  }

  /** The texts of an item that are searched, besides its keywords. */
  searchedTextsOf(node: MenuNode): Pick<MenuRowTexts, "title" | "detail"> {
    const custom = this.customTexts?.({ kind: "item", node });
    const detail = this.state.shownDetailOf(node, this.countOf(node, custom?.count));
    const texts = { title: this.state.table.titleOf(node), detail };
    return custom === undefined ? texts : { ...texts, ...custom };
  }

  /** The number of texts that have one: the program's, or that of a slot's rows. */
  countOf(node: MenuNode, count?: number): number | undefined {
    return count ?? (this.state.table.isSlot(node) ? this.state.countIn(node) : undefined);
  }

  private ownTextsOf(content: MenuRowContent, given?: number): MenuRowTexts {
    const { table } = this.state;
    switch (content.kind) {
      case "item": {
        const { node } = content;
        const count = this.countOf(node, given);
        const parent = table.isFooter(node) ? table.parentOf(node) : undefined;
        return {
          title: (parent === undefined ? undefined : table.footerOf(parent)) ?? table.titleOf(node),
          detail: this.state.shownDetailOf(node, count),
          badge: table.badgeOf(node, count),
          badgeVariant: table.badgeVariantOf(node),
          icon: table.iconOf(node),
          isEnabled: this.state.isEnabled(node),
        };
      }
      case "slotRow": {
        const row = this.given.rowAt(content.slot, content.index);
        return { isEnabled: true, title: "", ...row };
      }
      case "placeholder":
        return { title: table.placeholderOf(content.slot) ?? "", isEnabled: false };
      case "loading":
        return { title: table.loadingOf(content.slot) ?? "", isEnabled: false };
    }
  }
}
