import type { Order } from '@app/contract/orders.contract'
import { guessCarrier } from '@app/domain'
import { TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHeldRecord } from '../../../ui/edit/use-held-record.ts'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { useSetTracking } from '../orders.queries.ts'
import styles from '../show/cells.module.css'
import { OrderTracking } from '../show/order-tracking.tsx'
import { SavedMark } from './saved-mark.tsx'

/** The tracking number, changed where it stands: saved when the field is left, refused at the row. */
export function TrackingCell({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const known = order.tracking ?? ''
  const [text, setText] = useState(known)
  const [saved, setSaved] = useState<string | null>(null)
  const save = useSetTracking()
  useEffect(() => {
    setText(known)
    setSaved(null)
  }, [known])
  // What Enter saved is not sent again by leaving the field before the list is read anew.
  const isChanged = !['', known, saved].includes(text.trim())
  useHeldRecord(order, isChanged, () => setText(known))
  if (!order.allowedActions.includes('setTracking')) return <OrderTracking order={order} />
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    const tracking = text.trim()
    if (isChanged && !save.isPending) save.mutate({ id: order.id, tracking }, { onSuccess: () => setSaved(tracking) })
  }
  return (
    <form onSubmit={send} className={styles.tracking}>
      <TextInput
        size="sm"
        aria-label={t('cells.tracking', { code: order.code })}
        placeholder={t('trackingOnFile')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={() => (text.trim() === '' ? setText(known) : send())}
        onKeyDown={({ key }) => key === 'Escape' && setText(known)}
        rightSection={save.isIdle ? null : <SavedMark state={save.status} />}
        description={guessCarrier(text)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={save.isError ? <Refusal error={save.error} /> : undefined}
      />
    </form>
  )
}
