# Twenty thousand errors.
mkdir submission
cp "$ground"/*.swift submission
seq 20000 | sed 's/.*/let x&: Int = ""/' > submission/Notes.swift
