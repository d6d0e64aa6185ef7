/// A day of the Gregorian calendar, carried back to the year 1 as ISO 8601 has it.
///
/// ```swift
/// CalendarDay(year: 2026, month: 2, day: 30)            // nil: there is no such day
/// CalendarDay(year: 1970, month: 1, day: 2)?.number     // 1
/// ```
///
/// Foundation's own reader takes a thirtieth of February for the second of March, and what stands
/// behind a date for nothing; a link must say what it means.
package struct CalendarDay: Hashable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int

  /// Makes a day, or returns nil where the calendar has none.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9_999).contains(year), (1...12).contains(month),
      day >= 1, day <= Self.length(ofMonth: month, year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that many days from the first of January 1970; between the years 1 and 9999.
  package init?(number: Int) {
    guard (-719_162...2_932_896).contains(number) else { return nil }
    // Years are counted from March, so that the odd day of February is the last one.
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
      month: month,
      day: dayOfYear - (153 * marchMonth + 2) / 5 + 1
    )
  }

  /// The number of days since the first of January 1970.
  package var number: Int {
    let year = month <= 2 ? self.year - 1 : self.year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private static func length(ofMonth month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
