import CourseModel
import Foundation

/// The file name of a submission's report: the submission's name, with letters of all languages
/// kept so that people find theirs.
struct ReportFileName {
  /// The name without an extension.
  let stem: String
  var text: String { stem + ".json" }

  /// The most bytes of a name. Leaves room for an extension and for a temporary prefix within the
  /// 255 bytes of most file systems.
  private static let maxLength = 200
  /// Characters that some file systems reject (Windows: `\/:*?"<>|`), and those with a meaning
  /// here: `%` for a byte, `~` for the rest of a long name.
  private static let reserved = Set<Unicode.Scalar>(#"\/:*?"<>|%~"#.unicodeScalars)

  /// Replaces a byte that a name cannot contain by `%` and two digits, so that different names stay
  /// different. Shortens a long name to its beginning and a fingerprint of the whole.
  init(of submission: String) {
    // Some file systems treat differently composed names as the same.
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
  /// Whether it is invisible, or unassigned.
  fileprivate var isUnseen: Bool {
    isInvisible || [.unassigned, .privateUse].contains(properties.generalCategory)
  }
}
