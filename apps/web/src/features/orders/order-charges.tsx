import type { OrderDetail } from '@app/contract/orders.contract'
import { Button } from '@mantine/core'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PriceLines } from '../../ui/price-lines.tsx'
import { ExtraChargeNotes } from './extra-charge-notes.tsx'
import { ExtraChargesDialog } from './extra-charges-dialog.tsx'

/** What a package costs, with its extra charges, to be changed until it is on a bill. */
export function OrderCharges({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['bundles', 'orders'])
  const [isOpen, setOpen] = useState(false)
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
            onClick={() => setOpen(true)}
            aria-label={t('charges.changeOf', { code })}
          >
            {t('charges.change', { count: extraCharges.length })}
          </Button>
          <ExtraChargesDialog order={order} opened={isOpen} onClose={() => setOpen(false)} />
        </div>
      ) : null}
    </>
  )
}
