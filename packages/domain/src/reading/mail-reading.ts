// What a mail or an invoice of a store says. Sure only where the sum comes out to the cent (docs/decisions/0165).
import { namesAnotherCurrency } from './amounts.ts'
import { itemLinesOf } from './item-lines.ts'
import { pricedWays, type ReadItem, valueOfRead } from './item-prices.ts'
import { readLink } from './link-reading.ts'
import { plainLines, rowsOf } from './mail-rows.ts'
import { orderNumbersOf } from './order-numbers.ts'
import { storeOf } from './stores.ts'
import { type Totals, totalsOf } from './totals.ts'
import { trackingNumbersOf } from './tracking-numbers.ts'

/** Why a reading is to be looked at before it is used. */
export const READING_DOUBTS = [
  'sumDoesNotAddUp',
  'noTotal',
  'noItems',
  'noPrices',
  'otherCurrency',
  'severalOrders',
  'refund',
  'nothingReadable',
] as const
export type ReadingDoubt = (typeof READING_DOUBTS)[number]

export type MailReading = {
  store: string
  /** As the store writes it; empty where none was found. */
  orderNumber: string
  trackings: string[]
  items: ReadItem[]
  shippingInCents: number | null
  taxInCents: number | null
  discountInCents: number | null
  totalInCents: number | null
  /** Items + shipping + tax − discount = total, to the cent, and nothing speaks against it. */
  isSure: boolean
  doubts: ReadingDoubt[]
}

/** More is no mail of a store: what is behind is not read. */
const LONGEST_TEXT = 400_000
const MOST_ITEMS = 50
const REFUND =
  /\brefund (?:total|subtotal|summary|amount|issued|has been|confirmation)\b|\b(?:your|total|processed|issued)(?: a| your)? refund\b|\bwe(?:'ve| have) refunded\b|\breembolso (?:total|de|emitido|procesado)\b|\btu reembolso\b/i

/** Pure: the same text reads the same, in time that grows with its length alone. */
export function readMail({ text, from = '' }: { text: string; from?: string | undefined }): MailReading {
  const link = readLink(text)
  if (link) return { ...nothingRead('noPrices'), store: link.store, items: namedAlone(link.name) }
  const read = text.slice(0, LONGEST_TEXT)
  const lines = plainLines(read)
  const rows = rowsOf(read)
  const totals = totalsOf(rows)
  const orderNumbers = orderNumbersOf(lines.join('\n'))
  const itemLines = itemLinesOf(totals ? rows.slice(0, totals.start) : rows)
  const ways = pricedWays(itemLines.slice(0, MOST_ITEMS))
  const right = totals ? ways.flatMap((items) => settled(items, totals) ?? []) : []
  const [only] = right
  const items = only?.items ?? ways[0] ?? []
  const doubts = doubtsOf({
    items,
    totals,
    orderNumbers,
    isRight: right.length === 1 && itemLines.length <= MOST_ITEMS,
    text: read,
  })
  return {
    store: storeOf(from, lines),
    orderNumber: orderNumbers[0] ?? '',
    trackings: trackingNumbersOf(lines),
    items,
    shippingInCents: totals?.shippingInCents ?? null,
    taxInCents: totals?.taxInCents ?? null,
    discountInCents: only?.discountInCents ?? totals?.discountInCents ?? null,
    totalInCents: only?.totalInCents ?? totals?.totalsInCents[0] ?? null,
    isSure: doubts.length === 0,
    doubts,
  }
}

export const nothingRead = (doubt: ReadingDoubt): MailReading => ({
  ...{ store: '', orderNumber: '', trackings: [], items: [] },
  ...{ shippingInCents: null, taxInCents: null, discountInCents: null, totalInCents: null },
  ...{ isSure: false, doubts: [doubt] },
})

const namedAlone = (name: string): ReadItem[] => (name ? [{ name, quantity: 1, unitPriceInCents: null }] : [])

type Settled = { items: ReadItem[]; discountInCents: number; totalInCents: number }

/** A gift card is a payment; where the total is what remains after it, it counts as a discount. Null where nothing comes out. */
function settled(items: ReadItem[], totals: Totals): Settled | null {
  const value = valueOfRead(items)
  if (value === null || value === 0) return null
  const { shippingInCents, taxInCents, subtotalsInCents, giftCardInCents, totalsInCents } = totals
  for (const discountInCents of [totals.discountInCents, totals.discountInCents + giftCardInCents]) {
    const sum = value + shippingInCents + taxInCents - discountInCents
    const agrees = subtotalsInCents.every((subtotal) => subtotal === value || subtotal === value - totals.discountInCents)
    if (agrees && sum > 0 && totalsInCents.includes(sum)) return { items, discountInCents, totalInCents: sum }
  }
  return null
}

type Found = { items: ReadItem[]; totals: Totals | null; orderNumbers: string[]; isRight: boolean; text: string }

function doubtsOf({ items, totals, orderNumbers, isRight, text }: Found): ReadingDoubt[] {
  const hasPrices = items.some(({ unitPriceInCents }) => unitPriceInCents !== null)
  const doubts: [ReadingDoubt, boolean][] = [
    ['refund', REFUND.test(text)],
    ['otherCurrency', namesAnotherCurrency(text)],
    ['severalOrders', orderNumbers.length > 1],
    ['noItems', items.length === 0],
    ['noPrices', items.length > 0 && !hasPrices],
    ['noTotal', totals === null],
    ['sumDoesNotAddUp', totals !== null && hasPrices && (!isRight || totals.hasOtherTotals)],
  ]
  return doubts.flatMap(([doubt, applies]) => (applies ? [doubt] : []))
}
