import Testing

/// What needs the learner's protocol stands in extensions: files that are compiled only when
/// everything is declared (`opens` in exercise.json).
@Suite struct RecordingSuite {}
