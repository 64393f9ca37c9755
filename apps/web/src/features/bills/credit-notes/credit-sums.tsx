import type { BillDetail } from '@app/contract/bills.contract'
import { type CreditNote, totalOf } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from './credit-notes.module.css'

/** What the note gives back, and what of it the client has in their favour then. */
export function CreditSums({ bill, note }: { bill: BillDetail; note: CreditNote | null }) {
  const { t } = useTranslation('credit-notes')
  const format = useFormat()
  const totalInCents = note?.totalInCents ?? 0
  const rows = [
    { name: t('sums.lines'), amountInCents: note ? totalOf(note.lines) : 0 },
    { name: t('sums.iva', { rate: format.percent(bill.ivaInBasisPoints) }), amountInCents: note?.taxInCents ?? 0 },
    { name: t('sums.total'), amountInCents: totalInCents, isTotal: true },
    { name: t('sums.due'), amountInCents: Math.max(0, bill.dueInCents - totalInCents) },
    { name: t('sums.credit'), amountInCents: Math.max(0, totalInCents - bill.dueInCents) },
  ]
  return (
    <dl className={styles.sums} aria-live="polite">
      {rows.map(({ name, amountInCents, isTotal = false }) => (
        <div key={name} data-total={isTotal}>
          <dt>{name}</dt>
          <dd className="tabular">{format.money(amountInCents)}</dd>
        </div>
      ))}
    </dl>
  )
}
