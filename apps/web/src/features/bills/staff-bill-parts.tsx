import type { BillDetail } from '@app/contract/bills.contract'
import { isCreditedWhole } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../ui/show/facts.tsx'
import { Note } from '../../ui/show/note.tsx'
import { DocumentsOfBill } from '../fiscal-documents/documents-of-bill.tsx'
import { ProofsToReview } from '../payment-proofs/proofs-to-review.tsx'
import { ClientLink } from '../people/client-link.tsx'
import { BillPayments } from './bill-payments.tsx'
import { BillFigures, BillSections } from './bill-sections.tsx'
import { CreditNotes } from './credit-notes/credit-notes.tsx'

/** Every line of a bill, all that was paid, and what happened to it. */
export function StaffBillParts({ bill }: { bill: BillDetail }) {
  const { t } = useTranslation(['orders', 'bills'])
  const client = { label: t('fields.client'), value: <ClientLink client={bill.client} withCode />, wide: true }
  const ended = isCreditedWhole(bill) ? 'bills:creditedBecause' : 'bills:voidedBecause'
  return (
    <>
      {bill.voidReason ? <Note tone="neutral" title={t(ended, { reason: bill.voidReason })} /> : null}
      <BillFigures bill={bill} />
      <ProofsToReview proofs={bill.paymentProofs} />
      <BillPayments payments={bill.payments} />
      <DocumentsOfBill bill={bill} />
      <CreditNotes bill={bill} />
      <BillSections bill={bill} client={<Facts facts={[client]} />} />
    </>
  )
}
