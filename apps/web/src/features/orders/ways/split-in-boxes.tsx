import { sum } from '@app/domain'
import { Button } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WeightField } from '../../../ui/form/weight-field.tsx'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { inWords } from './boxes.ts'
import { MoveThings } from './move-things.tsx'
import styles from './order-ways.module.css'
import { useMovedBoxes } from './use-moved-boxes.ts'
import { itemsOfBox, type LimitedOrder, type WayParts } from './way-parts.tsx'
import { useSplitOrder, type WayCalled } from './ways.queries.ts'

type Props = { order: LimitedOrder; way: WayCalled<'split'>; onDone: () => void }

/** The boxes as they were computed, or as staff move things between them. */
export function SplitInBoxes({ order, way, onDone }: Props) {
  const { t } = useTranslation('ways')
  const heading = useId()
  const moved = useMovedBoxes(order.id, way)
  return (
    <section className={styles.way} aria-labelledby={heading}>
      <h4 id={heading}>{t('split', { count: moved.wanted.length })}</h4>
      <MoveThings items={order.items} moved={moved} />
      {moved.found ? <WeighedBoxes key={inWords(moved.wanted)} order={order} parts={moved.found.parts} onDone={onDone} /> : null}
    </section>
  )
}

type WeighedProps = { order: LimitedOrder; parts: WayParts; onDone: () => void }

/** Each with what the scale says: together they weigh what the package does. */
function WeighedBoxes({ order, parts, onDone }: WeighedProps) {
  const { t } = useTranslation('ways')
  const format = useFormat()
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
    <form className={styles.ways} noValidate onSubmit={submit}>
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
          <Refusal error={splitting.error} />
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
    items: itemsToSend(items, quantities),
    productValueInCents: valueInCents,
    weightInGrams: grams[position] ?? weightInGrams,
  }))

/** What a box holds, as a split names it. */
export const itemsToSend = (items: LimitedOrder['items'], quantities: readonly number[]) =>
  items.flatMap(({ description, unitPriceInCents, tariffId }, index) => {
    const quantity = quantities[index] ?? 0
    return quantity > 0 ? [{ description, quantity, unitPriceInCents, ...(tariffId && { tariffId }) }] : []
  })
