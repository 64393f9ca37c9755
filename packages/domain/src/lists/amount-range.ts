/** Amounts from the first to the last, both included; either end may be open. Grams or cents: what is asked says which. */
export type AmountRange = { from: number | null; to: number | null }

/** As the address of a list says it: `1000..4000`, `4000..`, `..400`. */
export const AMOUNT_RANGE = /^\d{0,9}\.\.\d{0,9}$/

/** Nothing of what names no end, or ends before it begins. */
export function readAmountRange(text: string): AmountRange | null {
  if (!AMOUNT_RANGE.test(text)) return null
  const [from = null, to = null] = text.split('..').map((end) => (end === '' ? null : Number(end)))
  if (from === null && to === null) return null
  return from !== null && to !== null && to < from ? null : { from, to }
}

export const writeAmountRange = ({ from, to }: AmountRange): string => `${from ?? ''}..${to ?? ''}`
