import type { Bill } from '@app/contract/bills.contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useVoidBill } from './bill-actions.queries.ts'
import { ReasonDialog } from './reason-dialog.tsx'

/** Voids a bill nobody paid: its packages can be billed again. */
export function VoidBill({ bill: { id, code, orders } }: { bill: Bill }) {
  const { t } = useTranslation('administrator')
  const [isAsking, setAsking] = useState(false)
  const voiding = useVoidBill()
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {t('bills.void')}
      </Button>
      {isAsking ? (
        <ReasonDialog
          title={t('bills.voidTitle', { code })}
          confirmLabel={t('bills.voidConfirm', { code })}
          onConfirm={(reason) => voiding.mutateAsync({ id, reason })}
          error={voiding.error}
          onClose={() => setAsking(false)}
        >
          <p>{t('bills.voidWhat', { count: orders.length })}</p>
        </ReasonDialog>
      ) : null}
    </>
  )
}
