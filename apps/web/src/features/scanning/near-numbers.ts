/** Fewer signs than this are in common by chance. */
const LEAST_IN_COMMON = 8

/** Known numbers that this may have been: a part was not read, something was typed before it, or one sign is another. */
export function nearNumbers(scanned: readonly string[], known: readonly string[]): string[] {
  return [...new Set(known)].filter((number) => scanned.some((text) => isNear(text, number)))
}

/** The halves of a number, one of which stands where a single sign is wrong; none of what is too short to compare. */
export function halvesOf(number: string): string[] {
  if (number.length < LEAST_IN_COMMON) return []
  const middle = Math.floor(number.length / 2)
  return [number.slice(0, middle), number.slice(middle)]
}

function isNear(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one]
  if (shorter === longer || shorter.length < LEAST_IN_COMMON) return false
  return longer.endsWith(shorter) || longer.startsWith(shorter) || isOneSignApart(shorter, longer)
}

/** One sign is another, or missing. */
function isOneSignApart(shorter: string, longer: string): boolean {
  const missing = longer.length - shorter.length
  if (missing > 1) return false
  const differsAt = [...shorter].findIndex((sign, position) => sign !== longer[position])
  return differsAt === -1 || shorter.slice(differsAt + 1 - missing) === longer.slice(differsAt + 1)
}
