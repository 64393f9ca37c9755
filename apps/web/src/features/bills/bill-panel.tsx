import type { BillDetail } from '@app/contract/bills.contract'
import { businessDay } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { Day } from '../../ui/day.tsx'
import { Figures } from '../../ui/facts.tsx'
import { Money } from '../../ui/money.tsx'
import { PanelSection, RecordPanel } from '../../ui/record-panel.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import type { List } from '../../ui/use-list-state.ts'
import { PaymentProofs } from '../payment-proofs/payment-proofs.tsx'
import { BillFacts } from './bill-facts.tsx'
import { BillLines } from './bill-lines.tsx'
import { BillNews } from './bill-news.tsx'
import { BillPdfButton } from './bill-pdf-button.tsx'
import { useBill } from './bills.queries.ts'
import { WhereToPay } from './where-to-pay.tsx'

/** One bill of sale as its client sees it: what it waits for, how to pay it, and everything that is on it. */
export function BillPanel({ list }: { list: Pick<List, 'openId' | 'close'> }) {
  const bill = useBill(list.openId)
  return (
    <RecordPanel
      opened={list.openId !== null}
      onClose={list.close}
      query={bill}
      title={({ code }) => code}
      status={({ status }) => <StatusChip status={status} />}
      actions={(one) => <BillPdfButton bill={one} />}
    >
      {(one) => <BillParts key={one.id} bill={one} />}
    </RecordPanel>
  )
}

function BillParts({ bill }: { bill: BillDetail }) {
  const { t } = useTranslation('orders')
  const { id, createdAt, orders, totalInCents, status, paymentProofs, allowedActions, timeline } = bill
  const canSend = allowedActions.includes('addPaymentProof')
  return (
    <>
      <BillNews bill={bill} />
      <Figures
        facts={[
          { label: t('bill.total'), value: <Money cents={totalInCents} /> },
          { label: t('bill.packages'), value: String(orders.length) },
          { label: t('bill.date'), value: <Day day={businessDay(new Date(createdAt))} /> },
        ]}
      />
      {status === 'pendingPayment' ? <WhereToPay bill={bill} /> : null}
      <PaymentProofs of={{ kind: 'bill', id }} totalInCents={totalInCents} proofs={paymentProofs} canSend={canSend} />
      <PanelSection title={t('bill.lines')}>
        <BillLines orders={orders} sums={bill} totalLabel={t('bill.total')} />
      </PanelSection>
      <PanelSection title={t('bill.people')}>
        <BillFacts bill={bill} />
      </PanelSection>
      <PanelSection title={t('panel.timeline')}>
        <Timeline entries={timeline} />
      </PanelSection>
    </>
  )
}
