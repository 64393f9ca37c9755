// What in the words of a bank's line names a client: numbers that the house or the state gave, whole and nothing else.

/** Codes may be written in up to so many runs of letters and digits: `VTA - 000123`, `TRX 2026 11 0098`. */
const MOST_RUNS = 4
/** Shorter identifications and references are numbers that a bank writes for other reasons. */
const SHORTEST_NUMBER = 5

/** Runs of letters and digits, in upper case and without accents. */
export const runsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .match(/[A-Z0-9]+/g) ?? []

/** How a code is compared: without signs, and without zeros between its letters and its digits. */
export const markOf = (code: string): string => shortened(runsOf(code).join(''))

const shortened = (run: string): string => run.replace(/^([A-Z]+)0+(?=\d)/, '$1')
const isNumber = (run: string): boolean => /^\d+$/.test(run)

/** All that a line says which may be a mark. Digits that only stand beside each other are no number: `1712 345678` is none. */
export function spokenIn(text: string): Set<string> {
  const runs = runsOf(text)
  const spoken = new Set<string>()
  runs.forEach((first, index) => {
    let joined = first
    spoken.add(shortened(joined))
    for (const next of runs.slice(index + 1, index + MOST_RUNS)) {
      joined += next
      if (!isNumber(joined)) spoken.add(shortened(joined))
    }
  })
  return spoken
}

/** Whether an identification or a client's own reference is long enough, and has digits enough, to name anybody. */
export const isTelling = (mark: string): boolean => mark.length >= SHORTEST_NUMBER && (mark.match(/\d/g) ?? []).length >= 3
