import { shareDeclared, sum } from '@app/domain'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { type Boxes, filled } from './boxes.ts'
import styles from './order-ways.module.css'
import { PartContents } from './part-contents.tsx'
import { itemsToSend } from './split-in-boxes.tsx'
import type { LimitedOrder } from './way-parts.tsx'
import { useSplitOrder } from './ways.queries.ts'

export type BoxedOrder = Pick<LimitedOrder, 'id' | 'code' | 'items'> & { productValueInCents: number; tracking: string | null }
type Props = { order: BoxedOrder; onClose: () => void }

/** Its store sends it in several boxes: what is in each, what it declares, and by which number it travels. */
export function BoxesOfStoreDialog({ order, onClose }: Props) {
  const { t } = useTranslation(['ways', 'orders'])
  const format = useFormat()
  const [boxes, setBoxes] = useState<Boxes>(() => [order.items.map(({ quantity }) => quantity), order.items.map(() => 0)])
  const [values, setValues] = useState<Record<number, number | null>>({})
  const [trackings, setTrackings] = useState<Record<number, string>>({ 0: order.tracking ?? '' })
  const splitting = useSplitOrder()
  const contents = boxes.map((box) => order.items.map((item, index) => ({ ...item, quantity: box[index] ?? 0 })))
  const shared = shareDeclared(order.productValueInCents, contents)
  const valueIn = (at: number) => values[at] ?? shared[at] ?? 0
  const givenInCents = sum(boxes.map((_, at) => (hasThings(boxes, at) ? valueIn(at) : 0)))
  const addsUp = givenInCents === order.productValueInCents
  const isReady = filled(boxes).length > 1 && addsUp
  const submit = async () => {
    const parts = boxes.flatMap((quantities, at) =>
      hasThings(boxes, at)
        ? [{ items: itemsToSend(order.items, quantities), productValueInCents: valueIn(at), tracking: trackings[at] ?? '' }]
        : [],
    )
    await splitting.mutateAsync({ id: order.id, parts })
    onClose()
  }
  return (
    <FormDialog
      title={t('storeBoxesTitle', { code: order.code })}
      confirmLabel={t('doSplit', { count: Math.max(2, filled(boxes).length) })}
      isSending={splitting.isPending}
      isBlocked={!isReady}
      error={splitting.error}
      onSubmit={(event) => {
        event.preventDefault()
        return isReady ? submit() : Promise.resolve()
      }}
      onClose={onClose}
      size={560}
    >
      <p>{t('storeBoxesWhat')}</p>
      <PartContents
        items={order.items}
        boxes={boxes}
        // What a box declares follows what is in it.
        onChange={(moved) => {
          setBoxes(moved)
          setValues({})
        }}
        of={(at) =>
          hasThings(boxes, at) ? (
            <>
              <MoneyField
                label={t('valueOfBox', { position: at + 1 })}
                value={valueIn(at)}
                onChange={(inCents) => setValues({ ...values, [at]: inCents })}
              />
              <TextInput
                label={t('trackingOfBox', { position: at + 1 })}
                description={t('trackingLater')}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={60}
                value={trackings[at] ?? ''}
                onChange={({ currentTarget }) => setTrackings({ ...trackings, [at]: currentTarget.value })}
              />
            </>
          ) : (
            <p className={styles.quiet}>{t('emptyBox')}</p>
          )
        }
      />
      <p className={addsUp ? styles.quiet : styles.wrong} role="status">
        {t('valuesAddUp', { given: format.money(givenInCents), whole: format.money(order.productValueInCents) })}
      </p>
    </FormDialog>
  )
}

const hasThings = (boxes: Boxes, at: number): boolean => sum(boxes[at] ?? []) > 0
