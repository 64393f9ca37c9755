import type { Order } from '@app/contract/orders.contract'
import { addressOf, CLIENT_PATHS } from '@app/contract/paths'
import { ORDERS, ordersThatAre } from '@app/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { StatusChip } from '../../ui/show/status-chip.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { useClientOrders } from '../orders/orders.queries.ts'
import { ArrivalDay } from '../orders/show/arrival-day.tsx'
import { OrderProgressBar } from '../orders/show/order-progress.tsx'
import styles from './on-the-way.module.css'
import pageStyles from './shopping-home.module.css'

const PLACES = {
  toMiami: { statuses: ordersThatAre('expected'), all: addressOf(CLIENT_PATHS.orders, { view: 'reviewed' }) },
  inMiami: { statuses: ordersThatAre('atMiami'), all: addressOf(CLIENT_PATHS.orders, { view: 'inMiami' }) },
  inFlight: { statuses: ['sended'], all: addressOf(CLIENT_PATHS.orders, { view: 'sended' }) },
  // Some of them are listed where packages are, others where they are paid: no list has all.
  inQuito: { statuses: ['arrived', ...ordersThatAre('inQuito', 'billed', 'paid')], all: null },
} as const satisfies Record<string, { statuses: readonly Order['status'][]; all: string | null }>
type Place = keyof typeof PLACES
const PLACE_NAMES = Object.keys(PLACES) as Place[]

/** Cards of one place: enough to see what moves, few enough that all places are seen. */
const SHOWN = 3

/** Everything of the client's that is on its way, by where it is, with how much is there. */
export function OnTheWay({ onOpen }: { onOpen: (orderId: string) => void }) {
  const { t } = useTranslation('client')
  const format = useFormat()
  // The same call as that of the tasks: it is made once.
  const { data } = useClientOrders({ status: ORDERS.open })
  const orders = data?.data ?? []
  const titles = format.titlesApart(
    orders.map(({ id, title, store, orderDate }) => ({ id, title, store, day: format.day(orderDate) })),
  )
  const places = PLACE_NAMES.map((name) => {
    const statuses: readonly Order['status'][] = PLACES[name].statuses
    return { name, there: orders.filter(({ status }) => statuses.includes(status)) }
  }).filter(({ there }) => there.length > 0)
  if (places.length === 0) return null
  return (
    <section className={pageStyles.section} aria-labelledby="on-the-way">
      <h2 id="on-the-way">{t('shopping.onTheWay.title')}</h2>
      {places.map(({ name, there }) => (
        <PlaceCards key={name} name={name} there={there} titles={titles} onOpen={onOpen} />
      ))}
    </section>
  )
}

type PlaceProps = { name: Place; there: readonly Order[]; titles: ReadonlyMap<string, string>; onOpen: (orderId: string) => void }

function PlaceCards({ name, there, titles, onOpen }: PlaceProps) {
  const { t } = useTranslation('client')
  const [isAll, setAll] = useState(false)
  const { all } = PLACES[name]
  const count = there.length
  const seeAll = t('shopping.onTheWay.all', { count })
  return (
    <div className={styles.place}>
      <header>
        <h3>{t(`shopping.onTheWay.places.${name}`, { count })}</h3>
        {count <= SHOWN || isAll ? null : all ? (
          <Link to={all}>{seeAll}</Link>
        ) : (
          <button type="button" className={styles.all} onClick={() => setAll(true)}>
            {seeAll}
          </button>
        )}
      </header>
      <ul className={styles.cards}>
        {there.slice(0, isAll ? count : SHOWN).map((order) => (
          <PackageCard key={order.id} order={order} title={titles.get(order.id) ?? ''} onOpen={onOpen} />
        ))}
      </ul>
    </div>
  )
}

type CardProps = { order: Order; title: string; onOpen: (orderId: string) => void }

function PackageCard({ order, title, onOpen }: CardProps) {
  return (
    <li className={styles.card}>
      <button type="button" onClick={() => onOpen(order.id)}>
        {title}
      </button>
      <StatusChip status={order.status} />
      <span className={styles.day}>
        <ArrivalDay order={order} />
      </span>
      <OrderProgressBar order={order} />
    </li>
  )
}
