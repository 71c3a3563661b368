/// A new page of a topic: short, complete and correct, with a placeholder at each place to write.
struct LessonTemplate {
  /// Whether the topic has a list of facts to refer to.
  let hasFacts: Bool

  private static let mark = Placeholder.mark

  var page: String {
    """
    ---
    title: "\(Self.mark) a title of two to four words"
    exercises: []
    \(facts)---
    # \(Self.mark) the title, as above

    \(Self.mark) a situation that shows why the reader needs this. (An example follows. Replace it part by part.)

    A kettle should say when it has finished, and it should not need to know who listens.

    ## The idea

    \(Self.mark) the idea, why before how; then a diagram, and a whole program with what it prints.

    ```conversation of kettle.swift
    kitchen -> kettle : delegate = kitchen
    kitchen -> kettle : heat()
    kettle -> kitchen : kettleDidFinish()
    ```

    ```swift kettle.swift
    protocol KettleDelegate: AnyObject {
      func kettleDidFinish()
    }

    final class Kettle {
      weak var delegate: (any KettleDelegate)?

      func heat() {
        delegate?.kettleDidFinish()
      }
    }

    final class Kitchen: KettleDelegate {
      func makeTea(with kettle: Kettle) {
        kettle.delegate = self
        kettle.heat()
      }

      func kettleDidFinish() {
        print("Tea is ready.")
      }
    }

    let kettle = Kettle()
    Kitchen().makeTea(with: kettle)
    print(kettle.delegate == nil ? "Nobody listens." : "Somebody listens.")
    ```

    ```output kettle.swift
    Tea is ready.
    Nobody listens.
    ```

    \(Self.mark) one or two questions about what the program prints. The tool runs the program to find the answers.

    ```predict order kettle.swift without "weak "
    The word `weak` is deleted, and nothing else. Which lines are printed, and in which order?

    - Tea is cold.

    Why: The kettle keeps the kitchen now, so there is still an object that listens.
    ```

    ## A kettle that keeps its kitchen

    \(Self.mark) the mistake that people make, which the question was about.

    Without `weak`, the kettle keeps a kitchen that nobody else needs.

    ## When not to

    \(Self.mark) where another way is better.

    ## What changed

    \(Self.mark) what older sources say that is no longer true. If there is nothing, remove this section.

    ## Next

    \(Self.mark) the exercises, and what to type.

    """
  }

  private var facts: String {
    hasFacts
      ? "# \(Self.mark) 'facts:', and below it 'The idea: [S000-1]': which facts each heading teaches\n"
      : ""
  }
}
