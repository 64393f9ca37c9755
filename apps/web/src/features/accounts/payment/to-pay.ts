import type { Bill } from '@app/contract/bills.contract'
import type { Purchase } from '@app/contract/purchases.contract'
import { type Application, applicationsOf, type Title } from '@app/domain'

/** A bill or a purchase that money can go to, with how much of it. */
export type ToPay = {
  id: string
  kind: 'bill' | 'purchase'
  code: string
  /** What its client calls the packages, or the purchase. */
  things: Title[]
  createdAt: string
  dueInCents: number
  /** The client agreed to pay it: money is proposed for it. */
  isAgreed: boolean
}

/** What bills wait for, then what purchases cost beside what is held for them; each the oldest first. */
export const toPayOf = (bills: readonly Bill[], purchases: readonly Purchase[]): ToPay[] => [
  ...bills.map(({ id, code, orders, createdAt, dueInCents }) => ({
    id,
    kind: 'bill' as const,
    code,
    things: orders.map(({ title }) => title),
    createdAt,
    dueInCents,
    isAgreed: true,
  })),
  ...purchases
    .filter(({ status }) => status === 'inReview' || status === 'pendingChanges' || status === 'accepted')
    .map(({ id, code, title, createdAt, status, price, heldInCents }) => {
      const dueInCents = Math.max(0, price.totalInCents - heldInCents)
      return { id, kind: 'purchase' as const, code, things: [title], createdAt, dueInCents, isAgreed: status === 'accepted' }
    })
    .filter(({ dueInCents }) => dueInCents > 0),
]

/** Those that the money is named for come first. */
export const namedFirst = (toPay: readonly ToPay[], ids: readonly string[]): ToPay[] => [
  ...toPay.filter((one) => ids.includes(one.id)),
  ...toPay.filter((one) => !ids.includes(one.id)),
]

/** What staff typed stays; what it leaves is proposed for the others, the oldest first. */
export function proposedFor(
  amountInCents: number,
  toPay: readonly ToPay[],
  typed: ReadonlyMap<string, number>,
  namedIds: readonly string[] = [],
): { applications: Application[]; creditInCents: number } {
  const given = [...typed].map(([id, amount]) => ({ id, amountInCents: amount })).filter((one) => one.amountInCents > 0)
  const leftInCents = given.reduce((left, one) => left - one.amountInCents, amountInCents)
  const others = toPay.filter(({ id, isAgreed }) => !typed.has(id) && (isAgreed || namedIds.includes(id)))
  const { applications, creditInCents } = applicationsOf(Math.max(0, leftInCents), others)
  return { applications: [...given, ...applications], creditInCents: Math.min(leftInCents, creditInCents) }
}
