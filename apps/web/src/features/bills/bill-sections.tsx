import type { Bill, BillDetail } from '@app/contract/bills.contract'
import { businessDay } from '@app/domain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PanelSection } from '../../ui/record/record-panel.tsx'
import { Day } from '../../ui/show/day.tsx'
import { Figures } from '../../ui/show/facts.tsx'
import { Money } from '../../ui/show/money.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { BillFacts } from './bill-facts.tsx'
import { BillLines } from './bill-lines.tsx'
import { paidInPart } from './paid-in-part.ts'

/** How much, for how many packages, since when. */
export function BillFigures({ bill }: { bill: Bill }) {
  const { totalInCents, dueInCents, orders, createdAt } = bill
  const { t } = useTranslation('orders')
  const format = useFormat()
  const part = paidInPart(bill)
  return (
    <Figures
      facts={[
        part
          ? {
              label: t('bill.paidOf', { paid: format.money(part.paidInCents), total: format.money(part.ofInCents) }),
              value: t('bill.stillDue', { due: format.money(dueInCents) }),
            }
          : { label: t('bill.total'), value: <Money cents={totalInCents} /> },
        { label: t('bill.packages'), value: String(orders.length) },
        { label: t('bill.date'), value: <Day day={businessDay(new Date(createdAt))} /> },
      ]}
    />
  )
}

/** Every line, whose it is (`client` only for those who have several), and what happened to it. */
export function BillSections({ bill, client }: { bill: BillDetail; client?: ReactNode }) {
  const { t } = useTranslation('orders')
  return (
    <>
      <PanelSection title={t('bill.lines')}>
        <BillLines orders={bill.orders} sums={bill} totalLabel={t('bill.total')} />
      </PanelSection>
      <PanelSection title={t('bill.people')}>
        {client}
        <BillFacts bill={bill} />
      </PanelSection>
      <PanelSection title={t('panel.timeline')}>
        <RecordHistory recordId={bill.id} of="bill" entries={bill.timeline} />
      </PanelSection>
    </>
  )
}
