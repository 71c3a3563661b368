@section(".init_array") @used
let early: @convention(c) () -> Void = {}
