import Foundation
import TestSupport
import Testing

@Suite("The template of all messages")
struct TemplateTests {
  private static let repository = Translations.folder.deletingLastPathComponent()
  private static let template = Translations.folder.appending(path: "switchboard.pot")

  @Test("is what the sources say ('make messages' writes it anew)")
  func isFresh() throws {
    let text = Self.header + (try Self.messages().map { "\n" + $0.entry }.joined())
    if ProcessInfo.processInfo.environment["SWITCHBOARD_RECORD"] == "1" {
      try Data(text.utf8).write(to: Self.template)
    }
    let recorded = try String(contentsOf: Self.template, encoding: .utf8)
    #expect(text == recorded, "Translations/switchboard.pot is stale: make messages")
  }

  @Test("has for each placeholder what is put in, and nothing that is put in nowhere")
  func placeholders() throws {
    for message in try Self.messages() {
      for names in message.placeholders {
        // A form may give the count in words: “the only one”.
        let said = message.other == nil ? names : names.union(["count"])
        #expect(said == message.arguments, "“\(message.text)” in \(message.files)")
      }
    }
  }

  @Test("finds all messages: each is a literal, and names each argument once")
  func areLiterals() throws {
    for (_, _, faults) in try Self.found.get() { #expect(faults.isEmpty) }
  }

  @Test("finds texts of several lines, forms, contexts, and what is said above them")
  func finds() throws {
    let source = #"""
      func say() {
        // Translators: Stands above a list.
        // “Kept” is said of files.
        print(
          Message(
            one: "{count} \"file\" in \(path, "path")", other: "{count} files in {path}",
            count: count, context: "list"),
          // Translators: A key opens it.
          Message("open: \(span: "key")"))
        show(
          Message(
            """
            one \
            line, \(line, "line") \
            and {{braces}}
            """))
        wrong(Message("Dear \(name)"), Message(text), Message("a", context: context))
        wrong(Message("\(a, "name") and \(b, "name")"))
        Message(sender: sender)
      }
      extension Message {
        /// A heading.
        static let files = Message("files")
      }
      """#
    let finder = MessageFinder(in: source, file: "A.swift")

    #expect(
      finder.messages == [
        FoundMessage(
          context: "list", text: #"{count} "file" in {path}"#, other: "{count} files in {path}",
          arguments: ["count", "path"],
          comment: ["Stands above a list.", "“Kept” is said of files."], files: ["A.swift"]),
        FoundMessage(
          context: nil, text: "open: {key}", other: nil, arguments: ["key"],
          comment: ["A key opens it."], files: ["A.swift"]),
        FoundMessage(
          context: nil, text: "one line, {line} and {{braces}}", other: nil, arguments: ["line"],
          comment: [], files: ["A.swift"]),
        FoundMessage(
          context: nil, text: "files", other: nil, arguments: [], comment: ["A heading."],
          files: ["A.swift"]),
      ])
    #expect(
      finder.faults == [
        #"A.swift: Message("Dear \(name)")"#, "A.swift: Message(text)",
        #"A.swift: Message("a", context: context)"#,
        #"A.swift: Message("\(a, "name") and \(b, "name")")"#,
      ])
  }

  // MARK: - The sources

  /// All sources of targets that have messages, with their paths below the repository.
  private static func sources() throws -> [(file: String, text: String)] {
    let folder = repository.appending(path: "Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Messages/") }
      .map { path in
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        return ("Sources/\(path)", text)
      }
  }

  /// The messages of each file that imports them, read once: to parse all takes seconds.
  private static let found = Result {
    try sources().filter { $0.text.contains("import Messages") }.map { file, text in
      let finder = MessageFinder(in: text, file: file)
      return (file: file, messages: finder.messages, faults: finder.faults)
    }
  }

  /// Each message once, with all its places.
  private static func messages() throws -> [FoundMessage] {
    var messages: [FoundMessage] = []
    for (file, own, _) in try found.get() {
      for found in own {
        let known = messages.firstIndex {
          $0.context == found.context && $0.text == found.text
        }
        guard let known else {
          messages.append(found)
          continue
        }
        if !messages[known].files.contains(file) { messages[known].files.append(file) }
      }
    }
    return messages
  }

  private static let header = #"""
    # What switchboard says to people. 'make messages' writes this file, from the sources.
    msgid ""
    msgstr ""
    "Project-Id-Version: switchboard\n"
    "Report-Msgid-Bugs-To: \n"
    "POT-Creation-Date: \n"
    "PO-Revision-Date: YEAR-MO-DA HO:MI+ZONE\n"
    "Last-Translator: FULL NAME <EMAIL@ADDRESS>\n"
    "Language-Team: LANGUAGE\n"
    "Language: \n"
    "MIME-Version: 1.0\n"
    "Content-Type: text/plain; charset=UTF-8\n"
    "Content-Transfer-Encoding: 8bit\n"
    "Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\n"

    """#
}
