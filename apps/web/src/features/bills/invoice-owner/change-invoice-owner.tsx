import type { Bill } from '@app/contract/bills.contract'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const InvoiceOwnerDialog = lazy(async () => ({ default: (await import('./invoice-owner-dialog.tsx')).InvoiceOwnerDialog }))

/** In whose name a bill is made out, until its factura is signed. */
export function ChangeInvoiceOwner({ bill }: { bill: Bill }) {
  const { t } = useTranslation('bills')
  const [isAsking, setAsking] = useState(false)
  if (!bill.allowedActions.includes('changeInvoiceOwner')) return null
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {t('invoiceOwner.action')}
      </Button>
      <Suspense>{isAsking ? <InvoiceOwnerDialog bill={bill} onClose={() => setAsking(false)} /> : null}</Suspense>
    </>
  )
}
