extension HTMLReport {
  /// The parts of the page that don't depend on the run.
  static let body = """
    <header>
    <h1 id="title"></h1>
    <p id="summary"></p>
    </header>
    <main>
    <section id="list" aria-label="Scenarios">
    <div class="tools">
    <label for="search">Search</label>
    <input id="search" type="search" placeholder="name, @tag, message" accesskey="s">
    <div id="filters" role="group" aria-label="Show by status"></div>
    <p id="shown" role="status"></p>
    </div>
    <ul id="scenarios" role="listbox" aria-label="Scenarios, failures first" tabindex="0"></ul>
    </section>
    <section id="detail" aria-label="Scenario" tabindex="-1">
    <h2 id="name"></h2>
    <p id="where"></p>
    <div id="attempts" role="group" aria-label="Attempts"></div>
    <ol id="steps" role="listbox" aria-label="Steps" tabindex="0"></ol>
    <div id="stage">
    <div class="tools">
    <button id="previous" type="button">Previous step</button>
    <button id="next" type="button">Next step</button>
    <label><input id="before" type="checkbox"> before the step</label>
    </div>
    <div id="message" role="alert"></div>
    <figure>
    <div id="screen"><img id="picture" alt=""><div id="touched" hidden></div></div>
    <figcaption id="caption"></figcaption>
    </figure>
    \(part("changes", "Changes of the elements", open: true))
    \(part("network", "Network", open: true))
    \(part("activity", "Busy and resources", open: true))
    \(part("tree", "Elements"))
    \(part("requests", "Requests"))
    \(part("log", "Log"))
    </div>
    </section>
    </main>
    <footer>Keys: / search, Enter the first match · j k scenarios · ← → steps · b before or after</footer>
    """

  /// Returns a part for a step's evidence, which the script hides while it is empty.
  ///
  /// The text scrolls, so it must be reachable by keyboard and needs a name.
  private static func part(_ id: String, _ title: String, open: Bool = false) -> String {
    """
    <details\(open ? " open" : "")><summary>\(title)</summary>\
    <pre id="\(id)" role="group" aria-label="\(title)" tabindex="0"></pre></details>
    """
  }
}
