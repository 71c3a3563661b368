import Checking
import MiniCocoa
import Testing

import class WhoseNotification.Company
import class WhoseNotification.EmployeeViewController

// Ending the class's own registrations.
extension WhoseNotificationSuite {
  @Test func titleGoesOn() {
    judge(after: [writes, follows], isOfRemoval: true, goesOn)
  }

  @Test func linesStop() {
    judge(after: [writes, hearsRival, hearsNames, goesOn], isOfRemoval: true, stops)
  }

  @Test func leavesCleanly() {
    judge(after: [writes, goesOn, stops], isOfRemoval: true) { cast in
      for (stops, manner) in [(false, "freed"), (true, "stopped, and freed")] {
        var scene = Scene([:])
        let removals = count(.notRegistered) { scene = leftAlone(cast, stops: stops) }
        guard scene.isFreed("the controller") else {
          return """
            A controller was \(manner == "freed" ? "created" : "stopped"), and nobody needs it any \
            more. It is still in memory. \(scene.keepers(of: "the controller"))
            """
        }
        guard removals == 0 else {
          return """
            A controller was \(manner), and in its `deinit` it removed a registration that wasn't \
            there any more. In a check, MiniCocoa only records this. A program of your own stops \
            at that line.
            """
        }
        let left = count(.observerDied) {
          cast.delta.hire(cast.ann)
          cast.omega.hire(cast.bob)
          cast.delta.name += " Group"
          cast.omega.name += " Group"
        }
        guard left == 0 else {
          return """
            A controller was \(manner). Then something changed at Delta or Omega, and one of them \
            tried to notify an observer that doesn't exist any more. In a check, MiniCocoa only \
            records this. A program of your own may crash.
            """
        }
      }
      return nil
    }
  }
}

// MARK: - Stories that other checks need first

func goesOn(_ cast: Cast) -> String? {
  let controller = cast.controller()
  controller.stopComparing()
  cast.delta.hire(cast.ann)
  let isRight = controller.title == "Employees: 1"
  guard !isRight else { return nil }
  return """
    Comparing was stopped, and Delta hired Ann. The title of your controller isn't "Employees: 1": \
    you removed the superclass's registration. Both classes have registered the same observer for \
    the same path, so only the context says which one you mean.
    """
}

func stops(_ cast: Cast) -> String? {
  let controller = cast.controller()
  controller.stopComparing()
  let (delta, omega) = (cast.delta, cast.omega)
  let happenings = [
    ("Delta hired Ann", { delta.hire(cast.ann) }), ("Omega hired Ann", { omega.hire(cast.ann) }),
    ("Delta was renamed", { delta.name += " Group" }),
    ("Omega was renamed", { omega.name += " Group" }),
  ]
  for (happening, happen) in happenings {
    let lines = written(by: controller, happen)
    guard lines.isEmpty else {
      return """
        Comparing was stopped. Then \(happening), and your controller still wrote \
        \(cast.list(lines)). Remove each registration, from the object with which it was made.
        """
    }
  }
  return nil
}

/// Ends before the check looks: its local variables keep nothing alive.
private func leftAlone(_ cast: Cast, stops: Bool) -> Scene {
  let controller = cast.controller()
  cast.delta.hire(cast.cleo)
  if stops { controller.stopComparing() }
  return Scene(["the controller": controller])
}
