import type { Order } from '@app/contract/orders.contract'
import { HOLD_ENDS, HOLD_REASONS, type HoldEnd, type HoldReason } from '@app/domain'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { ActionDialog } from '../several/order-actions-dialog.tsx'
import { useHoldOrders } from './holding.queries.ts'

type Held = Pick<Order, 'id' | 'code' | 'hold'>
type Props = { orders: readonly Held[]; onClose: () => void; onDone?: () => void }

/** Why packages wait, and until when; one that waits already begins with what was said. */
export function HoldOrdersDialog({ orders, onClose, onDone }: Props) {
  const { t } = useTranslation('orders')
  const holding = useHoldOrders()
  const { typed, setTyped } = useTypedHold(orders)
  const [wasTried, setTried] = useState(false)
  const { reason, until, day, note } = typed
  const lacksDay = until === 'day' && day === ''
  const done = () => {
    onDone?.()
    onClose()
  }
  const send = () => {
    setTried(true)
    if (!reason || lacksDay) return
    const body = { orderIds: orders.map(({ id }) => id), reason, note, until, ...(until === 'day' && { day }) }
    holding.mutate(body, { onSuccess: done })
  }
  const required = (isMissing: boolean) => (wasTried && isMissing ? t('errors.fieldRequired') : undefined)
  return (
    <ActionDialog
      opened
      onClose={onClose}
      title={t('holding.title', { name: orders.map(({ code }) => code).join(', ') })}
      submitLabel={t('holding.submit')}
      isSending={holding.isPending}
      onSubmit={send}
    >
      <NativeSelect
        label={t('holding.reason')}
        description={t('holding.reasonHelp')}
        required
        value={reason}
        onChange={({ currentTarget }) => setTyped({ ...typed, reason: currentTarget.value as HoldReason | '' })}
        data={[
          { value: '', label: t('holding.choose') },
          ...HOLD_REASONS.map((value) => ({ value, label: t(`holdReasons.${value}`) })),
        ]}
        error={required(!reason)}
      />
      <NativeSelect
        label={t('holding.until')}
        value={until}
        onChange={({ currentTarget }) => setTyped({ ...typed, until: currentTarget.value as HoldEnd })}
        data={HOLD_ENDS.map((value) => ({ value, label: t(`holding.ends.${value}`) }))}
      />
      {until === 'day' ? (
        <TextInput
          type="date"
          label={t('holding.day')}
          description={t('holding.dayHelp')}
          required
          value={day}
          onChange={({ currentTarget }) => setTyped({ ...typed, day: currentTarget.value })}
          error={required(lacksDay)}
        />
      ) : null}
      <Textarea
        label={t('holding.note')}
        autosize
        minRows={2}
        maxLength={500}
        value={note}
        onChange={({ currentTarget }) => setTyped({ ...typed, note: currentTarget.value })}
        error={holding.error ? <Refusal error={holding.error} /> : undefined}
      />
    </ActionDialog>
  )
}

type Typed = { reason: HoldReason | ''; until: HoldEnd; day: string; note: string }
const NOTHING: Typed = { reason: '', until: 'released', day: '', note: '' }

function useTypedHold([first, ...others]: readonly Held[]) {
  const known = others.length === 0 ? first?.hold : null
  const [typed, setTyped] = useState<Typed>(
    known ? { reason: known.reason, note: known.note, until: known.until ? 'day' : 'released', day: known.until ?? '' } : NOTHING,
  )
  return { typed, setTyped }
}
