import type { BillDetail } from '@app/contract/bills.contract'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const CreditNoteDialog = lazy(async () => ({ default: (await import('./credit-note-dialog.tsx')).CreditNoteDialog }))

/** Gives back a part of a bill, or all of it. */
export function IssueCreditNote({ bill }: { bill: BillDetail }) {
  const { t } = useTranslation('credit-notes')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {t('action')}
      </Button>
      <Suspense>{isAsking ? <CreditNoteDialog bill={bill} onClose={() => setAsking(false)} /> : null}</Suspense>
    </>
  )
}
