import Messages

/// Functions of a learner's that call each other without end.
struct EndlessCalls {
  /// A function, or a closure in it, and the line where it calls the next one.
  private struct Call {
    let function: String
    let place: Symbolizer.Place

    var name: Message {
      place.isInClosure
        // Translators: The closure is in the learner's function of this name, and calls something.
        ? Message("the closure in `\(function, "function")`") : .verbatim("`\(function)`")
    }

    var text: Message {
      place.isInClosure
        ? Message("the closure in `\(function, "function")` (\(place.text, "place"))")
        : .verbatim("`\(function)` (\(place.text))")
    }
  }

  private let calls: [Call]

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
      calls.append(Call(function: name, place: place))
    }
    if calls.isEmpty { return nil }
    self.calls = calls
  }

  /// The end of a sentence that has named the first place.
  var sentence: Message {
    let (name, text) = (calls[0].name, calls[0].text)
    switch calls.count {
    case 1 where calls[0].place.isInClosure:
      // A notification that it posts, or a property that it sets, reaches it again.
      return Message(
        """
        \(name, "closure") does something there that calls this closure again, and these calls \
        never end.
        """)
    case 1:
      return Message("\(name, "name") calls itself there, and these calls never end.")
    case 2:
      return Message(
        """
        these calls never end: \(text, "first") calls \(calls[1].text, "second"), which calls \
        \(name, "name") again.
        """)
    case 3:
      return Message(
        """
        these calls never end: \(text, "first") calls \(calls[1].text, "second"), which calls \
        \(calls[2].text, "third"), which calls \(name, "name") again.
        """)
    default:
      return Message(
        """
        these calls never end: \(text, "first") calls \(calls[1].text, "second"), which calls \
        \(calls[2].text, "third"), and so on, until something calls \(name, "name") again.
        """)
    }
  }
}

extension SourceOutline.Declaration {
  /// The name as texts write it: `title`, `show()`, `tell(_:of:)`.
  fileprivate var shortName: String { isProperty ? name : "\(name)(\(labels))" }
}
