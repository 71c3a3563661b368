import Testing

/// A test that must fail: if it does not, this process does not report failures.
@Suite struct Canary {
  /// The message of the failure: new for each process, and known only to the grader.
  @TaskLocal static var word = ""

  @Test func canary() {
    let song = Self.word.count
    #expect(song == -1, "\(Self.word)")
  }
}
