/// What delivering and applying costs: the broadcaster's and the coordinator's throughput.
///
/// Rows come here with the rooms they measure.
enum DeliveryGroups {
  static func all() -> [Group] { [] }
}
