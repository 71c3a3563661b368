# Many things that are never used.
mkdir submission
cp "$ground"/*.swift submission
seq 500 | sed 's/.*/func w&() { var x& = &; let y& = x& }/' > submission/Notes.swift
