extension HTMLReport {
  /// The style sheet: light and dark, contrasts of at least 4.5 to 1.
  static let style = """
    html, body { height: 100%; margin: 0; }
    body {
      display: flex; flex-direction: column; background: var(--ground); color: var(--ink);
      font: 15px/1.45 system-ui, sans-serif;
    }
    header, footer { padding: 8px 16px; background: var(--raised); }
    header { border-bottom: 1px solid var(--line); }
    footer { border-top: 1px solid var(--line); color: var(--soft); font-size: 13px; }
    h1 { font-size: 20px; margin: 0; }
    h2 { font-size: 18px; margin: 0; }
    p { margin: 2px 0; color: var(--soft); }
    main { flex: 1; display: flex; min-height: 0; }
    #list {
      width: 36%; min-width: 260px; display: flex; flex-direction: column;
      border-right: 1px solid var(--line);
    }
    #detail { flex: 1; overflow: auto; padding: 12px 16px; min-width: 0; }
    .tools { padding: 8px; display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
    #filters, #attempts { display: flex; flex-wrap: wrap; gap: 6px; }
    #attempts { margin: 6px 0; }
    #stage .tools { padding: 8px 0; }
    #list .tools { border-bottom: 1px solid var(--line); }
    input[type=search] { flex: 1; min-width: 120px; }
    button[aria-pressed=true] { background: var(--chosen); }
    ul, ol { list-style: none; margin: 0; padding: 0; }
    #scenarios { flex: 1; overflow: auto; }
    #scenarios li, #steps li {
      padding: 5px 8px; border-bottom: 1px solid var(--line); cursor: pointer;
    }
    #scenarios li {
      display: flex; flex-wrap: wrap; align-items: baseline; content-visibility: auto;
      contain-intrinsic-size: auto 52px;
    }
    #scenarios .place { width: 100%; }
    li[aria-selected=true] { background: var(--chosen); }
    .status { font-weight: 600; margin-right: 6px; }
    .passed .status { color: var(--passed); }
    .failed .status, .undefined .status, .ambiguous .status, .interrupted .status {
      color: var(--failed);
    }
    .flaky .status { color: var(--flaky); }
    .skipped .status { color: var(--skipped); }
    .place { display: block; color: var(--soft); font-size: 13px; overflow-wrap: anywhere; }
    #steps { border: 1px solid var(--line); border-radius: 4px; margin: 8px 0; }
    #steps li { display: flex; gap: 8px; align-items: center; }
    #steps li:last-child { border-bottom: 0; }
    .words { flex: 1; overflow-wrap: anywhere; }
    .keyword { color: var(--soft); }
    .time { position: relative; width: 120px; height: 14px; background: var(--raised); }
    .time i { position: absolute; top: 2px; bottom: 2px; min-width: 2px; background: var(--soft); }
    .time b { position: absolute; left: 0; top: 0; bottom: 0; background: var(--mark); }
    .marks { margin-left: 8px; color: var(--soft); font-size: 13px; }
    .ms { width: 70px; white-space: nowrap; text-align: right; color: var(--soft); font-size: 13px; }
    #message:not(:empty) {
      border-left: 4px solid var(--failed); background: var(--raised); padding: 8px 12px;
      margin: 8px 0; white-space: pre-wrap; overflow-wrap: anywhere; font-family: monospace;
    }
    figure { margin: 8px 0; }
    #screen { position: relative; display: inline-block; max-width: 100%; }
    #screen img { display: block; max-width: 100%; border: 1px solid var(--line); }
    #touched { position: absolute; outline: 3px solid var(--mark); outline-offset: 2px; }
    figcaption { color: var(--soft); font-size: 13px; }
    #screen:has(#picture[hidden]) { display: none; }
    details { margin: 6px 0; }
    summary { cursor: pointer; }
    pre {
      background: var(--raised); padding: 8px; overflow: auto; max-height: 320px; margin: 4px 0;
      font-size: 13px;
    }
    ins { color: var(--passed); text-decoration: none; }
    del { color: var(--failed); text-decoration: none; }
    @media (max-width: 720px) {
      main { flex-direction: column; overflow: auto; }
      #list { width: auto; border-right: 0; max-height: 45vh; flex: none; }
      #detail { overflow: visible; }
    }
    @media (max-width: 480px) {
      header, footer, #detail { padding-left: 8px; padding-right: 8px; }
      #list { min-width: 0; }
      #steps li { flex-wrap: wrap; }
      #steps .words { flex-basis: calc(100% - 110px); }
      #steps .time { flex: 1 1 120px; }
    }
    """
}
