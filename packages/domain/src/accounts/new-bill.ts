// What a new bill takes of its client's money (both ways, section 1). Owed is positive, in favour negative, in cents.
import type { Cents } from '../rules/money.ts'

/** Of the account: credit as far as something is due; a debt from before, negative, whole. */
export const takenOfBalance = (balanceInCents: Cents, dueInCents: Cents): Cents =>
  balanceInCents > 0 ? 0 - balanceInCents : Math.min(0 - balanceInCents, Math.max(0, dueInCents))

export type MoneyOfClient = { balanceInCents: Cents; heldInCents: Cents }
export type TakenForBill = { fromPurchasesInCents: Cents; fromBalanceInCents: Cents; dueInCents: Cents }

/** What was paid up front first, of which the rest becomes credit; then the balance, unless it is left. */
export function takenForBill(
  totalInCents: Cents,
  { balanceInCents, heldInCents }: MoneyOfClient,
  { useBalance }: { useBalance: boolean },
): TakenForBill {
  const fromPurchasesInCents = Math.min(heldInCents, totalInCents)
  const balance = balanceInCents - (heldInCents - fromPurchasesInCents)
  const fromBalanceInCents = useBalance ? takenOfBalance(balance, totalInCents - fromPurchasesInCents) : 0
  return { fromPurchasesInCents, fromBalanceInCents, dueInCents: totalInCents - fromPurchasesInCents - fromBalanceInCents }
}
