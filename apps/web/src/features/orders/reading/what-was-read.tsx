import { addressOf, ORDERS_PATH } from '@app/contract/paths'
import type { OrderReading } from '@app/contract/reading/order-reading.contract'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../../session/use-actor.ts'
import { Link } from '../../../ui/edit/link.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'

/** What was read in a line, and whether its sum comes out, or what to look at; of a package that is known, where it is. */
export function WhatWasRead({ reading }: { reading: OrderReading }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const { role } = useActor()
  const sum = useSum(reading)
  const { known, isSure, doubts, trackings } = reading
  if (known) {
    return (
      <Note tone="neutral" title={t('newOrder.reading.known')}>
        <p>
          <Link to={addressOf(ORDERS_PATH[role], { open: known.orderId })}>{format.title(known.title)}</Link>{' '}
          <small>{known.code}</small>
        </p>
      </Note>
    )
  }
  const several = trackings.length > 1 ? [t('newOrder.reading.severalTrackings', { count: trackings.length })] : []
  const toLookAt = [...doubts.map((doubt) => t(`newOrder.reading.doubts.${doubt}`)), ...several]
  return (
    <Note tone="neutral" title={sum}>
      {isSure ? <p>{t('newOrder.reading.sure')}</p> : null}
      {toLookAt.length > 0 ? <p>{t('newOrder.reading.check', { doubts: toLookAt.join('; ') })}</p> : null}
    </Note>
  )
}

/** "Audífonos y 2 más · Amazon · $95,00 + impuesto $6,18 = $101,18", as much of it as was read. */
function useSum({ items, store, shippingInCents, taxInCents, discountInCents, totalInCents }: OrderReading): string {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const names = items.map(({ name }) => ({ kind: 'thing' as const, name, more: 0 }))
  const prices = items.map(({ quantity, unitPriceInCents }) => quantity * (unitPriceInCents ?? Number.NaN))
  const value = prices.reduce((sum, price) => sum + price, 0)
  const parts = [
    ['shipping', shippingInCents],
    ['tax', taxInCents],
    ['discount', discountInCents],
  ] as const
  const said = parts.flatMap(([part, amount]) => (amount ? t(`newOrder.reading.${part}`, { amount: format.money(amount) }) : []))
  const isPriced = items.length > 0 && Number.isFinite(value) && totalInCents !== null
  const sum = isPriced ? `${[format.money(value), ...said].join(' ')} = ${format.money(totalInCents)}` : ''
  return [names.length > 0 ? format.titles(names) : '', store, sum].filter(Boolean).join(' · ')
}
