import CourseModel
import Foundation

extension Array where Element == SourceFile {
  /// The modules that these files import, submodules and scopes aside.
  ///
  /// Read line by line, which may find too many (in a comment) and misses what is written oddly:
  /// for a course's own files, whose author can be told.
  var importedModules: Set<String> {
    let pattern =
      /\s*(?:@\w+(?:\([^)]*\))?\s+|(?:public|package|internal|fileprivate|private)\s+)*import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+).*/
    var modules: Set<String> = []
    let word = Data("import".utf8)
    for file in self {
      // Bytes first: this is on the way from save to verdict.
      for line in file.content.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
      where line.count < 200 && line.range(of: word) != nil {
        let match = String(decoding: line, as: UTF8.self).wholeMatch(of: pattern)
        if let match { modules.insert(String(match.output.1)) }
      }
    }
    return modules
  }
}
