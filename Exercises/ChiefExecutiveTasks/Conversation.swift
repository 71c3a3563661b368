let company = Company(name: "Delta")
let (ann, bob) = (Person(name: "Ann"), Person(name: "Bob"))
company.ceo = ann
let controller = TaskViewController(company: company)
ann.tasks = ["plan"]
company.ceo = bob
