// The commands every tool has, in the order its help lists them.

extension ToolCommand {
  static let builtIn: [ToolCommand] = [
    .routes, .match, .explain, .url, .lint, .export, .checkAssociation, .contract, .map, .catalog,
    .audit,
  ]
}

extension ToolOption {
  static let output = ToolOption(
    "output",
    short: "o",
    takes: .file("FILE"),
    help: "write to a file instead of printing",
  )
  static let app = ToolOption(
    "app",
    takes: .text("ID"),
    isRepeated: true,
    help: "an Apple app, as team identifier, dot, bundle identifier",
  )
}
