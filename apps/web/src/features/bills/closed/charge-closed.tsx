import type { OrderDetail } from '@app/contract/orders.contract'
import { Button, Group } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const ExtraChargesDialog = lazy(async () => ({
  default: (await import('../../orders/staff/extra-charges-dialog.tsx')).ExtraChargesDialog,
}))
const BillClosedDialog = lazy(async () => ({ default: (await import('./bill-closed-dialog.tsx')).BillClosedDialog }))

/** Of a package that ended, and whose client answers for that: what is left to charge is set, and billed. */
export function ChargeClosed({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['bundles', 'bills'])
  const [dialog, setDialog] = useState<'charges' | 'bill' | null>(null)
  const { status, code, extraCharges, allowedActions } = order
  const canCharge = allowedActions.includes('setExtraCharges')
  const canBill = allowedActions.includes('requestPayment')
  if (status !== 'removed' || !(canCharge || canBill)) return null
  const close = () => setDialog(null)
  return (
    <>
      <Group gap="xs">
        {canBill ? <Button onClick={() => setDialog('bill')}>{t('bills:closed.action')}</Button> : null}
        {canCharge ? (
          <Button
            variant="default"
            aria-label={t('charges.changeOf', { count: extraCharges.length, code })}
            onClick={() => setDialog('charges')}
          >
            {t('charges.change', { count: extraCharges.length })}
          </Button>
        ) : null}
      </Group>
      <Suspense>
        {dialog === 'charges' ? <ExtraChargesDialog order={order} opened onClose={close} /> : null}
        {dialog === 'bill' ? <BillClosedDialog order={order} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
