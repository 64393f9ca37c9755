import type { BillDetail } from '@app/contract/bills.contract'
import { businessDay } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { Day } from '../../ui/day.tsx'
import { Facts, Figures } from '../../ui/facts.tsx'
import { Money } from '../../ui/money.tsx'
import { PanelSection } from '../../ui/record-panel.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { ClientLink } from '../clients/client-link.tsx'
import { Note } from '../orders/note.tsx'
import { BillFacts } from './bill-facts.tsx'
import { BillLines } from './bill-lines.tsx'
import { BillPayments } from './bill-payments.tsx'
import { BillProofs } from './bill-proofs.tsx'

/** Every line of a bill, all that was paid, and what happened to it. */
export function StaffBillParts({ bill }: { bill: BillDetail }) {
  const { t } = useTranslation(['orders', 'bills'])
  const { client, createdAt, orders, totalInCents, payments, paymentProofs, voidReason, timeline } = bill
  return (
    <>
      {voidReason ? <Note tone="neutral" title={t('bills:voidedBecause', { reason: voidReason })} /> : null}
      <Figures
        facts={[
          { label: t('bill.total'), value: <Money cents={totalInCents} /> },
          { label: t('bill.packages'), value: String(orders.length) },
          { label: t('bill.date'), value: <Day day={businessDay(new Date(createdAt))} /> },
        ]}
      />
      <BillProofs proofs={paymentProofs} />
      <BillPayments payments={payments} />
      <PanelSection title={t('bill.lines')}>
        <BillLines orders={orders} sums={bill} totalLabel={t('bill.total')} />
      </PanelSection>
      <PanelSection title={t('bill.people')}>
        <Facts facts={[{ label: t('fields.client'), value: <ClientLink client={client} withCode />, wide: true }]} />
        <BillFacts bill={bill} />
      </PanelSection>
      <PanelSection title={t('panel.timeline')}>
        <Timeline entries={timeline} />
      </PanelSection>
    </>
  )
}
