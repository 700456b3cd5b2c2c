export function menuNode(number) {
    return number;
}
export function menuNodes(numbers) {
    return numbers;
}
export function animationForRows(preset) {
    return preset === "fold" ? "fade" : preset;
}
const MenuFlag = {
    category: 1 << 0,
    body: 1 << 1,
    open: 1 << 2,
    fixed: 1 << 3,
    hidden: 1 << 4,
    disabled: 1 << 5,
    separator: 1 << 6,
    single: 1 << 7,
    keepsOpen: 1 << 8,
    checkItem: 1 << 9,
    checked: 1 << 10,
    choosesOne: 1 << 11,
};
class MenuStructure {
    constructor(source) {
        this.source = source;
        const { count, items } = source;
        this.count = count;
        this.nodesById = new Int32Array(count);
        this.textOffsets = new Int32Array(count);
        this.parents = new Int32Array(count);
        this.firstChildren = new Int32Array(count);
        this.childCounts = new Int32Array(count);
        this.depths = new Uint8Array(count);
        this.flags = new Uint16Array(count);
        let topLevelCount = 0;
        const reader = new MenuReader(items);
        for (let node = 0; node < count; node += 1) {
            const parent = reader.number();
            this.parents[node] = parent;
            if (parent < 0)
                topLevelCount += 1;
            else
                this.addChild(node, parent);
            this.nodesById[reader.number()] = node;
            this.flags[node] = reader.number();
            this.textOffsets[node] = reader.offset;
            reader.skipTexts();
        }
        this.topLevelCount = topLevelCount;
    }
    addChild(node, parent) {
        if (this.childCounts[parent] === 0)
            this.firstChildren[parent] = node;
        this.childCounts[parent] += 1;
        this.depths[node] = this.depths[parent] + 1;
    }
    contains(node) {
        return node >= 0 && node < this.count && Number.isInteger(node);
    }
    has(flags, node) {
        return (this.flags[node] & flags) !== 0;
    }
    parent(node) {
        return this.parents[node];
    }
    firstChild(node) {
        return node < 0 ? 0 : this.firstChildren[node];
    }
    childCount(node) {
        return node < 0 ? this.topLevelCount : this.childCounts[node];
    }
    depth(node) {
        return this.depths[node];
    }
    isSingle(parent) {
        return parent < 0 ? this.source.topLevelIsSingle : this.has(MenuFlag.single, parent);
    }
    keepsOpen(parent) {
        return parent < 0 ? this.source.topLevelKeepsOpen : this.has(MenuFlag.keepsOpen, parent);
    }
    choosesOne(parent) {
        return parent < 0 ? this.source.topLevelChoosesOne : this.has(MenuFlag.choosesOne, parent);
    }
    successor(number) {
        if (this.childCount(number) > 0)
            return this.firstChild(number);
        let node = number;
        while (node >= 0) {
            const parent = this.parent(node);
            if (node + 1 < this.count && this.parent(node + 1) === parent)
                return node + 1;
            node = parent;
        }
        return -1;
    }
}
const zero = 0x30;
const minus = 0x2d;
class MenuReader {
    constructor(items, offset = 0) {
        this.items = items;
        this.offset = offset;
    }
    number() {
        const { items } = this;
        const isNegative = items.charCodeAt(this.offset) === minus;
        let place = isNegative ? this.offset + 1 : this.offset;
        let digit = items.charCodeAt(place) - zero;
        let value = 0;
        while (digit >= 0 && digit <= 9) {
            value = value * 10 + digit;
            place += 1;
            digit = items.charCodeAt(place) - zero;
        }
        this.offset = place + 1;
        return isNegative ? -value : value;
    }
    text() {
        const length = this.number();
        const start = this.offset;
        this.offset += length + 1;
        return this.items.slice(start, start + length);
    }
    skipText() {
        const length = this.number();
        this.offset += length + 1;
    }
    skipTexts() {
        this.find(() => false);
    }
    find(isSought) {
        this.skipText();
        this.skipText();
        while (this.items.charAt(this.offset - 1) === " ") {
            const start = this.offset;
            this.offset = this.items.indexOf(" ", start) + 1;
            if (isSought(this.items.slice(start, this.offset - 1)))
                return true;
            this.skipText();
        }
        return false;
    }
}
function indicatorPart(own, inherited) {
    if (own === undefined)
        return inherited;
    return own === "" ? undefined : own;
}
function compareUTF8(left, right) {
    const count = Math.min(left.length, right.length);
    for (let place = 0; place < count; place += 1) {
        const difference = rankUTF16(left.charCodeAt(place)) - rankUTF16(right.charCodeAt(place));
        if (difference !== 0)
            return difference;
    }
    return left.length - right.length;
}
function rankUTF16(unit) {
    if (unit < 0xd800)
        return unit;
    return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
function parseInteger(text) {
    return text !== undefined && /^-?[0-9]{1,18}$/.test(text) ? Number(text) : undefined;
}
function parseNumber(text) {
    if (text === undefined || !/^[-+]?[0-9.]+(e[-+]?[0-9]+)?$/i.test(text))
        return undefined;
    const number = Number(text);
    return Number.isNaN(number) ? undefined : number;
}
export class MenuTable {
    constructor(source) {
        this.structure = new MenuStructure(source);
        this.items = source.items;
        this.count = this.structure.count;
        this.topLevelCount = this.structure.topLevelCount;
        this.name = source.name;
        this.title = source.title;
        this.layout = source.layout;
        this.settings = source.settings;
    }
    get topLevel() {
        return this.range(0, this.topLevelCount);
    }
    *nodes() {
        for (let node = this.count > 0 ? 0 : -1; node >= 0; node = this.structure.successor(node)) {
            yield menuNode(node);
        }
    }
    contains(node) {
        return this.structure.contains(node);
    }
    parentOf(node) {
        const parent = this.contains(node) ? this.structure.parent(node) : -1;
        return parent < 0 ? undefined : menuNode(parent);
    }
    childrenOf(node) {
        if (!this.contains(node))
            return nothing;
        return this.range(this.structure.firstChild(node), this.structure.childCount(node));
    }
    childCountOf(node) {
        return this.contains(node) ? this.structure.childCount(node) : 0;
    }
    depthOf(node) {
        return this.contains(node) ? this.structure.depth(node) : 0;
    }
    isCategory(node) {
        return this.has(MenuFlag.category, node);
    }
    isExpandable(node) {
        return this.has(MenuFlag.body, node) || this.childCountOf(node) > 0;
    }
    isCollapsible(node) {
        return this.isExpandable(node) && !this.has(MenuFlag.fixed, node);
    }
    isSeparator(node) {
        return this.has(MenuFlag.separator, node);
    }
    isEnabled(node) {
        return this.contains(node) && !this.structure.has(MenuFlag.disabled, node);
    }
    isInitiallyExpanded(node) {
        return this.has(MenuFlag.open, node);
    }
    isInitiallyHidden(node) {
        return this.has(MenuFlag.hidden, node);
    }
    isSingleUnder(node) {
        if (node === undefined)
            return this.structure.isSingle(-1);
        return this.has(MenuFlag.single, node);
    }
    keepsOpenUnder(node) {
        if (node === undefined)
            return this.structure.keepsOpen(-1);
        return this.has(MenuFlag.keepsOpen, node);
    }
    isCheckItem(node) {
        return this.has(MenuFlag.checkItem, node);
    }
    isInitiallyChecked(node) {
        return this.has(MenuFlag.checked, node);
    }
    choosesOneUnder(node) {
        if (node === undefined)
            return this.structure.choosesOne(-1);
        return this.has(MenuFlag.choosesOne, node);
    }
    idOf(node) {
        return this.contains(node) && !this.isSeparator(node) ? this.textsOf(node).text() : undefined;
    }
    titleOf(node) {
        if (!this.contains(node))
            return "";
        const texts = this.textsOf(node);
        texts.skipText();
        return texts.text();
    }
    detailOf(node) {
        return this.value("detail", node);
    }
    bodyOf(node) {
        return this.value("body", node);
    }
    footerOf(node) {
        return this.value("footer", node);
    }
    iconOf(node) {
        return this.value("icon", node);
    }
    accessoryOf(node) {
        return this.value("accessory", node) ?? "none";
    }
    actionOf(node) {
        return this.value("action", node);
    }
    urlOf(node) {
        return this.value("url", node);
    }
    shortcutOf(node) {
        return this.value("shortcut", node);
    }
    tagOf(node) {
        return parseInteger(this.value("tag", node));
    }
    heightOf(node) {
        return parseNumber(this.value("height", node));
    }
    badgeOf(node) {
        return this.value("badge", node);
    }
    roleOf(node) {
        return this.value("role", node) ?? "normal";
    }
    keywordsOf(node) {
        return this.value("keywords", node)?.split("\n") ?? nothing;
    }
    formerIdsOf(node) {
        return this.value("was", node)?.split(" ") ?? nothing;
    }
    accessibilityLabelOf(node) {
        return this.value("label", node);
    }
    accessibilityHintOf(node) {
        return this.value("hint", node);
    }
    stringOf(column, node) {
        return this.value("@" + column, node);
    }
    integerOf(column, node) {
        return parseInteger(this.stringOf(column, node));
    }
    numberOf(column, node) {
        return parseNumber(this.stringOf(column, node));
    }
    booleanOf(column, node) {
        const value = this.integerOf(column, node);
        return value === 0 || value === 1 ? value === 1 : undefined;
    }
    indicatorOf(node) {
        const inherited = this.settings.indicator;
        const isIndicator = (key) => key.startsWith("indicator.");
        if (!this.contains(node) || !this.textsOf(node).find(isIndicator))
            return inherited;
        const hides = this.value("indicator.hide-when-empty", node);
        return {
            collapsed: this.glyph("collapsed", inherited.collapsed, node),
            expanded: this.glyph("expanded", inherited.expanded, node),
            empty: this.glyph("empty", inherited.empty, node),
            leaf: this.glyph("leaf", inherited.leaf, node),
            color: indicatorPart(this.value("indicator.color", node), inherited.color),
            highlight: indicatorPart(this.value("indicator.highlight", node), inherited.highlight),
            hideWhenEmpty: hides === undefined ? inherited.hideWhenEmpty : hides === "1",
        };
    }
    nodeWithId(id) {
        let low = 0;
        let high = id === "" ? 0 : this.count;
        while (low < high) {
            const middle = (low + high) >> 1;
            const node = menuNode(this.structure.nodesById[middle]);
            const own = this.idOf(node);
            const order = own === undefined ? 1 : compareUTF8(own, id);
            if (order === 0)
                return node;
            if (order < 0)
                low = middle + 1;
            else
                high = middle;
        }
        return undefined;
    }
    nodeForURL(url) {
        for (const node of this.nodes())
            if (this.urlOf(node) === url)
                return node;
        return undefined;
    }
    nodeWithFormerId(id) {
        return this.nodesByFormerId.get(id);
    }
    get nodesByFormerId() {
        if (this.formerIds === undefined) {
            this.formerIds = new Map();
            for (const node of this.nodes()) {
                for (const id of this.formerIdsOf(node))
                    this.formerIds.set(id, node);
            }
        }
        return this.formerIds;
    }
    has(flag, node) {
        return this.contains(node) && this.structure.has(flag, node);
    }
    range(first, count) {
        return Array.from({ length: count }, (_, place) => menuNode(first + place));
    }
    textsOf(node) {
        return new MenuReader(this.items, this.structure.textOffsets[node]);
    }
    value(key, node) {
        if (!this.contains(node))
            return undefined;
        const texts = this.textsOf(node);
        return texts.find((found) => found === key) ? texts.text() : undefined;
    }
    glyph(state, inherited, node) {
        const text = indicatorPart(this.value("indicator." + state, node), inherited?.text);
        const image = indicatorPart(this.value(`indicator.${state}.image`, node), inherited?.image);
        return text === undefined && image === undefined ? undefined : { text, image };
    }
}
const MenuState = {
    open: 1 << 28,
    hidden: 1 << 29,
    empty: 1 << 30,
    kept: 1 << 31,
};
const countBits = 20;
const countMask = (1 << countBits) - 1;
const openMask = 0xff << countBits;
const stateMask = 0xf << 28;
class MenuWords {
    constructor(count, from) {
        this.count = count;
        this.words = from ? from.words.slice() : new Uint32Array(2 * (count + 1));
        this.set(MenuState.open, -1);
    }
    has(flags, node) {
        return (this.words[second(node)] & flags) !== 0;
    }
    set(flag, node) {
        this.words[second(node)] |= flag;
    }
    clear(flag, node) {
        this.words[second(node)] &= ~flag;
    }
    entry(node) {
        return this.words[first(node)] & countMask;
    }
    shown(node) {
        return this.words[second(node)] & countMask;
    }
    openInfo(node) {
        const high = (this.words[second(node)] & openMask) >>> 8;
        return high | (this.words[first(node)] >>> countBits);
    }
    addEntry(rows, node) {
        this.words[first(node)] += rows;
    }
    addShown(rows, node) {
        this.words[second(node)] += rows;
    }
    setOpenInfo(value, node) {
        const entry = this.entry(node);
        this.words[first(node)] = entry | (value << countBits);
        const others = this.words[second(node)] & ~openMask;
        this.words[second(node)] = others | ((value << 8) & openMask);
    }
    clearCounts() {
        for (let node = -1; node < this.count; node += 1)
            this.clearCount(node);
    }
    clearCount(node) {
        this.words[first(node)] = 0;
        this.words[second(node)] &= stateMask;
    }
}
function first(node) {
    return 2 * (node + 1);
}
function second(node) {
    return 2 * (node + 1) + 1;
}
class MenuRules extends MenuWords {
    constructor(menu, from) {
        super(menu.count, from);
        this.menu = menu;
        this.settled = from?.settled?.slice();
    }
    isAwake(node) {
        return !this.has(MenuState.hidden | MenuState.empty, node);
    }
    isExpandable(node) {
        return this.menu.has(MenuFlag.body, node) || this.menu.childCount(node) > 0;
    }
    isCollapsible(node) {
        return this.isExpandable(node) && !this.menu.has(MenuFlag.fixed, node);
    }
    isMember(node) {
        return this.isAwake(node) && this.isCollapsible(node);
    }
    rival(node) {
        const parent = this.menu.parent(node);
        const isAlone = this.menu.isSingle(parent) && this.isMember(node);
        return isAlone ? this.openInfo(parent) - 1 : -1;
    }
    staysOpen(node) {
        if (this.menu.has(MenuFlag.fixed, node))
            return true;
        const parent = this.menu.parent(node);
        if (!this.menu.keepsOpen(parent) || !this.isAwake(node))
            return false;
        return this.menu.isSingle(parent) || this.openInfo(parent) === 1;
    }
    mark(isOpen, node) {
        if (isOpen)
            this.set(MenuState.open, node);
        else
            this.clear(MenuState.open, node);
    }
    setOpen(isOpen, node) {
        this.mark(isOpen, node);
        if (!this.isAwake(node) || this.menu.has(MenuFlag.fixed, node))
            return;
        const parent = this.menu.parent(node);
        const info = this.openInfo(parent);
        if (!this.menu.isSingle(parent))
            this.setOpenInfo(isOpen ? info + 1 : info - 1, parent);
        else if (isOpen)
            this.setOpenInfo(node + 1, parent);
        else if (info === node + 1)
            this.setOpenInfo(0, parent);
    }
    openAlone(node) {
        if (this.has(MenuState.open, node) || !this.isExpandable(node))
            return;
        const rival = this.rival(node);
        if (rival >= 0)
            this.setOpen(false, rival);
        this.setOpen(true, node);
    }
    setOpenBelow(parent, depth, limit) {
        const opens = depth < limit;
        const isSingle = opens && this.menu.isSingle(parent);
        let keepsNext = !opens && this.menu.keepsOpen(parent);
        const first = this.menu.firstChild(parent);
        const end = first + this.menu.childCount(parent);
        for (let node = first; node < end; node += 1) {
            if (this.isCollapsible(node) && this.has(MenuState.open, node) !== opens) {
                if (!this.isAwake(node))
                    this.mark(opens, node);
                else if (keepsNext)
                    keepsNext = false;
                else if (!isSingle || this.openInfo(parent) === 0)
                    this.setOpen(opens, node);
            }
            if (this.menu.childCount(node) > 0)
                this.setOpenBelow(node, depth + 1, limit);
        }
    }
    settleGroups() {
        for (let parent = -1; parent < this.count; parent += 1) {
            if (this.menu.isSingle(parent) || this.menu.keepsOpen(parent)) {
                this.settleGroup(parent);
            }
        }
    }
    settleGroup(parent) {
        const start = this.menu.firstChild(parent);
        const end = start + this.menu.childCount(parent);
        let first = -1;
        let stays = -1;
        let openCount = 0;
        for (let node = start; node < end; node += 1) {
            if (!this.isMember(node))
                continue;
            if (first < 0)
                first = node;
            if (!this.has(MenuState.open, node))
                continue;
            openCount += 1;
            if (stays < 0 || this.entry(node) > this.entry(stays))
                stays = node;
        }
        if (openCount === 0 && first >= 0 && this.menu.keepsOpen(parent))
            this.settle(first);
        if (openCount < 2 || !this.menu.isSingle(parent))
            return;
        for (let node = start; node < end; node += 1) {
            if (node !== stays && this.has(MenuState.open, node) && this.isMember(node)) {
                this.settle(node);
            }
        }
    }
    settle(node) {
        this.mark(!this.has(MenuState.open, node), node);
        this.settled?.push(node);
    }
    unsettle() {
        if (this.settled === undefined)
            return;
        for (const node of this.settled)
            this.mark(!this.has(MenuState.open, node), node);
        this.settled = [];
    }
    countHolders() {
        for (let parent = this.count - 1; parent >= -1; parent -= 1) {
            const info = this.openInfo(parent);
            this.clearCount(parent);
            if (info > 0 && this.menu.isSingle(parent))
                this.addEntry(1, info - 1);
        }
    }
    findEmpty() {
        for (let node = 0; node < this.count; node += 1) {
            if (this.menu.has(MenuFlag.category, node) && !this.menu.has(MenuFlag.body, node)) {
                this.set(MenuState.empty, node);
            }
            if (!this.has(MenuState.hidden, node)) {
                this.clear(MenuState.empty, this.menu.parent(node));
            }
        }
    }
}
const noPlace = { row: -1, topRow: -1, top: -1 };
class MenuRows extends MenuRules {
    constructor(menu, from) {
        super(menu, from);
        this.absent = new Int32Array(0);
        if (from)
            this.absent = from.absent;
        else
            this.start();
    }
    start() {
        for (let node = 0; node < this.count; node += 1) {
            if (this.menu.has(MenuFlag.open, node))
                this.set(MenuState.open, node);
            if (this.menu.has(MenuFlag.hidden, node))
                this.set(MenuState.hidden, node);
        }
        this.findEmpty();
        this.rebuild();
    }
    get isFiltered() {
        return this.has(MenuState.kept, -1);
    }
    size(node) {
        if (this.isAbsent(node))
            return 0;
        return this.isFiltered || this.has(MenuState.open, node) ? 1 + this.shown(node) : 1;
    }
    isAbsent(node) {
        if (this.has(MenuState.hidden, node))
            return true;
        return this.isFiltered && !this.has(MenuState.kept, node);
    }
    isBelowHidden(node) {
        for (let above = node; above >= 0; above = this.menu.parent(above)) {
            if (this.has(MenuState.hidden, above))
                return true;
        }
        return false;
    }
    nodeAt(row) {
        let parent = -1;
        let rest = row;
        for (;;) {
            const first = this.menu.firstChild(parent);
            const count = this.menu.childCount(parent);
            let before = 0;
            for (let step = 1 << (31 - Math.clz32(count)); step > 0; step >>= 1) {
                if (before + step > count)
                    continue;
                const size = this.entry(first + before + step - 1);
                if (size > rest)
                    continue;
                before += step;
                rest -= size;
            }
            if (before >= count)
                return -1;
            parent = first + before;
            if (rest === 0)
                return parent;
            rest -= 1;
        }
    }
    placeOf(number) {
        if (this.isAbsent(number))
            return noPlace;
        let node = number;
        let row = 0;
        for (;;) {
            if (this.has(MenuState.hidden, node))
                return noPlace;
            const parent = this.menu.parent(node);
            const last = this.menu.firstChild(parent) - 1;
            let rowsBefore = 0;
            for (let before = node - last - 1; before > 0; before &= before - 1) {
                rowsBefore += this.entry(last + before);
            }
            row += rowsBefore;
            if (parent < 0)
                return { row, topRow: rowsBefore, top: node };
            if (!this.isFiltered && !this.has(MenuState.open, parent))
                return noPlace;
            row += 1;
            node = parent;
        }
    }
    propagate(rows, from) {
        if (this.isFiltered || rows === 0)
            return;
        let node = from;
        while (!this.has(MenuState.hidden, node)) {
            const parent = this.menu.parent(node);
            const last = this.menu.firstChild(parent) - 1;
            const count = this.menu.childCount(parent);
            for (let entry = node - last; entry <= count; entry += entry & -entry) {
                this.addEntry(rows, last + entry);
            }
            this.addShown(rows, parent);
            if (parent < 0 || !this.has(MenuState.open, parent))
                return;
            node = parent;
        }
    }
    rebuild() {
        this.clearCounts();
        for (let node = this.count - 1; node >= 0; node -= 1) {
            if (this.has(MenuState.open, node))
                this.setOpen(true, node);
            const size = this.size(node);
            this.addEntry(size, node);
            this.addShown(size, this.menu.parent(node));
        }
        for (let node = -1; node < this.count; node += 1) {
            this.sumGroup(this.menu.firstChild(node) - 1, this.menu.childCount(node));
        }
        this.findAbsent();
    }
    sumGroup(last, count) {
        for (let entry = 1; entry < count; entry += 1) {
            const next = entry + (entry & -entry);
            if (next <= count)
                this.addEntry(this.entry(last + entry), last + next);
        }
    }
    findAbsent() {
        const absent = [];
        for (let node = 0; node < this.menu.topLevelCount; node += 1) {
            if (this.isAbsent(node))
                absent.push(node);
        }
        this.absent = Int32Array.from(absent);
    }
    absentBefore(top) {
        let low = 0;
        let high = this.absent.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (this.absent[middle] < top)
                low = middle + 1;
            else
                high = middle;
        }
        return low;
    }
    topOfSection(section) {
        let low = 0;
        let high = this.absent.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (this.absent[middle] - middle <= section)
                low = middle + 1;
            else
                high = middle;
        }
        return section + low;
    }
}
class MenuChecks {
    constructor(menu, from) {
        this.menu = menu;
        this.bits = from ? from.bits.slice() : new Uint32Array(Math.ceil(menu.count / 32));
        this.chosen = new Map(from?.chosen);
        if (from === undefined)
            this.restore(new Map());
    }
    isChecked(node) {
        return (this.bits[node >>> 5] & (1 << node)) !== 0;
    }
    rival(node) {
        return this.chosen.get(this.menu.parent(node)) ?? -1;
    }
    checkedUnder(parent) {
        if (this.menu.choosesOne(parent)) {
            const node = this.chosen.get(parent);
            return node === undefined ? [] : [node];
        }
        const first = this.menu.firstChild(parent);
        const checked = [];
        for (let node = first; node < first + this.menu.childCount(parent); node += 1) {
            if (this.isChecked(node))
                checked.push(node);
        }
        return checked;
    }
    setChecked(isChecked, node) {
        const parent = this.menu.parent(node);
        if (this.menu.choosesOne(parent)) {
            const rival = this.rival(node);
            if (rival >= 0)
                this.mark(false, rival);
            if (isChecked)
                this.chosen.set(parent, node);
            else
                this.chosen.delete(parent);
        }
        this.mark(isChecked, node);
    }
    restore(checks) {
        this.bits.fill(0);
        this.chosen.clear();
        const nodes = [...checks.keys()].sort((left, right) => left - right);
        for (const node of nodes)
            if (checks.get(node) === true)
                this.checkIfFirst(node);
        for (let node = 0; node < this.menu.count; node += 1) {
            const startsChecked = this.menu.has(MenuFlag.checked, node);
            if (startsChecked && !checks.has(node))
                this.checkIfFirst(node);
        }
    }
    checkIfFirst(node) {
        if (this.rival(node) < 0)
            this.setChecked(true, node);
    }
    mark(isChecked, node) {
        if (isChecked)
            this.bits[node >>> 5] |= 1 << node;
        else
            this.bits[node >>> 5] &= ~(1 << node);
    }
}
function movedDown(place, rows) {
    if (place.row < 0)
        return place;
    const topRow = place.row === place.topRow ? place.topRow + rows : place.topRow;
    return { row: place.row + rows, topRow, top: place.top };
}
class MenuSections {
    constructor(layout, rows) {
        this.layout = layout;
        this.rows = rows;
    }
    get firstRow() {
        return this.layout === "section-headers" ? 1 : 0;
    }
    sectionOf(top) {
        return this.layout === "rows" ? 0 : top - this.rows.absentBefore(top);
    }
    rowInSection(place) {
        return this.layout === "rows" ? place.row : place.row - place.topRow - this.firstRow;
    }
    scrollTarget(place, position) {
        const row = this.rowInSection(place);
        const section = this.sectionOf(place.top);
        return { row: place.row, section, rowInSection: row < 0 ? undefined : row, position };
    }
    describe(parts, closed, opened) {
        if (closed) {
            parts.closed = [closed.node];
            parts.removed = this.range(closed);
            parts.removedInSections = this.rangeInSection(closed);
        }
        if (opened) {
            parts.opened = [opened.node];
            parts.inserted = this.range(opened);
            parts.insertedInSections = this.rangeInSection(opened);
        }
        const places = [];
        if (closed && closed.place.row >= 0)
            places.push(closed.placeAfter);
        if (opened && opened.place.row >= 0)
            places.push(opened.placeAfter);
        this.describeUpdates(parts, places);
    }
    describeUpdates(parts, places) {
        places.sort((left, right) => left.row - right.row);
        parts.updated = places.map((place) => place.row);
        parts.updatedInSections = places
            .filter((place) => this.rowInSection(place) >= 0)
            .map((place) => ({ section: this.sectionOf(place.top), row: this.rowInSection(place) }));
        parts.updatedHeaders = places
            .filter((place) => this.rowInSection(place) < 0)
            .map((place) => this.sectionOf(place.top));
    }
    range(move) {
        const start = move.place.row + 1;
        return move.rows > 0 ? [{ start, end: start + move.rows }] : nothing;
    }
    rangeInSection(move) {
        const start = this.rowInSection(move.place) + 1;
        const section = this.sectionOf(move.place.top);
        return move.rows > 0 ? [{ section, start, end: start + move.rows }] : nothing;
    }
}
const MenuSnapshotBit = { hasRow: 1, open: 2, empty: 4, checked: 8, current: 16 };
class MenuSnapshot {
    constructor(rows, checks, current) {
        this.bits = new Uint8Array(rows.count);
        for (let node = 0; node < rows.count; node += 1) {
            const parent = rows.menu.parent(node);
            let hasRow = !rows.isAbsent(node);
            if (hasRow && parent >= 0) {
                hasRow = this.hasRow(parent) && (rows.isFiltered || this.isOpen(parent));
            }
            let bits = hasRow ? MenuSnapshotBit.hasRow : 0;
            if (rows.has(MenuState.open, node))
                bits |= MenuSnapshotBit.open;
            if (rows.has(MenuState.empty, node))
                bits |= MenuSnapshotBit.empty;
            if (checks.isChecked(node))
                bits |= MenuSnapshotBit.checked;
            if (node === current)
                bits |= MenuSnapshotBit.current;
            this.bits[node] = bits;
        }
    }
    hasRow(node) {
        return (this.bits[node] & MenuSnapshotBit.hasRow) !== 0;
    }
    isOpen(node) {
        return (this.bits[node] & MenuSnapshotBit.open) !== 0;
    }
    isChecked(node) {
        return (this.bits[node] & MenuSnapshotBit.checked) !== 0;
    }
    look(node) {
        const bits = this.bits[node] & ~MenuSnapshotBit.hasRow;
        return (bits & MenuSnapshotBit.empty) !== 0 ? bits & ~MenuSnapshotBit.open : bits;
    }
}
class MenuCounter {
    constructor(layout) {
        this.layout = layout;
        this.row = 0;
        this.start = 0;
        this.sections = [];
        this.ranges = [];
        this.rangesInSections = [];
        this.section = layout === "rows" ? 0 : -1;
    }
    beginSection() {
        this.section += 1;
        this.start = this.layout === "section-headers" ? this.row + 1 : this.row;
    }
    note(sectionStays) {
        const { row, section } = this;
        const last = this.ranges[this.ranges.length - 1];
        if (last?.end === row)
            last.end = row + 1;
        else
            this.ranges.push({ start: row, end: row + 1 });
        if (!sectionStays)
            return;
        const place = row - this.start;
        const lastInSection = this.rangesInSections[this.rangesInSections.length - 1];
        if (lastInSection?.section === section && lastInSection.end === place) {
            lastInSection.end = place + 1;
        }
        else {
            this.rangesInSections.push({ section, start: place, end: place + 1 });
        }
    }
}
function compareSnapshots(menu, layout, before, after, parts) {
    const old = new MenuCounter(layout);
    const now = new MenuCounter(layout);
    const updated = [];
    const updatedInSections = [];
    const updatedHeaders = [];
    const closed = [];
    const opened = [];
    const unchecked = [];
    const checked = [];
    let sectionStays = true;
    for (let node = menu.count > 0 ? 0 : -1; node >= 0; node = menu.successor(node)) {
        const wasThere = before.hasRow(node);
        const isThere = after.hasRow(node);
        if (node < menu.topLevelCount && layout !== "rows") {
            sectionStays = wasThere && isThere;
            if (wasThere)
                old.beginSection();
            if (isThere)
                now.beginSection();
            if (wasThere && !isThere)
                old.sections.push(old.section);
            if (isThere && !wasThere)
                now.sections.push(now.section);
        }
        if (wasThere && !isThere)
            old.note(sectionStays);
        if (isThere && !wasThere)
            now.note(sectionStays);
        const isOpen = after.isOpen(node);
        const toggles = before.isOpen(node) !== isOpen;
        if (toggles)
            (isOpen ? opened : closed).push(menuNode(node));
        const isChecked = after.isChecked(node);
        const flips = before.isChecked(node) !== isChecked;
        if (flips)
            (isChecked ? checked : unchecked).push(menuNode(node));
        if (wasThere && isThere && before.look(node) !== after.look(node)) {
            updated.push(now.row);
            if (now.row < now.start)
                updatedHeaders.push(now.section);
            else
                updatedInSections.push({ section: now.section, row: now.row - now.start });
        }
        if (wasThere)
            old.row += 1;
        if (isThere)
            now.row += 1;
    }
    parts.removed = old.ranges;
    parts.removedInSections = old.rangesInSections;
    parts.removedSections = old.sections;
    parts.inserted = now.ranges;
    parts.insertedInSections = now.rangesInSections;
    parts.insertedSections = now.sections;
    Object.assign(parts, { updated, updatedInSections, updatedHeaders });
    Object.assign(parts, { closed, opened, unchecked, checked });
}
const nothing = Object.freeze([]);
export class MenuChange {
    constructor(parts, menu) {
        this.toggled = { closed: parts.closed ?? nothing, opened: parts.opened ?? nothing };
        this.animation = settleAnimation(parts.animation, this.toggled, menu);
        this.unchecked = parts.unchecked ?? nothing;
        this.checked = parts.checked ?? nothing;
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
    get isEmpty() {
        const { closed, opened } = this.toggled;
        const rows = this.removed.length + this.inserted.length + this.updated.length;
        const checks = this.unchecked.length + this.checked.length;
        return rows + closed.length + opened.length + checks === 0;
    }
    perform(listeners) {
        const { closed, opened } = this.toggled;
        for (const node of closed)
            listeners.will?.(node, false);
        for (const node of opened)
            listeners.will?.(node, true);
        listeners.moveRows?.(this);
        for (const node of closed)
            listeners.did?.(node, false);
        for (const node of opened)
            listeners.did?.(node, true);
    }
}
function settleAnimation(animation, toggled, menu) {
    if (animation.insert !== "directional" && animation.delete !== "directional")
        return animation;
    const first = toggled.opened[0];
    const sibling = first === undefined ? undefined : nearestSibling(first, toggled.closed, menu);
    let insert = "top";
    let remove = "top";
    if (first !== undefined && sibling !== undefined) {
        if (first < sibling)
            remove = "bottom";
        else
            insert = "bottom";
    }
    return {
        insert: animation.insert === "directional" ? insert : animation.insert,
        delete: animation.delete === "directional" ? remove : animation.delete,
        duration: animation.duration,
    };
}
function nearestSibling(node, others, menu) {
    let nearest;
    for (const other of others) {
        if (menu.parent(other) !== menu.parent(node))
            continue;
        const distance = Math.abs(other - node);
        if (nearest === undefined || distance < Math.abs(nearest - node))
            nearest = other;
    }
    return nearest;
}
const savedVersion = "v1";
const MenuSign = { checked: "*", open: "+", closed: "-", unchecked: "/" };
function saveState(table, rows, checks) {
    const { structure } = table;
    const entries = { checked: [""], open: [""], closed: [""], unchecked: [""] };
    for (const node of structure.nodesById) {
        const isOpen = rows.has(MenuState.open, node);
        const isChecked = checks.isChecked(node);
        const isToggled = isOpen !== structure.has(MenuFlag.open, node) && !structure.has(MenuFlag.fixed, node);
        const isFlipped = isChecked !== structure.has(MenuFlag.checked, node);
        if (!isToggled && !isFlipped)
            continue;
        const id = table.idOf(menuNode(node)) ?? "";
        if (isToggled)
            (isOpen ? entries.open : entries.closed).push(id);
        if (isFlipped)
            (isChecked ? entries.checked : entries.unchecked).push(id);
    }
    return (savedVersion +
        entries.checked.join(` ${MenuSign.checked}`) +
        entries.open.join(` ${MenuSign.open}`) +
        entries.closed.join(` ${MenuSign.closed}`) +
        entries.unchecked.join(` ${MenuSign.unchecked}`));
}
function restoreState(entries, table, rows, checks) {
    const { structure } = table;
    const unknown = [];
    const restored = new Map();
    rows.clearCounts();
    for (let node = 0; node < table.count; node += 1) {
        rows.mark(structure.has(MenuFlag.open, node), node);
    }
    for (const entry of entries) {
        if (entry === "")
            continue;
        const sign = entry.charAt(0);
        const isSigned = entry.length > 1 && Object.values(MenuSign).includes(sign);
        const id = isSigned ? entry.slice(1) : entry;
        const node = isSigned ? table.nodeWithId(id) ?? table.nodeWithFormerId(id) : undefined;
        if (node === undefined) {
            unknown.push(id);
        }
        else if (sign === MenuSign.checked || sign === MenuSign.unchecked) {
            if (table.isCheckItem(node))
                restored.set(node, sign === MenuSign.checked);
        }
        else if (rows.isCollapsible(node)) {
            rows.mark(sign === MenuSign.open, node);
            if (rows.entry(node) === 0)
                rows.addEntry(1, node);
        }
    }
    rows.settled = [];
    rows.settleGroups();
    checks.restore(restored);
    return unknown;
}
function responseToTap(table, rows, node, place) {
    if (!table.isEnabled(node) || table.isSeparator(node) || rows.isBelowHidden(node)) {
        return { kind: "nothing" };
    }
    const area = table.settings.hitArea;
    if (!table.isCategory(node) && !table.isExpandable(node)) {
        return place === "indicator" && area === "row" ? { kind: "nothing" } : chosen(table, node);
    }
    if (area === "both" || area === place) {
        const toggles = table.isCollapsible(node) && rows.isAwake(node);
        return { kind: toggles ? "toggle" : "nothing" };
    }
    return place === "row" ? chosen(table, node) : { kind: "nothing" };
}
function chosen(table, node) {
    const action = table.actionOf(node);
    if (action !== undefined)
        return { kind: "action", action };
    const url = table.urlOf(node);
    return url !== undefined ? { kind: "url", url } : { kind: "choose" };
}
class MenuReading {
    constructor(table, from) {
        const original = from?.table === table ? from : undefined;
        this.table = table;
        this.rows = new MenuRows(table.structure, original?.rows);
        this.sections = new MenuSections(table.layout, this.rows);
        this.checks = new MenuChecks(table.structure, original?.checks);
        this.currentNode = original?.currentNode;
    }
    get rowCount() {
        return this.rows.shown(-1);
    }
    get isFiltered() {
        return this.rows.isFiltered;
    }
    isExpanded(node) {
        return this.has(MenuState.open, node);
    }
    isHidden(node) {
        return this.has(MenuState.hidden, node);
    }
    isEmpty(node) {
        return this.has(MenuState.empty, node);
    }
    isChecked(node) {
        return this.table.contains(node) && this.checks.isChecked(node);
    }
    checkedIn(group) {
        if (group !== undefined && !this.table.contains(group))
            return nothing;
        return this.checks.checkedUnder(group ?? -1).map(menuNode);
    }
    get current() {
        return this.currentNode;
    }
    responseToTap(node, place) {
        return responseToTap(this.table, this.rows, node, place);
    }
    isVisible(node) {
        return this.rowOf(node) !== undefined;
    }
    glyphOf(node) {
        if (!this.table.contains(node) || this.table.isSeparator(node))
            return undefined;
        const indicator = this.table.indicatorOf(node);
        if (this.isEmpty(node)) {
            return indicator.hideWhenEmpty ? undefined : indicator.empty ?? indicator.collapsed;
        }
        if (!this.table.isExpandable(node))
            return indicator.leaf;
        return this.isExpanded(node) ? indicator.expanded : indicator.collapsed;
    }
    get collapsedById() {
        const result = new Map();
        for (let number = 0; number < this.table.count; number += 1) {
            const node = menuNode(number);
            const id = this.table.idOf(node);
            const isListed = this.table.isCategory(node) || this.table.isExpandable(node);
            if (id === undefined || !isListed)
                continue;
            result.set(id, !this.isExpanded(node));
        }
        return result;
    }
    nodeAtRow(row) {
        if (!(row >= 0 && row < this.rowCount && Number.isInteger(row)))
            return undefined;
        const node = this.rows.nodeAt(row);
        return node < 0 ? undefined : menuNode(node);
    }
    rowOf(node) {
        const { row } = this.table.contains(node) ? this.rows.placeOf(node) : noPlace;
        return row < 0 ? undefined : row;
    }
    get sectionCount() {
        if (this.table.layout === "rows")
            return 1;
        return this.table.topLevelCount - this.rows.absent.length;
    }
    rowCountInSection(section) {
        if (this.table.layout === "rows")
            return section === 0 ? this.rowCount : 0;
        const top = this.nodeOfSection(section);
        return top === undefined ? 0 : this.rows.size(top) - this.sections.firstRow;
    }
    nodeAt(path) {
        if (!(path.row >= 0 && path.row < this.rowCountInSection(path.section)))
            return undefined;
        const top = this.nodeOfSection(path.section);
        if (top === undefined)
            return this.nodeAtRow(path.row);
        return this.nodeAtRow(this.rows.placeOf(top).row + path.row + this.sections.firstRow);
    }
    indexPathOf(node) {
        const place = this.table.contains(node) ? this.rows.placeOf(node) : noPlace;
        const row = this.sections.rowInSection(place);
        if (place.row < 0 || row < 0)
            return undefined;
        return { section: this.sections.sectionOf(place.top), row };
    }
    sectionOf(node) {
        if (!this.table.contains(node))
            return undefined;
        if (this.table.layout === "rows")
            return 0;
        let top = node;
        while (top >= this.table.topLevelCount)
            top = this.table.structure.parent(top);
        return this.rows.isAbsent(top) ? undefined : this.sections.sectionOf(top);
    }
    nodeOfSection(section) {
        const isThere = section >= 0 && section < this.sectionCount && Number.isInteger(section);
        if (this.table.layout === "rows" || !isThere)
            return undefined;
        return menuNode(this.rows.topOfSection(section));
    }
    has(flag, node) {
        return this.table.contains(node) && this.rows.has(flag, node);
    }
}
class MenuEvents extends MenuReading {
    isItem(node) {
        return this.table.contains(node) && !this.table.isSeparator(node);
    }
    openAncestors(node) {
        const menu = this.table.structure;
        for (let above = menu.parent(node); above >= 0; above = menu.parent(above)) {
            this.rows.openAlone(above);
        }
    }
    scrollTo(node, parts) {
        const place = this.rows.placeOf(node);
        if (place.row >= 0)
            parts.scroll = this.sections.scrollTarget(place, "reveal");
    }
    setChecked(isChecked, node) {
        const parts = this.parts(undefined);
        if (!this.table.isCheckItem(node) || this.isChecked(node) === isChecked) {
            return this.change(parts);
        }
        const rival = isChecked ? this.checks.rival(node) : -1;
        this.checks.setChecked(isChecked, node);
        if (isChecked)
            parts.checked = [node];
        else
            parts.unchecked = [node];
        if (rival >= 0)
            parts.unchecked = [menuNode(rival)];
        this.describeLooks(parts, [rival, node]);
        return this.change(parts);
    }
    describeLooks(parts, nodes) {
        const places = nodes.filter((node) => node >= 0).map((node) => this.rows.placeOf(node));
        this.sections.describeUpdates(parts, places.filter((place) => place.row >= 0));
    }
    placeIfAwake(node) {
        return this.rows.isAwake(node) ? this.rows.placeOf(node) : noPlace;
    }
    scrollToOpened(parts, place, gained) {
        const policy = this.table.settings.scroll;
        if (place.row < 0 || policy.to === "none")
            return;
        const further = policy.to === "reveal" ? Math.max(0, Math.min(policy.rows, gained)) : 0;
        const target = { ...place, row: place.row + further };
        parts.scroll = this.sections.scrollTarget(target, policy.to);
    }
    rowsBelow(node, place) {
        return place.row < 0 || this.isFiltered ? 0 : this.rows.shown(node);
    }
    parts(animation) {
        return { animation: animation ?? this.table.settings.animation };
    }
    change(parts) {
        return new MenuChange(parts, this.table.structure);
    }
    opening(animation, event, finish) {
        const change = this.bulk(animation, event, finish);
        const { closed, opened } = change.toggled;
        if (closed.length + opened.length > 0)
            this.rows.settled = undefined;
        return change;
    }
    bulk(animation, event, finish) {
        const before = this.snapshot();
        event();
        this.rows.rebuild();
        const parts = this.parts(animation);
        const after = this.snapshot();
        compareSnapshots(this.table.structure, this.table.layout, before, after, parts);
        finish?.(parts);
        return this.change(parts);
    }
    snapshot() {
        return new MenuSnapshot(this.rows, this.checks, this.currentNode ?? -1);
    }
}
export class MenuExpansion extends MenuEvents {
    constructor(table, from) {
        super(table, from);
    }
    copy() {
        return new MenuExpansion(this.table, this);
    }
    toggle(node, animation) {
        return this.isExpanded(node) ? this.collapse(node, animation) : this.expand(node, animation);
    }
    expand(node, animation) {
        const parts = this.parts(animation);
        if (this.table.isExpandable(node) && !this.isExpanded(node)) {
            const { rows } = this;
            rows.settled = undefined;
            const rival = rows.rival(node);
            let place = this.placeIfAwake(node);
            const gained = this.rowsBelow(node, place);
            let closed;
            if (rival >= 0) {
                const rivalPlace = rows.placeOf(rival);
                const lost = this.rowsBelow(rival, rivalPlace);
                rows.propagate(-rows.shown(rival), rival);
                rows.setOpen(false, rival);
                const placeAfter = rival > node ? movedDown(rivalPlace, gained) : rivalPlace;
                if (rival < node)
                    place = movedDown(place, -lost);
                closed = { node: menuNode(rival), place: rivalPlace, placeAfter, rows: lost };
            }
            rows.setOpen(true, node);
            rows.propagate(rows.shown(node), node);
            this.sections.describe(parts, closed, { node, place, placeAfter: place, rows: gained });
            this.scrollToOpened(parts, place, gained);
        }
        return this.change(parts);
    }
    collapse(node, animation) {
        const parts = this.parts(animation);
        if (this.isExpanded(node) && !this.rows.staysOpen(node)) {
            this.rows.settled = undefined;
            const place = this.placeIfAwake(node);
            const lost = this.rowsBelow(node, place);
            this.rows.propagate(-this.rows.shown(node), node);
            this.rows.setOpen(false, node);
            this.sections.describe(parts, { node, place, placeAfter: place, rows: lost }, undefined);
        }
        return this.change(parts);
    }
    expandAll(animation) {
        return this.expandToDepth(Infinity, animation);
    }
    collapseAll(animation) {
        return this.expandToDepth(0, animation);
    }
    expandToDepth(depth, animation) {
        return this.opening(animation, () => this.rows.setOpenBelow(-1, 0, depth));
    }
    expandUnder(node, animation) {
        if (!this.table.isExpandable(node))
            return this.change(this.parts(animation));
        const opens = !this.isExpanded(node);
        const open = () => {
            this.rows.openAlone(node);
            this.rows.setOpenBelow(node, 0, Infinity);
        };
        return this.opening(animation, open, (parts) => {
            const place = opens ? this.placeIfAwake(node) : noPlace;
            this.scrollToOpened(parts, place, this.rowsBelow(node, place));
        });
    }
    collapseUnder(node, animation) {
        if (!this.table.isExpandable(node))
            return this.change(this.parts(animation));
        return this.opening(animation, () => {
            if (this.isExpanded(node) && !this.rows.staysOpen(node))
                this.rows.setOpen(false, node);
            this.rows.setOpenBelow(node, 0, 0);
        });
    }
    reveal(node, animation) {
        if (!this.isItem(node))
            return this.change(this.parts(animation));
        const open = () => this.openAncestors(node);
        return this.opening(animation, open, (parts) => this.scrollTo(node, parts));
    }
    setCurrent(node, reveal = false, animation) {
        const parts = this.parts(animation);
        if (node !== undefined && !this.isItem(node))
            return this.change(parts);
        if (node !== undefined && reveal) {
            const open = () => {
                this.currentNode = node;
                this.openAncestors(node);
            };
            return this.opening(animation, open, (revealed) => this.scrollTo(node, revealed));
        }
        const old = this.currentNode;
        this.currentNode = node;
        if (old !== node)
            this.describeLooks(parts, [old ?? -1, node ?? -1]);
        return this.change(parts);
    }
    check(node) {
        return this.setChecked(true, node);
    }
    uncheck(node) {
        return this.setChecked(false, node);
    }
    toggleCheck(node) {
        if (!this.isChecked(node))
            return this.check(node);
        const isChoice = this.table.choosesOneUnder(this.table.parentOf(node));
        return isChoice ? this.change(this.parts(undefined)) : this.uncheck(node);
    }
    tap(node, place, animation) {
        const response = this.responseToTap(node, place);
        if (response.kind === "toggle")
            return { change: this.toggle(node, animation), response };
        const isFlipped = response.kind !== "nothing" && this.table.isCheckItem(node);
        const change = isFlipped ? this.toggleCheck(node) : this.change(this.parts(animation));
        return { change, response };
    }
    setHidden(nodes, isHidden, animation) {
        const { rows } = this;
        return this.bulk(animation, () => {
            rows.unsettle();
            rows.countHolders();
            for (const node of nodes) {
                if (!this.isItem(node))
                    continue;
                if (isHidden)
                    rows.set(MenuState.hidden, node);
                else
                    rows.clear(MenuState.hidden, node);
            }
            rows.findEmpty();
            rows.settleGroups();
        });
    }
    filter(nodes, animation) {
        const { rows, table } = this;
        return this.bulk(animation, () => {
            for (let node = -1; node < table.count; node += 1)
                rows.clear(MenuState.kept, node);
            if (nodes === undefined)
                return;
            rows.set(MenuState.kept, -1);
            for (const node of nodes) {
                if (!this.isItem(node))
                    continue;
                for (let kept = node; !rows.has(MenuState.kept, kept);) {
                    rows.set(MenuState.kept, kept);
                    kept = table.structure.parent(kept);
                }
            }
        });
    }
    get savedState() {
        return saveState(this.table, this.rows, this.checks);
    }
    restore(state, animation) {
        const [version, ...entries] = state.split(" ");
        if (version !== savedVersion) {
            return { change: this.change(this.parts(animation)), unknown: state === "" ? [] : [state] };
        }
        let unknown = [];
        const change = this.bulk(animation, () => {
            unknown = restoreState(entries, this.table, this.rows, this.checks);
        });
        return { change, unknown };
    }
}
export class MenuChoice {
    constructor(table, group) {
        this.table = table;
        this.group = group;
    }
    checkedIn(state) {
        const [node] = state.checkedIn(this.group);
        return node === undefined ? undefined : this.table.idOf(node);
    }
    check(id, state) {
        return state.check(this.nodeOf(id));
    }
    nodeOf(id) {
        return this.table.nodeWithId(id) ?? menuNode(-1);
    }
}
