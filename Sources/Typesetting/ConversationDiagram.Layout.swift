extension ConversationDiagram {
  /// The columns of lifelines and boxes.
  struct Layout {
    /// The space that a message needs between its lifelines.
    struct Demand {
      /// The gaps that it crosses; for a message to oneself, empty, before the gap to the right.
      let gaps: Range<Int>
      /// The width of its text.
      let width: Int
    }

    /// A name has a blank and an edge on either side.
    static let boxMargin = 2
    /// The columns from a lifeline, inclusive, to the text of a message to oneself.
    static let loopWidth = 5
    /// The columns from a lifeline, inclusive, to the words beside its end.
    static let endWidth = 3
    /// The minimum number of blank columns between two boxes.
    private static let boxGap = 2

    /// The column of each participant's lifeline, from 0.
    let lifelines: [Int]
    /// The columns of each participant's box.
    let boxes: [Range<Int>]
    /// The width of the whole drawing.
    let width: Int

    /// The narrowest layout with enough room for names and messages.
    ///
    /// - Parameters:
    ///   - names: The width of each participant's name; at least one.
    ///   - demands: The space that the messages need.
    ///   - padding: The blank columns on either side of a message, at least 1.
    init(names: [Int], demands: [Demand], padding: Int) {
      let sizes = names.map { $0 + 2 * Self.boxMargin }
      let lefts = sizes.map { ($0 - 1) / 2 }
      let rights = sizes.map { $0 / 2 }
      var gaps = zip(rights, lefts.dropFirst()).map { $0 + $1 + Self.boxGap + 1 }
      var tail = rights.last ?? 0
      // Messages that cross few gaps come first, so that longer ones add only the missing width.
      for demand in demands.sorted(by: { $0.gaps.count < $1.gaps.count }) {
        if !demand.gaps.isEmpty {
          Self.widen(&gaps[demand.gaps], to: demand.width + 2 * padding + 1)
        } else if gaps.indices.contains(demand.gaps.lowerBound) {
          let gap = demand.gaps.lowerBound
          gaps[gap] = max(gaps[gap], Self.loopWidth + demand.width + 1)
        } else {
          tail = max(tail, Self.loopWidth + demand.width - 1)
        }
      }
      lifelines = gaps.reduce(into: [lefts.first ?? 0]) { $0.append(($0.last ?? 0) + $1) }
      boxes = zip(lifelines, zip(lefts, rights)).map { $0 - $1.0..<$0 + $1.1 + 1 }
      width = (lifelines.last ?? 0) + tail + 1
    }

    /// Widens gaps evenly until their sum reaches a width.
    private static func widen(_ gaps: inout ArraySlice<Int>, to width: Int) {
      let missing = width - gaps.reduce(0, +)
      guard missing > 0 else { return }
      let (part, rest) = missing.quotientAndRemainder(dividingBy: gaps.count)
      for (place, index) in gaps.indices.enumerated() {
        gaps[index] += part + (place < rest ? 1 : 0)
      }
    }
  }
}

extension ConversationDiagram.Layout {
  /// The columns for a message's text across these gaps, without a blank on either side.
  func room(across gaps: Range<Int>) -> Int {
    let start = lifelines[gaps.lowerBound]
    guard gaps.isEmpty else { return lifelines[gaps.upperBound] - start - 3 }
    let isLast = gaps.upperBound == lifelines.count - 1
    let end = isLast ? width : lifelines[gaps.upperBound + 1] - 1
    return end - start - Self.loopWidth
  }

  /// The columns for words beside the end of a lifeline.
  func roomBesideEnd(of index: Int) -> Int {
    room(across: index..<index) + Self.loopWidth - Self.endWidth
  }

  /// The layout with the fewest rows per message that fits in a width; nil if a message would have
  /// to break inside a word.
  static func fitting(
    names: [Int], entries: [ConversationDiagram.Entry], within width: Int
  ) -> Self? {
    let bare = Self(names: names, demands: [], padding: 1)
    guard bare.width <= width else { return nil }
    let inscriptions = entries.flatMap(\.inscriptions)
    let layout = { (room: Int, padding: Int) in
      Self(
        names: names,
        demands: inscriptions.map {
          Demand(gaps: $0.gaps, width: max(0, $0.text.width(within: room) - $0.spared))
        },
        padding: padding)
    }
    var narrow = inscriptions.map(\.text.widestPiece).max() ?? 0
    guard narrow <= width, layout(narrow, 1).width <= width else { return nil }
    var wide = width + 1
    while wide - narrow > 1 {
      let room = (narrow + wide) / 2
      if layout(room, 1).width <= width { narrow = room } else { wide = room }
    }
    let roomy = layout(narrow, 2)
    return roomy.width <= width ? roomy : layout(narrow, 1)
  }
}

extension ConversationDiagram.Entry {
  /// A text between lifelines, or beside one.
  fileprivate struct Inscription {
    let gaps: Range<Int>
    let text: SelectorText
    /// The columns by which it is closer to its lifeline than a message to oneself.
    var spared = 0
  }

  fileprivate var inscriptions: [Inscription] {
    switch kind {
    case .arrow(let arrow):
      [arrow.text, arrow.words].compactMap(\.self).map { Inscription(gaps: arrow.gaps, text: $0) }
    case .end(let index, let words, _):
      [
        Inscription(
          gaps: index..<index, text: words,
          spared: ConversationDiagram.Layout.loopWidth - ConversationDiagram.Layout.endWidth)
      ]
    case .across, .stop: []
    }
  }
}
