import CourseModel
import Foundation

extension Array where Element == SourceFile {
  /// The modules that these files import, submodules and scopes aside.
  ///
  /// Read line by line, which may find too many (in a comment): each is only looked for in the
  /// toolchain.
  var importedModules: Set<String> {
    let pattern =
      /\s*(?:@\w+(?:\([^)]*\))?\s+|(?:public|package|internal|fileprivate|private)\s+)*import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+).*/
    var modules: Set<String> = []
    for file in self {
      for line in String(decoding: file.content, as: UTF8.self).split(whereSeparator: \.isNewline)
      where line.contains("import") && line.utf8.count < 200 {
        if let match = line.wholeMatch(of: pattern) { modules.insert(String(match.output.1)) }
      }
    }
    return modules
  }
}
