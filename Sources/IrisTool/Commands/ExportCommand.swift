import Iris

extension ToolCommand {
  /// What a platform wants to know before it opens an app's links.
  private enum Format: String, CaseIterable {
    case associationFile = "apple-app-site-association"
    case infoPlist = "info-plist"
    case associatedDomains = "associated-domains"
    case intentFilters = "android-intent-filters"
    case assetLinks = "android-assetlinks"
  }

  static let export = ToolCommand(
    "export",
    summary: "write what the platforms need to open the links",
    discussion: """
      Writes one of the files by which an app claims its links, drawn up from the table:
      apple-app-site-association goes to https://HOST/.well-known/ of every host and needs --app; \
      info-plist holds the custom schemes for Info.plist; associated-domains is the entitlement that \
      names the hosts; android-intent-filters goes into the activity of AndroidManifest.xml; \
      android-assetlinks goes to https://HOST/.well-known/assetlinks.json and needs --package and \
      --fingerprint.
      The association file claims every link the table prints, and as little else as its patterns can \
      say: its routes stand from deep to shallow with exclusions between. What cannot be said is \
      told on standard error.
      """,
    arguments: [
      ToolArgument(.choice("FORMAT", Format.allCases.map(\.rawValue)), help: "what to write")
    ],
    options: [
      .app,
      ToolOption("package", takes: .text("NAME"), help: "the Android app's package name"),
      ToolOption(
        "fingerprint",
        takes: .text("SHA256"),
        isRepeated: true,
        help: "the fingerprint of a certificate that signs the Android app",
      ),
      .output,
    ],
    examples: [
      "export apple-app-site-association --app ABCDE12345.com.example.app",
      "export android-intent-filters",
      "export info-plist --json",
    ],
  ) { invocation throws(ToolFailure) in
    guard let format = invocation.argument(0).flatMap(Format.init) else { return .usage }
    let table = invocation.table
    let text: String
    switch format {
    case .associationFile: text = try associationFile(invocation)
    case .infoPlist:
      try require(table.schemes, "custom scheme")
      text =
        invocation.wantsJSON
        ? JSONValue.object(["schemes": .strings(table.schemes)]).formatted()
        : PropertyLists.urlTypes(name: invocation.toolName, schemes: table.schemes)
    case .associatedDomains:
      try require(table.hosts, "web host")
      text =
        invocation.wantsJSON
        ? JSONValue.object(["hosts": .strings(table.hosts)]).formatted()
        : PropertyLists.associatedDomains(hosts: table.hosts)
    case .intentFilters:
      try require(table.schemes + table.hosts, "scheme or host")
      let filters = AndroidIntentFilters(
        routes: table.routes,
        schemes: table.schemes,
        hosts: table.hosts,
      )
      text = invocation.wantsJSON ? filters.json.formatted() : filters.xml
    case .assetLinks: text = try assetLinks(invocation)
    }
    try ToolFiles.write(text, to: invocation.option("output"), console: invocation.console)
    return .success
  }

  private static func require(_ origins: [String], _ what: String) throws(ToolFailure) {
    if origins.isEmpty {
      throw ToolFailure("the table has no \(what); add one to its origins")
    }
  }

  private static func associationFile(_ invocation: ToolInvocation) throws(ToolFailure) -> String {
    let apps = invocation.options("app")
    if apps.isEmpty {
      throw ToolFailure("--app is missing; write --app ABCDE12345.com.example.app")
    }
    try require(invocation.table.hosts, "web host")
    let export = AssociationExport(routes: invocation.table.routes, apps: apps)
    for finding in export.findings + export.file.lint() {
      invocation.console.writeError("\(finding)\n")
    }
    return export.file.json
  }

  private static func assetLinks(_ invocation: ToolInvocation) throws(ToolFailure) -> String {
    guard let package = invocation.option("package") else {
      throw ToolFailure("--package is missing; write --package com.example.app")
    }
    let fingerprints = invocation.options("fingerprint")
    if fingerprints.isEmpty {
      throw ToolFailure("--fingerprint is missing; take the SHA256 line of keytool")
    }
    do throws(AssetLinks.Failure) {
      return try AssetLinks(package: package, fingerprints: fingerprints).json.formatted()
    } catch {
      throw ToolFailure(error.description)
    }
  }
}
