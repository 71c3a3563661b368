import MiniCocoa

let application = Application()
application.run {
  let people = [Contact("Ann", isBlocked: true), Contact("Bob", isBlocked: false)]
  let controller = ContactsController(contacts: people)
  let window = Window(rootViewController: controller)
  let (table, field) = (controller.table, controller.field)
  let label = NameLabel(of: table)
  table.tapRow(at: 1)
  field.becomeFirstResponder()
  application.moveToBackground()
  withExtendedLifetime((window, label)) {}
}
