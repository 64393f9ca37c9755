// Whom people are offered for a line that is not ready, and what speaks for each.
import type { Cents } from '../rules/money.ts'
import { combinationsOf, type OpenBill } from './bill-combinations.ts'
import type { Known, Mark } from './statement-facts.ts'

/** What speaks for a client: a mark in the words, the amount of one bill or of several, that of all of them, two parts of the name. */
export const SPEAKS_FOR = ['bill', 'proof', 'casillero', 'identification', 'amount', 'total', 'name'] as const
export type SpeaksFor = (typeof SPEAKS_FOR)[number]

/** `bills`: those that the amount pays exactly; none where the oldest are paid first. */
export type Candidate = { clientId: string; speaks: SpeaksFor[]; bills: OpenBill[] }

export const MOST_CANDIDATES = 5
const WEIGHT: Record<SpeaksFor, number> = { bill: 8, proof: 8, casillero: 6, identification: 6, amount: 4, total: 3, name: 3 }
/** One name is shared by many. */
const FEWEST_PARTS_OF_NAME = 2
const MOST_NAMESAKES = 300

type Said = { amountInCents: Cents; runs: readonly string[]; marks: readonly Mark[] }

export function candidatesFor({ amountInCents, runs, marks }: Said, known: Known): Candidate[] {
  const speaks = new Map<string, Set<SpeaksFor>>()
  const say = (clientId: string, what: SpeaksFor) => {
    if (!known.closed.has(clientId)) speaks.set(clientId, (speaks.get(clientId) ?? new Set()).add(what))
  }
  for (const { clientId, kind } of marks) say(clientId, kind)
  for (const clientId of named(runs, known)) say(clientId, 'name')
  for (const clientId of known.byDue.get(amountInCents) ?? []) say(clientId, 'amount')
  for (const clientId of known.byTotal.get(amountInCents) ?? []) say(clientId, 'total')
  const likeliest = [...speaks]
    .map(([clientId, what]) => ({ clientId, what, weight: [...what].reduce((total, one) => total + WEIGHT[one], 0) }))
    .toSorted((one, other) => other.weight - one.weight || (one.clientId < other.clientId ? -1 : 1))
    .slice(0, MOST_CANDIDATES)
  return likeliest.map(({ clientId, what }) => {
    const bills = paidBy(amountInCents, clientId, marks, known)
    const said = bills.length > 0 && !what.has('total') ? what.add('amount') : what
    return { clientId, speaks: SPEAKS_FOR.filter((one) => said.has(one)), bills }
  })
}

/** Whoever has two parts of their name in the words; a part that very many share tells nobody apart. */
function named(runs: readonly string[], { byName }: Known): string[] {
  const parts = new Map<string, number>()
  for (const run of new Set(runs)) {
    const namesakes = byName.get(run)
    if (!namesakes || namesakes.size > MOST_NAMESAKES) continue
    for (const clientId of namesakes) parts.set(clientId, (parts.get(clientId) ?? 0) + 1)
  }
  return [...parts].filter(([, count]) => count >= FEWEST_PARTS_OF_NAME).map(([clientId]) => clientId)
}

/** Bills that are named and come to the amount, else the only combination that does. */
function paidBy(amountInCents: Cents, clientId: string, marks: readonly Mark[], { billsOf }: Known): OpenBill[] {
  const open = billsOf.get(clientId) ?? []
  const namedIds = new Set(marks.filter((mark) => mark.clientId === clientId).map(({ billId }) => billId))
  const namedBills = open.filter(({ id }) => namedIds.has(id))
  const namedInCents = namedBills.reduce((total, { dueInCents }) => total + dueInCents, 0)
  if (namedBills.length > 0 && namedInCents === amountInCents) return namedBills
  const { found, isComplete } = combinationsOf(open, amountInCents)
  const [only] = found
  return only && found.length === 1 && isComplete ? only : []
}
