/// Functions of a learner's that call each other without end.
struct EndlessCalls {
  /// A function, and the line where it calls the next one.
  private struct Call {
    let name: String
    let place: Symbolizer.Place

    var text: String { "`\(name)` (\(place.text))" }
  }

  private let calls: [Call]

  /// The limit on the number of functions in a sentence.
  private static let limit = 3

  /// - Parameter places: Where each calls the next one, in one round; the last calls the first.
  /// - Returns: nil if one of the functions is unknown.
  init?(_ places: [Symbolizer.Place], in outline: SourceOutline?) {
    var calls: [Call] = []
    for place in places {
      // The last declaration above a line has it in its body: no declarations of bodies are listed.
      let above = outline?.declarations.last {
        $0.file == place.file && $0.line <= place.line && $0.kind == nil
      }
      guard let name = above?.shortName else { return nil }
      calls.append(Call(name: name, place: place))
    }
    if calls.isEmpty { return nil }
    self.calls = calls
  }

  /// The end of a sentence that has named the first place.
  var sentence: String {
    if calls.count == 1 {
      return "`\(calls[0].name)` calls itself there, and these calls never end."
    }
    let named =
      "\(calls[0].text) calls "
      + calls.dropFirst().prefix(Self.limit - 1).map(\.text).joined(separator: ", which calls ")
    let rest = calls.count > Self.limit ? ", and so on, until something" : ", which"
    return "these calls never end. \(named)\(rest) calls `\(calls[0].name)` again."
  }
}

extension SourceOutline.Declaration {
  /// The name as texts write it: `title`, `show()`, `tell(_:of:)`.
  fileprivate var shortName: String { isProperty ? name : "\(name)(\(labels))" }
}
