/// How pages look: for light and dark screens, and on paper.
enum PageStyle {
  static let text = """
    :root { color-scheme: light dark; --ink: #1c2024; --soft: #5a6470; --line: #d7dce2; \
    --paper: #fff; --card: #f5f7f9; --good: #1a7f37; --bad: #b42318; --warn: #8a5a00; \
    --bar: #3b6fb6; --mark: #fff1b8; }
    @media (prefers-color-scheme: dark) { :root { --ink: #e6e9ec; --soft: #9aa5b1; \
    --line: #3a424b; --paper: #15181b; --card: #1e2328; --good: #57c26f; --bad: #ff8a7a; \
    --warn: #e0b04a; --bar: #6fa3e8; --mark: #574a12; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 68rem; padding: 1.5rem; background: var(--paper); \
    color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
    h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.2rem; margin: 2.2rem 0 .6rem; }
    p { max-width: 46rem; } .soft { color: var(--soft); } code, pre { font: .88em/1.45 \
    ui-monospace, monospace; }
    .skip { position: absolute; left: -99rem; } .skip:focus { left: 1rem; top: 1rem; }
    .figures { display: flex; flex-wrap: wrap; gap: .8rem; margin: 1.2rem 0; padding: 0; \
    list-style: none; }
    .figures li { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; \
    padding: .6rem 1rem; min-width: 8rem; }
    .figures b { display: block; font-size: 1.5rem; line-height: 1.2; }
    table { border-collapse: collapse; width: 100%; }
    caption { text-align: left; color: var(--soft); padding: 0 0 .4rem; }
    th, td { text-align: left; vertical-align: top; padding: .35rem .6rem; \
    border-bottom: 1px solid var(--line); }
    td.number, th.number { text-align: right; white-space: nowrap; }
    th button { all: unset; cursor: pointer; font-weight: 600; } th button::after { content: \
    " \\2195"; color: var(--soft); } th[aria-sort=ascending] button::after { content: " \\2191"; \
    } th[aria-sort=descending] button::after { content: " \\2193"; }
    button:focus-visible, summary:focus-visible, input:focus-visible, a:focus-visible { outline: \
    2px solid var(--bar); outline-offset: 2px; }
    input[type=search] { width: 100%; max-width: 24rem; padding: .45rem .6rem; font: inherit; \
    color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: .4rem; }
    .passed { color: var(--good); } .failed, .doesNotCompile, .rejected { color: var(--bad); } \
    .errored { color: var(--warn); }
    .bar { display: inline-block; height: .7rem; background: var(--bar); border-radius: .15rem; \
    vertical-align: baseline; min-width: 1px; }
    details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; \
    background: var(--card); } summary { cursor: pointer; padding: .5rem .8rem; } details > div { \
    padding: 0 .8rem .6rem; }
    .side { display: grid; grid-template-columns: 1fr 1fr; gap: .8rem; } .side pre { overflow-x: \
    auto; background: var(--paper); border: 1px solid var(--line); padding: .5rem; margin: 0; }
    mark { background: var(--mark); color: inherit; }
    svg text { fill: currentColor; font: 12px system-ui, sans-serif; }
    @media (max-width: 44rem) { .side { grid-template-columns: 1fr; } body { padding: .8rem; } }
    @media print { body { max-width: none; font-size: 11px; } input, .skip { display: none; } \
    details { break-inside: avoid; } th button::after { content: ""; } }
    """
}
