/// The order to one process of the suite runner, with secrets that are new for each process and
/// that authenticate its records.
struct RunOrder {
  /// The module of the suite runner, which contains the canary.
  static let runnerModule = "SuiteRunner"
  private static let canaryName = "canary"

  /// The way a check's id identifies a test.
  enum Naming {
    /// The names of their functions, as in exercise.json.
    case functions
    /// Their suites and functions, for tests of a package, in which function names may repeat.
    case paths
  }

  let key: RecordKey
  /// The message with which the canary must fail.
  let canary: String
  let suite: String
  /// The ids of the checks to run.
  let checks: [String]
  /// The way these ids identify tests.
  let naming: Naming
  /// Whether all tasks run one at a time, so that no code runs concurrently with a check.
  let isSerial: Bool
  /// Whether to list the tests instead of running checks.
  let isListing: Bool
  /// The ids of the checks whose tests learners may read.
  let open: Set<String>
  /// The libraries in loading order.
  let libraries: [String]
  /// The submission's library among them.
  let product: String

  /// - Parameter key: Random unless given.
  init(
    checks: [String], open: Set<String> = [], naming: Naming = .functions,
    isSerial: Bool = true, isListing: Bool = false, suite: String, libraries: [String],
    product: String,
    key: RecordKey? = nil
  ) {
    var kernel = SystemRandomNumberGenerator()
    self.key = key ?? RecordKey(first: kernel.next(), second: kernel.next())
    canary = Self.digits(kernel.next())
    self.suite = suite
    self.checks = checks
    self.open = open
    self.naming = naming
    self.isSerial = isSerial
    self.isListing = isListing
    self.libraries = libraries
    self.product = product
  }

  /// The input for the runner: fields that end with a zero byte.
  var input: [UInt8] {
    let key = Self.digits(key.first) + Self.digits(key.second)
    return ([key, canary, isSerial ? "serial" : "parallel", configuration] + libraries)
      .flatMap { Array($0.utf8) + [0] }
  }

  /// The id of the check for a test of the suite; nil for another module's test.
  func id(of test: Record.TestName) -> String? {
    guard test.module == suite else { return nil }
    switch naming {
    case .functions: return test.path.contains("/") ? test.function : nil
    case .paths:
      let full = "\(test.path)/\(test.place)"
      return checks.contains(full) ? full : test.path
    }
  }

  static func isCanary(_ test: Record.TestName) -> Bool {
    test.module == runnerModule && test.function == canaryName
  }

  /// Swift Testing's configuration: run only these tests of the suite and the canary, one after the
  /// other, without output.
  private var configuration: String {
    let common = #""parallel":false,"verbosity":-2,"eventStreamVersionNumber":0"#
    if isListing { return "{\(common),\"listTests\":true}" }
    let canary = "\(Self.runnerModule)\\\\..*/\(Self.canaryName)"
    let filter =
      switch naming {
      case .functions:
        "^(\(suite)\\\\..*/(\(checks.joined(separator: "|")))|\(canary))\\\\(.*"
      case .paths: "^(\(suite)\\\\.\(paths)|\(canary)\\\\(.*)$"
      }
    return #"{\#(common),"filter":["\#(filter)"]}"#
  }

  /// A pattern for the checks' ids with their suffixes. Matches everything if there are too many.
  private var paths: String {
    let ids = checks.map(Self.escaped).joined(separator: "|")
    return ids.utf8.count > Self.maxFilter ? ".*" : "(\(ids))(/.*)?"
  }

  /// The most bytes of a list of tests that fit.
  private static let maxFilter = 20_000

  /// A text escaped for a regular expression within JSON.
  private static func escaped(_ text: String) -> String {
    text.map { character in
      let isPlain =
        character.isLetter || character.isNumber || character == "_" || !character.isASCII
      let isInJSON = character == "\"" || character == "\\"
      return isPlain ? "\(character)" : isInJSON ? "\\\\\\\(character)" : "\\\\\(character)"
    }.joined()
  }

  private static func digits(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
