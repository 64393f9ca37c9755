import type { Bill } from '@app/contract/bills.contract'
import { Button } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'
import { useVoidBill } from './bill-actions.queries.ts'

const ReasonDialog = lazy(async () => ({ default: (await import('./reason-dialog.tsx')).ReasonDialog }))

/** Voids a bill nobody paid: its packages can be billed again. */
export function VoidBill({ bill: { id, code, orders } }: { bill: Bill }) {
  const { t } = useTranslation('administrator')
  const asking = useLazyPanel()
  const voiding = useVoidBill()
  return (
    <>
      <Button variant="subtle" onClick={asking.open}>
        {t('bills.void')}
      </Button>
      <Suspense>
        {asking.isOpen ? (
          <ReasonDialog
            title={t('bills.voidTitle', { code })}
            confirmLabel={t('bills.voidConfirm', { code })}
            onConfirm={(reason) => voiding.mutateAsync({ id, reason })}
            error={voiding.error}
            onClose={() => asking.close()}
          >
            <p>{t('bills.voidWhat', { count: orders.length })}</p>
          </ReasonDialog>
        ) : null}
      </Suspense>
    </>
  )
}
