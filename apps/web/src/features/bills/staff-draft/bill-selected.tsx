import type { Order } from '@app/contract/orders.contract'
import { Button } from '@mantine/core'
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Selection } from '../../../ui/list/use-selection.ts'
import { areBillable } from './clients-to-bill.ts'

const BillSelectedDialog = lazy(async () => ({ default: (await import('./bill-selected-dialog.tsx')).BillSelectedDialog }))

/** Chosen packages become a bill for each of their clients; what was refused stays chosen. */
export function BillSelected({ selection }: { selection: Selection<Order> }) {
  const { t } = useTranslation('bills')
  const [orders, setOrders] = useState<readonly Order[]>([])
  const close = (billed: readonly Order[]) => {
    setOrders([])
    if (billed.length > 0) selection.toggleAll(billed)
  }
  return (
    <>
      {areBillable(selection.rows) ? (
        <Button leftSection={<IconCash aria-hidden />} onClick={() => setOrders(selection.rows)}>
          {t('draft.action')}
        </Button>
      ) : null}
      <Suspense>{orders.length > 0 ? <BillSelectedDialog orders={orders} onClose={close} /> : null}</Suspense>
    </>
  )
}
