// What a word beside an amount says of it, in English and Spanish.

export type MoneyKind = 'subtotal' | 'shipping' | 'tax' | 'discount' | 'giftCard' | 'total' | 'payment' | 'remark'

/** The first that fits is meant: "Total before tax" is a remark, "Shipping discount" is a discount. */
const WORDS: readonly (readonly [MoneyKind, RegExp])[] = [
  [
    'remark',
    /\b(?:you(?:'ve|’ve)? saved?|ahorra\w*|points?|puntos|earn\w*|before tax|antes de impuestos|list price|precio de lista|retail (?:value|price)|msrp|spend|refund\w*|reembols\w*|per month|al mes|tax included|incluye|includes|included in|regular price|was)\b/,
  ],
  [
    'subtotal',
    /\bsub-?\s?total\b|\b(?:items?|items?\(s\)|merchandise|products?) total\b|\btotal de (?:productos|articulos)\b|^items?(?: \(\d+\))?$/,
  ],
  ['giftCard', /\bgift ?cards?\b|\bstore credit\b|\btarjetas? de regalo\b|\bsaldo a favor\b|\baccount balance\b/],
  [
    'discount',
    /\bdiscounts?\b|\bpromo\w*\b|\bcoupons?\b|\bsavings?\b|\bdescuentos?\b|\bcupon(?:es)?\b|\brebates?\b|\boff\b|\bmarkdown\b|\brewards?\b/,
  ],
  [
    'total',
    /^(?:your )?(?:grand|order|purchase|invoice|final|gran|monto|importe)? ?total(?: \(?usd\)?| us)?$|^total (?:del|de la|de tu|de|a) (?:pedido|orden|compra|pagar)$|^total (?:charged|paid|pagado|due|amount|price|for this order|order)$|^(?:amount|monto) (?:due|charged|paid|pagado)$|^you paid$|^order total\b/,
  ],
  ['tax', /\btax(?:es)?\b|\biva\b|\bimpuestos?\b|\be-?waste\b|\brecycling fee\b/],
  ['shipping', /\bshipping\b|\bdelivery\b|\bhandling\b|\benvio\b|\bpostage\b|\bfreight\b|\bs&h\b|\bgastos de entrega\b/],
  [
    'payment',
    /\b(?:visa|mastercard|amex|american express|discover|paypal|apple pay|google pay|klarna|afterpay|affirm|payment|paid with|charged to|ending in|pago|pagado con|tarjeta)\b/,
  ],
]

const MOST_WORDS = 8
const ACCENTS = /\p{M}/gu
const AROUND = /^[\s:*•\-–]+|[\s:*•.\-–]+$/gu

export const plainLabel = (label: string): string =>
  label.toLowerCase().normalize('NFD').replaceAll(ACCENTS, '').replaceAll(AROUND, '')

/** Null for what is no line of a sum: a name is longer, or says none of its words. */
export function moneyKindOf(label: string): MoneyKind | null {
  const plain = plainLabel(label)
  if (plain === '' || plain.split(' ').length > MOST_WORDS) return null
  return WORDS.find(([, words]) => words.test(plain))?.[0] ?? null
}

const FREE = /\b(?:free|gratis|gratuito)\b/

/** Said of shipping, a word is an amount too. */
export const isFree = (text: string): boolean => FREE.test(plainLabel(text))
