"""The agent of `agent.py`: its tree, its time, and its answers to calls.

Tests launch it very often, so rarely needed modules are imported where they are used.
"""
import binascii
import json
import os
import re
import sys
import time

SIGN_IN = {
    "type": "application", "label": "Agent", "frame": [0, 0, 640, 384],
    "children": [{
        "type": "window", "main": True, "frame": [0, 0, 640, 384],
        "children": [
            {"type": "textField", "identifier": "Username", "placeholder": "User",
             "frame": [16, 16, 320, 16]},
            {"type": "secureTextField", "identifier": "Password", "frame": [16, 48, 320, 16]},
            {"type": "button", "identifier": "Login", "label": "Log in",
             "frame": [16, 80, 80, 16],
             "onTap": [
                 {"element": "spinner", "set": {"hidden": False}},
                 {"after": 2, "element": "spinner", "set": {"hidden": True}},
                 {"after": 2, "element": "results", "set": {"label": "Login failed"}},
                 {"after": 2, "if": {"Username": "test", "Password": "1234"},
                  "element": "results", "set": {"label": "Success"}}]},
            {"type": "activityIndicator", "identifier": "spinner", "hidden": True,
             "frame": [112, 80, 16, 16]},
            {"type": "staticText", "identifier": "results", "frame": [16, 112, 320, 16]},
        ]}]}

FIELDS = ("textField", "secureTextField", "textView", "searchField")


class Failure(Exception):
    """The reason a call cannot be answered, as JSON-RPC's error object."""

    def __init__(self, code, message, data=None):
        super().__init__(message)
        self.error = {"code": code, "message": message}
        if data is not None:
            self.error["data"] = data


def invalid(reason):
    """Returns the failure of a query that cannot be evaluated."""
    return Failure(15, reason, reason)


class Element:
    """One element of the tree."""

    count = 0
    app = None

    def __init__(self, description, parent=None):
        Element.count += 1
        self.identity = Element.count
        self.parent = parent
        self.state = {key: value for key, value in description.items() if key != "children"}
        innermost = self
        for _ in range(description.get("nest", 0)):
            group = Element({"type": "group", "frame": self.frame}, innermost)
            innermost.children = [group]
            innermost = group
        innermost.children = [Element(child, innermost)
                              for child in description.get("children", [])]

    @property
    def type(self):
        return self.state.get("type", "other")

    @property
    def frame(self):
        return self.state.get("frame", [0, 0, 0, 0])

    @property
    def value(self):
        text = self.state.get("value")
        if self.type == "secureTextField" and text:
            return "•" * len(text)
        return text or None

    def visible_children(self):
        return [child for child in self.children if not child.state.get("hidden")]

    def descendants(self):
        # A list instead of recursion: trees may be deep.
        rest = self.visible_children()[::-1]
        while rest:
            element = rest.pop()
            yield element
            rest.extend(element.visible_children()[::-1])

    def ancestors(self):
        element = self.parent
        while element is not None:
            yield element
            element = element.parent

    def identifiers(self):
        keys = ("identifier", "title", "label", "placeholder")
        return [self.state[key] for key in keys if self.state.get(key)] + [self.value]

    def attributes(self, focus=None):
        result = {"id": self.identity, "type": self.type}
        for key in ("identifier", "label", "title", "placeholder", "selected", "main"):
            if self.state.get(key):
                result[key] = self.state[key]
        if self.value is not None:
            result["value"] = self.value
        if self.state.get("enabled") is False:
            result["enabled"] = False
        if focus is self:
            result["keyboardFocus"] = True
        x, y, width, height = self.frame
        result["frame"] = [[x, y], [width, height]]
        if "position" in self.state:
            result["position"] = self.state["position"]
        return result


def matches(predicate, element):
    """Returns whether an element matches a predicate such as `{"==": [{"key": "label"}, "Save"]}`."""
    if isinstance(predicate, bool):
        return predicate
    options = predicate.get("options", "")
    (kind, operand), = [item for item in predicate.items() if item[0] != "options"]
    if kind == "identifiedBy":
        # An empty string doesn't match an element without a name.
        return operand != "" and operand in element.identifiers()
    if kind == "not":
        return not matches(operand, element)
    if kind in ("and", "or"):
        results = (matches(each, element) for each in operand)
        return all(results) if kind == "and" else any(results)
    if kind not in OPERATORS or "modifier" in predicate:
        raise invalid(f"This agent does not know the predicate “{kind}”.")
    left, right = (folded(evaluate(side, element), options) for side in operand)
    try:
        return bool(OPERATORS[kind](left, right))
    except TypeError:
        return False
    except re.error as error:
        raise invalid(f"“{right}” is no regular expression: {error}")


def is_like(text, pattern):
    import fnmatch
    return fnmatch.fnmatchcase(text, pattern)


OPERATORS = {
    "==": lambda left, right: left == right,
    "!=": lambda left, right: left != right,
    "<": lambda left, right: left < right,
    "<=": lambda left, right: left <= right,
    ">": lambda left, right: left > right,
    ">=": lambda left, right: left >= right,
    "contains": lambda left, right: right in left,
    "beginsWith": lambda left, right: isinstance(left, str) and left.startswith(right),
    "endsWith": lambda left, right: isinstance(left, str) and left.endswith(right),
    "like": is_like,
    "matches": lambda left, right: re.fullmatch(right, left),
    "in": lambda left, right: left in right,
    "between": lambda left, right: right[0] <= left <= right[1],
}

KEYS = {
    "identifier": lambda element: element.state.get("identifier", ""),
    "label": lambda element: element.state.get("label", ""),
    "title": lambda element: element.state.get("title", ""),
    "value": lambda element: element.value,
    "placeholderValue": lambda element: element.state.get("placeholder"),
    "isEnabled": lambda element: element.state.get("enabled", True),
    "isSelected": lambda element: element.state.get("selected", False),
    "hasFocus": lambda element: False,
    "hasKeyboardFocus": lambda element: element.app.focus is element,
    "isHittable": lambda element: element.app.obstacle(element) is None,
    "frame": lambda element: {"rect": element.frame},
    "exists": lambda element: True,
    "horizontalSizeClass": lambda element: 0,
    "verticalSizeClass": lambda element: 0,
    "identifiers": lambda element: element.identifiers(),
}
KEYS["enabled"], KEYS["selected"] = KEYS["isEnabled"], KEYS["isSelected"]
KEYS["hittable"] = KEYS["isHittable"]


def evaluate(expression, element):
    """Returns the value of one side of a comparison."""
    if isinstance(expression, list):
        return [evaluate(each, element) for each in expression]
    if not isinstance(expression, dict):
        return expression
    key = expression.get("key")
    if key is None and list(expression) == ["rect"]:
        return expression
    if list(expression) == ["variable"]:
        raise invalid(f"The variable ${expression['variable']} has no value.")
    if key is not None and key not in KEYS:
        raise invalid(f"No element has the attribute \"{key}\". The attributes are {', '.join(KEYS)}.")
    if key is None:
        raise invalid(f"This agent does not know the expression {json.dumps(expression)}.")
    return KEYS[key](element)


def folded(value, options):
    """Returns a value without the parts that the options of a comparison ignore."""
    if isinstance(value, list):
        return [folded(each, options) for each in value]
    if not isinstance(value, str):
        return value
    if "d" in options:
        import unicodedata
        value = "".join(each for each in unicodedata.normalize("NFD", value)
                        if not unicodedata.combining(each))
    return value.casefold() if "c" in options else value


def check(kind, operand):
    """Refuses invalid and nonsensical numbers."""
    for name, most in (("duration", 3600), ("pressDuration", 3600), ("holdDuration", 3600),
                       ("velocity", 1e6), ("scale", 100), ("position", 1)):
        # Numbers that JSON lacks are strings on the wire: "nan", "inf".
        given = operand.get(name, 0)
        value = abs(float(given)) if kind in ("pinch", "rotate") else float(given)
        if not 0 <= value <= most:
            raise Failure(21, "A number is out of range.", {"outOfRange": {
                "name": name, "value": given, "least": 0, "most": most}})
    if kind == "pinch" and (operand["scale"] - 1) * operand["velocity"] < 0:
        raise Failure(21, "The velocity leads away from the scale.", {"wrongDirection": {
            "scale": operand["scale"], "velocity": operand["velocity"]}})
    if operand.get("modifiers", 0) > 63:
        raise Failure(21, "There are no such modifiers.", {"unknownModifiers": {
            "_0": operand["modifiers"] & ~63}})


def read_query(flat):
    """Splits the flat array on the wire into steps, each a word with its arguments."""
    steps, rest = [], list(flat)
    while rest:
        word = rest.pop(0)
        if word in ("first", "system"):
            steps.append((word, None))
        elif word == "containing":
            steps.append((word, (rest.pop(0), rest.pop(0))))
        elif word == "identifiedBy":
            steps.append(("matching", {"identifiedBy": rest.pop(0)}))
        elif word in ("descendants", "children", "type", "matching", "index", "identity",
                      "identities"):
            steps.append((word, rest.pop(0)))
        else:
            raise Failure(-32602, f"“{word}” begins no step of a query.")
    return steps


def write_query(steps):
    """Returns a query in its form on the wire."""
    flat = []
    for word, operand in steps:
        flat.append(word)
        if word == "containing":
            flat.extend(operand)
        elif word not in ("first", "system"):
            flat.append(operand)
    return flat


def step(step, elements, root):
    """Returns the elements to which a step of a query leads."""
    kind, operand = step

    def is_wanted(element, type):
        return type == "any" or element.type == type

    if kind in ("descendants", "children"):
        found = {}
        for element in elements:
            inner = element.descendants() if kind == "descendants" else element.visible_children()
            for candidate in inner:
                if is_wanted(candidate, operand):
                    found[candidate.identity] = candidate
        return list(found.values())
    if kind == "type":
        return [element for element in elements if is_wanted(element, operand)]
    if kind == "matching":
        return [element for element in elements if matches(operand, element)]
    if kind == "containing":
        type, predicate = operand
        return [element for element in elements
                if any(is_wanted(inner, type) and matches(predicate, inner)
                       for inner in element.descendants())]
    if kind == "index":
        return elements[operand:][:1] if -len(elements) <= operand < len(elements) else []
    if kind == "first":
        return elements[:1]
    if kind == "system":
        # The springboard never asks for permission in this app.
        return []
    if kind == "identities":
        return [element for element in elements if element.identity in operand]
    if kind == "identity":
        return [element for element in [root, *root.descendants()] if element.identity == operand]
    raise Failure(-32602, f"“{kind}” begins no step of a query.")


class App:
    """The tree, its pending effects, and the time."""

    def __init__(self, tree):
        Element.app = self
        self.root = Element(tree)
        self.focus = None
        self.version = 1
        self.now = 0.0
        self.pending = []
        self.scheduled = 0

    def resolve(self, query):
        elements = [self.root]
        for each in query:
            elements = step(each, elements, self.root)
        return elements

    def advance(self, deadline):
        """Performs the next effect that is due before a deadline; false if none is."""
        if not self.pending or self.pending[0][0] > deadline:
            self.now = max(self.now, deadline)
            return False
        self.now, _, effect = self.pending.pop(0)
        self.apply(effect)
        return True

    def due(self):
        """Returns the pending work on the clock, as sentences."""
        return [f"due in {round(moment - self.now, 3)} s on the app's clock: an effect of a touch"
                for moment, _, _ in self.pending[:3]]

    def wait(self, condition, timeout):
        """Waits in virtual time; returns whether the condition came true."""
        deadline = self.now + timeout
        while not condition():
            if not self.advance(deadline):
                return condition()
        return True

    def one(self, query, timeout=0):
        """Returns the only element of a query."""
        start = self.now
        self.wait(lambda: self.resolve(query), timeout)
        elements = self.resolve(query)
        if len(elements) == 1:
            return elements[0]
        if elements:
            raise Failure(11, "Several elements match; expected 1.", {
                "count": len(elements),
                "matches": [self.candidate(element, query + [("index", index)])
                            for index, element in enumerate(elements[:20])]})
        elements, failed = [self.root], 0
        for failed, each in enumerate(query):
            found = step(each, elements, self.root)
            if not found:
                break
            elements = found
        raise Failure(10, "No matches found.", {
            "failedStep": failed, "inputCount": len(elements), "waited": self.now - start,
            "input": [element.attributes(self.focus) for element in elements[:20]],
            "candidates": self.candidates(query), "busy": []})

    def candidate(self, element, query):
        return {"element": element.attributes(self.focus), "query": write_query(query)}

    def candidates(self, query):
        """Returns elements of the requested type or with the requested string, each with a query."""
        types = [operand for word, operand in query if word == "descendants"]
        found = []
        for element in self.root.descendants():
            name = next((text for text in element.identifiers() if text), None)
            if name is None or not types or element.type != types[-1]:
                continue
            own = [("descendants", element.type), ("matching", {"identifiedBy": name})]
            if self.resolve(own) == [element]:
                found.append(self.candidate(element, own))
        return found[:3]

    def obstacle(self, element):
        """Returns the reason an element cannot be touched at its centre; None if it can."""
        x, y, width, height = element.frame
        if width <= 0 or height <= 0:
            return {"hasNoSize": {}}
        x, y = x + width / 2, y + height / 2
        left, top, screen_width, screen_height = self.root.frame
        if not (left <= x < left + screen_width and top <= y < top + screen_height):
            return {"isOffScreen": {"screen": [[left, top], [screen_width, screen_height]]}}
        relatives = [element, *element.ancestors(), *element.descendants()]
        order = list(self.root.descendants())
        later = order[order.index(element) + 1:] if element in order else []
        for other in reversed(later):
            left, top, width, height = other.frame
            inside = left <= x < left + width and top <= y < top + height
            if inside and other not in relatives:
                return {"isCovered": {"by": other.attributes(self.focus)}}
        return None

    def point(self, element, place):
        """Returns the position on the screen of a place in an element."""
        x, y, width, height = element.frame
        (share_x, share_y), (right, down) = place["normalizedOffset"], place["offset"]
        point = [x + width * share_x + right, y + height * share_y + down]
        left, top, screen_width, screen_height = self.root.frame
        if not (left <= point[0] <= left + screen_width and top <= point[1] <= top + screen_height):
            raise Failure(20, "The place is not on the screen.", {
                "element": element.attributes(self.focus), "point": point,
                "screen": [[left, top], [screen_width, screen_height]]})
        return point

    def at(self, point):
        """Returns the frontmost element at a point of the screen."""
        found = self.root
        for element in self.root.descendants():
            left, top, width, height = element.frame
            if left <= point[0] < left + width and top <= point[1] < top + height:
                found = element
        return found

    def adjust(self, element, kind, operand):
        """Sets the value of a slider or a wheel."""
        key, problem = {"adjustSlider": ("position", "isNoSlider"),
                        "adjustPickerWheel": ("rows", "isNoPickerWheel")}[kind]
        if key not in element.state:
            problem = {problem: {}}
        elif kind == "adjustPickerWheel" and operand["value"] not in element.state["rows"]:
            rows = element.state["rows"]
            problem = {"hasNoRow": {"title": operand["value"], "rows": rows, "count": len(rows)}}
        else:
            changed = "position" if kind == "adjustSlider" else "value"
            element.state[changed] = operand[changed]
            self.version += 1
            return
        raise Failure(22, "The value cannot be set.", {
            "element": element.attributes(self.focus), "problem": problem})

    def echo(self, element, params):
        """Writes an interaction with an element into the element's echo."""
        wanted = element.state.get("echo")
        for other in self.all() if wanted else []:
            if other.state.get("identifier") == wanted:
                shown = {key: params[key] for key in ("interaction", "place", "modifiers")
                         if key in params}
                other.state["label"] = json.dumps(shown, sort_keys=True)

    def tap(self, element):
        obstacle = self.obstacle(element)
        if obstacle:
            raise Failure(12, "The element cannot be hit.", {
                "element": element.attributes(self.focus), "obstacle": obstacle})
        if element.state.get("enabled") is False:
            return
        self.version += 1
        if element.type in FIELDS:
            self.focus = element
        if element.type == "key" and self.focus:
            self.type_part(self.focus, element.state["label"], False)
        for effect in element.state.get("onTap", []):
            self.schedule(effect)
        # Effects that are due now happen before the answer.
        while self.pending and self.pending[0][0] <= self.now:
            self.advance(self.now)

    def type_text(self, element, text, is_checked=False):
        """Types a text; returns whether a secure field received some of it."""
        focus = self.focus
        if focus is None or (focus is not element and element not in focus.ancestors()):
            data = {"element": element.attributes()}
            if focus:
                data["focused"] = focus.attributes(focus)
            raise Failure(14, "Nothing in the element has keyboard focus.", data)
        is_secret = False
        self.version += 1
        for number, part in enumerate(text.split("\t")):
            if number > 0:
                self.focus = self.next_field()
            is_secret = is_secret or self.focus.type == "secureTextField"
            self.type_part(self.focus, part, is_checked)
        return is_secret

    def next_field(self):
        """Returns the field after the one with the keyboard focus."""
        fields = [field for field in self.root.descendants() if field.type in FIELDS]
        if self.focus not in fields:
            return self.focus
        return fields[(fields.index(self.focus) + 1) % len(fields)]

    def type_part(self, field, text, is_checked):
        """Types a text into a field."""
        value = field.state.get("value", "")
        for character in text:
            # The cursor is at the end, where other function keys have no effect.
            if not "\uf700" <= character <= "\uf8ff":
                value = value[:-1] if character in "\b\x7f" else value + character
        if field.state.get("capitals"):
            value = value.upper()
        field.state["value"] = value
        if is_checked and field.state.get("capitals") and not value.endswith(text):
            raise Failure(24, "The field shows something else.", {
                "element": field.attributes(field), "typed": text, "shown": value})

    def schedule(self, effect):
        self.scheduled += 1
        self.pending.append((self.now + effect.get("after", 0), self.scheduled, effect))
        self.pending.sort()

    def apply(self, effect):
        def named(identifier):
            return next((element for element in self.all() if
                         element.state.get("identifier") == identifier), None)

        for identifier, value in effect.get("if", {}).items():
            if (named(identifier).state.get("value") or "") != value:
                return
        if "log" in effect:
            send({"jsonrpc": "2.0", "method": "log", "params": {"message": effect["log"]}})
        if "hang" in effect:
            time.sleep(1000)
        if "signal" in effect:
            print("Fatal error: the tree says so", file=sys.stderr, flush=True)
            os.kill(os.getpid(), effect["signal"])
        if "exit" in effect:
            sys.stdout.flush()
            os._exit(effect["exit"])
        if "element" in effect:
            named(effect["element"]).state.update(effect["set"])
            self.version += 1

    def all(self, element=None):
        element = element or self.root
        yield element
        for child in element.children:
            yield from self.all(child)

    def text(self):
        """Returns the screen as text: a line for each 16 points, a character for each 8."""
        width, height = self.root.frame[2] // 8, self.root.frame[3] // 16
        rows = [[" "] * width for _ in range(height)]
        for element in self.root.descendants():
            shown = element.value or element.state.get("label") or element.state.get("placeholder")
            column, row = element.frame[0] // 8, element.frame[1] // 16
            if not shown or not 0 <= row < height:
                continue
            for offset, character in enumerate(shown[:element.frame[2] // 8]):
                if 0 <= column + offset < width:
                    rows[row][column + offset] = character
        return "\n".join("".join(row).rstrip() for row in rows).rstrip()


class Agent:
    """Answers the protocol's calls."""

    def __init__(self, app):
        self.app = app
        self.is_initialized = False
        self.reports_screens = False
        self.reported_version = None

    def answer(self, method, params):
        calls = {name[5:]: getattr(self, name) for name in dir(self) if name.startswith("call_")}
        if method not in calls:
            raise Failure(-32601, f"There is no method “{method}”.",
                          {"method": method, "known": sorted(calls)})
        if self.is_initialized == (method == "initialize"):
            raise Failure(-32002, "The call came too early or twice.", {"method": method})
        self.report_screen(method, params)
        result = calls[method](params)
        return {**result, "version": self.app.version} if result else result

    def report_screen(self, method, params):
        """Sends the screen, for a crash report, before a call that may end the app."""
        only_reads = method in ("initialize", "count", "snapshot", "capture", "clock",
                                "terminate") or (
            method == "resolve" and not params.get("timeout") and not params.get("hittability"))
        if only_reads or not self.reports_screens or self.app.version == self.reported_version:
            return
        self.reported_version = self.app.version
        send({"jsonrpc": "2.0", "method": "screen", "params": {"text": self.app.text()}})

    def call_initialize(self, params):
        requested = params["protocolVersion"]
        if requested.split(".")[0] != "1":
            raise Failure(2, "Another version.", {"requested": requested, "supported": "1.0"})
        self.is_initialized = True
        self.reports_screens = params.get("screens", False)
        os.environ.update(params.get("environment", {}))
        for name, value in params.get("environment", {}).items():
            print(f"secret variable {name} of {len(value)} characters", file=sys.stderr, flush=True)
        for key in params.get("secrets", {}):
            print(f"secret {key} of {len(params['secrets'][key])} characters", file=sys.stderr,
                  flush=True)
        width, height = self.app.root.frame[2:]
        return {"protocolVersion": "1.0", "name": os.path.basename(sys.argv[0]),
                "processIdentifier": os.getpid(), "screenSize": [width, height],
                "capabilities": sorted(name[5:] for name in dir(self) if name.startswith("call_"))}

    def call_count(self, params):
        count = len(self.app.resolve(params["query"]))
        return {"count": min(count, params.get("limit", count))}

    def call_resolve(self, params):
        if params.get("expecting", "one") == "one":
            elements = [self.app.one(params["query"], params.get("timeout", 0))]
        else:
            self.app.wait(lambda: self.app.resolve(params["query"]), params.get("timeout", 0))
            elements = self.app.resolve(params["query"])
        # Nothing changes between calls, because there is no other thread and time is virtual.
        result = {"elements": [element.attributes(self.app.focus) for element in elements],
                  "atRest": True}
        if params.get("hittability"):
            result["obstacles"] = [self.app.obstacle(element) for element in elements]
        return result

    def call_wait(self, params):
        (kind, operand), = params["condition"].items()
        query, start = params["query"], self.app.now

        def is_satisfied():
            found = self.app.resolve(query)
            if kind == "exists":
                return bool(found) == operand
            if kind == "changes":
                return self.app.version != operand
            return len(found) == 1 and matches(operand, found[0])

        # Gives up as apps do when work repeats forever.
        longest = self.app.root.state.get("longestWait", float("inf"))
        satisfied = self.app.wait(is_satisfied, min(float(params["timeout"]), longest))
        return {"satisfied": satisfied, "elapsed": self.app.now - start,
                "busy": [] if satisfied else self.app.due()}

    def call_perform(self, params):
        app, start = self.app, self.app.now
        (kind, operand), = params["interaction"].items()
        check(kind, operand)
        element = app.one(params["query"], params["timeout"])
        before = element.attributes(app.focus)
        is_secret = False
        target = element
        if params.get("place"):
            target = app.at(app.point(element, params["place"]))
        if kind == "drag":
            destination = operand["destination"]
            try:
                app.one(read_query(destination["query"]), params["timeout"])
            except Failure as failure:
                raise Failure(23, "The destination cannot be used.", failure.error)
        if kind in ("tap", "press", "drag", "swipe", "pinch", "rotate", "click"):
            app.tap(target)
            app.now += operand.get("duration", 0)
        elif kind in ("hover", "scroll", "scrollIntoView"):
            pass
        elif kind == "typeText":
            is_secret = app.type_text(element, operand["text"], params.get("check", False))
        elif kind == "typeKey":
            is_secret = app.type_text(element, operand["key"])
        elif kind in ("adjustSlider", "adjustPickerWheel"):
            app.adjust(element, kind, operand)
        else:
            raise Failure(3, f"This app cannot {kind}.", kind)
        app.echo(target, params)
        result = {"element": before, "elapsed": app.now - start}
        if is_secret:
            result["secret"] = True
        if app.focus and app.focus.type == "secureTextField" and app.focus.state.get("tellsText"):
            result["secureText"] = {
                "id": app.focus.identity, "text": app.focus.state.get("value", "")}
        return result

    def call_snapshot(self, params):
        element = self.app.one(params["query"])

        snapshot, rest = [], [(element, 0)]
        while rest:
            current, depth = rest.pop()
            attributes = current.attributes(self.app.focus)
            snapshot.append({**attributes, "depth": depth} if depth else attributes)
            rest.extend((child, depth + 1) for child in current.visible_children()[::-1])
        path = [ancestor.attributes(self.app.focus) for ancestor in element.ancestors()]
        return {"snapshot": snapshot, "path": path[::-1]}

    def call_device(self, params):
        (kind, value), = params["change"].items()
        if kind == "resetAuthorization":
            raise Failure(3, "This app cannot forget what the user has allowed.",
                          "forget what the user has allowed")
        if kind == "location":
            raise Failure(3, "This app cannot take a simulated location.",
                          "take a simulated location")
        if kind == "orientation":
            width, height = sorted(self.app.root.frame[2:], reverse=not value.startswith("portrait"))
            self.app.root.state["frame"] = [0, 0, width, height]
        self.app.version += 1
        send({"jsonrpc": "2.0", "method": "log",
              "params": {"message": f"device {kind}: {value}"}})
        return {"handled": True}

    def call_clock(self, params):
        result = {"now": self.app.now, "real": False}
        if self.app.pending:
            result["next"] = self.app.pending[0][0]
        return result

    def call_capture(self, params):
        if params["format"] != "text":
            raise Failure(3, f"This app cannot draw {params['format']}.", "draw anything but text")
        if params.get("query"):
            self.app.one(params["query"])
        data = binascii.b2a_base64(self.app.text().encode(), newline=False).decode()
        return {"data": data, "size": self.app.root.frame[2:]}

    def call_terminate(self, params):
        return {}


class Misbehaviour:
    """The behaviour of a faulty app; KIND or KIND:NUMBER."""

    KINDS = {
        "none": "behaves",
        "exit": "ends with a status before it answers",
        "rubbish": "prints lines before it answers",
        "unfinished": "prints a line without its end and waits",
        "silent": "reads and never answers",
        "newer": "answers as a later major version would",
        "refuse": "says that it understands only another version",
        "hang": "answers initialize and nothing else",
        "malformed": "answers count with a line that is no JSON",
        "oversized": "answers count with a line of that many bytes",
        "wrong-number": "answers count with another request's number",
        "close": "closes its output at count, and lives on",
        "chatty": "writes that many bytes of log at each count",
        "flood": "writes numbered lines of log for ever when it is asked for that: flood:METHOD",
        "deaf": "ends neither when asked, nor at the end of its input, nor by SIGTERM",
        "unasked": "does not end when asked, only at the end of its input",
        "vanish": "crashes when it is asked for that: vanish:METHOD",
        "orphan": "leaves a child that holds its streams open, and crashes at count",
        "dying": "blocks signals as in a crash that is being written down, and never answers count",
    }

    def __init__(self, text):
        kind, _, number = text.partition(":")
        if kind not in self.KINDS:
            sys.exit(f"There is no misbehaviour “{kind}”; there are {', '.join(self.KINDS)}.")
        self.kind, self.method = kind, number
        self.number = 0 if kind in ("vanish", "flood") else int(number or 0)

    def start(self):
        if self.kind == "exit":
            print("cannot open the door", file=sys.stderr, flush=True)
            sys.exit(self.number)
        if self.kind == "rubbish":
            print("Hello from the app\nand a second line", flush=True)
        if self.kind == "unfinished":
            print("Password: ", end="", flush=True)
        if self.kind == "deaf":
            import signal
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
        if self.kind == "dying":
            import signal
            signal.pthread_sigmask(
                signal.SIG_BLOCK, {signal.SIGHUP, signal.SIGTERM, signal.SIGPIPE})

    def intervene(self, number, method):
        """Misbehaves; returns whether nothing is left to answer."""
        if self.kind == "vanish" and method == self.method:
            crash()
        if self.kind == "flood" and method == self.method:
            line = 0
            while True:
                sys.stderr.write("".join(f"line {line + step}\n" for step in range(1, 1001)))
                line += 1000
        if self.kind in ("silent", "unfinished") or (self.kind == "hang" and method != "initialize"):
            return True
        if method == "initialize":
            if self.kind == "newer":
                send({"jsonrpc": "2.0", "id": number, "result": {"protocolVersion": "2.0"}})
                return True
            if self.kind == "refuse":
                send({"jsonrpc": "2.0", "id": number, "error": {
                    "code": 2, "message": "no", "data": {"requested": "1.0", "supported": "0.9"}}})
                return True
        if method == "terminate" and self.kind in ("deaf", "unasked"):
            return True
        return method == "count" and self.intervene_at_count(number)

    def intervene_at_count(self, number):
        if self.kind == "malformed":
            print("{\"jsonrpc\": oops", flush=True)
        elif self.kind == "oversized":
            print("x" * self.number, flush=True)
        elif self.kind == "wrong-number":
            send({"jsonrpc": "2.0", "id": number + 7, "result": {"count": 1, "version": 1}})
        elif self.kind == "close":
            os.close(1)
        elif self.kind == "chatty":
            sys.stderr.write(("x" * 99 + "\n") * (self.number // 100))
            sys.stderr.flush()
            return False
        elif self.kind == "orphan":
            if os.fork() == 0:
                time.sleep(1000)
            crash()
        else:
            return self.kind == "dying"
        return True


def crash():
    import signal
    os.kill(os.getpid(), signal.SIGSEGV)


def send(message):
    print(json.dumps(message, ensure_ascii=False, separators=(",", ":")), flush=True)


def options(arguments):
    """Returns the launch arguments `-key value` as a dictionary."""
    pairs = {}
    for key, value in zip(arguments, arguments[1:]):
        if key.startswith("-"):
            pairs[key[1:]] = value
    return pairs


def main():
    given = options(sys.argv[1:])
    for name in filter(None, given.get("report", "").split(",")):
        value = sys.argv[1:] if name == "arguments" else os.environ.get(name)
        print(f"{name}={value}", file=sys.stderr, flush=True)
    misbehaviour = Misbehaviour(given.get("misbehave", "none"))
    misbehaviour.start()
    tree = SIGN_IN
    if given.get("tree", "").startswith("{"):
        tree = json.loads(given["tree"])
    elif "tree" in given:
        with open(given["tree"], encoding="utf-8") as file:
            tree = json.load(file)
    agent = Agent(App(tree))
    while True:
        line = sys.stdin.readline()
        if not line:
            if misbehaviour.kind == "deaf":
                time.sleep(1000)
            return
        number, code = None, -32700
        try:
            request = json.loads(line)
            code = -32600
            number = request["id"]
            if request["jsonrpc"] != "2.0":
                raise ValueError(f"jsonrpc is {request['jsonrpc']!r}")
            method = request["method"]
            code = -32602
            if misbehaviour.intervene(number, method):
                continue
            params = dict(request.get("params", {}))
            if params.get("query"):
                params["query"] = read_query(params["query"])
            result = agent.answer(method, params)
            send({"jsonrpc": "2.0", "id": number, "result": result})
            if method == "terminate":
                return
        except Failure as failure:
            send({"jsonrpc": "2.0", "id": number, "error": failure.error})
        except (ValueError, KeyError, TypeError) as error:
            send({"jsonrpc": "2.0", "id": number, "error": {
                "code": code, "message": "The message is malformed.",
                "data": {"reason": f"{error!r}", "path": "", "excerpt": line[:120]}}})


if __name__ == "__main__":
    main()
