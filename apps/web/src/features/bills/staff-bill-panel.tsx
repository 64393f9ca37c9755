import { lazy, Suspense, useEffect } from 'react'
import type { List } from '../../ui/list/use-list-state.ts'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { RecordPanel } from '../../ui/record/record-panel.tsx'
import { BillAction } from './all-bills-action.tsx'
import { BillPdfButton } from './bill-pdf-button.tsx'
import { BillStatus } from './bill-status.tsx'
import { useBill } from './bills.queries.ts'
import { IssueCreditNote } from './credit-notes/issue-credit-note.tsx'
import { ChangeInvoiceOwner } from './invoice-owner/change-invoice-owner.tsx'
import { TakePayment } from './take-payment.tsx'
import type { Ask } from './use-bill-acts.tsx'
import { VoidBill } from './void-bill.tsx'

const loadParts = () => import('./staff-bill-parts.tsx')
const StaffBillParts = lazy(async () => ({ default: (await loadParts()).StaffBillParts }))

type Props = { list: Pick<List, 'openId' | 'close'>; onAsk: Ask }

/** One bill of sale as the office and associates see it: its actions, its lines, and its payments. */
export function StaffBillPanel({ list, onAsk }: Props) {
  const bill = useBill(list.openId)
  const isOpen = list.openId !== null
  useEffect(() => {
    // They come while the bill does.
    if (isOpen) loadParts().catch(() => undefined)
  }, [isOpen])
  return (
    <RecordPanel
      opened={isOpen}
      onClose={list.close}
      query={bill}
      title={({ code }) => code}
      status={(one) => <BillStatus bill={one} />}
      actions={(item) => (
        <>
          <BillAction bill={item} onAsk={onAsk} />
          {/* Its words may still be on their way. */}
          <Suspense>
            <TakePayment bill={item} onAsk={onAsk} />
          </Suspense>
          <BillPdfButton bill={item} />
          {item.allowedActions.includes('issueCreditNote') ? <IssueCreditNote key={`credit-${item.id}`} bill={item} /> : null}
          <ChangeInvoiceOwner key={`owner-${item.id}`} bill={item} />
          {item.allowedActions.includes('void') ? <VoidBill key={item.id} bill={item} /> : null}
        </>
      )}
    >
      {(item) => (
        <Suspense fallback={<PageLoading />}>
          <StaffBillParts key={item.id} bill={item} />
        </Suspense>
      )}
    </RecordPanel>
  )
}
