/// The texts of views in the languages that are built in, by the languages' tags. Each language has all
/// texts. Texts that count are worded so that they fit every number.
let interfaceTranslations: [String: [InterfaceText: String]] = [
  "ar": [
    .search: "بحث", .matches: "النتائج: %1 من %2", .picker: "اللغة", .back: "رجوع إلى %1",
    .omitted: "من دون JavaScript تظهر المستويات العليا فقط: %1 من %2.",
    .expanded: "مفتوح", .collapsed: "مغلق", .mixed: "محدد جزئيًا",
    .expand: "فتح", .collapse: "إغلاق", .level: "المستوى %1",
  ],
  "cs": [
    .search: "Hledat", .matches: "Nalezeno: %1 z %2", .picker: "Jazyk", .back: "Zpět: %1",
    .omitted: "Bez JavaScriptu jsou vidět jen horní úrovně: %1 z %2.",
    .expanded: "Rozbaleno", .collapsed: "Sbaleno", .mixed: "Částečně zaškrtnuto",
    .expand: "Rozbalit", .collapse: "Sbalit", .level: "Úroveň %1",
  ],
  "de": [
    .search: "Suchen", .matches: "%1 von %2 Einträgen", .picker: "Sprache",
    .back: "Zurück zu %1",
    .omitted: "Ohne JavaScript sind nur die oberen Ebenen zu sehen: %1 von %2 Einträgen.",
    .expanded: "Ausgeklappt", .collapsed: "Eingeklappt", .mixed: "Teilweise ausgewählt",
    .expand: "Ausklappen", .collapse: "Einklappen", .level: "Ebene %1",
  ],
  "es": [
    .search: "Buscar", .matches: "Resultados: %1 de %2", .picker: "Idioma",
    .back: "Volver a %1",
    .omitted: "Sin JavaScript solo se ven los niveles superiores: %1 de %2.",
    .expanded: "Expandido", .collapsed: "Contraído", .mixed: "Parcialmente marcado",
    .expand: "Expandir", .collapse: "Contraer", .level: "Nivel %1",
  ],
  "fr": [
    .search: "Rechercher", .matches: "Résultats\u{A0}: %1 sur %2", .picker: "Langue",
    .back: "Retour à %1",
    .omitted: "Sans JavaScript, seuls les niveaux supérieurs sont visibles\u{A0}: %1 sur %2.",
    .expanded: "Étendu", .collapsed: "Réduit", .mixed: "Partiellement coché",
    .expand: "Étendre", .collapse: "Réduire", .level: "Niveau %1",
  ],
  "he": [
    .search: "חיפוש", .matches: "תוצאות: %1 מתוך %2", .picker: "שפה", .back: "חזרה אל %1",
    .omitted: "ללא JavaScript מוצגות רק הרמות העליונות: %1 מתוך %2.",
    .expanded: "מורחב", .collapsed: "מכווץ", .mixed: "מסומן חלקית",
    .expand: "הרחבה", .collapse: "כיווץ", .level: "רמה %1",
  ],
  "it": [
    .search: "Cerca", .matches: "Risultati: %1 di %2", .picker: "Lingua", .back: "Torna a %1",
    .omitted: "Senza JavaScript sono visibili solo i livelli superiori: %1 di %2.",
    .expanded: "Espanso", .collapsed: "Contratto", .mixed: "Parzialmente spuntato",
    .expand: "Espandi", .collapse: "Contrai", .level: "Livello %1",
  ],
  "ja": [
    .search: "検索", .matches: "%2件中%1件", .picker: "言語", .back: "%1に戻る",
    .omitted: "JavaScriptが無効のため、上位の階層だけを表示しています（%2件中%1件）。",
    .expanded: "展開した状態", .collapsed: "畳んだ状態", .mixed: "一部がチェック済み",
    .expand: "展開する", .collapse: "畳む", .level: "レベル%1",
  ],
  "nl": [
    .search: "Zoeken", .matches: "%1 van %2 onderdelen", .picker: "Taal",
    .back: "Terug naar %1",
    .omitted: "Zonder JavaScript zijn alleen de bovenste niveaus te zien: %1 van %2 onderdelen.",
    .expanded: "Uitgevouwen", .collapsed: "Ingevouwen", .mixed: "Gedeeltelijk aangevinkt",
    .expand: "Uitvouwen", .collapse: "Invouwen", .level: "Niveau %1",
  ],
  "pl": [
    .search: "Szukaj", .matches: "Znaleziono: %1 z %2", .picker: "Język", .back: "Wróć do: %1",
    .omitted: "Bez JavaScriptu widać tylko górne poziomy: %1 z %2.",
    .expanded: "Rozwinięte", .collapsed: "Zwinięte", .mixed: "Częściowo zaznaczone",
    .expand: "Rozwiń", .collapse: "Zwiń", .level: "Poziom %1",
  ],
  "pt": [
    .search: "Pesquisar", .matches: "Resultados: %1 de %2", .picker: "Idioma",
    .back: "Voltar para %1",
    .omitted: "Sem JavaScript, só os níveis superiores aparecem: %1 de %2.",
    .expanded: "Expandido", .collapsed: "Recolhido", .mixed: "Parcialmente selecionado",
    .expand: "Expandir", .collapse: "Recolher", .level: "Nível %1",
  ],
  "ru": [
    .search: "Поиск", .matches: "Найдено: %1 из %2", .picker: "Язык", .back: "Назад: %1",
    .omitted: "Без JavaScript видны только верхние уровни: %1 из %2.",
    .expanded: "Развёрнуто", .collapsed: "Свёрнуто", .mixed: "Отмечено частично",
    .expand: "Развернуть", .collapse: "Свернуть", .level: "Уровень %1",
  ],
  "sv": [
    .search: "Sök", .matches: "%1 av %2 objekt", .picker: "Språk", .back: "Tillbaka till %1",
    .omitted: "Utan JavaScript visas bara de övre nivåerna: %1 av %2 objekt.",
    .expanded: "Utfälld", .collapsed: "Infälld", .mixed: "Delvis kryssad",
    .expand: "Fäll ut", .collapse: "Fäll in", .level: "Nivå %1",
  ],
  "tr": [
    .search: "Ara", .matches: "Sonuçlar: %1 / %2", .picker: "Dil", .back: "Geri: %1",
    .omitted: "JavaScript olmadan yalnızca üst düzeyler görünür: %1 / %2.",
    .expanded: "Genişletilmiş", .collapsed: "Daraltılmış", .mixed: "Kısmen işaretli",
    .expand: "Genişlet", .collapse: "Daralt", .level: "Düzey %1",
  ],
  "uk": [
    .search: "Пошук", .matches: "Знайдено: %1 з %2", .picker: "Мова", .back: "Назад: %1",
    .omitted: "Без JavaScript видно лише верхні рівні: %1 з %2.",
    .expanded: "Розгорнуто", .collapsed: "Згорнуто", .mixed: "Частково позначено",
    .expand: "Розгорнути", .collapse: "Згорнути", .level: "Рівень %1",
  ],
  // Chinese without a script is written in the simplified one.
  "zh": simplifiedChinese,
  "zh-Hans": simplifiedChinese,
  "zh-Hant": [
    .search: "搜尋", .matches: "共%2項，找到%1項", .picker: "語言", .back: "返回%1",
    .omitted: "未啟用JavaScript，只顯示上層的項目：共%2項，顯示%1項。",
    .expanded: "已展開", .collapsed: "已收起", .mixed: "部份選取",
    .expand: "展開", .collapse: "收起", .level: "第%1層",
  ],
]

private let simplifiedChinese: [InterfaceText: String] = [
  .search: "搜索", .matches: "共%2项，找到%1项", .picker: "语言", .back: "返回%1",
  .omitted: "未启用JavaScript，只显示上层的项目：共%2项，显示%1项。",
  .expanded: "已展开", .collapsed: "已收起", .mixed: "已部分勾选",
  .expand: "展开", .collapse: "收起", .level: "等级%1",
]
