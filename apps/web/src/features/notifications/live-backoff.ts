const FIRST_IN_MILLISECONDS = 2_000
const LONGEST_IN_MILLISECONDS = 60_000

/** How long to wait before the next attempt: twice as long after each that failed, and never all browsers at once. */
export function backoffInMilliseconds(failures: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_IN_MILLISECONDS, FIRST_IN_MILLISECONDS * 2 ** Math.max(0, failures - 1))
  return Math.round(longest * (0.5 + random() / 2))
}
