# A ladder and a chain that the compiler climbs by recursion.
mkdir submission
cp "$ground"/*.swift submission
{
  echo 'func ladder(_ x: Int) -> Int {'
  seq 8000 | sed 's/.*/if x == & { return & } else/'
  echo '{ return 0 } }'
  printf 'struct B { func f() -> B { self } }\nlet b = B()'
  seq 8000 | sed 's/.*/.f()/' | tr -d '\n'
  echo
} > submission/Notes.swift
