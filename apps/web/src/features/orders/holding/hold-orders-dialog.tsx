import type { Order } from '@app/contract/orders.contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionDialog } from '../several/order-actions-dialog.tsx'
import { HoldFields, holdIn, NO_HOLD, type TypedHold } from './hold-fields.tsx'
import { useHoldOrders } from './holding.queries.ts'

type Held = Pick<Order, 'id' | 'code' | 'hold'>
type Props = {
  orders: readonly Held[]
  onClose: () => void
  onDone?: () => void
  /** Whoever opened it says that it worked. */
  isSaidInPlace?: boolean
}

/** Why packages wait, and until when; one that waits already begins with what was said. */
export function HoldOrdersDialog({ orders, onClose, onDone, isSaidInPlace = false }: Props) {
  const { t } = useTranslation('orders')
  const holding = useHoldOrders({ isSaidInPlace })
  const { typed, setTyped } = useTypedHold(orders)
  const [wasTried, setTried] = useState(false)
  const done = () => {
    onClose()
    onDone?.()
  }
  const send = () => {
    setTried(true)
    const hold = holdIn(typed)
    if (hold) holding.mutate({ orderIds: orders.map(({ id }) => id), ...hold }, { onSuccess: done })
  }
  return (
    <ActionDialog
      opened
      onClose={onClose}
      title={t('holding.title', { name: orders.map(({ code }) => code).join(', ') })}
      submitLabel={t('holding.submit')}
      isSending={holding.isPending}
      onSubmit={send}
    >
      <HoldFields typed={typed} onChange={setTyped} wasTried={wasTried} error={holding.error} />
    </ActionDialog>
  )
}

function useTypedHold([first, ...others]: readonly Held[]) {
  const known = others.length === 0 ? first?.hold : null
  const [typed, setTyped] = useState<TypedHold>(
    known ? { reason: known.reason, note: known.note, until: known.until ? 'day' : 'released', day: known.until ?? '' } : NO_HOLD,
  )
  return { typed, setTyped }
}
