import type { Order } from '@app/contract/orders.contract'
import { ActionIcon } from '@mantine/core'
import IconEyeCheck from '@tabler/icons-react/dist/esm/icons/IconEyeCheck.mjs'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHeldRecord } from '../../../ui/edit/use-held-record.ts'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { Money } from '../../../ui/show/money.tsx'
import { useSetValue } from '../orders.queries.ts'
import styles from '../show/cells.module.css'
import { SavedMark } from './saved-mark.tsx'

/** The product's value, edited in its cell; the first one reviews the order, also when it is confirmed as it is. */
export function ValueCell({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const known = order.productValueInCents
  const [cents, setCents] = useState<number | null>(known)
  const [saved, setSaved] = useState<number | null>(null)
  const save = useSetValue()
  useEffect(() => {
    setCents(known)
    setSaved(null)
  }, [known])
  // What Enter saved is not sent again by leaving the field before the list is read anew.
  const isChanged = cents !== known && cents !== saved
  useHeldRecord(order, isChanged, () => setCents(known))
  if (!order.allowedActions.includes('setValue')) return <Money cents={known} />
  const send = () => {
    if (cents === null || save.isPending) return
    save.mutate({ id: order.id, productValueInCents: cents }, { onSuccess: () => setSaved(cents) })
  }
  const confirm = t('cells.confirmValue', { code: order.code })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form onSubmit={submit} className={styles.value}>
      <MoneyField
        label={null}
        aria-label={t('cells.value', { code: order.code })}
        value={cents}
        onChange={setCents}
        onBlur={() => isChanged && send()}
        error={save.isError}
      />
      {order.status === 'inReview' && !save.isPending ? (
        <ActionIcon type="submit" variant="default" size="lg" aria-label={confirm} title={confirm}>
          <IconEyeCheck aria-hidden />
        </ActionIcon>
      ) : (
        <SavedMark state={save.status} />
      )}
      {save.isError ? (
        <p role="alert" className={styles.refused}>
          <Refusal error={save.error} />
        </p>
      ) : null}
    </form>
  )
}
