import Testing

/// Tests that need the learner's protocol are in extensions: files that are compiled only when
/// everything is declared (`opens` in exercise.json).
@Suite struct RecordingSuite {}
