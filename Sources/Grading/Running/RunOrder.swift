import CourseModel

/// What one process of the suite runner is told, and by which its records are believed: secrets
/// that are new for each.
struct RunOrder {
  /// The module of the suite runner, which holds the canary.
  static let runnerModule = "SuiteRunner"
  private static let canaryName = "canary"

  /// How tests are known.
  enum Naming {
    /// By the names of their functions, as exercise.json has them.
    case functions
    /// By their suites and functions, as the tests of a package, which may have equal ones.
    case paths
  }

  let key: RecordKey
  /// What the canary has to say when it fails.
  let canary: String
  /// The suite's module.
  let suite: String
  /// The ids of the checks to run.
  let checks: [String]
  /// What a check's id says of its test.
  let naming: Naming
  /// Whether all tasks run one at a time, so that nothing runs beside a check.
  let isSerial: Bool
  /// Whether no check is run: it is only asked which tests there are.
  let isListing: Bool
  /// Those whose tests learners may read.
  let open: Set<String>
  /// Libraries in the order of loading.
  let libraries: [String]
  /// The submission's own among them.
  let product: String

  /// - Parameter key: drawn from the kernel unless given.
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

  /// What the runner reads: fields that end with a zero byte.
  var input: [UInt8] {
    let key = Self.digits(key.first) + Self.digits(key.second)
    return ([key, canary, isSerial ? "serial" : "parallel", configuration] + libraries)
      .flatMap { Array($0.utf8) + [0] }
  }

  /// The id of the check that a test of the suite answers; nil if it is another module's.
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

  /// Swift Testing's configuration: these tests of the suite and the canary only, one after the
  /// other, silent.
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

  /// The checks' ids, and what may stand behind them; whatever there is, where they are too many.
  private var paths: String {
    let ids = checks.map(Self.escaped).joined(separator: "|")
    return ids.utf8.count > Self.maxFilter ? ".*" : "(\(ids))(/.*)?"
  }

  /// Bytes of a list of tests for which there is room.
  private static let maxFilter = 20_000

  /// A text in which nothing means anything to a regular expression, as it stands in JSON.
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
