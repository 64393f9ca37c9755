// The lines of the sum: where they stand in a mail and what they say.
import type { MailRow } from './mail-rows.ts'
import { isFree, type MoneyKind, moneyKindOf } from './money-words.ts'

type Entry = { kind: MoneyKind; inCents: number; row: number }

export type Totals = {
  /** Of the rows, where the sum begins and ends; the items stand before it. */
  start: number
  end: number
  /** Of the whole mail: one that is not what the things come to speaks against them. */
  subtotalsInCents: number[]
  shippingInCents: number
  taxInCents: number
  discountInCents: number
  giftCardInCents: number
  /** Printed in the sum as what it comes to, the first first. */
  totalsInCents: number[]
  /** Another sum of the same mail comes to something else. */
  hasOtherTotals: boolean
}

/** @returns null where a mail says no total. */
export function totalsOf(rows: readonly MailRow[]): Totals | null {
  const entries = entriesOf(rows)
  const groups = groupsOf(entries, rows).filter((group) => group.some(({ kind }) => kind === 'total'))
  const best = groups.toSorted((one, other) => partsOf(other) - partsOf(one))[0]
  if (!best) return null
  const sumOf = (kind: MoneyKind) => best.filter((entry) => entry.kind === kind).map(({ inCents }) => inCents)
  const totalsInCents = [...new Set(sumOf('total'))]
  const others = entries.filter((entry) => entry.kind === 'total' && !best.includes(entry))
  return {
    start: best[0]?.row ?? 0,
    end: best.at(-1)?.row ?? 0,
    subtotalsInCents: entries.filter(({ kind }) => kind === 'subtotal').map(({ inCents }) => inCents),
    shippingInCents: added(sumOf('shipping')),
    taxInCents: added(sumOf('tax')),
    discountInCents: added(sumOf('discount').map(Math.abs)),
    giftCardInCents: added(sumOf('giftCard').map(Math.abs)),
    totalsInCents,
    hasOtherTotals: others.some(({ inCents }) => !totalsInCents.includes(inCents)),
  }
}

const added = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)
const partsOf = (group: readonly Entry[]): number => group.filter(({ kind }) => kind !== 'payment' && kind !== 'remark').length

/** Words and amounts of a row, or words under each other with as many amounts under them, as flattened columns are. */
function entriesOf(rows: readonly MailRow[]): Entry[] {
  const entries: Entry[] = []
  let waiting: Omit<Entry, 'inCents'>[] = []
  let bare: number[] = []
  const settle = () => {
    if (waiting.length === bare.length) entries.push(...waiting.map((one, index) => ({ ...one, inCents: bare[index] ?? 0 })))
    waiting = []
    bare = []
  }
  for (const [row, { label, amountsInCents, text }] of rows.entries()) {
    const amount = amountsInCents.at(-1)
    const isWordless = label === '' || /^(?:usd|free|gratis)$/i.test(label)
    if (isWordless && waiting.length > 0) {
      bare.push(amount ?? 0)
      if (bare.length === waiting.length) settle()
      continue
    }
    const kind = moneyKindOf(label)
    if (bare.length > 0 || (waiting.length > 0 && kind === null)) settle()
    if (kind === null) continue
    if (amount !== undefined) entries.push({ kind, inCents: amount, row })
    else if (kind === 'shipping' && isFree(text) && text.length < 40) entries.push({ kind, inCents: 0, row })
    else waiting.push({ kind, row })
  }
  settle()
  return entries.toSorted((one, other) => one.row - other.row)
}

/** Between two lines of one sum stand few rows, and none with an amount of its own. */
function groupsOf(entries: readonly Entry[], rows: readonly MailRow[]): Entry[][] {
  const groups: Entry[][] = []
  const taken = new Set(entries.map(({ row }) => row))
  for (const entry of entries) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const between = last ? rows.slice(last.row + 1, entry.row).filter((_, index) => !taken.has(last.row + 1 + index)) : []
    const isNear =
      last && between.length <= 3 && between.every(({ amountsInCents, label }) => amountsInCents.length === 0 || label === '')
    if (group && isNear) group.push(entry)
    else groups.push([entry])
  }
  return groups
}
