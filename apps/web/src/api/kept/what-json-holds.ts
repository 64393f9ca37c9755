/** Whether a value comes back from JSON as it was: a map or a date would come back as something else. */
export function isWhatJsonHolds(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function' && typeof value !== 'bigint'
  if (Array.isArray(value)) return value.every(isWhatJsonHolds)
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isWhatJsonHolds)
}
