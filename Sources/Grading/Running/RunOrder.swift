import CourseModel

/// What one process of the suite runner is told, and by which its records are believed: secrets
/// that are new for each.
struct RunOrder {
  /// The module of the suite runner, which holds the canary.
  static let runnerModule = "SuiteRunner"
  static let canaryTest = Record.TestName(module: runnerModule, function: "canary")

  let key: RecordKey
  /// What the canary has to say when it fails.
  let canary: String
  /// The suite's module.
  let suite: String
  /// The ids of the checks to run.
  let checks: [String]
  /// Those whose tests learners may read.
  let open: Set<String>
  /// Libraries in the order of loading.
  let libraries: [String]
  /// The submission's own among them.
  let product: String

  /// - Parameter key: drawn from the kernel unless given.
  init(
    checks: [String], open: Set<String> = [], suite: String, libraries: [String], product: String,
    key: RecordKey? = nil
  ) {
    var kernel = SystemRandomNumberGenerator()
    self.key = key ?? RecordKey(first: kernel.next(), second: kernel.next())
    canary = Self.digits(kernel.next())
    self.suite = suite
    self.checks = checks
    self.open = open
    self.libraries = libraries
    self.product = product
  }

  /// What the runner reads: fields that end with a zero byte.
  var input: [UInt8] {
    ([Self.digits(key.first) + Self.digits(key.second), canary, configuration] + libraries)
      .flatMap { Array($0.utf8) + [0] }
  }

  /// Swift Testing's configuration: these tests of the suite and the canary only, one after the
  /// other, silent.
  private var configuration: String {
    let ids = checks.joined(separator: "|")
    let tests = "^(\(suite)\\\\..*/(\(ids))|\(Self.runnerModule)\\\\..*/canary)\\\\(.*"
    return #"{"parallel":false,"verbosity":-2,"eventStreamVersionNumber":0,"filter":["\#(tests)"]}"#
  }

  private static func digits(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
