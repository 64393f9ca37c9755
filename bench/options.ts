// What to measure, as the environment says.
const DEFAULT_SIZES = '10000'
const DEFAULT_ROUNDS = 5

/**
 * SIZES: how many orders. ROUNDS: how often both sides take their turn.
 * ONLY: names of calls, growth, lists, start, statements, sign-in, proposal. KEEP: with
 * TEST_DATABASE_URL, the filled databases stay, and the next run takes them as they are.
 */
export function readOptions({ SIZES, ROUNDS, ONLY, KEEP, TEST_DATABASE_URL }: Record<string, string | undefined>) {
  const only = ONLY?.split(',').map((name) => name.trim())
  if (KEEP && !TEST_DATABASE_URL) throw new Error('KEEP needs TEST_DATABASE_URL: a cluster of the run itself ends with it')
  return {
    isKept: Boolean(KEEP),
    sizes: numbers('SIZES', SIZES ?? DEFAULT_SIZES),
    rounds: numbers('ROUNDS', ROUNDS ?? String(DEFAULT_ROUNDS))[0] ?? DEFAULT_ROUNDS,
    isWanted: (name: string): boolean => only === undefined || only.includes(name),
  }
}

function numbers(variable: string, text: string): number[] {
  const given = text.split(',').map(Number)
  if (given.every((number) => Number.isInteger(number) && number > 0)) return given
  throw new Error(`${variable} must be whole numbers above 0, separated by commas`)
}
