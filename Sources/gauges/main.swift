import Foundation

exit(Invocation.run(Array(CommandLine.arguments.dropFirst())).rawValue)
