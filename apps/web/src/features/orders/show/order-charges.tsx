import type { OrderDetail } from '@app/contract/orders.contract'
import { Button } from '@mantine/core'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLazyPanel } from '../../../ui/page/use-lazy-panel.ts'
import { PriceLines } from '../../../ui/show/price-lines.tsx'
import { ExtraChargeNotes } from '../staff/extra-charge-notes.tsx'

const ExtraChargesDialog = lazy(async () => ({ default: (await import('../staff/extra-charges-dialog.tsx')).ExtraChargesDialog }))

/** What a package costs, with its extra charges, to be changed until it is on a bill. */
export function OrderCharges({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['bundles', 'orders'])
  const dialog = useLazyPanel()
  const { code, price, isPriceFinal, extraCharges, allowedActions } = order
  return (
    <>
      {price ? (
        <div>
          <PriceLines
            lines={price.lines}
            totalInCents={price.totalInCents}
            totalLabel={isPriceFinal ? t('orders:panel.total') : t('orders:panel.estimatedTotal')}
          />
          <ExtraChargeNotes charges={extraCharges} />
        </div>
      ) : null}
      {allowedActions.includes('setExtraCharges') ? (
        <div>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconReceipt aria-hidden />}
            onClick={dialog.open}
            aria-label={t('charges.changeOf', { count: extraCharges.length, code })}
          >
            {t('charges.change', { count: extraCharges.length })}
          </Button>
          <Suspense>
            {dialog.wasOpened ? <ExtraChargesDialog order={order} opened={dialog.isOpen} onClose={() => dialog.close()} /> : null}
          </Suspense>
        </div>
      ) : null}
    </>
  )
}
