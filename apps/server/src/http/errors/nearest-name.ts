// The name that was probably meant by one that is not known.

/** One error for every three letters, so that a short word is not taken for another. */
const LETTERS_FOR_AN_ERROR = 3
const LONGEST_NAME = 40

/** Undefined where none resembles it. Case, signs between words and brackets (`status[]`) do not count. */
export function nearestName(typed: string, known: readonly string[]): string | undefined {
  const plain = plainName(typed)
  if (plain === '' || typed.length > LONGEST_NAME) return undefined
  const mostFor = (name: string) => Math.floor(Math.min(plain.length, name.length) / LETTERS_FOR_AN_ERROR)
  const [nearest] = known
    .map((name) => ({ name, errors: errorsBetween(plain, plainName(name)) }))
    .filter(({ name, errors }) => errors <= mostFor(name))
    .sort((one, other) => one.errors - other.errors)
  return nearest?.name
}

const plainName = (name: string): string =>
  name
    .replace(/\[\w*\]$/, '')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toLowerCase()

/** Letters that are missing, too many, wrong, or swapped with the next one (optimal string alignment). */
function errorsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const at = (back: number, left: number) => rows[row - back]?.[column - left] ?? Number.POSITIVE_INFINITY
      const steps = [at(1, 0) + 1, (current[column - 1] ?? 0) + 1, at(1, 1) + (isSame ? 0 : 1)]
      current.push(Math.min(...steps, isSwapped ? at(2, 2) + 1 : Number.POSITIVE_INFINITY))
    }
    rows.push(current)
  }
  return rows.at(-1)?.at(-1) ?? 0
}
