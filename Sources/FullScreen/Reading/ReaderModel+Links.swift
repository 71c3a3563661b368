import Messages
import Terminal

extension ReaderModel {
  /// Moves to the next link: first among those in view, then further down, then from the top.
  mutating func focusNext() {
    let links = layout.links
    let next =
      focus.map { $0 + 1 } ?? links.firstIndex { $0.row >= top } ?? 0
    focus(on: next < links.count ? next : 0)
  }

  /// Moves to the previous link, as `focusNext` does to the next.
  mutating func focusPrevious() {
    let links = layout.links
    let previous =
      focus.map { $0 - 1 } ?? links.lastIndex { $0.row < visibleRows.upperBound } ?? -1
    focus(on: previous >= 0 ? previous : links.count - 1)
  }

  private mutating func focus(on link: Int) {
    guard layout.links.indices.contains(link) else {
      say(Message("no links on this page"))
      return
    }
    focus = nil
    reveal(layout.links[link].row)
    focus = link
  }

  /// Follows the chosen link; without one, Enter scrolls down a row.
  mutating func follow() {
    guard let focus else { return scroll(to: top + 1) }
    let target = layout.links[focus].target
    guard !target.isOnTheWeb else {
      notice = profile.spans(
        // Translators: The address leads to the web.
        of: Message("\(span: "address")  opens in a browser"),
        with: ["address": [Span(target.address, link: target)]])
      return
    }
    let parts = target.address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].decodingPercents
    let fragment = parts.count > 1 ? parts[1].decodingPercents : nil
    guard !path.isEmpty else { return goToHeading(named: fragment ?? "") }
    isOpening = true
    effects.append(.open(path: path, fragment: fragment, from: page.address))
  }

  private mutating func goToHeading(named slug: String) {
    guard let row = row(of: slug) else {
      if isFolded(slug) { leave() }
      return unfold(to: slug)
    }
    leave()
    focus = nil
    scroll(to: row)
  }

  /// Returns the row for a fragment; an empty one means the top.
  private func row(of slug: String) -> Int? {
    if slug.isEmpty { return 0 }
    return layout.notes[slug] ?? layout.headings.first { $0.slug == slug.lowercased() }?.row
  }
}

// MARK: - Folds

extension ReaderModel {
  private func isFolded(_ slug: String) -> Bool {
    layout.fold?.headings.contains { $0.slug == slug.lowercased() } ?? false
  }

  /// Unfolds the page to a heading, and passes over the predictions above it. Shows a notice if
  /// there is no such place or it is not a heading.
  mutating func unfold(to slug: String) {
    let heading = layout.fold?.headings.first { $0.slug == slug.lowercased() }
    guard let heading, let numbers = pages[page.address]?.unfold(toBlock: heading.row) else {
      let isNote = slug.hasPrefix("fn:")
      return say(
        isNote
          ? layout.fold.map { Message("the note is below question \($0.question, "number")") }
            ?? Message("there is no such note")
          : Message("no heading here is called #\(slug, "name")"))
    }
    order(page, .unfolded(fragment: slug, numbers))
  }

  /// Scrolls to a heading to which the page was unfolded.
  mutating func goBack(to slug: String) {
    guard let row = row(of: slug) else { return }
    scroll(to: row)
    place = (slug, page.address, top)
  }

  /// Shows a page at a heading that was folded.
  mutating func show(_ layout: PageLayout, unfoldedTo slug: String, _ numbers: [Int]) {
    show(layout)
    goBack(to: slug)
    focus = nil
    guard let first = numbers.first, let last = numbers.last else { return }
    say(
      first == last
        ? Message("skipped on the way: question \(first, "number")")
        : Message("skipped on the way: questions \(first, "first") to \(last, "last")"))
  }
}

// MARK: - Pages

extension ReaderModel {
  /// Opens a page after the present one.
  ///
  /// - Parameter fragment: The fragment of a heading; nil opens the page where it was left.
  mutating func open(_ layout: PageLayout, at fragment: String?) {
    let former = (future + past).last { $0.layout.page.address == layout.page.address }
    leave()
    put(layout, in: fragment == nil ? former?.pane : nil)
    pages[page.address]?.putAwayReply()
    focus = nil
    search = nil
    mode = .reading
    guard let fragment else {
      if former == nil {
        scroll(to: 0)
        goOn()
      }
      return
    }
    guard let row = row(of: fragment) else {
      scroll(to: 0)
      return unfold(to: fragment)
    }
    scroll(to: row)
  }

  /// Goes on where the answers end that were kept, or where the page was left.
  mutating func goOn() {
    if let top = questions.flatMap({ layout.marks.topToGoOn(in: $0, rows: bodyRows) }) {
      scroll(to: top)
    }
  }

  /// Where the pages were left, by address.
  package var places: [String: Double] {
    (future + past + [here]).reduce(into: [:]) { places, visit in
      guard !visit.layout.lines.isEmpty else { return }
      places[visit.layout.page.address] = visit.layout.marks.place(ofRow: visit.pane.top)
    }
  }

  mutating func goBack() {
    guard let visit = past.popLast() else {
      say(Message("this is where you began"))
      return
    }
    future.append(here)
    show(visit)
  }

  mutating func goForward() {
    guard let visit = future.popLast() else {
      say(Message("nothing to go forward to"))
      return
    }
    past.append(here)
    show(visit)
  }

  private var here: Visit { Visit(layout: layout, pane: pane, focus: focus) }

  private mutating func leave() {
    past.append(here)
    future = []
  }
}

extension Substring {
  /// The text with percent-encoded characters decoded (RFC 3986, 2.1).
  fileprivate var decodingPercents: String {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let code = UInt8(Substring(rest.prefix(2)), radix: 16),
        rest.prefix(2).count == 2
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return Sanitizer.clean(String(decoding: bytes, as: UTF8.self))
  }
}
