import Foundation

Stack.grow()
exit(Invocation.run(Array(CommandLine.arguments.dropFirst())).rawValue)
