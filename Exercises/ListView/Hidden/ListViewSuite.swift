import Testing

/// Tests that need the learner's messages are in extensions: files that are compiled only when both are
/// declared (`opens` in exercise.json).
@Suite struct ListViewSuite {}
