extension InspectionPage {
  /// The behaviour of the page.
  static let script = #"""
    "use strict";
    const page = JSON.parse(document.getElementById("data").textContent);
    const $ = id => document.getElementById(id);
    const elements = page.inspection.elements, issues = page.inspection.issues;
    let chosen = -1;

    $("title").textContent = "The elements of " + page.inspection.app;
    $("summary").textContent = elements.length + (elements.length === 1 ? " element" : " elements") +
      ", " + (page.inspection.auditProblem ? "accessibility not audited" :
        issues.length ? issues.length + " missing for accessibility" :
        "nothing missing for accessibility");
    if (page.picture) {
      $("picture").src = "data:image/svg+xml," + encodeURIComponent(page.picture);
      $("picture").alt = "The screen of " + page.inspection.app;
    } else {
      $("picture").remove();
      $("screen").style.aspectRatio = page.width + " / " + page.height;
    }

    const rows = elements.map((element, position) => {
      const row = document.createElement("li");
      row.id = "element-" + position;
      row.setAttribute("role", "option");
      row.style.paddingLeft = 8 + 14 * element.depth + "px";
      row.textContent = element.line;
      if (issues.some(issue => issue.reference === element.reference)) row.classList.add("problem");
      row.addEventListener("click", () => { choose(position); copy(form()); });
      $("tree").append(row);
      return row;
    });
    // Each problem once, with the elements that have it.
    const problems = new Map();
    for (const issue of issues) {
      const text = issue.summary + "\n" + issue.detail;
      if (!problems.has(text)) {
        const item = document.createElement("li"), summary = document.createElement("strong"),
          detail = document.createElement("p");
        summary.textContent = issue.summary;
        detail.textContent = issue.detail;
        item.append(summary, detail);
        problems.set(text, item);
        $("issues").append(item);
      }
      const position = elements.findIndex(element => element.reference === issue.reference);
      const place = document.createElement(position < 0 ? "span" : "button");
      place.textContent = issue.element || "The screen";
      if (position >= 0) {
        place.type = "button";
        place.addEventListener("click", () => choose(position));
      }
      problems.get(text).append(place);
    }
    if (!issues.length) {
      const item = document.createElement("li");
      item.textContent = page.inspection.auditProblem || "The audit finds nothing.";
      $("issues").append(item);
    }

    // The omitted checks, grouped by reason.
    const omissions = new Map();
    for (const { check, reason } of page.inspection.notAudited)
      omissions.set(reason, (omissions.get(reason) || []).concat(check));
    for (const [reason, checks] of omissions) {
      const item = document.createElement("li");
      item.textContent = checks.join(", ") + ", because " + reason + ".";
      $("omissions").append(item);
    }
    $("not-audited").hidden = !omissions.size;

    function form() { return document.querySelector("input[name=form]:checked").value; }

    function choose(position) {
      if (chosen >= 0) rows[chosen].removeAttribute("aria-selected");
      chosen = position;
      const element = elements[position], frame = element.frame;
      rows[position].setAttribute("aria-selected", "true");
      rows[position].scrollIntoView({ block: "nearest" });
      $("tree").setAttribute("aria-activedescendant", rows[position].id);
      $("name").textContent = element.line;
      $("step").textContent = element.step || "no words of a step find it";
      $("swift").textContent = element.swift || "no short query finds it";
      $("copy-step").disabled = !element.step;
      $("copy-swift").disabled = !element.swift;
      const mark = $("frame");
      mark.hidden = !(frame[2] > 0 && frame[3] > 0);
      mark.style.left = 100 * frame[0] / page.width + "%";
      mark.style.top = 100 * frame[1] / page.height + "%";
      mark.style.width = 100 * frame[2] / page.width + "%";
      mark.style.height = 100 * frame[3] / page.height + "%";
    }

    // The innermost element at a point: the smallest one, or the front one of two equally small.
    function elementAt(x, y) {
      let best = -1, size = Infinity;
      elements.forEach((element, position) => {
        const [left, top, width, height] = element.frame;
        if (x < left || y < top || x >= left + width || y >= top + height) return;
        if (width * height <= size) { best = position; size = width * height; }
      });
      return best;
    }
    function pointed(event) {
      const box = $("screen").getBoundingClientRect();
      return elementAt((event.clientX - box.left) / box.width * page.width,
        (event.clientY - box.top) / box.height * page.height);
    }
    $("screen").addEventListener("click", event => {
      const position = pointed(event);
      if (position >= 0) { choose(position); copy(form()); }
    });
    $("screen").addEventListener("mousemove", event => {
      const position = pointed(event);
      $("screen").title = position >= 0 ? elements[position].line : "";
    });

    function copy(form) {
      const text = chosen >= 0 && elements[chosen][form];
      if (!text) { $("copied").textContent = "Nothing to copy: no short words find this element."; return; }
      const done = () => { $("copied").textContent = "Copied: " + text; };
      const select = () => {
        // Without permission for the clipboard, select the text, so that the browser can copy it.
        getSelection().selectAllChildren($(form));
        if (document.execCommand("copy")) done();
        else $("copied").textContent = "Selected: " + text;
      };
      if (navigator.clipboard) navigator.clipboard.writeText(text).then(done, select);
      else select();
    }
    $("copy-step").addEventListener("click", () => copy("step"));
    $("copy-swift").addEventListener("click", () => copy("swift"));
    $("tree").addEventListener("keydown", event => {
      const last = elements.length - 1;
      const next = { ArrowDown: Math.min(chosen + 1, last), ArrowUp: Math.max(chosen - 1, 0),
        Home: 0, End: last }[event.key];
      if (next !== undefined) { choose(next); event.preventDefault(); }
      if (event.key === "Enter") copy(form());
    });
    document.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "s") copy("step");
      if (event.key === "w") copy("swift");
    });
    if (elements.length) choose(0);
    $("tree").focus({ preventScroll: true });
    """#
}
