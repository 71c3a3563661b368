import SwitchboardCommands

/// The executable: everything is in SwitchboardCommands.
@main
struct Main {
  static func main() async {
    await Switchboard.runToExit()
  }
}
