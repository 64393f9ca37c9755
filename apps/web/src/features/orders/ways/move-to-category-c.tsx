import type { Price } from '@app/contract/fields/prices'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusFirstInvalid } from '../../../ui/form/focus-first-invalid.ts'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { PriceLines } from '../../../ui/show/price-lines.tsx'
import { TariffSelect } from '../../tariffs/tariff-select.tsx'
import styles from './order-ways.module.css'
import type { LimitedOrder } from './way-parts.tsx'
import { useSetCategory } from './ways.queries.ts'

type Props = { order: LimitedOrder; price: Price | null; tariffId: string | null; onDone: () => void }

/** Whole, at the price of category C; the note says how its owner consented. */
export function MoveToCategoryC({ order, price, tariffId, onDone }: Props) {
  const { t } = useTranslation(['ways', 'orders'])
  const heading = useId()
  const [note, setNote] = useState('')
  const [wasTried, setTried] = useState(false)
  const moving = useSetCategory()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    focusFirstInvalid(event.currentTarget)
    if (!tariffId || !note.trim() || moving.isPending) return
    moving.mutate({ id: order.id, category: 'C', tariffId, note }, { onSuccess: onDone })
  }
  const required = (isThere: boolean) => (wasTried && !isThere ? t('errors.fieldRequired') : undefined)
  return (
    <form className={styles.way} aria-labelledby={heading} noValidate onSubmit={submit}>
      <h4 id={heading}>{t('categoryC')}</h4>
      <TariffSelect name="tariffId" error={required(tariffId !== null)} />
      {price ? (
        <PriceLines lines={price.lines} totalInCents={price.totalInCents} totalLabel={t('orders:panel.estimatedTotal')} />
      ) : null}
      <Textarea
        label={t('consent')}
        description={t('consentHelp')}
        required
        autosize
        minRows={2}
        maxLength={500}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        error={required(note.trim() !== '')}
      />
      {moving.error ? (
        <Note tone="red" isRefusal>
          <Refusal error={moving.error} />
        </Note>
      ) : null}
      <Button type="submit" fullWidth loading={moving.isPending}>
        {t('doMove')}
      </Button>
    </form>
  )
}
