import type { Company } from '../company.contract.ts'

export type Counter = Pick<Company, 'quitoAddress' | 'mapLink' | 'whatsAppNumber'>

/** The address of the counter as people write it, a line each; lines that are empty are left out. */
export const placeOf = ({ quitoAddress: { lines, city } }: Pick<Counter, 'quitoAddress'>): string[] =>
  [...lines, city].filter((line) => line !== '')

/** The link that the company gave, else a search by its address; null where it has neither. */
export function mapOf(counter: Pick<Counter, 'quitoAddress' | 'mapLink'>): string | null {
  if (counter.mapLink) return counter.mapLink
  const place = placeOf(counter)
  return place.length === 0
    ? null
    : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([...place, 'Ecuador'].join(', '))}`
}

/** What opens a chat with the company; null where it reads no WhatsApp. */
export const whatsAppOf = ({ whatsAppNumber }: Pick<Counter, 'whatsAppNumber'>): string | null =>
  whatsAppNumber ? `https://wa.me/${whatsAppNumber.replace('+', '')}` : null
