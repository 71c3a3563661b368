import Execution
import Foundation

/// Finds the learner's line for addresses in a binary.
struct Symbolizer {
  /// A library or a program.
  let binary: String
  let names: SourceNames
  let toolchain: Toolchain
  let executor: Executor

  /// A place in the learner's code.
  struct Site {
    /// Its file and line.
    var place: String?
    /// The mangled name of the function around it.
    var symbol: String?
    /// The runtime failure that the compiler recorded there.
    var failure: String?

    /// Whether the function gets or sets a property (Swift's docs/ABI/Mangling.rst: `vg`, `vs`, and
    /// `vr`, `vM` for those that lend it).
    var isAccessor: Bool {
      ["vg", "vs", "vr", "vM"].contains { symbol?.hasSuffix($0) ?? false }
    }

    /// The name of the function around it; nil if it has no name.
    var function: String? {
      // `closure #1 () -> () in Colors.Picker.done() -> ()` is in done.
      let name = symbol.flatMap(Symbolizer.readable)?.components(separatedBy: " in ").last
      return name?.firstMatch(of: /([A-Za-z_]\w*)(?:\(|\.getter|\.setter|\.didset)/)
        .map { String($0.output.1) }
    }
  }

  /// The innermost line of the learner's files among these frames.
  ///
  /// - Parameter isPassed: Whether a line of a file is passed over, if there is another one.
  func place(
    of frames: [UInt], passingOver isPassed: (Site, Place) -> Bool = { _, _ in false }
  ) -> Site? {
    text(of: frames).map { Self.place(in: $0, of: names, passingOver: isPassed) }
  }

  /// The innermost line of the learner's files in each of these frames, where there is one.
  func places(of frames: [UInt]) -> [Place?] {
    // An empty line ends the output for a frame.
    text(of: frames)?.components(separatedBy: "\n\n").map { frame in
      let lines = frame.split(separator: "\n")
      guard let index = lines.firstIndex(where: { Place($0, of: names) != nil }) else { return nil }
      var place = Place(lines[index], of: names)
      let symbol = lines[..<index].last { $0.hasPrefix("$s") }.map(String.init)
      place?.isInClosure = symbol.flatMap(Self.readable)?.contains(/^[^.]*closure #/) == true
      return place
    } ?? []
  }

  /// A mangled name as people read it: `closure #1 () -> () in Colors.Picker.done() -> ()`.
  private static func readable(_ symbol: String) -> String? {
    guard symbol.utf8.count < 2_000,
      let text = demangled(symbol, symbol.utf8.count, nil, nil, 0)
    else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// A line of a learner's file.
  struct Place: Hashable {
    let file: String
    let line: Int
    /// Whether it is in a closure of the function around it.
    var isInClosure: Bool

    var text: String { "\(file):\(line)" }

    init(file: String, line: Int, isInClosure: Bool = false) {
      (self.file, self.line, self.isInClosure) = (file, line, isInClosure)
    }

    /// The place in a line of the symbolizer's output; nil if that is another line.
    init?(_ output: Substring, of names: SourceNames) {
      guard let match = output.wholeMatch(of: /(.+):([0-9]+):[0-9]+/)?.output,
        let line = Int(match.2), line > 0, let file = names.original(match.1)
      else { return nil }
      self.init(file: file, line: line)
    }
  }

  /// The symbolizer's output for these frames, with an empty line after each.
  private func text(of frames: [UInt]) -> String? {
    guard let text = output(for: frames) else { return nil }
    var parts = text.components(separatedBy: "\n\n")
    if let index = parts.firstIndex(where: lacksLine), frames.indices.contains(index),
      let near = place(behind: frames[index], in: parts[index])
    {
      parts[index] = near
    }
    return parts.joined(separator: "\n\n")
  }

  /// Whether a frame is in a learner's function, but the compiler gave it line 0, as it does to the
  /// access in `counts[3] += 1`.
  private func lacksLine(_ frame: String) -> Bool {
    frame.split(separator: "\n").contains { row in
      row.wholeMatch(of: /(.+):0:[0-9]+/).flatMap { names.original($0.1) } != nil
    }
  }

  /// The output for what follows in the same function: the rest of that statement.
  private func place(behind frame: UInt, in former: String) -> String? {
    func function(_ text: String) -> Substring { text.prefix { $0 != "\n" } }
    return output(for: (1...10).map { frame &+ 4 * $0 })?.components(separatedBy: "\n\n")
      .prefix { function($0) == function(former) }
      .first { $0.split(separator: "\n").contains { Place($0, of: names) != nil } }
  }

  private func output(for frames: [UInt]) -> String? {
    var command = Command(
      toolchain.symbolizer,
      ["--obj=\(binary)"] + frames.prefix(16).map { "0x" + String($0, radix: 16) },
      environment: toolchain.environment)
    command.readable =
      toolchain.readableForBuilding + [URL(filePath: binary).deletingLastPathComponent().path]
    command.limits.wallSeconds = 10
    guard let completion = try? executor.run(command), completion.succeeded else { return nil }
    return completion.outputText
  }

  /// The same in the symbolizer's words.
  static func place(
    in text: String, of names: SourceNames, passingOver isPassed: (Site, Place) -> Bool
  ) -> Site {
    var (site, symbol, passed) = (Site(), "", Site?.none)
    for line in text.split(separator: "\n") {
      if line.hasPrefix("Swift runtime failure: "), site.failure == nil {
        site.failure = String(line.dropFirst("Swift runtime failure: ".count)).asSentence
      }
      if line.hasPrefix("$s") { symbol = String(line) }
      guard let place = Place(line, of: names) else { continue }
      (site.place, site.symbol) = (place.text, symbol)
      guard isPassed(site, place) else { return site }
      passed = passed ?? site
    }
    passed?.failure = site.failure
    return passed ?? Site(failure: site.failure)
  }
}

@_silgen_name("swift_demangle")
private func demangled(
  _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
