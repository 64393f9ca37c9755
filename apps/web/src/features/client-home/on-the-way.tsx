import type { ClientHome, HomePackage } from '@app/contract/fields/client-home'
import { addressOf, CLIENT_PATHS, HOME_PATH } from '@app/contract/paths'
import type { ClientPlace } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { CardOpener } from '../../ui/show/card-opener.tsx'
import { StatusChip } from '../../ui/show/status-chip.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { Cover } from '../orders/covers/cover.tsx'
import { ArrivalDay } from '../orders/show/arrival-day.tsx'
import { OrderProgressBar } from '../orders/show/order-progress.tsx'
import styles from './on-the-way.module.css'
import pageStyles from './shopping-home.module.css'

/** Where all of a place is listed. */
const LISTED_AT: Readonly<Record<ClientPlace, string>> = {
  inReview: addressOf(HOME_PATH, { view: 'inReview' }),
  toMiami: addressOf(CLIENT_PATHS.orders, { view: 'reviewed' }),
  inMiami: addressOf(CLIENT_PATHS.orders, { view: 'inMiami' }),
  inFlight: addressOf(CLIENT_PATHS.orders, { view: 'sended' }),
  inQuito: addressOf(HOME_PATH, { view: 'inQuito' }),
}

type Props = Pick<ClientHome, 'places'> & { onOpen: (orderId: string) => void }

/** Everything of the client's that is on its way, by where it is, with how much is there. */
export function OnTheWay({ places, onOpen }: Props) {
  const { t } = useTranslation('client')
  const format = useFormat()
  const shown = places.flatMap(({ packages }) => packages)
  const titles = format.titlesApart(
    shown.map(({ id, title, store, orderDate }) => ({ id, title, store, day: format.day(orderDate) })),
  )
  return (
    <section className={pageStyles.section} aria-labelledby="on-the-way">
      <h2 id="on-the-way">{t('shopping.onTheWay.title')}</h2>
      {places.map(({ place, count, packages }) => (
        <div key={place} className={styles.place}>
          <header>
            <h3>{t(`shopping.onTheWay.places.${place}`, { count })}</h3>
            {count > packages.length ? <Link to={LISTED_AT[place]}>{t('shopping.onTheWay.all', { count })}</Link> : null}
          </header>
          <ul className={styles.cards}>
            {packages.map((order) => (
              <PackageCard key={order.id} order={order} title={titles.get(order.id) ?? ''} onOpen={onOpen} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

type CardProps = { order: HomePackage; title: string; onOpen: (orderId: string) => void }

function PackageCard({ order, title, onOpen }: CardProps) {
  return (
    <li className={styles.card}>
      <Cover cover={order.cover} store={order.store} />
      <div className={styles.named}>
        <CardOpener onOpen={() => onOpen(order.id)}>{title}</CardOpener>
        <StatusChip status={order.status} />
      </div>
      <span className={styles.day}>
        <ArrivalDay order={order} />
      </span>
      <OrderProgressBar order={order} />
    </li>
  )
}
