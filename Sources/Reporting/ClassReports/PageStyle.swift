/// The style sheet of all pages: for light and dark screens, narrow screens, and paper.
enum PageStyle {
  static let text = colors + type + tables + charts + parts + code + media

  private static let colors = """
    :root { color-scheme: light dark; --ink: #1b2026; --soft: #566270; --line: #dbe0e6; \
    --paper: #ffffff; --card: #f6f8fa; --good: #1a7f37; --bad: #b42318; --warn: #8a5a00; \
    --accent: #2f62a8; --good-fill: #4ba663; --bad-fill: #d9645a; --warn-fill: #d9a13a; \
    --grey-fill: #b4bcc6; --mark: #fff0b3; }
    @media (prefers-color-scheme: dark) { :root { --ink: #e7eaed; --soft: #a0abb7; \
    --line: #363e47; --paper: #14171a; --card: #1d2227; --good: #5fcb7a; --bad: #ff8f80; \
    --warn: #e5b655; --accent: #82b1ee; --good-fill: #3f9a58; --bad-fill: #c4574d; \
    --warn-fill: #b98a30; --grey-fill: #56606b; --mark: #55460f; } }

    """

  private static let type = """
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 72rem; padding: 2rem 1.5rem 4rem; background: var(--paper); \
    color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", \
    sans-serif; }
    h1 { font-size: 1.9rem; line-height: 1.2; margin: 0; } h2 { font-size: 1.2rem; \
    margin: 2.4rem 0 .6rem; } h2.exercise { font-size: 1.5rem; margin-top: 3.5rem; \
    border-top: 2px solid var(--line); padding-top: 1rem; } h3, h4 { margin: 1rem 0 .3rem; \
    font-size: 1rem; }
    p { max-width: 46rem; margin: .5rem 0; } h1, h2, p, li, summary, .bars th, .said { \
    overflow-wrap: anywhere; } p:empty { display: none; } a { color: var(--accent); }
    .kicker { text-transform: uppercase; letter-spacing: .08em; font-size: .78rem; font-weight: 600; \
    color: var(--accent); margin: 0 0 .2rem; } .soft { color: var(--soft); } .warn { color: \
    var(--warn); }
    code, pre { font: .86em/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", \
    monospace; } code { background: var(--card); border-radius: .25rem; padding: .05em .3em; }
    .skip { position: absolute; left: -99rem; } .skip:focus { left: 1rem; top: 1rem; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }

    """

  private static let tables = """
    table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
    table.narrow { width: auto; margin-top: 1.5rem; }
    caption { text-align: left; color: var(--soft); font-size: .9rem; padding: 0 0 .4rem; }
    th, td { text-align: left; vertical-align: top; padding: .4rem .8rem .4rem 0; \
    border-bottom: 1px solid var(--line); } th:last-child, td:last-child { padding-right: 0; }
    tbody th { font-weight: 400; } thead th { font-weight: 600; font-size: .9rem; \
    border-bottom-width: 2px; vertical-align: bottom; }
    td.number, th.number { text-align: right; white-space: nowrap; padding-left: .4rem; }
    .wide { overflow-x: auto; } .wide td, .wide tbody th { font-size: .92rem; } .wide tbody th, \
    .time { white-space: nowrap; }
    .wide tbody tr:hover { background: var(--card); }
    th button { all: unset; cursor: pointer; white-space: nowrap; } th button:focus-visible { \
    outline: 2px solid var(--accent); outline-offset: 2px; } th button::after { content: " \\2195"; \
    color: var(--soft); font-weight: 400; } th[aria-sort=ascending] button::after { content: \
    " \\2191"; color: var(--accent); } th[aria-sort=descending] button::after { content: \
    " \\2193"; color: var(--accent); }
    td.passed { color: var(--good); } td.failed, td.rejected { color: var(--bad); } \
    td.doesNotCompile, td.errored { color: var(--warn); } td.missing { color: var(--soft); }
    td.passed, td.failed, td.rejected, td.doesNotCompile, td.errored, td.warn { white-space: \
    nowrap; } thead td { border-bottom-width: 2px; }
    input[type=search] { width: 22rem; max-width: 100%; padding: .45rem .7rem; font: inherit; \
    color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: .4rem; \
    margin: 0 .6rem; }

    """

  private static let charts = """
    .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); \
    gap: .8rem; margin: 1.4rem 0; padding: 0; list-style: none; }
    .figures li { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; \
    padding: .7rem 1rem; color: var(--soft); font-size: .92rem; } .figures b { display: block; \
    font-size: 1.7rem; line-height: 1.2; color: var(--ink); font-variant-numeric: tabular-nums; }
    i { font-style: normal; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    i.passed, i.good { background: var(--good-fill); } i.failed, i.bad { background: \
    var(--bad-fill); } i.plain { background: var(--accent); } i.doesNotCompile, i.rejected { \
    background: var(--warn-fill); } i.errored, i.missing { background: var(--grey-fill); }
    .stack { display: flex; gap: 2px; height: 1rem; border-radius: .3rem; overflow: hidden; } \
    .stack i { min-width: 2px; }
    .legend { display: flex; flex-wrap: wrap; gap: .2rem 1.4rem; list-style: none; padding: 0; \
    margin: .5rem 0 0; font-size: .92rem; } .legend i { display: inline-block; width: .8rem; \
    height: .8rem; border-radius: .2rem; margin-right: .4rem; vertical-align: -.05rem; } \
    .legend b { font-variant-numeric: tabular-nums; }
    .charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); \
    gap: 1rem 3rem; } figure { margin: 0; } figcaption { margin-top: 1.8rem; } figcaption h2 { \
    display: inline; }
    .columns { display: flex; gap: 3px; margin-top: .4rem; overflow-x: clip; } \
    .columns.long span { text-align: left; } .columns > div { flex: 1 1 0; \
    min-width: 0; text-align: center; font-size: .75rem; color: var(--soft); \
    font-variant-numeric: tabular-nums; }
    .plot { display: flex; flex-direction: column; justify-content: flex-end; height: 9rem; \
    padding-top: 1.3rem; border-bottom: 1px solid var(--soft); } .plot i { flex: none; } .plot \
    i:first-of-type { border-radius: .2rem .2rem 0 0; } .plot b { color: var(--ink); \
    font-weight: 500; } .plot i.late { opacity: .55; }
    .columns span { display: block; height: 1.3rem; white-space: nowrap; overflow: visible; \
    padding-top: .15rem; }
    .bar { display: inline-block; width: 12rem; max-width: 40%; background: var(--line); \
    border-radius: .25rem; height: .8rem; overflow: hidden; vertical-align: -.05rem; \
    margin-right: .5rem; } .bar i { display: block; height: 100%; background: var(--bad-fill); } \
    table.bars td:last-child { width: 13rem; } .bars .bar { width: 100%; max-width: none; } \
    .bar.good i { background: var(--good-fill); }

    """

  private static let parts = """
    details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; \
    background: var(--card); } summary { cursor: pointer; padding: .5rem .8rem; } details > div { \
    padding: 0 .9rem .7rem; } .tag { display: inline-block; min-width: 2.2rem; padding: 0 .45rem; \
    margin-right: .4rem; border-radius: 1rem; background: var(--accent); color: var(--paper); \
    font-weight: 600; font-size: .85rem; text-align: center; font-variant-numeric: tabular-nums; }
    .who { font-size: .92rem; max-width: none; } .who b { margin-right: .4rem; }
    .verdict { display: flex; flex-wrap: wrap; align-items: center; gap: .3rem .9rem; \
    border-left: .35rem solid var(--soft); background: var(--card); border-radius: .3rem; \
    padding: .7rem 1rem; margin: 1.2rem 0; font-size: 1.1rem; } .verdict.passed { border-color: \
    var(--good); } .verdict.failed, .verdict.rejected { border-color: var(--bad); } \
    .verdict.doesNotCompile, .verdict.errored { border-color: var(--warn); }
    .message { max-width: 46rem; font-size: 1.05rem; }
    .checks { list-style: none; padding: 0; margin: 0; } .checks > li { display: grid; \
    grid-template-columns: 1.6rem 1fr auto; gap: 0 .4rem; padding: .5rem 0; \
    border-bottom: 1px solid var(--line); } .checks .sign { font-weight: 700; } \
    .checks .worth { font-variant-numeric: tabular-nums; white-space: nowrap; color: var(--soft); } \
    .checks .said { grid-column: 2 / 4; color: var(--soft); max-width: 46rem; } \
    .checks .said p { margin: .2rem 0; } .checks .said code { color: var(--ink); } \
    .checks .open { font-weight: 600; } .good-ink { color: var(--good); } .bad-ink { color: \
    var(--bad); }
    .diagnostics { padding: 0; list-style: none; } .diagnostics li { margin: .8rem 0; } \
    .picture { overflow-x: auto; margin: .6rem 0; }

    """

  private static let code = """
    pre { overflow-x: auto; background: var(--paper); border: 1px solid var(--line); \
    border-radius: .3rem; padding: .6rem; margin: .3rem 0; }
    .side { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1rem; } \
    .side h4 { margin-top: 0; } .code { font-size: .8rem; tab-size: 4; } .code u { \
    text-decoration: none; color: var(--soft); user-select: none; }
    mark { background: var(--mark); color: var(--ink); print-color-adjust: exact; \
    -webkit-print-color-adjust: exact; } .code mark u { color: inherit; }

    """

  private static let media = """
    @media (max-width: 44rem) { .side { grid-template-columns: minmax(0, 1fr); } body { \
    padding: 1rem .9rem 3rem; } .bar { width: 5rem; } table.bars td:last-child { display: none; } \
    th, td { padding-right: .5rem; } input[type=search] { margin: .3rem 0; display: block; } }
    @media print { :root { color-scheme: light; font-size: 10.5px; --ink: #000; --soft: #444; --line: #bbb; \
    --paper: #fff; --card: #fff; --good: #14532d; --bad: #8c1d18; --warn: #6b4500; --mark: #fdeeb0; \
    } body { max-width: none; padding: 0; font-size: 1rem; } h2 { \
    break-after: avoid; margin-top: 1.6rem; } input, label, .skip, [role=status], \
    th button::after { display: none; } th button::after { content: none; } details { \
    break-inside: avoid; } .alike details { break-inside: auto; } .wide { overflow: visible; } \
    tr, figure, .figures li { break-inside: avoid; } thead { display: table-header-group; } \
    pre { white-space: pre-wrap; overflow-wrap: anywhere; } .plot { height: 6rem; } a { color: \
    inherit; text-decoration: none; } .figures { \
    grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); } .bar { background: #eee; } }
    @page { margin: 14mm; }
    """
}
