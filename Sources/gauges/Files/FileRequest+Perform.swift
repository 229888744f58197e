import Foundation
import Playground

extension FileRequest {
  /// Does what is asked.
  ///
  /// - Returns: A file's text, where one was to be read.
  func perform() -> Result<String, Problem> {
    do {
      switch action {
      case .read:
        let expanded = FilePath.expanding(path, environment: ProcessInfo.processInfo.environment)
        return .success(try SourceFile.read(at: expanded, named: path).text)
      case .write(let text, let replaced):
        let file = OutputFile(path)
        guard replaced || !file.isFile || file.holds(text) else { return .failure(.exists) }
        try file.write(text)
        return .success("")
      }
    } catch let failure as Failure {
      return .failure(.failed(failure.message ?? "cannot write \(path)"))
    } catch {
      return .failure(.failed("\(error)"))
    }
  }
}
