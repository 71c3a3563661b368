import Messages

extension Explanation {
  /// Spellings from Apple's systems that differ here.
  static let apple = [
    Explanation("Objective-C interoperability is disabled") { complaint in
      guard let property = complaint.program.observable(in: complaint.diagnostic) else {
        return Message(
          """
          `@objc` is for Objective-C, which exists only on Apple's systems. Here no method or type \
          needs it: leave it out.
          """)
      }
      return Message(
        """
        On Apple's systems, `@objc dynamic` makes a property observable. Here `@Dynamic` does: \
        \(code(property), "declaration").
        """)
    },
    Explanation("'#selector' can only be used with the Objective-C runtime") { selector($0) },
    Explanation("converting non-Sendable function value to '%' may introduce data races") {
      methodOfClass($0)
    },
  ]

  /// The explanation of an unknown method that is used in a selector or an action; nil elsewhere.
  static func methodName(_ complaint: Complaint) -> Message? {
    let name = complaint.words[0]
    let line = complaint.program.line(of: complaint.diagnostic)
    if line.contains("#selector(\(name)") { return selector(complaint) }
    let action = complaint.program.action(madeIn: complaint.diagnostic)
    return action?.hasSuffix(".\(name))") == true ? methodOfClass(complaint) : nil
  }

  private static func selector(_ complaint: Complaint) -> Message {
    guard let action = complaint.program.action(inPlaceOf: complaint.diagnostic) else {
      return Message(
        """
        `#selector` needs Objective-C's runtime, which exists only on Apple's systems. Here you \
        make an `Action` from the method's name and the method, with its class before it: \
        `Action("save:", Editor.save)`, with a colon for each parameter.
        """)
    }
    return Message(
      """
      `#selector` needs Objective-C's runtime, which exists only on Apple's systems. Here you make \
      an `Action` from the method's name and the method, with its class before it: \
      \(code(action), "action").
      """)
  }

  /// The explanation where no action can be made from a method; nil if none is made.
  static func actionOfMethod(_ complaint: Complaint) -> Message? {
    guard complaint.program.line(of: complaint.diagnostic).contains(/\bAction\(/) else {
      return nil
    }
    return methodOfClass(complaint)
      ?? Message(
        """
        An `Action` has a name and a method of a class, such as `Action("save:", Editor.save)`. \
        The method is not called here. It takes nothing, or its sender, or its sender and an \
        event, and returns nothing.
        """)
  }

  /// The explanation where an action is made from a method of one object.
  private static func methodOfClass(_ complaint: Complaint) -> Message? {
    complaint.program.action(madeIn: complaint.diagnostic).map { action in
      Message(
        """
        An `Action` takes a method of a class, not of one object: write the class before it, \
        \(code(action), "action"). The target decides later which object receives the call.
        """)
    }
  }

  /// The explanation of a class of UIKit or AppKit. MiniCocoa has a shorter name for it, or no such
  /// class.
  static func appleName(_ name: String, _ program: Program) -> Message? {
    if name == "NSLog" {
      return Message("`NSLog` needs `import Foundation` above; `print` needs no import.")
    }
    guard program.imports.contains("MiniCocoa"),
      let plain = name.wholeMatch(of: /(?:UI|NS)([A-Z][a-z]\w*)/)?.1, plain != "Object"
    else { return nil }
    return Message(
      """
      \(code(name), "name") exists only on Apple's systems. MiniCocoa's names have no prefix: if \
      it has this class, its name is \(code(String(plain)), "plain").
      """)
  }
}
