const ignoredMarks = new RegExp("[\\p{Default_Ignorable_Code_Point}\\u0640\\u0e47-\\u0e4e\\u0ec8-\\u0ece" +
    "\\u093c\\u09bc\\u0a3c\\u0abc\\u0b3c\\u0c3c\\u0cbc]|(?=\\p{M})[\\p{sc=Zinh}" +
    "\\p{sc=Arab}\\p{sc=Hebr}\\p{sc=Syrc}\\p{sc=Nkoo}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hang}]", "gu");
const alikeLetters = new Map(Object.entries({
    ...{ æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", ħ: "h", ł: "l", ς: "σ" },
    ...{ ك: "ک", ي: "ی", ى: "ی", ة: "ه", ٱ: "ا" },
    ...{ ך: "כ", ם: "מ", ן: "נ", ף: "פ", ץ: "צ" },
}));
const alikeLetter = new RegExp(`[${[...alikeLetters.keys()].join("")}]`, "gu");
function digitValue(digit) {
    const code = digit.codePointAt(0) ?? 0;
    const isAligned = /\p{Nd}/u.test(String.fromCodePoint(code & ~15));
    return String((code - (isAligned ? 0 : 6)) & 15);
}
export function foldText(text, language = "") {
    const locale = /^(tr|az)(-|$)/i.test(language) ? "tr" : "en";
    const lower = text.toLocaleLowerCase(locale);
    if (/^[\0-\x7f]*$/.test(lower))
        return lower;
    return lower
        .normalize("NFKD")
        .replace(ignoredMarks, "")
        .toLocaleUpperCase(locale)
        .toLocaleLowerCase(locale)
        .replace(alikeLetter, (letter) => alikeLetters.get(letter) ?? letter)
        .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
        .replace(/(?=[^0-9])\p{Nd}/gu, digitValue);
}
export function foldedWords(text, language) {
    return foldText(text, language).split(/\s+/).filter((word) => word !== "");
}
export function startsWithFolded(text, sought, language) {
    const first = text.charAt(0).toLowerCase();
    const isPlain = first < "\x80" && text.charCodeAt(1) < 0x80 && first !== "i";
    if (isPlain && first !== sought.charAt(0))
        return false;
    return foldText(text, language).startsWith(sought);
}
export function foldedRanges(text, words, language) {
    let folded = "";
    const letters = text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
    const starts = [0];
    const origins = [];
    letters.forEach((letter, number) => {
        starts.push(starts[number] + letter.length);
        const part = foldText(letter, language);
        for (let unit = 0; unit < part.length; unit += 1)
            origins.push(number);
        folded += part;
    });
    const isFound = new Uint8Array(letters.length);
    for (const word of words) {
        if (word === "")
            continue;
        for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
            isFound.fill(1, origins[at], origins[at + word.length - 1] + 1);
        }
    }
    const ranges = [];
    for (let start = isFound.indexOf(1); start >= 0;) {
        const next = isFound.indexOf(0, start);
        const end = next < 0 ? letters.length : next;
        ranges.push({ start: starts[start], end: starts[end] });
        start = isFound.indexOf(1, end);
    }
    return ranges;
}
function hrefOf(url, base) {
    try {
        return new URL(url, base).href;
    }
    catch {
        return undefined;
    }
}
export function nodeAtAddress(table, address, base = address) {
    const root = hrefOf(base, "http://menu.invalid/") ?? "http://menu.invalid/";
    const whole = hrefOf(address, root);
    const [path] = (whole ?? "").split("#");
    if (whole === undefined)
        return undefined;
    let match;
    for (const node of table.nodes()) {
        const url = table.urlOf(node);
        const href = url === undefined ? undefined : hrefOf(url, root);
        if (href === whole)
            return node;
        if (href === path)
            match ?? (match = node);
    }
    return match;
}
export class MenuRowPlaces {
    constructor(state) {
        this.state = state;
    }
    rowOf(content) {
        const { state } = this;
        if (content.kind === "item")
            return state.rowOf(content.node);
        if (content.kind === "slotRow")
            return state.rowOfSlotRow(content.slot, content.index);
        const above = state.rowOf(content.slot);
        if (above === undefined)
            return undefined;
        const row = above + 1 + state.countIn(content.slot);
        const found = state.contentAtRow(row);
        return found?.kind === content.kind && found.slot === content.slot ? row : undefined;
    }
    parentOf(content) {
        return content.kind === "item" ? this.state.table.parentOf(content.node) : content.slot;
    }
    nearest(content) {
        const row = this.rowOf(content);
        if (row !== undefined)
            return row;
        const near = content.kind === "item" ? undefined : this.nearestInSlot(content);
        if (near !== undefined)
            return near;
        const parent = this.parentOf(content);
        return parent === undefined ? undefined : this.nearest({ kind: "item", node: parent });
    }
    nearestInSlot(content) {
        const { slot } = content;
        const above = this.state.rowOf(slot);
        if (above === undefined)
            return undefined;
        const last = Math.max(0, this.state.countIn(slot) - 1);
        const index = content.kind === "slotRow" ? content.index : content.kind === "loading" ? last : 0;
        const row = above + 1 + Math.max(0, Math.min(index, last));
        const found = this.state.contentAtRow(row);
        return found !== undefined && found.kind !== "item" && found.slot === slot ? row : undefined;
    }
}
export class MenuRowMoves {
    constructor(change) {
        this.change = change;
        this.lost = runningLengths(change.removed);
        this.gained = runningLengths(change.inserted);
    }
    rowAfter(row) {
        const { removed, inserted } = this.change;
        const before = partition(removed, ({ start }) => start <= row);
        if (before > 0 && row < removed[before - 1].end)
            return undefined;
        const kept = row - this.lost[before];
        const come = partition(inserted, ({ start }, place) => start - this.gained[place] <= kept);
        return kept + this.gained[come];
    }
}
function runningLengths(ranges) {
    const lengths = [0];
    for (const { start, end } of ranges)
        lengths.push(lengths[lengths.length - 1] + end - start);
    return lengths;
}
function partition(ranges, holds) {
    let low = 0;
    let high = ranges.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (holds(ranges[middle], middle))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
export class MenuOpening {
    constructor(state) {
        this.state = state;
    }
    canOpen(node) {
        const { state } = this;
        if (state.isEmpty(node))
            return false;
        return state.table.isCategory(node) || state.table.isExpandable(node);
    }
    canClose(node) {
        const { state } = this;
        if (!this.isMember(node))
            return false;
        const parent = state.table.parentOf(node);
        if (!state.table.keepsOpenUnder(parent))
            return true;
        if (state.table.isSingleUnder(parent))
            return false;
        return siblingsUnder(state.table, parent).some((one) => one !== node && state.isExpanded(one) && this.isMember(one));
    }
    showsBelow(node) {
        const { state } = this;
        if (!state.isFiltered)
            return state.isExpanded(node);
        const next = state.contentAtRow((state.rowOf(node) ?? -2) + 1);
        const isParent = next !== undefined && new MenuRowPlaces(state).parentOf(next) === node;
        return isParent || (state.isExpanded(node) && state.table.bodyOf(node) !== undefined);
    }
    showsToggle(node) {
        const { state } = this;
        if (!state.isFiltered)
            return true;
        if (!state.isVisible(node) || state.table.bodyOf(node) === undefined)
            return false;
        return this.showsBelow(node) === state.isExpanded(node);
    }
    glyphOf(node) {
        const { state } = this;
        if (!state.isFiltered || !this.canOpen(node))
            return state.glyphOf(node);
        const { expanded, collapsed } = state.table.indicatorOf(node);
        return this.showsBelow(node) ? expanded : collapsed;
    }
    leads(node) {
        const { table } = this.state;
        const isParent = table.isCategory(node) || table.isExpandable(node);
        if (isParent && table.settings.hitArea !== "indicator")
            return false;
        const target = table.actionOf(node) ?? table.urlOf(node);
        return target !== undefined || table.isCheckItem(node);
    }
    siblingsToOpen(node) {
        const { state } = this;
        const { table } = state;
        const parent = table.parentOf(node);
        const members = siblingsUnder(table, parent).filter((one) => this.isMember(one));
        const isEnabled = (one) => table.isEnabled(one);
        if (table.isSingleUnder(parent)) {
            if (members.some((one) => state.isExpanded(one)))
                return [];
            return members.filter(isEnabled).slice(0, 1).filter((one) => this.showsToggle(one));
        }
        return members.filter((one) => isEnabled(one) && !state.isExpanded(one) && this.showsToggle(one));
    }
    isMember(node) {
        const { state } = this;
        return !state.isHidden(node) && this.canOpen(node) && state.table.isCollapsible(node);
    }
}
function siblingsUnder(table, parent) {
    return parent === undefined ? table.topLevel : table.childrenOf(parent);
}
export class MenuSiblings {
    constructor(state) {
        this.state = state;
        this.groups = new Map();
    }
    forget() {
        this.groups.clear();
    }
    placeOf(content) {
        if (content.kind !== "item")
            return this.placeInSlot(content);
        const { node } = content;
        const parent = this.state.table.parentOf(node);
        let group = this.groups.get(parent);
        if (group === undefined) {
            group = this.count(siblingsUnder(this.state.table, parent));
            this.groups.set(parent, group);
        }
        return { position: group.places[node - group.first] ?? 0, count: group.count };
    }
    count(siblings) {
        const { state } = this;
        const places = new Int32Array(siblings.length);
        let count = 0;
        siblings.forEach((sibling, place) => {
            if (state.table.isSeparator(sibling) || state.isHidden(sibling))
                return;
            if (state.isFiltered && !state.isVisible(sibling))
                return;
            count += 1;
            places[place] = count;
        });
        return { first: siblings[0] ?? 0, places, count };
    }
    placeInSlot(content) {
        const { state } = this;
        const { slot } = content;
        const given = state.countIn(slot);
        const isLoading = state.isBusy(slot) && state.table.loadingOf(slot) !== undefined;
        const count = Math.max(1, isLoading ? given + 1 : given);
        return { position: content.kind === "slotRow" ? content.index + 1 : count, count };
    }
}
export class MenuTrees {
    constructor(state) {
        this.state = state;
    }
    get hasHeaders() {
        return this.state.table.layout === "section-headers";
    }
    treeOf(node) {
        if (!this.hasHeaders)
            return undefined;
        const { table } = this.state;
        let top = node;
        for (;;) {
            const parent = table.parentOf(top);
            if (parent === undefined)
                return top;
            top = parent;
        }
    }
    isHeader(node) {
        return this.hasHeaders && this.state.table.parentOf(node) === undefined;
    }
    levelOf(content) {
        const { table } = this.state;
        const depth = content.kind === "item" ? table.depthOf(content.node) : table.depthOf(content.slot) + 1;
        return this.hasHeaders ? depth : depth + 1;
    }
    rowsOf(tree) {
        const { state } = this;
        if (tree === undefined)
            return { start: 0, end: state.rowCount };
        const start = (state.rowOf(tree) ?? -1) + 1;
        const section = start === 0 ? undefined : state.sectionOf(tree);
        return { start, end: start + (section === undefined ? 0 : state.rowCountInSection(section)) };
    }
    next(row, step, { start, end }) {
        for (let place = row + step; place >= start && place < end; place += step) {
            const node = this.state.nodeAtRow(place);
            if (node !== undefined && !this.state.table.isSeparator(node))
                return place;
        }
        return undefined;
    }
    nextHeader(section, step) {
        const { state } = this;
        const opening = new MenuOpening(state);
        for (let place = section + step;; place += step) {
            const top = state.nodeOfSection(place);
            if (top === undefined)
                return undefined;
            if (opening.canOpen(top) || opening.leads(top))
                return state.rowOf(top);
        }
    }
}
export class MenuTyping {
    constructor(clock) {
        this.clock = clock;
        this.typed = [];
        this.time = -Infinity;
    }
    forget() {
        this.typed = [];
    }
    type(letter) {
        const now = this.clock();
        this.typed = now - this.time < MenuTyping.pause ? [...this.typed, letter] : [letter];
        this.time = now;
        const isNext = this.typed.every((one) => one === letter);
        return { sought: isNext ? letter : this.typed.join(""), isNext };
    }
}
MenuTyping.pause = 700;
export function findTyped(titles, sought, language, row, { start, end }, includesRow) {
    const count = end - start;
    const first = includesRow ? 0 : 1;
    for (let step = first; step < count + first; step += 1) {
        const place = start + ((row - start + step) % count);
        const title = titles.at(place);
        if (title !== undefined && startsWithFolded(title, sought, language))
            return place;
    }
    return undefined;
}
export class MenuRowTitles {
    constructor(state, titleOf) {
        this.state = state;
        this.titleOf = titleOf;
        this.rows = { start: 0, end: 0 };
    }
    at(row) {
        if (this.slot !== undefined && row >= this.rows.start && row < this.rows.end) {
            return this.titleOf({ kind: "slotRow", slot: this.slot, index: row - this.rows.start });
        }
        const content = this.state.contentAtRow(row);
        if (content === undefined)
            return undefined;
        if (content.kind === "slotRow") {
            const start = row - content.index;
            this.slot = content.slot;
            this.rows = { start, end: start + this.state.countIn(content.slot) };
        }
        const isSeparator = content.kind === "item" && this.state.table.isSeparator(content.node);
        return isSeparator ? undefined : this.titleOf(content);
    }
}
const unavailable = { kind: "nothing" };
function focusAction(row) {
    return row === undefined ? unavailable : { kind: "focus", row };
}
export class MenuTreeKeys {
    constructor(state, titleOf, clock) {
        this.state = state;
        this.titleOf = titleOf;
        this.isRightToLeft = false;
        this.opening = new MenuOpening(state);
        this.places = new MenuRowPlaces(state);
        this.trees = new MenuTrees(state);
        this.typing = new MenuTyping(clock);
    }
    actionOf(press, row, language) {
        const { key } = press;
        const isLetter = [...key].length === 1 && key !== "*" && key !== " ";
        if (!isLetter && key !== "Shift")
            this.typing.forget();
        if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing)
            return undefined;
        const content = this.state.contentAtRow(row);
        if (content === undefined)
            return undefined;
        if (content.kind === "item" && this.trees.isHeader(content.node)) {
            return this.actionInHeader(key, content.node);
        }
        const node = content.kind === "item" ? content.node : undefined;
        const tree = this.trees.treeOf(node ?? this.places.parentOf(content));
        const rows = this.trees.rowsOf(tree);
        const forward = this.isRightToLeft ? "ArrowLeft" : "ArrowRight";
        const backward = this.isRightToLeft ? "ArrowRight" : "ArrowLeft";
        switch (key) {
            case "ArrowDown": return focusAction(this.trees.next(row, 1, rows));
            case "ArrowUp": return focusAction(this.trees.next(row, -1, rows));
            case "Home": return focusAction(this.trees.next(rows.start - 1, 1, rows));
            case "End": return focusAction(this.trees.next(rows.end, -1, rows));
            case forward: return node === undefined ? unavailable : this.goIn(node, row, rows);
            case backward: return this.goOut(content, tree);
            case "*":
                return node === undefined
                    ? unavailable
                    : { kind: "expand", nodes: this.opening.siblingsToOpen(node) };
            case "Enter": return { kind: "tap", row, place: "row" };
            case " ": {
                const isIndicator = node !== undefined && this.state.table.settings.hitArea === "indicator";
                return { kind: "tap", row, place: isIndicator ? "indicator" : "row" };
            }
            default: return isLetter ? this.find(key, row, rows, language) : undefined;
        }
    }
    goIn(node, row, rows) {
        const { opening, state } = this;
        if (!opening.canOpen(node))
            return unavailable;
        if (!opening.showsBelow(node)) {
            const isActive = state.table.isEnabled(node) && opening.showsToggle(node);
            return isActive ? { kind: "expand", nodes: [node] } : unavailable;
        }
        const next = this.trees.next(row, 1, rows);
        const child = next === undefined ? undefined : state.contentAtRow(next);
        const isBelow = child !== undefined && this.places.parentOf(child) === node;
        return isBelow ? focusAction(next) : unavailable;
    }
    goOut(content, tree) {
        const { opening, state } = this;
        if (content.kind === "item" && state.isExpanded(content.node) && !state.isFiltered) {
            const { node } = content;
            if (opening.canClose(node) && state.table.isEnabled(node))
                return { kind: "collapse", node };
        }
        const parent = this.places.parentOf(content);
        const isOutside = parent === undefined || parent === tree;
        return isOutside ? unavailable : focusAction(state.rowOf(parent));
    }
    find(letter, row, rows, language) {
        const { sought, isNext } = this.typing.type(letter);
        const titles = new MenuRowTitles(this.state, this.titleOf);
        const folded = foldText(sought, language);
        return focusAction(findTyped(titles, folded, language, row, rows, !isNext));
    }
    actionInHeader(key, top) {
        const section = this.state.sectionOf(top) ?? 0;
        switch (key) {
            case "ArrowDown": return focusAction(this.trees.nextHeader(section, 1));
            case "ArrowUp": return focusAction(this.trees.nextHeader(section, -1));
            case "Home": return focusAction(this.trees.nextHeader(-1, 1));
            case "End": return focusAction(this.trees.nextHeader(this.state.sectionCount, -1));
            default: return undefined;
        }
    }
}
export class MenuSearch {
    constructor(state, textsOf) {
        this.state = state;
        this.textsOf = textsOf;
        this.words = [];
    }
    forget() {
        this.texts = undefined;
    }
    find(text, language) {
        this.words = foldedWords(text, language);
        if (this.words.length === 0)
            return undefined;
        this.texts ?? (this.texts = this.foldedTexts(language));
        const found = [];
        this.texts.forEach((one, number) => {
            if (one === "")
                return;
            if (this.words.every((word) => one.includes(word)))
                found.push(menuNode(number));
        });
        return found;
    }
    foldedTexts(language) {
        const { table } = this.state;
        return Array.from({ length: table.count }, (_, number) => {
            const node = menuNode(number);
            if (table.isSeparator(node))
                return "";
            const { title, detail = "" } = this.textsOf(node);
            return foldText([title, detail, ...table.keywordsOf(node)].join("\n"), language);
        });
    }
}
