// What an associate is paid at a settlement, where some earnings were taken back after they had been paid (both ways, section 2).
import type { Cents } from '../rules/money.ts'

/** A positive amount that was settled, and taken back afterwards; the oldest first. */
export type TakenBackEarning = { id: string; amountInCents: Cents }

export type Settlement = {
  /** Minus lines: the whole amount of each that fits in what is earned. */
  deducted: TakenBackEarning[]
  /** What the associate is paid; never below 0. */
  totalInCents: Cents
}

/** The oldest that were taken back first; one that would make the sum negative waits for the next settlement, and so do those after it. */
export function settlementOf(earnedInCents: readonly Cents[], takenBack: readonly TakenBackEarning[]): Settlement {
  let totalInCents = earnedInCents.reduce((total, amount) => total + amount, 0)
  const deducted: TakenBackEarning[] = []
  for (const earning of takenBack) {
    if (earning.amountInCents > totalInCents) break
    deducted.push(earning)
    totalInCents -= earning.amountInCents
  }
  return { deducted, totalInCents }
}
