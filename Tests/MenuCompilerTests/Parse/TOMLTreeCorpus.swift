/// Small awkward documents, all valid, with every form of TOML 1.0 that can mislead a scanner.
enum TOMLTreeCorpus {
  static let documents = [
    "",
    """


    # nothing

    """,
    "a=1",
    "a = 1 # no line break at the end",
    """
    bare_key-1 = 1
    1234 = 2
    -_- = 3
    "" = 4
    'x y' = 5
    """,
    """
    a.b.c = 1
    a.b.d = 2
    a.e = 3
    "a".'f' = 4
    """,
    "a . b\t.\tc = 1",
    "3.14159 = 'pi'\n3.\"14159 \" = 'other'",
    "\"\\u00e9\\U0001F34E\\t\\\"\\\\\" = 1\n'\\u00e9' = 2",
    "\"é\" = \"NFC\"\n\"e\u{301}\" = \"NFD\"",
    "'' = 1",
    """
    a = ''
    b = ""
    c = ''''''
    d = \"\"\"\"\"\"
    """,
    """
    a = \"\"\"
    \"\"\"
    b = '''
    '''
    """,
    """
    a = \"\"\" "" " \"\"\"
    b = \"\"\"""two at both ends\"\"\"""
    c = '''''x'''''
    """,
    """
    a = \"\"\"\\
       folded \\

       text\"\"\"
    b = "after"
    """,
    """
    a = \"\"\"\\\"\"\"\\\"\"\""
    b = \"\"\"\\\\\"\"\"
    c = "\\\\"
    """,
    """
    a = '''
    [not.a.table]
    b = 1
    '''
    b = 2
    """,
    """
    a = \"\"\"
    # no comment
    [[x]]
    \"\"\"
    [[x]]

    """,
    """
    a = '\\'
    b = 'it # is'
    c = "'"
    d = '"'
    """,
    """
    a = '#' # '
    b = "]" # "

    """,
    """
    a = +1
    b = -0
    c = 1_000
    d = 0xdead_BEEF
    e = 0o755
    f = 0b11_01
    """,
    """
    a = 1.5
    b = -1e3
    c = 6.626e-34
    d = inf
    e = -inf
    f = nan
    g = 1_0.0_1E+1
    """,
    "a = true\nb = false#x",
    """
    a = 1979-05-27T07:32:00Z
    b = 1979-05-27 07:32:00-07:00
    c = 1979-05-27t07:32:00.999999
    """,
    """
    a = 1979-05-27
    b = 07:32:00
    c = 1979-05-27\u{20}
    d = 00:32:00.25 # x
    """,
    """
    a = [1979-05-27 07:32:00, 1979-05-27 , 07:32:00]
    b = { c = 1979-05-27 07:32:00, d = 1979-05-27 }
    """,
    """
    a = []
    b = [ ]
    c = [
    ]
    d = [# x
    ]
    """,
    "a = [1,2,3,]\nb = [ 1 , 2 ]",
    """
    a = [
      # first
      1, # one
      2 # two
      , # comma
      3
      # last
    ]
    b = 1
    """,
    "a = [[1, 2], ['a', [\"b\", []]], [[[[]]]]]",
    """
    a = ['[', "]", ''']
    [''', \"\"\"],]\"\"\"]
    b = 1
    """,
    "a = [1, 'x', 1.5, true, {}, []]",
    """
    a = {}
    b = { }
    c = {d=1}
    e = { f = { g = { } } }
    """,
    "a = { b = '}', c = \"{\", d = [ { e = 1 }, { e = 2 } ] } # }",
    "a = { b.c = 1, b.d = 2, 'b.c' = 3 }",
    """
    a = [ { b = 1 },
     { b = 2, c.d = [
    1,
    2 ] }, # x
    ]
    """,
    """
    a = { b = [
    1, # }
    2
    ], c = '''
    }''' }
    """,
    """
    [a]
    [b]
    [c]
    """,
    """
    [a]
    b = 1
    [c]
    b = 2

    """,
    """
    \t[a]
    \t\tb = 1
    \t[ c ]
    \t\tb = 2
    """,
    """
    [a.b.c]
    x = 1
    [a]
    y = 2
    [a.b]
    z = 3
    """,
    """
    [ a . b . 'c.d' ]
    x = 1
    ["a"."\\u0062".e] # x
    y = 2
    """,
    """
    [a]#x
    [b] #y
    [c]\t
    """,
    """
    ['']
    a = 1
    [x.'']
    [''."\\n"]
    """,
    """
    [a]
    b.c = 1
    b.d.e = 2
    [a.f]
    b.c = 3
    """,
    """
    a.b = 1
    [a.c]
    d = 1
    [a.c.e]

    """,
    "[[a]]",
    """
    [[a]]
    b = 1
    [[a]]
    [[a]]
    b = 3
    """,
    """
    [[a]]
    n = 1
    [a.b]
    x = 1
    [[a]]
    n = 2
    [a.b]
    x = 2
    [[a.c]]
    y = 1
    [[a.c]]
    y = 2
    """,
    """
    [[a.b]]
    [[a.b.c]]
    d.e = 1
    [[a.b.c]]
    [a.b.c.f]
    [[a.b]]
    [[a.b.c]]
    [a]
    x = 1
    """,
    """
    [[a]] # x
    [[ 'b' . c ]]
    x = 1
    """,
    """
    [[a]]
    [b]
    x = 1
    [[a]]
    [b.c]
    [a.d]
    """,
    """
    [a]
    [a.b]
    [[a.c]]
    [[a.c]]
    [a.c.d]
    x = [ { y = 1 } ]
    """,
    """
    [[items]]
    title = 'File'
    items = [
      { title = 'New', key = 'n' },
      { title = 'Open…', items = [
        { title = 'Recent' },
      ] },
    ]

    """,
    """
    menu = 'Früchte'

    [[items]]
    title = 'Äpfel 🍎' # 🍏
      [[items.items]]
      title = "Boskoop"

      [[items.items]]
      title = '''Elstar'''
    [[items]]
    title='Birnen'

    """,
    """
    [values]
    color.red = '#f00'
    color."dark red" = '#800'
    [values.size]
    small = 1

    """,
    """
    key = 'a'
    "key 2" = 'b'
    ["[table]"]
    'a=b' = 1
    ['#']
    '#' = '#'
    """,
    """
    a = [
    { b = 1 }
    ,
    { b = [ 2
    ] }
    ]
    """,
    """
    inf = 1
    nan = 2
    true = 3
    1979-05-27 = 4
    1e3 = 5
    [false]
    0x1 = 6
    """,
    """
    a = 'tab\there'
    "b\tc" = "\t"
    d = '''\t
    \t'''
    """,
    "a = \"\\b\\t\\n\\f\\r\\\"\\\\ \\u0041 \\U00000041\"\n\"\\b\\f\\r\" = 1",
    "x.y.z.w = { a.b.c = { d.e = [ { f.g = 1 } ] } }\nx.y.v = 1",
    """
    [a.a.a.a]
    a.a.a = 1
    [a.a.a]
    b = 1
    [a.a.b]
    [a]
    b.a = 1
    """,
    "a = [[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]\nb = 1",
  ]
}
