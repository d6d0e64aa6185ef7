/// The property lists by which an app claims its custom schemes and its hosts on Apple's systems.
package enum PropertyLists {
  /// The `Info.plist` entry for custom schemes.
  package static func urlTypes(name: String, schemes: [String]) -> String {
    document(
      """
      <dict>
        <key>CFBundleURLTypes</key>
        <array>
          <dict>
            <key>CFBundleTypeRole</key>
            <string>Viewer</string>
            <key>CFBundleURLName</key>
            <string>\(name.escapedForMarkup)</string>
            <key>CFBundleURLSchemes</key>
            <array>
      \(strings(schemes, indentation: "        "))
            </array>
          </dict>
        </array>
      </dict>
      """
    )
  }

  /// The entitlement for hosts, one `applinks:` service each.
  package static func associatedDomains(hosts: [String]) -> String {
    document(
      """
      <dict>
        <key>com.apple.developer.associated-domains</key>
        <array>
      \(strings(hosts.map { "applinks:" + $0 }, indentation: "    "))
        </array>
      </dict>
      """
    )
  }

  private static func strings(_ texts: [String], indentation: String) -> String {
    texts.map { "\(indentation)<string>\($0.escapedForMarkup)</string>" }
      .joined(separator: "\n")
  }

  private static func document(_ dictionary: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(dictionary)
    </plist>

    """
  }
}
