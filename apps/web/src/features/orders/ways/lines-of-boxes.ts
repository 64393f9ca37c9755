import type { Price } from '@app/contract/fields/prices'
import { sum } from '@app/domain'

type Line = Price['lines'][number]

/** The lines of several boxes as those of one price: of each kind one line. What it comes from differs from box to box, so it says none. */
export function linesOfBoxes(lines: readonly Line[]): Line[] {
  const kinds = Map.groupBy(lines, ({ name, label }) => `${name} ${label ?? ''}`)
  return [...kinds.values()].flatMap((alike) => {
    const [first] = alike
    if (!first || alike.length === 1) return alike
    const { basis: _basis, ...line } = first
    return [{ ...line, amountInCents: sum(alike.map(({ amountInCents }) => amountInCents)) }]
  })
}
