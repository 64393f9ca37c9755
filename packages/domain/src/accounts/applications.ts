// How a client's money is applied to what they owe (both ways, section 1). Owed is positive, held or in favour negative, in cents.
import { type Cents, sum } from '../rules/money.ts'

/** A bill with what is still to pay of it; the oldest first. */
export type Due = { id: string; dueInCents: Cents }
export type Application = { id: string; amountInCents: Cents }
export type Applied = { applications: Application[]; creditInCents: Cents }

/** The oldest debts first, each as far as the money goes; the rest is the client's credit. */
export function applicationsOf(amountInCents: Cents, dues: readonly Due[]): Applied {
  let leftInCents = amountInCents
  const applications: Application[] = []
  for (const { id, dueInCents } of dues) {
    const applied = Math.min(Math.max(dueInCents, 0), leftInCents)
    if (applied > 0) applications.push({ id, amountInCents: applied })
    leftInCents -= applied
  }
  return { applications, creditInCents: leftInCents }
}

/** A payment as it is now: what was applied of it, less what went back, and whether it stands. */
export type PaymentNow = {
  amountInCents: Cents
  applications: readonly { amountInCents: Cents; isBack: boolean }[]
  reversesId: string | null
  reversedBy: object | null
}

/** What of a payment pays something, and what of it went to its client's credit, in cents; of one that was taken back no credit is left. */
export function restOf({ amountInCents, applications, reversesId, reversedBy }: PaymentNow): {
  appliedInCents: Cents
  creditInCents: Cents
} {
  const appliedInCents = sum(applications.map((one) => (one.isBack ? 0 : one.amountInCents)))
  const isInForce = reversesId === null && reversedBy === null
  return { appliedInCents, creditInCents: isInForce ? amountInCents - appliedInCents : 0 }
}

/** What a bounced payment takes back: credit first, then the newest applications to bills of which nothing was handed over; the rest is debt. */
export type TakenBack = { movesBack: Application[]; debtInCents: Cents }

/** A move of credit to a bill, the newest first. */
export type MoveMade = Application & { isHandedOver: boolean }

export function movesBackOf(amountInCents: Cents, creditInCents: Cents, movesNewestFirst: readonly MoveMade[]): TakenBack {
  let missingInCents = Math.max(amountInCents - creditInCents, 0)
  const movesBack: Application[] = []
  for (const move of movesNewestFirst.filter(({ isHandedOver }) => !isHandedOver)) {
    if (missingInCents === 0) break
    movesBack.push({ id: move.id, amountInCents: move.amountInCents })
    missingInCents = Math.max(missingInCents - move.amountInCents, 0)
  }
  return { movesBack, debtInCents: missingInCents }
}
