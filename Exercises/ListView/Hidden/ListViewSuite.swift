import Testing

/// What needs the learner's messages stands in extensions: files that are compiled only when both are
/// declared (`opens` in exercise.json).
@Suite struct ListViewSuite {}
