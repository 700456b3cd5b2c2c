/**
 * A language in which a menu has its texts.
 *
 * @property tag Its tag of BCP 47, such as `pt-BR`.
 * @property isRightToLeft Whether its text is written from right to left.
 */
public data class MenuLanguage(val tag: String, val isRightToLeft: Boolean) {
    companion object {
        /**
         * The number of the language to show to someone who prefers some, the most preferred first;
         * 0 if there is none of them.
         *
         * Each preferred language in turn, regardless of the case of ASCII letters, is shortened
         * subtag by subtag until it is one of the languages (lookup, section 3.4 of RFC 4647).
         */
        fun lookUp(preferred: List<String>, languages: List<MenuLanguage>): Int {
            val tags = languages.map { lowerCased(it.tag) }
            for (range in preferred.map { lowerCased(it) }) {
                val found = tags.filter { isShortened(range, it) }
                if (found.isNotEmpty()) return tags.indexOf(found.sortedBy { it.length }.last())
            }
            return 0
        }

        /** Whether shortening a range comes past a tag. A single character goes with what follows. */
        private fun isShortened(range: String, tag: String): Boolean =
            range == tag || (range.startsWith("$tag-") && tag.length - tag.lastIndexOf('-') > 2)

        /** In ASCII only, for what looks like an ASCII letter is none in a tag. */
        private fun lowerCased(tag: String): String =
            tag.map { if (it in 'A'..'Z') it + ('a' - 'A') else it }.joinToString("")
    }
}
