/// What can be measured, by the name given on the command line. Without a name, everything.
let benchmarks: [(name: String, run: () -> Void)] = [
  ("render", RenderBenchmark.run), ("fidelity", FidelityBenchmark.run),
  ("interpret", InterpretBenchmark.run),
]

let wanted = CommandLine.arguments.dropFirst()
for name in wanted where !benchmarks.contains(where: { $0.name == name }) {
  print("There is no benchmark \(name): \(benchmarks.map(\.name).joined(separator: ", ")).")
}
for benchmark in benchmarks where wanted.isEmpty || wanted.contains(benchmark.name) {
  benchmark.run()
}
