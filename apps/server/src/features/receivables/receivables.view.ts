import type { Receivable, ReceivableTotals } from '@app/contract/receivables/receivables.contract'
import type { ReceivableInView, ReceivableSums } from '../ledger/receivables.repository.ts'

type Figures = Omit<ReceivableTotals, 'clients'>

export const receivableView = ({
  id,
  client,
  oldestOn,
  oldestInDays,
  promise,
  version,
  ...figures
}: ReceivableInView): Receivable => ({
  ...{ id, client, oldestOn, oldestInDays, promise, version },
  ...figuresOf(figures),
})

export const totalsView = ({ clients, ...figures }: ReceivableSums): ReceivableTotals => ({ clients, ...figuresOf(figures) })

const figuresOf = (sums: Omit<ReceivableSums, 'clients'>): Figures => {
  const { dueInCents, debtInCents, creditInCents, openBills, days0to7, days8to15, days16to30, days31to60, over60 } = sums
  return { dueInCents, debtInCents, creditInCents, openBills, ages: { days0to7, days8to15, days16to30, days31to60, over60 } }
}
