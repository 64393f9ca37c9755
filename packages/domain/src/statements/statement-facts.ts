// What is known of clients when a statement is matched, once for all of its lines.
import { type Cents, sum } from '../rules/money.ts'
import type { OpenBill } from './bill-combinations.ts'
import { isTelling, markOf, runsOf } from './statement-marks.ts'

export type StatementFacts = {
  clients: readonly { id: string; name: string; casilleroCode: string | null; identification: string; isClosed: boolean }[]
  /** The oldest of each client first. */
  openBills: readonly (OpenBill & { clientId: string })[]
  /** Bills that a line names and nobody waits for: paid, or voided. */
  settledBills: readonly { code: string; clientId: string }[]
  /** Of receipts that wait to be reviewed. */
  proofs: readonly { clientId: string; reference: string }[]
}

export type MarkKind = 'bill' | 'casillero' | 'identification' | 'proof'
export type Mark = { kind: MarkKind; clientId: string; billId: string | null }

export type Known = {
  marks: ReadonlyMap<string, readonly Mark[]>
  settled: ReadonlyMap<string, { code: string; clientId: string }>
  closed: ReadonlySet<string>
  billsOf: ReadonlyMap<string, readonly OpenBill[]>
  /** Clients of whom one bill, or all of them together, is this amount. */
  byDue: ReadonlyMap<Cents, ReadonlySet<string>>
  byTotal: ReadonlyMap<Cents, ReadonlySet<string>>
  /** Clients by each part of their name. */
  byName: ReadonlyMap<string, ReadonlySet<string>>
}

/** Shorter parts of a name (de, la, y) say nothing. */
const SHORTEST_NAME = 3

export function knownOf({ clients, openBills, settledBills, proofs }: StatementFacts): Known {
  const billsOf = Map.groupBy(openBills, ({ clientId }) => clientId)
  const marks = new Map<string, Mark[]>()
  const mark = (text: string, one: Mark) => push(marks, markOf(text), one)
  for (const { id, casilleroCode, identification } of clients) {
    if (casilleroCode) mark(casilleroCode, { kind: 'casillero', clientId: id, billId: null })
    if (isTelling(markOf(identification))) mark(identification, { kind: 'identification', clientId: id, billId: null })
  }
  for (const { id, code, clientId } of openBills) mark(code, { kind: 'bill', clientId, billId: id })
  for (const { clientId, reference } of proofs)
    if (isTelling(markOf(reference))) mark(reference, { kind: 'proof', clientId, billId: null })
  const byDue = new Map<Cents, Set<string>>()
  for (const { clientId, dueInCents } of openBills) include(byDue, dueInCents, clientId)
  const byTotal = new Map<Cents, Set<string>>()
  for (const [clientId, bills] of billsOf) include(byTotal, sum(bills.map(({ dueInCents }) => dueInCents)), clientId)
  const byName = new Map<string, Set<string>>()
  for (const { id, name } of clients) for (const part of namePartsOf(name)) include(byName, part, id)
  return {
    marks,
    settled: new Map(settledBills.map((bill) => [markOf(bill.code), bill])),
    closed: new Set(clients.filter(({ isClosed }) => isClosed).map(({ id }) => id)),
    ...{ billsOf, byDue, byTotal, byName },
  }
}

const namePartsOf = (name: string): string[] => [...new Set(runsOf(name).filter((part) => part.length >= SHORTEST_NAME))]

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}

function include<Key>(map: Map<Key, Set<string>>, key: Key, value: string): void {
  const known = map.get(key)
  if (known) known.add(value)
  else map.set(key, new Set([value]))
}
