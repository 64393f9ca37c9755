// The things of a mail: names, how many, and the amounts beside them, before it is known which is the price.
import { isAttribute, isName, isOrderNumber, nameOf } from './item-names.ts'
import type { MailRow } from './mail-rows.ts'
import { moneyKindOf } from './money-words.ts'
import { countedOf } from './quantities.ts'

export type ItemLine = {
  name: string
  quantity: number
  /** Positive, as they are printed; the price of one, of all, or one that was struck. */
  amountsInCents: number[]
  isEach: boolean
  /** Its quantity is said; else it is taken for one. */
  isCounted: boolean
}

/** `isClosed`: its quantity was said; `isWhole`: on the row of its name, so that what follows is its colour or size; `isStale`: of the heading. */
type Open = { lines: string[]; quantity: number | null; isClosed: boolean; isWhole: boolean; isStale: boolean }
const nothing = (): Open => ({ lines: [], quantity: null, isClosed: false, isWhole: false, isStale: false })

/** Reads row by row: words gather into a name until an amount, or the next thing's words, ends it. */
export function itemLinesOf(rows: readonly MailRow[]): ItemLine[] {
  const items: ItemLine[] = []
  let open = nothing()

  const finish = (amountsInCents: number[], isEach: boolean, name = nameOf(open.lines)) => {
    const isCounted = open.quantity !== null
    if (name) items.push({ name, quantity: open.quantity ?? 1, amountsInCents, isEach, isCounted })
    open = nothing()
  }
  const addName = (name: string, isApart: boolean) => {
    if (open.isWhole && !isApart) return
    if (open.isClosed) finish([], false)
    else if ((isApart || open.isStale) && open.quantity === null) open = nothing()
    open.lines.push(name)
  }

  for (const { words, label, amountsInCents, isApart } of rows) {
    const { quantity, isEach, name } = countedOf(words)
    const amounts = amountsInCents.filter((amount) => amount > 0)
    const last = items.at(-1)
    if (moneyKindOf(label) !== null && !isAttribute(name)) {
      if (amountsInCents.length > 0) open = nothing()
      continue
    }
    if (isOrderNumber(label)) {
      open.isStale = true
      continue
    }
    if (isName(name)) addName(name, isApart || amounts.length > 0 || quantity !== null)
    if (quantity !== null) {
      open.isWhole = isName(name)
      if (open.lines.length > 0) open.quantity ??= quantity
      else if (last && !last.isCounted) Object.assign(last, { quantity, isCounted: true })
      open.isClosed = open.lines.length > 0
    } else if (name !== '' && !isName(name) && !isAttribute(name) && amounts.length === 0) {
      if (open.isClosed) finish([], false)
      open = nothing()
    }
    if (amounts.length === 0) continue
    if (open.lines.length > 0) finish(amounts, isEach)
    else last?.amountsInCents.push(...amounts)
  }
  if (open.isClosed) finish([], false)
  return items
}
