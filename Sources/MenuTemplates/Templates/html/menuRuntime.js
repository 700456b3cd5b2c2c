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
    slot: 1 << 12,
    placeholder: 1 << 13,
    loading: 1 << 14,
    separated: 1 << 15,
};
class MenuStructure {
    constructor(source) {
        this.source = source;
        this.topLevelIsSeparated = false;
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
        let hasSeparators = false;
        const slots = [];
        const reader = new MenuReader(items);
        for (let node = 0; node < count; node += 1) {
            const parent = reader.number();
            this.parents[node] = parent;
            if (parent < 0)
                topLevelCount += 1;
            else
                this.addChild(node, parent);
            this.nodesById[reader.number()] = node;
            const flags = reader.number();
            this.flags[node] = flags;
            if ((flags & MenuFlag.slot) !== 0)
                slots.push(node);
            if ((flags & MenuFlag.separator) !== 0) {
                hasSeparators = true;
                this.markSeparated(parent);
            }
            this.textOffsets[node] = reader.offset;
            reader.skipTexts();
        }
        this.topLevelCount = topLevelCount;
        this.hasSeparators = hasSeparators;
        this.slots = slots;
        if (source.conditions !== undefined) {
            this.conditions = new MenuConditionTable(source.conditions, count);
        }
    }
    addChild(node, parent) {
        if (this.childCounts[parent] === 0)
            this.firstChildren[parent] = node;
        this.childCounts[parent] += 1;
        this.depths[node] = this.depths[parent] + 1;
    }
    markSeparated(parent) {
        if (parent < 0)
            this.topLevelIsSeparated = true;
        else
            this.flags[parent] |= MenuFlag.separated;
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
    get hasSections() {
        return this.source.layout !== "rows";
    }
    isSeparated(parent) {
        return parent < 0 ? this.topLevelIsSeparated : this.has(MenuFlag.separated, parent);
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
    compare(one, other) {
        let left = one;
        let right = other;
        while (this.depth(left) > this.depth(right))
            left = this.parent(left);
        while (this.depth(right) > this.depth(left))
            right = this.parent(right);
        if (left === right)
            return this.depth(one) - this.depth(other);
        while (this.parent(left) !== this.parent(right)) {
            left = this.parent(left);
            right = this.parent(right);
        }
        return left - right;
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
        return this.findKey(isSought);
    }
    findKey(isSought) {
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
export function lookUpLanguage(languages, preferred) {
    const tags = languages.map(({ tag }) => lowerCased(tag));
    for (const range of preferred.map(lowerCased)) {
        let found = -1;
        tags.forEach((tag, number) => {
            const isLonger = tag.length > (tags[found]?.length ?? 0);
            if (isLonger && isShortened(range, tag))
                found = number;
        });
        if (found >= 0)
            return found;
    }
    return 0;
}
function isShortened(range, tag) {
    return range === tag || (range.startsWith(tag + "-") && !/(^|-).$/.test(tag));
}
function lowerCased(tag) {
    return tag.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
export function menuTableIn(preferred, table, languages, translations) {
    const number = lookUpLanguage(languages, preferred);
    const language = languages[number];
    const translation = translations[number - 1];
    return language && translation ? table.translated(language, translation) : table;
}
class MenuOverlay {
    constructor(texts, count) {
        this.texts = texts;
        this.offsets = new Int32Array(count);
        const reader = new MenuReader(texts);
        while (reader.offset < texts.length) {
            const node = reader.number();
            this.offsets[node] = reader.offset;
            reader.findKey(() => false);
        }
    }
    value(key, node) {
        const offset = this.offsets[node];
        if (offset === 0)
            return undefined;
        const reader = new MenuReader(this.texts, offset);
        return reader.findKey((found) => found === key) ? reader.text() : undefined;
    }
}
class MenuConditionTable {
    constructor(source, count) {
        this.conditions = source.conditions;
        this.clauses = Uint32Array.from(numbersOf(source.clauses));
        const items = numbersOf(source.items);
        this.items = new Int32Array(items.length / 2);
        this.whens = new Int32Array(count).fill(-1);
        const last = this.clauses.length - clauseLength;
        this.whenCount = last < 0 ? 0 : this.clauses[last] + 1;
        this.starts = new Int32Array(this.whenCount + 1);
        for (let place = 0; place < this.items.length; place += 1) {
            const when = items[2 * place];
            const item = items[2 * place + 1];
            this.items[place] = item;
            this.whens[item] = when;
            this.starts[when + 1] = place + 1;
        }
    }
    itemsOf(when) {
        return this.items.subarray(this.starts[when], this.starts[when + 1]);
    }
    evaluate(low, high, holds) {
        const { clauses } = this;
        holds.fill(1);
        for (let place = 0; place < clauses.length; place += clauseLength) {
            const any = (low & clauses[place + 1]) | (high & clauses[place + 2]);
            const not = (~low & clauses[place + 3]) | (~high & clauses[place + 4]);
            if ((any | not) === 0)
                holds[clauses[place]] = 0;
        }
    }
}
const clauseLength = 5;
function numbersOf(text) {
    const numbers = [];
    const reader = new MenuReader(text);
    while (reader.offset < text.length)
        numbers.push(reader.number());
    return numbers;
}
class MenuConditions {
    constructor(menu, table, from) {
        this.table = table;
        const { conditions } = table;
        this.values = from?.values.slice() ?? Uint8Array.from(conditions, ({ initial }) => initial);
        this.holds = from?.holds.slice() ?? new Uint8Array(table.whenCount);
        this.hidden = from?.hidden.slice() ?? new Uint32Array(Math.ceil(menu.count / 32));
        if (from !== undefined)
            return;
        this.evaluate();
        for (let node = 0; node < menu.count; node += 1) {
            if (menu.has(MenuFlag.hidden, node))
                this.setHidden(true, node);
        }
    }
    start(hide) {
        this.holds.forEach((holds, when) => {
            if (holds === 0)
                this.table.itemsOf(when).forEach(hide);
        });
    }
    value(condition) {
        return this.values[condition];
    }
    fails(item) {
        const when = this.table.whens[item];
        return when >= 0 && this.holds[when] === 0;
    }
    setHidden(isHidden, item) {
        if (isHidden)
            this.hidden[item >>> 5] |= 1 << item;
        else
            this.hidden[item >>> 5] &= ~(1 << item);
    }
    set(values) {
        for (const { condition, value } of values) {
            const declared = this.table.conditions[condition];
            if (declared === undefined)
                continue;
            const valueCount = declared.choices.length || 2;
            if (value >= 0 && value < valueCount && Number.isInteger(value)) {
                this.values[condition] = value;
            }
        }
        const before = this.holds.slice();
        this.evaluate();
        const changed = [];
        this.holds.forEach((holds, when) => {
            if (holds !== before[when])
                changed.push(when);
        });
        return changed;
    }
    forEachItem(when, visit) {
        const isHidden = this.holds[when] === 0;
        for (const item of this.table.itemsOf(when)) {
            if ((this.hidden[item >>> 5] & (1 << item)) === 0)
                visit(item, isHidden);
        }
    }
    evaluate() {
        let low = 0;
        let high = 0;
        this.table.conditions.forEach(({ choices, bit }, condition) => {
            const value = this.values[condition];
            if (choices.length === 0 && value === 0)
                return;
            const place = choices.length === 0 ? bit : bit + value;
            if (place < 32)
                low |= 1 << place;
            else
                high |= 1 << place;
        });
        this.table.evaluate(low, high, this.holds);
    }
}
export class MenuTable {
    constructor(source, original, texts) {
        this.structure = original?.structure ?? new MenuStructure(source);
        this.source = source;
        this.overlay = texts === undefined ? undefined : new MenuOverlay(texts, this.structure.count);
        this.translations = original?.translations ?? new Map();
        this.count = this.structure.count;
        this.topLevelCount = this.structure.topLevelCount;
        this.name = source.name;
        this.title = source.title;
        this.language = source.language;
        this.layout = source.layout;
        this.settings = source.settings;
    }
    translated(language, { title, texts }) {
        let table = this.translations.get(language.tag);
        if (table === undefined) {
            const Table = this.constructor;
            table = new Table({ ...this.source, title, language }, this, texts);
            this.translations.set(language.tag, table);
        }
        return table;
    }
    get topLevel() {
        return this.range(0, this.topLevelCount);
    }
    *nodes() {
        for (let node = this.count > 0 ? 0 : -1; node >= 0; node = this.structure.successor(node)) {
            yield menuNode(node);
        }
    }
    get conditions() {
        return this.structure.conditions?.conditions ?? nothing;
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
    isSlot(node) {
        return this.has(MenuFlag.slot, node);
    }
    isExpandable(node) {
        return this.has(MenuFlag.body | MenuFlag.slot, node) || this.childCountOf(node) > 0;
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
        const translated = this.overlay?.value("title", node);
        if (translated !== undefined)
            return translated;
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
    placeholderOf(node) {
        return this.value("placeholder", node);
    }
    loadingOf(node) {
        return this.value("loading", node);
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
        return new MenuReader(this.source.items, this.structure.textOffsets[node]);
    }
    value(key, node) {
        if (!this.contains(node))
            return undefined;
        const translated = this.overlay?.value(key, node);
        if (translated !== undefined)
            return translated;
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
const lookFlags = MenuState.open | MenuState.hidden | MenuState.empty;
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
    flags(flags, node) {
        return this.words[second(node)] & flags;
    }
    set(flag, node) {
        this.words[second(node)] |= flag;
    }
    clear(flag, node) {
        this.words[second(node)] &= ~flag;
    }
    mark(flag, isOn, node) {
        if (isOn)
            this.set(flag, node);
        else
            this.clear(flag, node);
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
const rowLimit = 1048575;
class MenuSlots {
    constructor(menu, from) {
        this.menu = menu;
        this.counts = new Map(from?.counts);
        this.busy = new Set(from?.busy);
        this.room = from?.room ?? rowLimit - menu.count - menu.slots.length;
    }
    count(slot) {
        return this.counts.get(slot) ?? 0;
    }
    isBusy(slot) {
        return this.busy.has(slot);
    }
    lastRow(slot) {
        if (this.isBusy(slot) && this.menu.has(MenuFlag.loading, slot))
            return "loading";
        const isPlaceholder = this.count(slot) === 0 && this.menu.has(MenuFlag.placeholder, slot);
        return isPlaceholder ? "placeholder" : undefined;
    }
    rowCount(slot) {
        return this.count(slot) + (this.lastRow(slot) === undefined ? 0 : 1);
    }
    fittingCount(count, slot) {
        return Math.min(Math.max(0, Math.floor(count)), this.count(slot) + this.room);
    }
    insertable(indices, slot) {
        const result = [];
        const count = this.count(slot);
        for (const index of ascending(indices)) {
            if (index > count + result.length || result.length >= this.room)
                break;
            result.push(index);
        }
        return result;
    }
    existing(indices, slot) {
        const count = this.count(slot);
        return ascending(indices).filter((index) => index < count);
    }
    set(count, isBusy, slot) {
        this.room += this.count(slot) - count;
        this.counts.set(slot, count);
        if (isBusy)
            this.busy.add(slot);
        else
            this.busy.delete(slot);
    }
}
function ascending(indices) {
    const valid = new Set();
    for (const index of indices)
        if (index >= 0 && Number.isInteger(index))
            valid.add(index);
    return [...valid].sort((left, right) => left - right);
}
function tidyGroup(rules, parent, mark, changed) {
    const { menu } = rules;
    const first = menu.firstChild(parent);
    const end = first + menu.childCount(parent);
    let hasItems = false;
    for (let next = 0; next < (changed?.length ?? 1); next += 1) {
        let node = changed?.[next] ?? first;
        while (node > first && !rules.isPresent(node - 1))
            node -= 1;
        let isAfterItem = node > first;
        let candidate = -1;
        hasItems || (hasItems = isAfterItem);
        for (; node < end; node += 1) {
            if (menu.has(MenuFlag.separator, node)) {
                if (isAfterItem)
                    candidate = node;
                else
                    mark(true, node);
                isAfterItem = false;
            }
            else if (!rules.has(MenuState.hidden, node)) {
                if (candidate >= 0)
                    mark(false, candidate);
                candidate = -1;
                isAfterItem = true;
                hasItems = true;
                while (changed && next + 1 < changed.length && changed[next + 1] <= node)
                    next += 1;
                if (changed && changed[next] < node)
                    break;
            }
        }
        if (candidate >= 0)
            mark(true, candidate);
        if (node === end)
            break;
    }
    return hasItems;
}
class MenuRules extends MenuWords {
    constructor(menu, from) {
        super(menu.count, from);
        this.menu = menu;
        this.settled = from?.settled?.slice();
        if (menu.slots.length > 0)
            this.slots = new MenuSlots(menu, from?.slots);
        if (menu.conditions) {
            this.conditions = new MenuConditions(menu, menu.conditions, from?.conditions);
        }
    }
    isAwake(node) {
        return !this.has(MenuState.hidden | MenuState.empty, node);
    }
    isExpandable(node) {
        return this.menu.has(MenuFlag.body | MenuFlag.slot, node) || this.menu.childCount(node) > 0;
    }
    isCollapsible(node) {
        return this.isExpandable(node) && !this.menu.has(MenuFlag.fixed, node);
    }
    isMember(node) {
        return this.isAwake(node) && this.isCollapsible(node);
    }
    firstMember(parent) {
        const first = this.menu.firstChild(parent);
        const end = first + this.menu.childCount(parent);
        for (let node = first; node < end; node += 1)
            if (this.isMember(node))
                return node;
        return -1;
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
    setOpen(isOpen, node) {
        this.mark(MenuState.open, isOpen, node);
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
                    this.mark(MenuState.open, opens, node);
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
        this.mark(MenuState.open, !this.has(MenuState.open, node), node);
        this.settled?.push(node);
    }
    unsettle() {
        if (this.settled === undefined)
            return;
        for (const node of this.settled) {
            this.mark(MenuState.open, !this.has(MenuState.open, node), node);
        }
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
    canBeEmpty(node) {
        return this.menu.has(MenuFlag.category, node) && !this.menu.has(MenuFlag.body, node);
    }
    isPresent(node) {
        return !this.has(MenuState.hidden, node) && !this.menu.has(MenuFlag.separator, node);
    }
    findEmpty() {
        for (let node = 0; node < this.count; node += 1) {
            if (this.canBeEmpty(node))
                this.set(MenuState.empty, node);
            if (this.isPresent(node))
                this.clear(MenuState.empty, this.menu.parent(node));
        }
        for (const slot of this.menu.slots) {
            if (this.slots.rowCount(slot) > 0)
                this.clear(MenuState.empty, slot);
        }
    }
    tidySeparators() {
        if (!this.menu.hasSeparators)
            return;
        const mark = (isHidden, node) => this.mark(MenuState.hidden, isHidden, node);
        for (let parent = -1; parent < this.count; parent += 1) {
            if (this.menu.isSeparated(parent))
                tidyGroup(this, parent, mark);
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
        this.conditions?.start((node) => this.set(MenuState.hidden, node));
        this.tidySeparators();
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
                return parent;
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
        if (!this.isFiltered)
            this.resize(rows, from);
    }
    addSlotRows(rows, slot) {
        this.addShown(rows, slot);
        if (this.isFiltered ? this.has(MenuState.kept, slot) : this.has(MenuState.open, slot)) {
            this.resize(rows, slot);
        }
    }
    resize(rows, from) {
        if (rows === 0)
            return;
        const { isFiltered } = this;
        let node = from;
        while (!this.has(MenuState.hidden, node)) {
            const parent = this.menu.parent(node);
            const last = this.menu.firstChild(parent) - 1;
            const count = this.menu.childCount(parent);
            for (let entry = node - last; entry <= count; entry += entry & -entry) {
                this.addEntry(rows, last + entry);
            }
            this.addShown(rows, parent);
            if (parent < 0 || !(isFiltered || this.has(MenuState.open, parent)))
                return;
            node = parent;
        }
    }
    rebuild() {
        this.clearCounts();
        for (const slot of this.menu.slots)
            this.addShown(this.slots.rowCount(slot), slot);
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
        if (!this.menu.hasSections)
            return;
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
    describeSlot(parts, slot, removed, inserted) {
        const section = this.sectionOf(slot.top);
        const first = slot.row + 1;
        const firstInSection = this.rowInSection(slot) + 1;
        const moved = ({ start, end }, rows) => ({
            start: start + rows,
            end: end + rows,
        });
        parts.removed = removed.map((range) => moved(range, first));
        parts.inserted = inserted.map((range) => moved(range, first));
        const inSection = (range) => ({
            section,
            ...moved(range, firstInSection),
        });
        parts.removedInSections = removed.map(inSection);
        parts.insertedInSections = inserted.map(inSection);
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
        this.slotRows = new Map();
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
        for (const slot of rows.menu.slots) {
            const showsRows = this.hasRow(slot) && (rows.isFiltered || this.isOpen(slot));
            if (showsRows)
                this.slotRows.set(slot, rows.shown(slot));
        }
    }
    rowsBelow(slot) {
        return this.slotRows.get(slot) ?? 0;
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
    note(sectionStays, rows = 1) {
        const { row, section } = this;
        const last = this.ranges[this.ranges.length - 1];
        if (last?.end === row)
            last.end = row + rows;
        else
            this.ranges.push({ start: row, end: row + rows });
        if (!sectionStays)
            return;
        const place = row - this.start;
        const lastInSection = this.rangesInSections[this.rangesInSections.length - 1];
        if (lastInSection?.section === section && lastInSection.end === place) {
            lastInSection.end = place + rows;
        }
        else {
            this.rangesInSections.push({ section, start: place, end: place + rows });
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
        if (!menu.has(MenuFlag.slot, node))
            continue;
        const rowsBefore = before.rowsBelow(node);
        const rowsAfter = after.rowsBelow(node);
        if (rowsBefore > 0 && rowsAfter === 0)
            old.note(sectionStays, rowsBefore);
        if (rowsAfter > 0 && rowsBefore === 0)
            now.note(sectionStays, rowsAfter);
        old.row += rowsBefore;
        now.row += rowsAfter;
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
class MenuPlan {
    constructor(rows) {
        this.rows = rows;
        this.before = new Map();
    }
    mark(flag, isOn, node) {
        const flags = this.rows.flags(lookFlags, node);
        if (((flags & flag) !== 0) === isOn)
            return;
        if (!this.before.has(node))
            this.before.set(node, flags);
        this.rows.mark(flag, isOn, node);
    }
    complete() {
        const { menu } = this.rows;
        const isHidden = (node) => this.changes(MenuState.hidden, node);
        forEachGroup(menu, this.nodes(isHidden), (parent, nodes) => this.findEmpty(parent, nodes));
        const wakes = (node) => this.rows.isCollapsible(node) && this.wasAwake(node) !== this.rows.isAwake(node);
        forEachGroup(menu, this.nodes(wakes), (parent, nodes) => this.settle(parent, nodes));
    }
    nodes(isIncluded) {
        return Int32Array.from([...this.before.keys()].filter(isIncluded)).sort();
    }
    changes(flag, node) {
        return ((this.before.get(node) ?? 0) & flag) !== this.rows.flags(flag, node);
    }
    wasAwake(node) {
        return ((this.before.get(node) ?? 0) & (MenuState.hidden | MenuState.empty)) === 0;
    }
    findEmpty(parent, children) {
        const { rows } = this;
        const hide = (isHidden, separator) => this.mark(MenuState.hidden, isHidden, separator);
        const isEmpty = rows.menu.isSeparated(parent)
            ? !tidyGroup(rows, parent, hide, children)
            : this.hidesAll(parent, children);
        if (parent >= 0 && rows.canBeEmpty(parent))
            this.mark(MenuState.empty, isEmpty, parent);
    }
    hidesAll(parent, children) {
        const { rows } = this;
        let size = 0;
        for (const child of children) {
            if (!rows.has(MenuState.hidden, child))
                return false;
            size += rows.has(MenuState.open, child) ? 1 + rows.shown(child) : 1;
        }
        return size === rows.shown(parent);
    }
    settle(parent, nodes) {
        const { rows } = this;
        const open = nodes.filter((node) => rows.has(MenuState.open, node));
        let isOpen;
        if (rows.menu.isSingle(parent)) {
            const holder = rows.openInfo(parent) - 1;
            const awake = open.filter((node) => rows.isAwake(node));
            const stays = holder >= 0 && rows.isAwake(holder) ? holder : awake[0] ?? -1;
            for (const node of awake)
                if (node !== stays)
                    this.toggle(node);
            isOpen = stays >= 0;
        }
        else {
            let openCount = rows.openInfo(parent);
            for (const node of open)
                openCount += rows.isAwake(node) ? 1 : -1;
            isOpen = openCount > 0;
        }
        const first = isOpen || !rows.menu.keepsOpen(parent) ? -1 : rows.firstMember(parent);
        if (first >= 0)
            this.toggle(first);
    }
    toggle(node) {
        this.mark(MenuState.open, !this.rows.has(MenuState.open, node), node);
        this.rows.settled?.push(node);
    }
}
function forEachGroup(menu, nodes, visit) {
    let start = 0;
    for (let end = 1; end <= nodes.length; end += 1) {
        const parent = menu.parent(nodes[start]);
        if (end < nodes.length && menu.parent(nodes[end]) === parent)
            continue;
        visit(parent, nodes.subarray(start, end));
        start = end;
    }
}
class MenuTransition {
    constructor(rows, sections, plan) {
        this.rows = rows;
        this.sections = sections;
        this.steps = [];
        for (const [node, old] of plan.before) {
            const now = rows.flags(lookFlags, node);
            if (now === old)
                continue;
            this.steps.push({ node, old, now, hadRow: false });
            this.setFlags(old, node);
        }
    }
    apply(parts, resize) {
        const { menu } = this.rows;
        const gone = this.spansBefore();
        resize();
        for (const step of this.steps)
            this.count(step, step.old, false);
        for (const step of this.steps)
            this.perform(step);
        for (const step of this.steps)
            this.count(step, step.now, true);
        if (this.steps.some(({ node }) => node < menu.topLevelCount))
            this.rows.findAbsent();
        const updated = [];
        const come = this.spansAfter(updated);
        parts.removed = merged(gone);
        parts.removedInSections = mergedInSections(gone);
        parts.removedSections = gone.filter((span) => span.isSection).map(({ section }) => section);
        parts.inserted = merged(come);
        parts.insertedInSections = mergedInSections(come);
        parts.insertedSections = come.filter((span) => span.isSection).map(({ section }) => section);
        this.sections.describeUpdates(parts, updated);
        parts.closed = this.toggled(false);
        parts.opened = this.toggled(true);
    }
    spansBefore() {
        const spans = [];
        for (const step of this.steps) {
            const place = this.rows.placeOf(step.node);
            step.hadRow = place.row >= 0;
            if (step.hadRow)
                this.addSpan(spans, step.node, place, step.old, step.now);
        }
        return outermost(spans);
    }
    spansAfter(updated) {
        const spans = [];
        for (const { node, old, now, hadRow } of this.steps) {
            const place = this.rows.placeOf(node);
            if (place.row < 0)
                continue;
            this.addSpan(spans, node, place, now, old);
            if (hadRow && lookOf(old) !== lookOf(now))
                updated.push(place);
        }
        return outermost(spans);
    }
    addSpan(spans, node, place, flags, others) {
        const moves = (others & MenuState.hidden) !== 0;
        if (!moves && !(showsBelow(flags) && !showsBelow(others)))
            return;
        const first = moves ? 0 : 1;
        const count = moves ? this.rows.size(node) : this.rows.shown(node);
        if (count === 0)
            return;
        const start = place.row + first;
        spans.push({
            start,
            end: start + count,
            section: this.sections.sectionOf(place.top),
            startInSection: this.sections.rowInSection(place) + first,
            isSection: moves && this.rows.menu.hasSections && node === place.top,
        });
    }
    perform({ node, now }) {
        const { rows } = this;
        const size = rows.size(node);
        if ((now & MenuState.hidden) !== 0)
            rows.propagate(-size, node);
        this.setFlags(now, node);
        rows.propagate(rows.size(node) - size, node);
    }
    count({ node }, flags, isCounted) {
        const { rows } = this;
        if ((flags & lookFlags) !== MenuState.open || !rows.isCollapsible(node))
            return;
        const parent = rows.menu.parent(node);
        const info = rows.openInfo(parent);
        if (!rows.menu.isSingle(parent))
            rows.setOpenInfo(isCounted ? info + 1 : info - 1, parent);
        else if (isCounted)
            rows.setOpenInfo(node + 1, parent);
        else if (info === node + 1)
            rows.setOpenInfo(0, parent);
    }
    setFlags(flags, node) {
        this.rows.clear(lookFlags, node);
        this.rows.set(flags, node);
    }
    toggled(opens) {
        const isOpen = (flags) => (flags & MenuState.open) !== 0;
        return this.steps
            .filter(({ old, now }) => isOpen(old) !== opens && isOpen(now) === opens)
            .map(({ node }) => menuNode(node))
            .sort((left, right) => this.rows.menu.compare(left, right));
    }
}
function showsBelow(flags) {
    return (flags & (MenuState.open | MenuState.empty)) === MenuState.open;
}
function lookOf(flags) {
    return (flags & MenuState.empty) !== 0 ? MenuState.empty : flags & MenuState.open;
}
function outermost(spans) {
    spans.sort((left, right) => left.start - right.start || right.end - left.end);
    let end = 0;
    return spans.filter((span) => {
        const isNested = span.end <= end;
        end = Math.max(end, span.end);
        return !isNested;
    });
}
function merged(ranges) {
    const result = [];
    for (const { start, end } of ranges) {
        const last = result[result.length - 1];
        if (last?.end === start)
            last.end = end;
        else
            result.push({ start, end });
    }
    return result;
}
function mergedInSections(spans) {
    const result = [];
    for (const { section, start, end, startInSection, isSection } of spans) {
        if (isSection)
            continue;
        const endInSection = startInSection + end - start;
        const last = result[result.length - 1];
        if (last?.section === section && last.end === startInSection)
            last.end = endInSection;
        else
            result.push({ section, start: startInSection, end: endInSection });
    }
    return result;
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
        rows.mark(MenuState.open, structure.has(MenuFlag.open, node), node);
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
            rows.mark(MenuState.open, sign === MenuSign.open, node);
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
        const original = from?.table.structure === table.structure ? from : undefined;
        this.ownTable = table;
        this.rows = new MenuRows(table.structure, original?.rows);
        this.sections = new MenuSections(table.layout, this.rows);
        this.checks = new MenuChecks(table.structure, original?.checks);
        this.currentNode = original?.currentNode;
    }
    get table() {
        return this.ownTable;
    }
    set table(table) {
        if (table.structure === this.ownTable.structure)
            this.ownTable = table;
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
        return this.has(MenuState.hidden, node) && !this.table.isSeparator(node);
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
    valueOfCondition(condition) {
        return this.rows.conditions?.value(condition);
    }
    countIn(slot) {
        return this.rows.slots?.count(slot) ?? 0;
    }
    isBusy(slot) {
        return this.rows.slots?.isBusy(slot) ?? false;
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
    contentAtRow(row) {
        const node = this.nodeAtRow(row);
        const { slots } = this.rows;
        const index = node !== undefined && slots && this.table.isSlot(node)
            ? row - this.rows.placeOf(node).row - 1
            : -1;
        if (node === undefined)
            return undefined;
        if (slots === undefined || index < 0)
            return { kind: "item", node };
        if (index < slots.count(node))
            return { kind: "slotRow", slot: node, index };
        return { kind: slots.lastRow(node) ?? "loading", slot: node };
    }
    rowOfSlotRow(slot, index) {
        const row = this.rowOf(slot);
        const exists = index >= 0 && index < this.countIn(slot) && Number.isInteger(index);
        if (row === undefined || !exists)
            return undefined;
        return this.isFiltered || this.isExpanded(slot) ? row + 1 + index : undefined;
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
        return this.nodeAtRow(this.rowAt(path));
    }
    contentAt(path) {
        return this.contentAtRow(this.rowAt(path));
    }
    rowAt(path) {
        if (!(path.row >= 0 && path.row < this.rowCountInSection(path.section)))
            return -1;
        const top = this.nodeOfSection(path.section);
        return top === undefined
            ? path.row
            : this.rows.placeOf(top).row + path.row + this.sections.firstRow;
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
    rehide(animation, event, resize = () => { }) {
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
    snapshot() {
        return new MenuSnapshot(this.rows, this.checks, this.currentNode ?? -1);
    }
}
class MenuSlotEvents extends MenuEvents {
    setCount(count, slot, animation) {
        const { slots } = this.rows;
        if (!slots || !this.table.isSlot(slot) || Number.isNaN(count))
            return this.unchanged(animation);
        const old = slots.count(slot);
        const now = slots.fittingCount(count, slot);
        return this.resize(slot, now, slots.isBusy(slot), animation, {
            removed: now < old ? [{ start: now, end: old }] : nothing,
            inserted: old < now ? [{ start: old, end: now }] : nothing,
        });
    }
    insertRows(indices, slot, animation) {
        const { slots } = this.rows;
        if (!slots || !this.table.isSlot(slot))
            return this.unchanged(animation);
        const inserted = slots.insertable(indices, slot);
        const count = slots.count(slot) + inserted.length;
        const rows = { inserted: inserted.map(rangeOf) };
        return this.resize(slot, count, slots.isBusy(slot), animation, rows);
    }
    removeRows(indices, slot, animation) {
        const { slots } = this.rows;
        if (!slots || !this.table.isSlot(slot))
            return this.unchanged(animation);
        const removed = slots.existing(indices, slot);
        const count = slots.count(slot) - removed.length;
        const rows = { removed: removed.map(rangeOf) };
        return this.resize(slot, count, slots.isBusy(slot), animation, rows);
    }
    updateRows(indices, slot) {
        const parts = this.parts(undefined);
        const { slots } = this.rows;
        const place = slots && this.table.isSlot(slot) ? this.rows.placeOf(slot) : noPlace;
        if (slots && this.showsRows(slot, place)) {
            const places = slots.existing(indices, slot)
                .map((index) => ({ ...place, row: place.row + 1 + index }));
            this.sections.describeUpdates(parts, places);
        }
        return this.change(parts);
    }
    setBusy(isBusy, slot, animation) {
        const { slots } = this.rows;
        if (!slots || !this.table.isSlot(slot))
            return this.unchanged(animation);
        return this.resize(slot, slots.count(slot), isBusy, animation, {});
    }
    resize(slot, count, isBusy, animation, moved) {
        const { rows } = this;
        const slots = rows.slots;
        const oldCount = slots.count(slot);
        const oldLast = slots.lastRow(slot);
        const oldRows = slots.rowCount(slot);
        slots.set(count, isBusy, slot);
        const newRows = slots.rowCount(slot);
        const gained = newRows - oldRows;
        if (rows.canBeEmpty(slot) && (oldRows === 0) !== (newRows === 0)) {
            const empty = (mark) => mark(MenuState.empty, newRows === 0, slot);
            return this.rehide(animation, empty, () => rows.addSlotRows(gained, slot));
        }
        const place = rows.placeOf(slot);
        rows.addSlotRows(gained, slot);
        const parts = this.parts(animation);
        if (this.showsRows(slot, place)) {
            const last = slots.lastRow(slot);
            const changesLast = last !== oldLast;
            const removed = [...(moved.removed ?? nothing)];
            const inserted = [...(moved.inserted ?? nothing)];
            if (changesLast && oldLast !== undefined)
                removed.push(rangeOf(oldCount));
            if (changesLast && last !== undefined)
                inserted.push(rangeOf(count));
            this.sections.describeSlot(parts, place, merged(removed), merged(inserted));
        }
        return this.change(parts);
    }
    showsRows(slot, place) {
        return place.row >= 0 && (this.isFiltered || this.isExpanded(slot));
    }
    unchanged(animation) {
        return this.change(this.parts(animation));
    }
}
function rangeOf(index) {
    return { start: index, end: index + 1 };
}
export class MenuExpansion extends MenuSlotEvents {
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
        const { conditions } = this.rows;
        return this.rehide(animation, (mark) => {
            for (const node of nodes) {
                if (!this.isItem(node))
                    continue;
                conditions?.setHidden(isHidden, node);
                mark(MenuState.hidden, isHidden || conditions?.fails(node) === true, node);
            }
        });
    }
    set(values, animation) {
        const { conditions } = this.rows;
        const whens = conditions?.set(values) ?? [];
        if (whens.length === 0)
            return this.change(this.parts(animation));
        return this.rehide(animation, (mark) => {
            const hide = (node, isHidden) => mark(MenuState.hidden, isHidden, node);
            for (const when of whens)
                conditions?.forEachItem(when, hide);
        });
    }
    update(nodes) {
        const parts = this.parts(undefined);
        this.describeLooks(parts, [...new Set(nodes)].filter((node) => this.isItem(node)));
        return this.change(parts);
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
export class MenuConditionNames {
    constructor(table, numbers) {
        this.table = table;
        this.numbers = numbers;
    }
    set(values, state, animation) {
        const numbered = [];
        for (const name of Object.keys(values)) {
            const condition = this.numbers[name];
            const value = values[name];
            const choices = this.table.conditions[condition]?.choices ?? nothing;
            if (typeof value === "boolean" && choices.length === 0) {
                numbered.push({ condition, value: value ? 1 : 0 });
            }
            else if (typeof value === "string") {
                numbered.push({ condition, value: choices.indexOf(value) });
            }
        }
        return state.set(numbered, animation);
    }
    valuesIn(state) {
        const values = [];
        for (const name of Object.keys(this.numbers)) {
            const number = this.numbers[name];
            const value = state.valueOfCondition(number) ?? 0;
            values.push([name, this.table.conditions[number]?.choices[value] ?? value === 1]);
        }
        return Object.fromEntries(values);
    }
}
