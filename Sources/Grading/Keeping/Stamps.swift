import CourseModel
import Foundation
import Glibc

/// What files were like at one time: enough to notice that one of them is another now.
///
/// By path, size, time of change and inode: a package that is installed anew changes the last two,
/// even where it brings older files.
struct Stamps: Equatable {
  /// A line for each file.
  private let lines: [String]

  /// Those of these files now; a file that is not there has one, too.
  init(of paths: [String]) {
    lines = paths.map { path in
      var status = stat()
      guard stat(path, &status) == 0 else { return "- \(path)" }
      let time = status.st_mtim
      return "\(status.st_size) \(time.tv_sec).\(time.tv_nsec) \(status.st_ino) \(path)"
    }
  }

  /// Stands for all of them.
  var digest: String {
    var digest = Digest()
    for line in lines { digest.add(line) }
    return digest.finish()
  }
}

extension Stamps {
  /// The files that a rule of a Makefile names, as the compiler writes it: `OBJECT : FILE FILE`.
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
