// Work that is unwanted before it begins runs all the same where something waits for it.
func main() async {
  let task = Task { () -> String in
    await Task.yield()
    return Task.isCancelled ? "cancelled" : "ran"
  }
  task.cancel()
  print(await task.value, task.isCancelled)
  let failing = Task { () -> Int in
    try Task.checkCancellation()
    return 3
  }
  failing.cancel()
  do { print(try await failing.value) } catch { print("thrown", error is CancellationError) }
  print(await Task { 4 }.value)
}
await main()
