import type { Company } from '@app/contract/company.contract'

export const placeOf = ({ quitoAddress: { lines, city } }: Company): string[] => [...lines, city].filter((line) => line !== '')

/** The link that the company gave, else a search by its address. */
export function mapOf(company: Company): string | null {
  if (company.mapLink) return company.mapLink
  const place = placeOf(company)
  return place.length === 0
    ? null
    : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([...place, 'Ecuador'].join(', '))}`
}
