import type { BillDetail } from '@app/contract/bills.contract'
import { businessDay } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { Day } from '../../ui/day.tsx'
import { Facts, Figures } from '../../ui/facts.tsx'
import { Money } from '../../ui/money.tsx'
import { PanelSection, RecordPanel } from '../../ui/record-panel.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import type { List } from '../../ui/use-list-state.ts'
import { ClientLink } from '../clients/client-link.tsx'
import { Note } from '../orders/note.tsx'
import { BillFacts } from './bill-facts.tsx'
import { BillLines } from './bill-lines.tsx'
import { BillPayments } from './bill-payments.tsx'
import { BillPdfButton } from './bill-pdf-button.tsx'
import { BillProofs } from './bill-proofs.tsx'
import { useBill } from './bills.queries.ts'
import { BillAction } from './sales-invoices-action.tsx'
import type { Ask } from './use-bill-acts.tsx'
import { VoidBill } from './void-bill.tsx'

type Props = { list: Pick<List, 'openId' | 'close'>; onAsk: Ask }

/** One bill of sale as the office and associates see it: whatever it allows, every line of it, and all that was paid. */
export function StaffBillPanel({ list, onAsk }: Props) {
  const bill = useBill(list.openId)
  return (
    <RecordPanel
      opened={list.openId !== null}
      onClose={list.close}
      query={bill}
      title={({ code }) => code}
      status={({ status }) => <StatusChip status={status} />}
      actions={(item) => (
        <>
          <BillAction bill={item} onAsk={onAsk} />
          <BillPdfButton bill={item} />
          {item.allowedActions.includes('void') ? <VoidBill key={item.id} bill={item} /> : null}
        </>
      )}
    >
      {(item) => <BillParts key={item.id} bill={item} />}
    </RecordPanel>
  )
}

function BillParts({ bill }: { bill: BillDetail }) {
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
