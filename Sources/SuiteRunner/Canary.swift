import Testing

/// The test that has to fail: if it does not, failures do not come through in this process.
@Suite struct Canary {
  /// What it is to say: new for each process, and known to the grader alone.
  @TaskLocal static var word = ""

  @Test func canary() {
    let song = Self.word.count
    #expect(song == -1, "\(Self.word)")
  }
}
