const ADULT_AGE_IN_YEARS = 18

/** The last birth date that an adult can have today. */
export function latestAdultBirthDate(today = new Date()): string {
  const latest = new Date(today)
  latest.setUTCFullYear(today.getUTCFullYear() - ADULT_AGE_IN_YEARS)
  return latest.toISOString().slice(0, 10)
}
