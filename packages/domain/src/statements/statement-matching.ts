// Whose money a line of a bank's statement is. A line is ready only where nothing else can be meant; people decide on the rest.
import type { Cents } from '../rules/money.ts'
import { combinationsOf, type OpenBill } from './bill-combinations.ts'
import { type Candidate, candidatesFor } from './statement-candidates.ts'
import { type Known, knownOf, type StatementFacts } from './statement-facts.ts'
import { runsOf, spokenIn } from './statement-marks.ts'

/** Money that came; `words` are its reference and its text. */
export type StatementLine = { id: string; amountInCents: Cents; words: string }

/** Why a line is not ready, the first that holds. */
export const UNREADY_REASONS = [
  'nobodyNamed',
  'severalNamed',
  'clientClosed',
  'billSettled',
  'amountDiffers',
  'severalCombinations',
  'otherBillNamed',
  'claimedTwice',
] as const
export type UnreadyReason = (typeof UNREADY_REASONS)[number]

export type LineMatch = {
  lineId: string
  /** The client and exactly the bills that it pays. */
  ready: { clientId: string; bills: OpenBill[] } | null
  because: UnreadyReason | null
  /** Bills named in it that nobody waits for any more: paid or voided. */
  settled: string[]
  /** The likeliest first, at most five. */
  candidates: Candidate[]
}

/**
 * A line is ready only if its amount is exactly one combination of at most six open bills of one client, and a bill's number, the casillero,
 * the identification or a receipt's reference of that client is in its words, and nothing in it names anybody else or another bill. A name,
 * or an amount, makes no line ready. Two lines that would pay the same bill are both left to people.
 */
export function matchLines(lines: readonly StatementLine[], facts: StatementFacts): LineMatch[] {
  const known = knownOf(facts)
  const matches = lines.map((line) => matchOf(line, known))
  const claims = new Map<string, number>()
  for (const { ready } of matches) for (const { id } of ready?.bills ?? []) claims.set(id, (claims.get(id) ?? 0) + 1)
  return matches.map((match) =>
    match.ready?.bills.some(({ id }) => (claims.get(id) ?? 0) > 1) ? { ...match, ready: null, because: 'claimedTwice' } : match,
  )
}

function matchOf({ id: lineId, amountInCents, words }: StatementLine, known: Known): LineMatch {
  const spoken = spokenIn(words)
  const marks = [...spoken].flatMap((mark) => known.marks.get(mark) ?? [])
  const settled = [...spoken].flatMap((mark) => known.settled.get(mark)?.code ?? [])
  const candidates = candidatesFor({ amountInCents, runs: runsOf(words), marks }, known)
  const decided = decide(amountInCents, { marks, settled, spoken }, known)
  return { lineId, settled, candidates, ...decided }
}

type Said = {
  marks: readonly { clientId: string; billId: string | null }[]
  settled: readonly string[]
  spoken: ReadonlySet<string>
}

function decide(amountInCents: Cents, { marks, settled, spoken }: Said, known: Known): Pick<LineMatch, 'ready' | 'because'> {
  const isNot = (because: UnreadyReason) => ({ ready: null, because })
  const settledOf = [...spoken].flatMap((mark) => known.settled.get(mark)?.clientId ?? [])
  const named = new Set([...marks.map(({ clientId }) => clientId), ...settledOf])
  const [clientId] = named
  if (clientId === undefined) return isNot('nobodyNamed')
  if (named.size > 1) return isNot('severalNamed')
  if (known.closed.has(clientId)) return isNot('clientClosed')
  if (settled.length > 0) return isNot('billSettled')
  const { found, isComplete } = combinationsOf(known.billsOf.get(clientId) ?? [], amountInCents)
  const [bills] = found
  if (!bills) return isNot('amountDiffers')
  if (found.length > 1 || !isComplete) return isNot('severalCombinations')
  const paid = new Set(bills.map(({ id }) => id))
  if (marks.some(({ billId }) => billId !== null && !paid.has(billId))) return isNot('otherBillNamed')
  return { ready: { clientId, bills }, because: null }
}
