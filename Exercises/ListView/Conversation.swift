let controller = MyFirstListViewController()
let list = controller.listView
list?.show()
list?.selectRow(at: 7)
