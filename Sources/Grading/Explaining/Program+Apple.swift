import CourseModel

// The course's spelling of code that is written differently on Apple's systems.
extension Program {
  /// The declaration of an observable property here, for one that is observable on Apple's systems.
  /// Nil if there is none in this line, or no module that has the attribute.
  ///
  ///     @objc dynamic var volume = 5    →    @Dynamic var volume = 5
  func observable(in diagnostic: Diagnostic) -> String? {
    let words = line(of: diagnostic).split(separator: " ")
    guard words.contains("dynamic"), words.contains("var"), imports.contains("MiniCocoa") else {
      return nil
    }
    let rest = words.filter { $0 != "@objc" && $0 != "dynamic" }.joined(separator: " ")
    let head = rest.prefix { $0 != "{" }
    return "@Dynamic \(head.hasSuffix(" ") ? head.dropLast() : head)"
  }

  /// The action that replaces a selector, such as `Action("save:", Editor.save)`; nil for anything
  /// but a plain selector.
  func action(inPlaceOf diagnostic: Diagnostic) -> String? {
    let text = line(of: diagnostic)
    guard let selector = text.firstMatch(of: /#selector\(\s*([\w.]+)(?:\(([\w:]*)\))?\s*\)/) else {
      return nil
    }
    return action(for: selector.1, labels: selector.2)
  }

  /// The intended action where one is made from a method without its class; nil if there is none.
  func action(madeIn diagnostic: Diagnostic) -> String? {
    let text = line(of: diagnostic)
    guard let made = text.firstMatch(of: /\bAction\(\s*"[^"]*",\s*([\w.]+)(?:\(([\w:]*)\))?\s*\)/)
    else { return nil }
    let path = made.1.split(separator: ".")
    guard path.count == 1 || path.first?.first?.isLowercase == true else { return nil }
    return action(for: made.1, labels: made.2)
  }

  /// - Parameters:
  ///   - path: The method, perhaps after its class or an object.
  ///   - labels: The text in parentheses after it, such as `_:event:`.
  private func action(for path: Substring, labels: Substring?) -> String? {
    let names = path.split(separator: ".")
    guard let method = names.last else { return nil }
    let declared = reading?.outline?.declarations.filter {
      $0.name == method && $0.kind == nil && !$0.isProperty && !$0.owner.isEmpty
    }
    let type = names.dropLast().last { $0.first?.isUppercase == true }.map(String.init)
    let protocols =
      reading?.outline?.declarations.filter { $0.kind == "protocol" }.map(\.name) ?? []
    let found = declared?.first {
      $0.owner == type || type == nil && !protocols.contains($0.owner)
    }
    guard let owner = type ?? found?.owner else { return nil }
    guard let labels = labels.map(String.init) ?? found.map(\.labels) else { return nil }
    // Leave out the first parameter's label: Objective-C names include it in a different way.
    let rest = labels.split(separator: ":", omittingEmptySubsequences: false).dropLast().dropFirst()
    let name =
      labels.isEmpty
      ? String(method)
      : "\(method):" + rest.map { $0 == "_" ? ":" : "\($0):" }.joined()
    return "Action(\"\(name)\", \(owner).\(method))"
  }
}

extension SourceOutline.Declaration {
  /// The labels of a method's parameters, each with its colon: `_:event:`.
  var labels: String {
    var depth = 0
    var labels = ""
    var parameter = ""
    for character in signature {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if depth == 1, "(,".contains(character) { parameter = "" }
      if depth == 1, character == ":" { labels += "\(parameter):" }
      if depth == 1, character.isLetter || character.isNumber || character == "_" {
        parameter.append(character)
      }
    }
    return labels
  }
}
