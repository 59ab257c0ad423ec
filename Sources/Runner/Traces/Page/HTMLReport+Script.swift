extension HTMLReport {
  /// The script, which turns the data into elements and text nodes, never into markup.
  static let script = #"""
    "use strict";
    const run = JSON.parse(document.getElementById("data").textContent);
    const $ = id => document.getElementById(id);
    const order = ["failed", "undefined", "ambiguous", "interrupted", "flaky", "skipped", "passed"];
    const ms = s => s < 1 ? Math.round(s * 1000) + "\u00a0ms" : s.toFixed(1) + "\u00a0s";
    const make = (name, text, kind) => {
      const element = document.createElement(name);
      if (text !== undefined) element.textContent = text;
      if (kind) element.className = kind;
      return element;
    };
    const all = run.scenarios.map((s, index) => ({
      ...s, index,
      text: [s.name, s.feature, s.rule || "", s.place, s.tags.join(" "),
        ...s.attempts.flatMap(a => a.steps.map(t => t.message || ""))].join(" ").toLowerCase(),
    })).sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status) || a.index - b.index);
    let shown = all, chosen = null, attempt = 0, step = 0;
    const hidden = new Set();

    const counts = {};
    for (const s of all) counts[s.status] = (counts[s.status] || 0) + 1;
    $("title").textContent = document.title;
    $("summary").textContent = order.filter(s => counts[s]).map(s => counts[s] + " " + s)
      .join(", ") + " in " + ms(run.duration) + ", " + new Date(run.started * 1000)
      .toLocaleString() + (run.interrupted ? "; interrupted, so scenarios may be missing" : "");
    for (const status of order.filter(s => counts[s])) {
      const button = make("button", counts[status] + " " + status);
      button.type = "button";
      button.setAttribute("aria-pressed", "true");
      button.onclick = () => {
        if (!hidden.delete(status)) hidden.add(status);
        button.setAttribute("aria-pressed", String(!hidden.has(status)));
        list();
      };
      $("filters").append(button);
    }

    function list() {
      const words = $("search").value.toLowerCase().split(/\s+/).filter(Boolean);
      shown = all.filter(s => !hidden.has(s.status) && words.every(w => s.text.includes(w)));
      const items = shown.map(s => {
        const item = make("li", undefined, s.status);
        item.id = "scenario-" + s.index;
        item.setAttribute("role", "option");
        item.setAttribute("aria-selected", String(chosen === s));
        // Items outside of the window aren't laid out and have no name without this label.
        item.setAttribute("aria-label", [s.status, s.name || "(no name)", s.feature, s.place,
          ms(s.duration)].join(", "));
        item.append(make("span", s.status, "status"),
          make("span", s.name || "(no name)", "words"), make("span", ms(s.duration), "ms"),
          make("span", s.feature + " · " + s.place, "place"));
        item.onclick = () => choose(s);
        return item;
      });
      $("scenarios").replaceChildren(...items);
      $("shown").textContent = shown.length + " of " + all.length + " shown";
    }

    function mark(list, id) {
      for (const item of list.querySelectorAll("[aria-selected=true]")) {
        item.setAttribute("aria-selected", "false");
      }
      const item = document.getElementById(id);
      if (!item) return list.removeAttribute("aria-activedescendant");
      item.setAttribute("aria-selected", "true");
      item.scrollIntoView({ block: "nearest" });
      list.setAttribute("aria-activedescendant", id);
    }

    function choose(scenario) {
      chosen = scenario;
      attempt = scenario.attempts.length - 1;
      mark($("scenarios"), "scenario-" + scenario.index);
      $("name").textContent = scenario.name || "(no name)";
      $("where").textContent = [scenario.feature, scenario.rule, scenario.place,
        scenario.tags.join(" ")].filter(Boolean).join(" · ");
      const buttons = scenario.attempts.length < 2 ? [] : scenario.attempts.map((a, index) => {
        const button = make("button", "Attempt " + (index + 1) + ": " + a.status);
        button.type = "button";
        button.onclick = () => { attempt = index; steps(); };
        return button;
      });
      $("attempts").replaceChildren(...buttons);
      steps();
    }

    function steps() {
      const current = chosen.attempts[attempt];
      [...$("attempts").children].forEach((button, index) =>
        button.setAttribute("aria-pressed", String(index === attempt)));
      if (!current) { $("steps").replaceChildren(); return; }
      const total = Math.max(current.duration, 1e-6);
      $("steps").replaceChildren(...current.steps.map((s, index) => {
        const network = s.network || [], busy = s.busy || [];
        const item = make("li", undefined, s.status);
        item.id = "step-" + index;
        item.setAttribute("role", "option");
        item.setAttribute("aria-selected", "false");
        item.title = [s.place, ...network, ...busy, s.resources || ""].filter(Boolean)
          .join("\n");
        const words = make("span", undefined, "words");
        words.style.paddingLeft = s.depth * 18 + "px";
        words.append(make("span", s.keyword, "keyword"), s.text);
        const marks = network.length
          ? [network.length + (network.length === 1 ? " request" : " requests")] : [];
        if (busy.length) marks.push("busy");
        if (marks.length) words.append(make("span", marks.join(", "), "marks"));
        const time = make("span", undefined, "time"), bar = make("i");
        bar.style.left = Math.min(99, 100 * s.start / total) + "%";
        bar.style.width = Math.min(100, 100 * s.duration / total) + "%";
        if (s.cpu && s.duration) {
          const cpu = make("b");
          cpu.style.width = Math.min(100, 100 * s.cpu / s.duration) + "%";
          bar.append(cpu);
        }
        time.append(bar);
        item.append(make("span", s.status, "status"), words, time,
          make("span", s.duration ? ms(s.duration) : "", "ms"));
        item.onclick = () => show(index);
        return item;
      }));
      const failed = current.steps.findLastIndex(s => !["passed", "skipped"].includes(s.status));
      show(failed < 0 ? current.steps.length - 1 : failed);
    }

    function show(index) {
      const current = chosen.attempts[attempt].steps;
      step = Math.max(0, Math.min(index, current.length - 1));
      const s = current[step] || { details: [], requests: [], log: [] };
      mark($("steps"), "step-" + step);
      $("message").textContent = s.message || s.details.length
        ? [s.place + ": " + (s.message || ""), ...s.details].join("\n")
        : chosen.attempts[attempt].reason || "";
      const isBefore = $("before").checked;
      const position = isBefore ? s.before : s.screen;
      const screen = run.screens[position], other = run.screens[s.before];
      $("picture").hidden = !screen;
      $("touched").hidden = !(screen && s.touched && s.touched[2] > 0);
      if (screen) {
        $("picture").src = "data:image/svg+xml," + encodeURIComponent(screen.svg);
        $("picture").alt = "The screen " + (isBefore ? "before" : "after") + " the step";
        if (s.touched) {
          const [x, y, w, h] = s.touched, mark = $("touched").style;
          mark.left = 100 * x / screen.width + "%";
          mark.top = 100 * y / screen.height + "%";
          mark.width = 100 * w / screen.width + "%";
          mark.height = 100 * h / screen.height + "%";
        }
      }
      $("caption").textContent = screen
        ? "Step " + (step + 1) + " of " + current.length + ", " + (isBefore ? "before" : "after")
          + (s.touched ? "; the touched element is outlined" : "")
        : "There is no picture of this step.";
      fill("tree", screen ? screen.tree : []);
      difference(other ? other.tree : [], run.screens[s.screen] ? run.screens[s.screen].tree : []);
      fill("requests", s.requests);
      fill("network", s.network || []);
      fill("activity", [...(s.busy || []).map(b => "busy: " + b), s.resources].filter(Boolean));
      fill("log", s.log.length ? s.log : chosen.attempts[attempt].log);
    }

    // Shows a part of the evidence, or hides it if it is empty.
    function fill(id, lines) {
      $(id).replaceChildren(...lines.flatMap(l => typeof l === "string" ? [l, "\n"] : [l]));
      $(id).parentElement.hidden = !lines.length;
    }

    function difference(before, after) {
      // Keys aren't compared, because a keyboard appears and disappears as a whole.
      const isKey = line => line.trimStart().startsWith("Key, label:");
      before = before.filter(line => !isKey(line));
      after = after.filter(line => !isKey(line));
      const count = new Map();
      for (const line of before) count.set(line, (count.get(line) || 0) - 1);
      for (const line of after) count.set(line, (count.get(line) || 0) + 1);
      const lines = [];
      for (const line of before) {
        if (count.get(line) < 0) {
          count.set(line, count.get(line) + 1);
          lines.push(make("del", "− " + line.trim() + "\n"));
        }
      }
      for (const line of after) {
        if (count.get(line) > 0) {
          count.set(line, count.get(line) - 1);
          lines.push(make("ins", "+ " + line.trim() + "\n"));
        }
      }
      fill("changes", lines);
    }

    function move(by) {
      const position = shown.indexOf(chosen) + by;
      const next = shown[Math.max(0, Math.min(shown.length - 1, position))];
      if (next) choose(next);
    }

    $("search").oninput = list;
    $("search").onsearch = list;
    $("search").onkeydown = event => {
      if (event.key !== "Escape" && event.key !== "Enter") return;
      // Otherwise the browser empties the field, and the list no longer matches it.
      event.preventDefault();
      event.target.blur();
      if (event.key === "Enter" && shown.length) { choose(shown[0]); $("scenarios").focus(); }
    };
    $("previous").onclick = () => show(step - 1);
    $("next").onclick = () => show(step + 1);
    $("before").onchange = () => show(step);
    $("scenarios").onkeydown = event => {
      const by = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -Infinity,
        End: Infinity }[event.key];
      if (by) { event.preventDefault(); move(by); }
    };
    $("steps").onkeydown = event => {
      const by = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
      if (by) { event.preventDefault(); show(step + by); }
    };
    document.onkeydown = event => {
      if (event.target.matches("input[type=search]") || event.ctrlKey || event.metaKey
        || event.altKey) return;
      const actions = {
        "/": () => $("search").focus(), j: () => move(1), k: () => move(-1),
        ArrowRight: () => chosen && show(step + 1), ArrowLeft: () => chosen && show(step - 1),
        b: () => { $("before").checked = !$("before").checked; if (chosen) show(step); },
      };
      const action = actions[event.key];
      // Arrow keys scroll a text that has the focus.
      if (event.target.matches("pre") && event.key.startsWith("Arrow")) return;
      if (action) { event.preventDefault(); action(); }
    };
    list();
    if (shown.length) choose(shown[0]);
    """#
}
