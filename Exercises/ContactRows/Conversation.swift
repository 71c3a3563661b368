import Contacts
import MiniCocoa

let number = PhoneNumber("home", "0113 496")
let address = Address("12 Mill Lane", "Leeds")
let source = DetailTable(of: Contact("Ann", details: [number, address]))
source.style = .full
let table = TableView()
table.dataSource = source
table.reloadData()
_ = table.cellForRow(at: 0)
_ = table.cellForRow(at: 1)
