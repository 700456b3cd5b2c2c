/* Reads a number of a rule, and moves past it. */
static uint64_t number_in_rule(const char **rule)
{
    uint64_t number = 0;

    for (; **rule >= '0' && **rule <= '9'; ++*rule)
        number = 10 * number + (uint64_t)(**rule - '0');
    return number;
}

/* Whether a value is in one of some ranges, such as 3..4,9; moves past them. */
static bool matches(const char **ranges, uint64_t value)
{
    bool is_match = false;
    const char *place = *ranges;

    for (;;) {
        uint64_t first = number_in_rule(&place), last = first;
        if (place[0] == '.' && place[1] == '.') {
            place += 2;
            last = number_in_rule(&place);
        }
        is_match = is_match || (value >= first && value <= last);
        if (*place != ',')
            break;
        place++;
    }
    *ranges = place;
    return is_match;
}

/* Whether a relation such as n % 10 = 2..4 holds; moves past it and the spaces after it. */
static bool relation_holds(const char **rule, uint64_t number)
{
    const char *place = *rule + 1;
    uint64_t value = number;
    bool is_negated, is_match;

    place += strspn(place, " ");
    if (*place == '%') {
        uint64_t modulus;
        place += 1 + strspn(place + 1, " ");
        modulus = number_in_rule(&place);
        value = modulus > 0 ? value % modulus : value;
        place += strspn(place, " ");
    }
    is_negated = *place == '!';
    place += strspn(place, "!= ");
    is_match = matches(&place, value);
    *rule = place + strspn(place, " ");
    return is_match != is_negated;
}

static uint64_t magnitude(int64_t count)
{
    return count < 0 ? 0 - (uint64_t)count : (uint64_t)count;
}

/*
 * The form that a language uses for a number, and its length. A rule is written as in CLDR (UTS 35, part
 * 3), about the number n: one: n = 1; few: n % 10 = 2..4 and n % 100 != 12..14. Other numbers have the
 * form other.
 */
static const char *plural_form(const char *rule, uint64_t number, size_t *length)
{
    while (*rule != '\0') {
        const char *form = rule;
        bool holds = true, any_holds = false;

        *length = strcspn(rule, ":");
        rule += *length;
        rule += strspn(rule, ": ");
        while (*rule == 'n') {
            holds = relation_holds(&rule, number) && holds;
            if (*rule == 'o') {
                any_holds = any_holds || holds;
                holds = true;
            }
            /* Past "and " or "or ". */
            if (*rule == 'a' || *rule == 'o')
                rule += *rule == 'a' ? 4 : 3;
        }
        if (holds || any_holds)
            return form;
        rule += strspn(rule, "; ");
    }
    *length = strlen("other");
    return "other";
}

/* The first form of a text of a node; NULL if it has none. */
static const menu_form *first_form(const menu_form *forms, int32_t count, menu_node node)
{
    int32_t low = 0, high = count;

    while (low < high) {
        int32_t middle = low + (high - low) / 2;
        if (forms[middle].item < node)
            low = middle + 1;
        else
            high = middle;
    }
    return low < count && forms[low].item == node ? &forms[low] : NULL;
}

/* The form of a text for a number, or its form "other"; NULL if the language lacks both. */
static const char *find_form(
    const menu_form *forms, int32_t form_count, const char *rule, menu_node node,
    menu_text_kind kind, int64_t count)
{
    const menu_form *form = rule != NULL ? first_form(forms, form_count, node) : NULL;
    const char *name, *other = NULL;
    size_t length;

    if (form == NULL)
        return NULL;
    name = plural_form(rule, magnitude(count), &length);
    for (; form < forms + form_count && form->item == node; form++) {
        if (form->kind != kind)
            continue;
        if (strlen(form->name) == length && strncmp(form->name, name, length) == 0)
            return form->text;
        if (strcmp(form->name, "other") == 0)
            other = form->text;
    }
    return other;
}

/* A text with a number, in the table's language or else in the document's; NULL if it has no forms. */
static const char *counted(
    const menu_table *table, menu_node node, menu_text_kind kind, int64_t count)
{
    const char *text = find_form(
        table->translated_forms, table->translated_form_count, table->translated_plural_rule, node,
        kind, count);

    return text != NULL
        ? text : find_form(
            table->forms, table->form_count, table->plural_rule, node, kind, count);
}

const char *menu_detail_for_count(const menu_table *table, menu_node node, int64_t count)
{
    const char *text = counted(table, node, MENU_TEXT_DETAIL, count);
    return text != NULL ? text : menu_detail(table, node);
}

const char *menu_badge_for_count(const menu_table *table, menu_node node, int64_t count)
{
    const char *text = counted(table, node, MENU_TEXT_BADGE, count);
    return text != NULL ? text : menu_badge(table, node);
}

const char *menu_accessibility_label_for_count(
    const menu_table *table, menu_node node, int64_t count)
{
    const char *text = counted(table, node, MENU_TEXT_LABEL, count);
    return text != NULL ? text : menu_accessibility_label(table, node);
}

bool menu_shows_count(const menu_table *table, menu_node node)
{
    return first_form(table->forms, table->form_count, node) != NULL;
}

size_t menu_write_count(char *buffer, size_t size, const char *text, int64_t count)
{
    static const char placeholder[] = "{count}";
    size_t length = 0, first = 20;
    char digits[21];
    uint64_t rest = magnitude(count);

    digits[first] = '\0';
    do
        digits[--first] = (char)('0' + rest % 10);
    while ((rest /= 10) > 0);
    if (count < 0)
        digits[--first] = '-';
    while (*text != '\0') {
        const char *part = text;
        size_t part_length = 1;
        if (strncmp(text, placeholder, sizeof placeholder - 1) == 0) {
            part = digits + first;
            part_length = strlen(part);
            text += sizeof placeholder - 1;
        } else {
            text++;
        }
        for (; part_length > 0; part_length--, part++, length++)
            if (length + 1 < size)
                buffer[length] = *part;
    }
    if (size > 0)
        buffer[length < size ? length : size - 1] = '\0';
    return length;
}
