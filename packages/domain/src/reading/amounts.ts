// Amounts of money as stores write them: $1,234.50, US$ 12,60, 59.99 USD, -$5.00, ($5.00), and in tables bare 129.00.

export type FoundAmount = { inCents: number; start: number; end: number }

const AMOUNT =
  /([-−–(]\s?)?(US\s?\$|USD\s?\$?|\$)?\s?([-−]?)(?<![\w.,/])(\d{1,3}(?:[.,]\d{3})+|\d{1,7})([.,]\d{2})?(?![\w"%-]|\/\d|[.,]\d)(\s?USD)?/giu
const UNIT_OF_MEASURE = /^\s?(?:kg|g|lbs?|oz|in|cm|mm|m|ml|l|ft|gb|tb|mah|w|v|hz|pulgadas?)\b/iu

/** Every amount of a line, in cents; what it owes is negative. A number is one where it has a sign or a code of dollars, or cents. */
export function amountsOf(line: string): FoundAmount[] {
  const found: FoundAmount[] = []
  for (const match of line.matchAll(AMOUNT)) {
    const [text, before = '', sign, inner, whole = '', cents = '', code] = match
    const end = match.index + text.length
    const isMoney = sign || code || (cents && !UNIT_OF_MEASURE.test(line.slice(end)))
    if (!isMoney) continue
    const inCents = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(cents.slice(1) || 0)
    const isOwed = /[-−–]/.test(before) || inner !== '' || (before.startsWith('(') && line[end] === ')')
    found.push({ inCents: isOwed ? -inCents : inCents, start: match.index, end })
  }
  return found
}

const OTHER_CURRENCIES =
  /[€£¥]\s?\d|\d\s?[€£¥]|\b(?:CA|C|A|AU|MX|R|S\/)\$\s?\d|\b(?:CAD|MXN|EUR|GBP|COP|AUD|PEN|BRL|CNY)\b\s?\$?\s?\d|\d\s?(?:CAD|MXN|EUR|GBP|COP|AUD|PEN|BRL|CNY)\b/u

/** Dollars alone are sure: another currency's amounts look alike. */
export const namesAnotherCurrency = (text: string): boolean => OTHER_CURRENCIES.test(text)
