/// Checks a page in the browser, as axe and similar tools do.
enum PageAudit {
  /// Returns the problems with names, contrasts and structure.
  static func problems(of page: BrowserPage) throws -> [String] {
    try names(of: page) + page.lines(of: contrasts) + page.lines(of: structure)
  }

  /// The roles whose elements need a name.
  private static let named: Set = [
    "button", "checkbox", "combobox", "DisclosureTriangle", "image", "link", "listbox", "option",
    "radio",
    "searchbox", "textbox",
  ]

  private static func names(of page: BrowserPage) throws -> [String] {
    try page.accessibleElements().compactMap { element in
      if element.role == "RootWebArea" { return element.name.isEmpty ? "no title" : nil }
      if element.name.isEmpty, named.contains(element.role) || element.isFocusable {
        return "a \(element.role) has no name"
      }
      let isVague = element.isFocusable && ["generic", "none", ""].contains(element.role)
      return isVague ? "“\(element.name)” has no role" : nil
    }
  }

  /// Checks the contrast of all text with its background: 4.5 to 1, or 3 to 1 for large text.
  private static let contrasts = #"""
    () => {
      const probe = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      const parse = colour => {
        probe.clearRect(0, 0, 1, 1);
        probe.fillStyle = colour;
        probe.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = probe.getImageData(0, 0, 1, 1).data;
        return [r, g, b, a / 255];
      };
      const over = (top, under) => [0, 1, 2].map(i => top[i] * top[3] + under[i] * (1 - top[3]))
        .concat(1);
      const background = element => {
        if (!element) return matchMedia("(prefers-color-scheme: dark)").matches
          ? [18, 18, 18, 1] : [255, 255, 255, 1];
        const own = parse(getComputedStyle(element).backgroundColor);
        return own[3] === 1 ? own : over(own, background(element.parentElement));
      };
      const light = colour => [0, 1, 2].map(i => colour[i] / 255)
        .map(c => c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
        .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
      const ratio = (a, b) => {
        const [dark, bright] = [light(a), light(b)].sort((x, y) => x - y);
        return (bright + 0.05) / (dark + 0.05);
      };
      const problems = [];
      let count = 0;
      const check = (text, element, pseudo) => {
        const style = getComputedStyle(element, pseudo), size = parseFloat(style.fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
        const behind = background(element);
        const colour = parse(style.color);
        colour[3] *= Number(style.opacity);
        const found = ratio(over(colour, behind), behind);
        count += 1;
        if (found < (isLarge ? 3 : 4.5)) {
          problems.push(found.toFixed(2) + " to 1: “" + text + "” in " + element.tagName + "#"
            + element.id);
        }
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.data.trim(), element = walker.currentNode.parentElement;
        if (text && element.checkVisibility()) check(text, element);
      }
      for (const field of document.querySelectorAll("[placeholder]")) {
        check(field.placeholder, field, "::placeholder");
      }
      for (const element of document.querySelectorAll("*")) {
        const content = getComputedStyle(element, "::after").content;
        if (content !== "none" && element.checkVisibility()) check(content, element, "::after");
      }
      return count < 10 ? ["only " + count + " texts were looked at"] : problems;
    }
    """#

  /// Checks identifiers, references to them, headings and the language.
  private static let structure = #"""
    () => {
      const problems = [], seen = new Set();
      if (!document.documentElement.lang) problems.push("no language");
      if (document.querySelectorAll("main").length !== 1) problems.push("not one main part");
      for (const element of document.querySelectorAll("[id]")) {
        if (seen.has(element.id)) problems.push("two elements are #" + element.id);
        seen.add(element.id);
      }
      for (const name of ["aria-activedescendant", "aria-labelledby", "for"]) {
        for (const element of document.querySelectorAll("[" + name + "]")) {
          const target = element.getAttribute(name);
          if (!document.getElementById(target)) problems.push(name + " names no #" + target);
        }
      }
      for (const option of document.querySelectorAll("[role=option]")) {
        if (!option.closest("[role=listbox]")) problems.push("an option outside of a list");
      }
      let level = 0;
      for (const heading of document.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
        const next = Number(heading.tagName[1]);
        if (next > level + 1) problems.push("a heading leaves out a level: " + heading.textContent);
        level = next;
      }
      if (document.documentElement.scrollWidth > innerWidth) {
        problems.push("the page is wider than its window");
      }
      return problems;
    }
    """#

  /// Moves the focus through a page with the Tab key, and returns controls that it doesn't reach or show.
  static func keyboardProblems(of page: BrowserPage) throws -> [String] {
    var problems: [String] = []
    var isRound = false
    _ = try page.value(of: "document.activeElement.blur()")
    for _ in 0..<200 where !isRound {
      try page.press("Tab")
      problems += try page.lines(of: focus)
      isRound = try page.value(of: "window.isRound === true") as? Bool == true
    }
    return isRound
      ? try problems + page.lines(of: missed) : problems + ["the focus never reaches the end"]
  }

  /// Checks that the focused element and its focus are visible.
  private static let focus = #"""
    () => {
      window.reached ??= new Set();
      const element = document.activeElement;
      // Between the last element and the first, the window itself has the focus.
      if (element === document.body) return [];
      if (window.reached.has(element)) {
        window.isRound = true;
        return [];
      }
      window.reached.add(element);
      const style = getComputedStyle(element), box = element.getBoundingClientRect();
      const name = element.tagName + "#" + element.id;
      const problems = [];
      if (style.outlineStyle === "none" || parseFloat(style.outlineWidth) < 2) {
        problems.push("the focus of " + name + " can't be seen");
      }
      if (!box.width || !box.height || box.bottom < 0 || box.top > innerHeight) {
        problems.push(name + " has the focus outside of the window");
      }
      return problems;
    }
    """#

  private static let missed = #"""
    () => [...document.querySelectorAll("button, input, summary, [tabindex='0']")]
      .filter(e => e.checkVisibility() && !e.disabled && !window.reached.has(e))
      // The keyboard reaches only the selected radio button of a group.
      .filter(e => e.type !== "radio" || e.checked)
      .map(e => "the keyboard doesn't reach " + e.tagName + "#" + e.id)
    """#
}
