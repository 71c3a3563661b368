extension ExerciseTemplate {
  /// exercise.json, with a check for each TODO, in order.
  var data: String {
    """
    {
      "format": 1,
      "topic": "\(topic)",
      "order": \(order),
      "title": "\(Self.mark) a title of two to four words",
      "summary": "\(Self.mark) one line for lists: who says what to whom, or what goes wrong",
      "imports": ["MiniCocoa"],
      "limits": {"checkSeconds": 2},
      "checks": [
        {"id": "delegateIsNotKept", "name": "The kettle keeps no listener alive", "points": 1,
         "todo": 1},
        {"id": "finishingIsTold", "name": "The kettle tells its delegate once that it has finished",
         "points": 1, "todo": 2},
        {"id": "kitchenListens", "name": "The kitchen hears the kettle that it switches on",
         "points": 1, "todo": 3}
      ]
    }

    """
  }
}
