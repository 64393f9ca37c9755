import { addDays, fiscalYearOf } from '@app/domain'

/** What a consignee may have declared in a fiscal year, with tax and a little room for rounding (domain, section 2). */
const MOST_IN_CENTS = 159_000
const TAX = 1.065
/** A package asked for in December may be shipped in January: it counts in both years. */
const LONGEST_WAY_IN_DAYS = 25

export type Declarations = {
  hasRoom: (identification: string, requestedOn: string, valueInCents: number) => boolean
  take: (identification: string, requestedOn: string, valueInCents: number) => void
}

/** Keeps everybody's yearly quota while packages are planned, so that no bundle of the year is refused for it. */
export function startDeclarations(): Declarations {
  const declared = new Map<string, number>()
  const keysOf = (identification: string, day: string) =>
    new Set([day, addDays(day, LONGEST_WAY_IN_DAYS)].map((date) => `${identification}/${fiscalYearOf(date)}`))
  return {
    hasRoom: (identification, day, valueInCents) =>
      [...keysOf(identification, day)].every((key) => (declared.get(key) ?? 0) + valueInCents * TAX <= MOST_IN_CENTS),
    take: (identification, day, valueInCents) => {
      for (const key of keysOf(identification, day)) declared.set(key, (declared.get(key) ?? 0) + valueInCents * TAX)
    },
  }
}
