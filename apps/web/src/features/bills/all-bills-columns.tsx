import type { Bill } from '@app/contract/bills.contract'
import { useTranslation } from 'react-i18next'
import { asExtra, type Column } from '../../ui/list/column.ts'
import { TwoLines } from '../../ui/show/two-lines.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { useFacturaColumn } from '../fiscal-documents/fiscal-column.tsx'
import { EndedPackages } from '../orders/show/ended-packages.tsx'
import type { BillView } from './all-bills-views.ts'
import { useBillColumns } from './bill-columns.tsx'
import { BillStatus } from './bill-status.tsx'
import { usePendingProofs } from './counter/pending-proofs.queries.ts'

const NONE: readonly Bill[] = []

/** What the counter reads of a bill, tab by tab: the receipt that came, how it was paid, why it was voided. */
export function useAllBillColumns(view: BillView, bills: readonly Bill[] = NONE): Column<Bill>[] {
  const column = useBillColumns()
  const { t } = useTranslation(['administrator', 'bills'])
  const ofView: Record<BillView, Column<Bill>[]> = {
    pendingPayment: [useReceiptColumn(view === 'pendingPayment')],
    charged: [usePaymentColumn()],
    delivered: [usePaymentColumn()],
    finished: [useEndsColumn(), usePaymentColumn()],
    inactive: [{ id: 'voidReason', header: t('bills:voidReason'), cell: ({ voidReason }) => voidReason ?? '—', width: '30%' }],
    all: [useStatusColumn()],
  }
  const factura = useFacturaColumn(bills, t('bills:factura'))
  // What is owed is in view at a laptop's width, also beside a factura's number.
  const sums = factura.length > 0 ? [column.total, ...factura, column.date] : [column.date, column.total]
  return [column.code, usePeopleColumn(), ...ofView[view], ...sums, asExtra(column.packages)]
}

/** Where each of them is, among all. */
function useStatusColumn(): Column<Bill> {
  const { t } = useTranslation('orders')
  return { id: 'status', header: t('fields.status'), cell: (bill) => <BillStatus bill={bill} />, sortable: true }
}

/** How the packages ended that nobody collects. */
function useEndsColumn(): Column<Bill> {
  const { t } = useTranslation('ends')
  return { id: 'ends', header: t('end'), cell: ({ orders }) => <EndedPackages packages={orders} /> }
}

/** The client, and who collects in their place. */
function usePeopleColumn(): Column<Bill> {
  const { t } = useTranslation(['orders', 'bills'])
  return {
    id: 'client',
    header: t('fields.client'),
    cell: ({ client, pickup }) => (
      <TwoLines first={client.name} second={pickup.authorizedNameId ? t('bills:collects', { name: pickup.name }) : client.code} />
    ),
    width: '40%',
  }
}

/** What the client says was transferred, where it waits to be looked at. */
function useReceiptColumn(isShown: boolean): Column<Bill> {
  const { t } = useTranslation('bills')
  const format = useFormat()
  const { data: proofs } = usePendingProofs(isShown)
  return {
    id: 'receipt',
    header: t('receipt'),
    cell: ({ id }) => {
      const [proof] = proofs?.get(id) ?? []
      return proof ? t('proofSays', { amount: format.money(proof.amountInCents), reference: proof.reference }) : '—'
    },
  }
}

function usePaymentColumn(): Column<Bill> {
  const { t } = useTranslation('orders')
  return {
    id: 'payment',
    header: t('bill.payment'),
    cell: ({ applied }) => {
      const payment = applied.flatMap((money) => money.payment ?? []).at(-1)
      return payment ? [t(`paymentMethods.${payment.method}`), payment.reference].filter(Boolean).join(' · ') : '—'
    },
  }
}
