import type { Bill, BillDetail } from '@app/contract/bills.contract'
import type { List } from '../../ui/list/use-list-state.ts'
import { RecordPanel } from '../../ui/record/record-panel.tsx'
import { useListedRow } from '../../ui/record/use-listed-row.ts'
import { UseCredit } from '../accounts/credit/use-credit.tsx'
import { AskAbout } from '../conversations/ask-about.tsx'
import { OwnDocuments } from '../fiscal-documents/own-documents.tsx'
import { PaymentProofs } from '../payment-proofs/payment-proofs.tsx'
import { useNameOfBill } from '../titles/use-name-of.ts'
import { BillPdfButton } from './bill-pdf-button.tsx'
import { BillFigures, BillSections } from './bill-sections.tsx'
import { BillStatus } from './bill-status.tsx'
import { useBill } from './bills.queries.ts'
import { CreditNotes } from './credit-notes/credit-notes.tsx'
import { ChangeInvoiceOwner } from './invoice-owner/change-invoice-owner.tsx'
import { BillNews } from './own/bill-news.tsx'
import { WhereToPay } from './own/where-to-pay.tsx'

/** One bill of sale as its client sees it: what it waits for, how to pay it, and everything that is on it. */
export function BillPanel({ list }: { list: Pick<List, 'openId' | 'close'> }) {
  const bill = useBill(list.openId)
  const row = useListedRow<Bill>('bills', bill.data ? null : list.openId)
  const nameOf = useNameOfBill()
  return (
    <RecordPanel
      opened={list.openId !== null}
      onClose={list.close}
      query={bill}
      row={row}
      preview={(listed) => <BillFigures bill={listed} />}
      title={nameOf}
      status={(one) => <BillStatus bill={one} />}
      actions={(one) => (
        <>
          <BillPdfButton bill={one} />
          <ChangeInvoiceOwner key={one.id} bill={one} />
        </>
      )}
    >
      {(one) => <BillParts key={one.id} bill={one} />}
    </RecordPanel>
  )
}

function BillParts({ bill }: { bill: BillDetail }) {
  const { id, totalInCents, dueInCents, status, paymentProofs, allowedActions } = bill
  const nameOf = useNameOfBill()
  const canSend = allowedActions.includes('addPaymentProof')
  return (
    <>
      <BillNews bill={bill} />
      <BillFigures bill={bill} />
      <AskAbout about={{ kind: 'bill', id, name: nameOf(bill) }} />
      {status === 'pendingPayment' ? <UseCredit to={{ billId: id }} dueInCents={dueInCents} /> : null}
      {status === 'pendingPayment' ? <WhereToPay bill={bill} /> : null}
      <PaymentProofs
        of={{ kind: 'bill', id }}
        totalInCents={totalInCents}
        dueInCents={dueInCents}
        proofs={paymentProofs}
        canSend={canSend}
      />
      <OwnDocuments bill={bill} />
      <CreditNotes bill={bill} />
      <BillSections bill={bill} />
    </>
  )
}
