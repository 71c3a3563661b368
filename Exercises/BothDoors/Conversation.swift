import MiniCocoa

let people = [Contact("Ann", isBlocked: true), Contact("Bob", isBlocked: false)]
let controller = ContactsController(contacts: people)
let window = Window(rootViewController: controller)
let (table, field) = (controller.table, controller.field)
let label = NameLabel(of: table)
let application = Application()
table.tapRow(at: 1)
application.moveToBackground()
field.becomeFirstResponder()
