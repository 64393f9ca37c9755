import { sum } from '@app/domain'
import { Button } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../../api/error-sentence.ts'
import { WeightField } from '../../../ui/form/weight-field.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from './order-ways.module.css'
import { itemsOfBox, type LimitedOrder, type WayParts } from './way-parts.tsx'
import { useSplitOrder } from './ways.queries.ts'

type Props = { order: LimitedOrder; parts: WayParts; onDone: () => void }

/** The boxes as they were computed, each with what the scale says: together they weigh what the package does. */
export function SplitInBoxes({ order, parts, onDone }: Props) {
  const { t } = useTranslation('ways')
  const format = useFormat()
  const heading = useId()
  const [grams, setGrams] = useState<readonly (number | null)[]>(parts.map(({ weightInGrams }) => weightInGrams))
  const splitting = useSplitOrder()
  const wholeInGrams = sum(parts.map(({ weightInGrams }) => weightInGrams))
  const givenInGrams = sum(grams.map((one) => one ?? 0))
  const addsUp = givenInGrams === wholeInGrams && grams.every((one) => one !== null && one > 0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!addsUp || splitting.isPending) return
    splitting.mutate({ id: order.id, parts: partsToSend(order, parts, grams) }, { onSuccess: onDone })
  }
  return (
    <form className={styles.way} aria-labelledby={heading} noValidate onSubmit={submit}>
      <h4 id={heading}>{t('split', { count: parts.length })}</h4>
      {parts.map(({ quantities, price }, position) => {
        const label = t('weightOfBox', { position: position + 1 })
        return (
          <WeightField
            key={label}
            label={label}
            description={`${itemsOfBox(order.items, quantities)} · ${format.money(price.totalInCents)}`}
            required
            value={grams[position]}
            onChange={(given) => setGrams(grams.with(position, given))}
          />
        )
      })}
      <p className={addsUp ? styles.quiet : styles.wrong} role="status">
        {t('addsUp', { given: format.weight(givenInGrams), whole: format.weight(wholeInGrams) })}
      </p>
      {splitting.error ? (
        <Note tone="red" isRefusal>
          {errorSentence(t, splitting.error)}
        </Note>
      ) : null}
      <Button type="submit" fullWidth disabled={!addsUp} loading={splitting.isPending}>
        {t('doSplit', { count: parts.length })}
      </Button>
    </form>
  )
}

const partsToSend = ({ items }: LimitedOrder, parts: WayParts, grams: readonly (number | null)[]) =>
  parts.map(({ quantities, valueInCents, weightInGrams }, position) => ({
    items: items.flatMap(({ description, unitPriceInCents, tariffId }, index) => {
      const quantity = quantities[index] ?? 0
      return quantity > 0 ? [{ description, quantity, unitPriceInCents, ...(tariffId && { tariffId }) }] : []
    }),
    productValueInCents: valueInCents,
    weightInGrams: grams[position] ?? weightInGrams,
  }))
