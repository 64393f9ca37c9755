import type { Bill } from '@app/contract/bills.contract'
import { businessDay } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { Day } from '../../ui/day.tsx'
import { Money } from '../../ui/money.tsx'
import { Facts, Figures, PanelSection, RecordPanel } from '../../ui/record-panel.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { useFormat } from '../../ui/use-format.ts'
import type { List } from '../../ui/use-list-state.ts'
import { BankAccounts } from '../company/bank-accounts.tsx'
import { CopyLine } from '../company/copy-line.tsx'
import { BillLines } from './bill-lines.tsx'
import { BillPdfButton } from './bill-pdf-button.tsx'
import { type BillFilter, useBill } from './bills.queries.ts'

/** One bill of sale as its client sees it, with where to pay it while it is not paid. */
export function BillPanel({ list, query }: { list: List; query: BillFilter }) {
  const bill = useBill(list.openId, query)
  return (
    <RecordPanel
      opened={list.openId !== null}
      onClose={list.close}
      query={bill}
      title={({ code }) => code}
      status={({ status }) => <StatusChip status={status} />}
      actions={(one) => <BillPdfButton bill={one} />}
    >
      {(one) => <BillParts bill={one} />}
    </RecordPanel>
  )
}

function BillParts({ bill }: { bill: Bill }) {
  const { t } = useTranslation('orders')
  const { createdAt, orders, totalInCents, status } = bill
  const paidUpFrontInCents = bill.subtotalInCents + bill.taxInCents + bill.dutyInCents - totalInCents
  return (
    <>
      <Figures
        facts={[
          { label: t('bill.total'), value: <Money cents={totalInCents} /> },
          { label: t('bill.packages'), value: String(orders.length) },
          { label: t('bill.date'), value: <Day day={businessDay(new Date(createdAt))} /> },
        ]}
      />
      {status === 'pendingPayment' ? <WhereToPay bill={bill} /> : null}
      <PanelSection title={t('bill.lines')}>
        <BillLines orders={orders} sums={{ ...bill, paidUpFrontInCents }} totalLabel={t('bill.total')} />
      </PanelSection>
      <PanelSection title={t('bill.people')}>
        <BillFacts bill={bill} />
      </PanelSection>
    </>
  )
}

function WhereToPay({ bill: { code, totalInCents } }: { bill: Bill }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  return (
    <PanelSection title={t('bill.whereToPay')}>
      <p>{t('bill.howToPay', { code })}</p>
      <div>
        <CopyLine label={t('bill.total')} value={format.money(totalInCents)} />
        <CopyLine label={t('bill.reference')} value={code} />
      </div>
      <BankAccounts />
    </PanelSection>
  )
}

function BillFacts({ bill: { pickup, invoiceOwner, payment, voidReason } }: { bill: Bill }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  return (
    <Facts
      facts={[
        { label: t('fields.pickup'), value: `${pickup.name} · ${pickup.identification}` },
        { label: t('bill.invoiceOwner'), value: `${invoiceOwner.name} · ${invoiceOwner.identification}` },
        ...(payment
          ? [
              {
                label: t('bill.payment'),
                value: [t(`paymentMethods.${payment.method}`), payment.reference, format.instant(payment.at)]
                  .filter(Boolean)
                  .join(' · '),
                wide: true,
              },
            ]
          : []),
        ...(voidReason ? [{ label: t('bill.voidReason'), value: voidReason, wide: true }] : []),
      ]}
    />
  )
}
