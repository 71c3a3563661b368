/// The executable: everything is in SwitchboardCommands.
@main
struct Main {
  @MainActor
  static func main() async {
    Switchboard.readSourcesIfAsked()
    Switchboard.claimThreads()
    await Switchboard.runToExit()
  }
}
