import type { ClientHome } from '@app/contract/fields/client-home'
import { addressOf, CLIENT_PATHS } from '@app/contract/paths'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { CardOpener } from '../../ui/show/card-opener.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { PassButton } from '../bills/pass/pass-button.tsx'
import { MapLink } from '../company/counter-links.tsx'
import { OpeningHours } from '../company/opening-hours.tsx'
import { Cover } from '../orders/covers/cover.tsx'
import { OrderProgressBar } from '../orders/show/order-progress.tsx'
import styles from './hero.module.css'

type Told = NonNullable<ClientHome['hero']>
type Props = { hero: Told; onOpen: (orderId: string) => void }

/** What matters most, at a glance: what can be collected, else what comes next. */
export function Hero({ hero, onOpen }: Props) {
  return hero.kind === 'collect' ? <Ready {...hero} /> : <Coming order={hero.package} onOpen={onOpen} />
}

function Ready({ billId, things, pickupName, counter }: Extract<Told, { kind: 'collect' }>) {
  const { t } = useTranslation('client')
  const format = useFormat()
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <h2 id="hero">{t('shopping.hero.collect')}</h2>
      <p className={styles.things}>{format.things(things)}</p>
      <p className={styles.sentence}>{t('shopping.task.collectSentence', { name: pickupName })}</p>
      <OpeningHours company={counter} isShort />
      <MapLink company={counter} />
      <div className={styles.acts}>
        <PassButton billId={billId} name={format.things(things)} />
        <Button component={Link} variant="default" to={addressOf(CLIENT_PATHS.payments, { view: 'paid', open: billId })}>
          {t('shopping.task.collectAction')}
        </Button>
      </div>
    </section>
  )
}

function Coming({ order, onOpen }: { order: Extract<Told, { kind: 'arrival' }>['package']; onOpen: Props['onOpen'] }) {
  const { t } = useTranslation('client')
  const format = useFormat()
  const place = order.status === 'sended' ? 'inFlight' : 'inMiami'
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <h2 id="hero">{t('shopping.hero.arrival', { day: format.day(order.estimatedArrivalDate ?? '') })}</h2>
      <div className={styles.package}>
        <Cover cover={order.cover} store={order.store} />
        <div>
          <CardOpener onOpen={() => onOpen(order.id)}>{format.title(order.title)}</CardOpener>
          <p className={styles.sentence}>
            {t(`shopping.hero.${place}`)}
            {order.daysLate > 0 ? (
              <span className={styles.late}> · {t('arrival.daysLate', { count: order.daysLate })}</span>
            ) : null}
          </p>
        </div>
      </div>
      <OrderProgressBar order={order} />
    </section>
  )
}
