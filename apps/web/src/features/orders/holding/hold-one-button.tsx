import { holdOrders } from '@app/contract/endpoints/order-actions'
import type { Order } from '@app/contract/orders.contract'
import { ActionIcon } from '@mantine/core'
import IconClockPause from '@tabler/icons-react/dist/esm/icons/IconClockPause.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../../session/use-actor.ts'
import { useMay } from '../../../session/use-may.ts'
import { showUndo } from '../../../ui/say/toast.ts'
import { useReleaseOrders } from './holding.queries.ts'

const HoldOrdersDialog = lazy(async () => ({ default: (await import('./hold-orders-dialog.tsx')).HoldOrdersDialog }))

type Props = {
  order: Pick<Order, 'id' | 'code'>
  isDisabled?: boolean
  /** It waits and leaves what it was in; what is answered brings it back there. */
  onHeld: () => () => void
}

/** Holds a package back where somebody notices that it should wait; the toast takes it back. */
export function HoldOneButton({ order, isDisabled = false, onHeld }: Props) {
  const { t } = useTranslation('orders')
  const may = useMay()
  const { role } = useActor()
  const [isAsking, setAsking] = useState(false)
  const releasing = useReleaseOrders()
  if (role !== 'administrator' || !may(holdOrders)) return null
  const name = t('holding.title', { name: order.code })
  const held = () => {
    const bringBack = onHeld()
    // Its button is gone by then: what follows hangs on the promise. A refusal is said by itself.
    const undo = () => void releasing.mutateAsync({ orderIds: [order.id] }).then(bringBack, () => undefined)
    showUndo(t('holding.heldOne', { code: order.code }), undo)
  }
  return (
    <>
      <ActionIcon
        variant="subtle"
        size="lg"
        disabled={isDisabled}
        aria-label={name}
        title={t('holding.submit')}
        onClick={() => setAsking(true)}
      >
        <IconClockPause aria-hidden />
      </ActionIcon>
      <Suspense>
        {isAsking ? (
          <HoldOrdersDialog orders={[{ ...order, hold: null }]} onClose={() => setAsking(false)} onDone={held} isSaidInPlace />
        ) : null}
      </Suspense>
    </>
  )
}
