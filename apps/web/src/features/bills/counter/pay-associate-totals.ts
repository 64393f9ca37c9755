import type { EarningOrder } from '@app/contract/earnings.contract'
import { sum } from '@app/domain'

export type AssociateTotal = { associate: EarningOrder['associate']; orders: number; profitInCents: number }

/** What each associate is owed, the most first. */
export const totalsByAssociate = (orders: readonly EarningOrder[]): AssociateTotal[] =>
  [...Map.groupBy(orders, ({ associate }) => associate.id).values()]
    .flatMap((group) => {
      const [first] = group
      if (!first) return []
      const profitInCents = sum(group.map(({ earning }) => earning.profitInCents))
      return [{ associate: first.associate, orders: group.length, profitInCents }]
    })
    .toSorted((one, other) => other.profitInCents - one.profitInCents)
