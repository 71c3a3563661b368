import CourseModel
import Foundation
import Glibc

/// The state of some files at one time, enough to notice when one of them has been replaced.
///
/// Uses path, size, time of change and inode. Reinstalling a package changes the last two, even if
/// it brings older files.
struct FileStamps: Equatable {
  /// A line for each file.
  private let lines: [String]

  /// The current state of these files. A missing file has a line, too.
  init(of paths: [String]) {
    lines = paths.map { path in
      var status = stat()
      guard stat(path, &status) == 0 else { return "- \(path)" }
      let time = status.st_mtim
      return "\(status.st_size) \(time.tv_sec).\(time.tv_nsec) \(status.st_ino) \(path)"
    }
  }

  /// A fingerprint of all of them.
  var digest: String {
    var digest = Digest()
    for line in lines { digest.add(line) }
    return digest.finish()
  }

  /// The files that a Makefile rule names, in the form that the compiler writes:
  /// `OBJECT : FILE FILE`.
  static func prerequisites(inRule text: String) -> [String] {
    var paths: Set<String> = []
    var path = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        if !character.isNewline { path.append(character) }
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character.isWhitespace {
        if path.hasPrefix("/") { paths.insert(path) }
        path = ""
      } else {
        path.append(character)
      }
    }
    if path.hasPrefix("/") { paths.insert(path) }
    return paths.sorted()
  }
}
