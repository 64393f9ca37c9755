import type { Order } from '@app/contract/orders.contract'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../api/error-sentence.ts'
import { Money } from '../../ui/money.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import { useSetValue } from './orders.queries.ts'
import { SavedMark } from './saved-mark.tsx'
import styles from './value-cell.module.css'

/** The product's value, changed where it stands; the first one reviews the order, also when it is confirmed as it is. */
export function ValueCell({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const known = order.productValueInCents
  const [cents, setCents] = useState<number | null>(known)
  const save = useSetValue()
  useEffect(() => setCents(known), [known])
  if (!order.allowedActions.includes('setValue')) return <Money cents={known} />
  const send = () => {
    if (cents !== null && !save.isPending) save.mutate({ id: order.id, productValueInCents: cents })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form onSubmit={submit} className={styles.cell}>
      <MoneyField
        label={<span className="visually-hidden">{t('cells.value', { code: order.code })}</span>}
        value={cents}
        onChange={setCents}
        onBlur={() => cents !== null && cents !== known && send()}
        error={save.isError ? errorSentence(t, save.error) : undefined}
      />
      <SavedMark state={save.status} />
    </form>
  )
}
