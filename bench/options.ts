// What to measure, as the environment says.
const DEFAULT_SIZES = '10000'
const DEFAULT_ROUNDS = 5

/** SIZES: how many orders. ROUNDS: how often both sides take their turn. ONLY: names of calls, growth, sign-in, proposal. */
export function readOptions({ SIZES, ROUNDS, ONLY }: Record<string, string | undefined>) {
  const only = ONLY?.split(',').map((name) => name.trim())
  return {
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
