import CourseModel
import Foundation

/// What the file of a submission's report is called: the submission's name, letters of all languages
/// as they are, so that people find theirs.
struct ReportFileName {
  /// The name without an ending.
  let stem: String
  /// That of the report in JSON.
  var text: String { stem + ".json" }

  /// Bytes of a name, with which an ending and what a file is called until it is whole have room
  /// in the 255 of most file systems.
  private static let maxLength = 200
  /// What some file system does not take (Windows: `\/:*?"<>|`), and what stands for other things
  /// here: `%` for a byte, `~` for the rest of a long name.
  private static let reserved = Set<Unicode.Scalar>(#"\/:*?"<>|%~"#.unicodeScalars)

  /// A byte that a name cannot have is `%` and two digits, so that no two names meet. Of a longer one
  /// only the beginning is left, and what stands for all of it.
  init(of submission: String) {
    // A name that is put together otherwise would be the same as another to some file systems.
    let isComposed = submission.unicodeScalars.elementsEqual(
      submission.precomposedStringWithCanonicalMapping.unicodeScalars)
    var name = ""
    for scalar in submission.unicodeScalars {
      let isPlain =
        !Self.reserved.contains(scalar) && !scalar.isUnseen
        && (isComposed || scalar.isASCII) && !(scalar == "." && name.isEmpty)
      name += isPlain ? String(scalar) : Self.escaped(scalar)
    }
    stem = Self.shortened(name, of: submission)
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    scalar.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  private static func shortened(_ name: String, of submission: String) -> String {
    guard name.utf8.count > maxLength else { return name }
    var digest = Digest()
    digest.add(submission)
    var start = name
    while start.utf8.count > maxLength - 33 { start.removeLast() }
    return start + "~" + digest.finish().prefix(32)
  }
}

extension Unicode.Scalar {
  /// Whether it cannot be seen, or means nothing yet.
  fileprivate var isUnseen: Bool {
    isInvisible || [.unassigned, .privateUse].contains(properties.generalCategory)
  }
}
