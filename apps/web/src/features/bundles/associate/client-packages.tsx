import type { Order } from '@app/contract/orders.contract'
import { businessDay, sum } from '@app/domain'
import { useTranslation } from 'react-i18next'
import type { Selection } from '../../../ui/list/use-selection.ts'
import { Chip } from '../../../ui/show/chip.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { daysBetween } from '../../orders/show/order-age.ts'
import styles from './associate-warehouse.module.css'
import type { PackagesOfClient } from './packages-by-client.ts'

type Props = { group: PackagesOfClient; selection: Selection<Order>; onOpen: (orderId: string) => void }

/** A client's packages in Miami: those that can be bundled to be ticked, those in a bundle with its number. */
export function ClientPackages({ group: { client, orders }, selection, onOpen }: Props) {
  const { t } = useTranslation(['associate', 'orders'])
  const format = useFormat()
  const free = orders.filter(({ allowedActions }) => allowedActions.includes('bundle'))
  const name = client?.name ?? t('orders:unmatched')
  return (
    <section className={styles.client} aria-label={name}>
      <header className={styles.clientHead}>
        <label className={styles.check}>
          <input
            type="checkbox"
            disabled={free.length === 0}
            checked={free.length > 0 && free.every(({ id }) => selection.has(id))}
            onChange={() => selection.toggleAll(free)}
          />
          <span className="visually-hidden">{t('warehouse.chooseAllOf', { name })}</span>
        </label>
        <h2>
          {name} <small>{client?.code}</small>
        </h2>
        <p className={styles.totals}>
          {t('warehouse.packages', { count: orders.length })} ·{' '}
          {format.weight(sum(orders.map(({ weightInGrams }) => weightInGrams ?? 0)))} ·{' '}
          {format.money(sum(orders.map(({ productValueInCents }) => productValueInCents)))}
        </p>
      </header>
      <ul className={styles.packages}>
        {orders.map((order) => (
          <li key={order.id} className={styles.package} data-chosen={selection.has(order.id)}>
            <PackageChoice order={order} selection={selection} />
            <PackageWords order={order} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PackageChoice({ order, selection }: { order: Order; selection: Selection<Order> }) {
  const { t } = useTranslation(['associate', 'orders'])
  if (!order.allowedActions.includes('bundle')) return <span />
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={selection.has(order.id)} onChange={() => selection.toggle(order)} />
      <span className="visually-hidden">{t('warehouse.chooseNamed', { code: order.code })}</span>
    </label>
  )
}

function PackageWords({ order, onOpen }: { order: Order; onOpen: (orderId: string) => void }) {
  const { t } = useTranslation(['associate', 'orders'])
  const format = useFormat()
  const { id, code, description, consignee, weightInGrams, productValueInCents, orderDate, isSpecial } = order
  const days = daysBetween(orderDate, businessDay(new Date()))
  return (
    <>
      <div className={styles.words}>
        <button type="button" onClick={() => onOpen(id)}>
          {code}
        </button>
        <span>{description}</span>
        <small>
          {t('warehouse.consignee', { name: consignee?.name ?? t('orders:notChosen') })} · {t('warehouse.days', { count: days })}
        </small>
      </div>
      <div className={styles.chips}>
        {isSpecial ? <Chip tone="violet">{t('orders:categories.specialB')}</Chip> : null}
        <BundlingChip order={order} />
      </div>
      <p className={styles.figures}>
        <span>{format.weight(weightInGrams ?? 0)}</span>
        <span>{format.money(productValueInCents)}</span>
      </p>
    </>
  )
}

function BundlingChip({ order: { bundle, isAuthorizedToBundle } }: { order: Order }) {
  const { t } = useTranslation(['associate', 'orders'])
  if (bundle) return <Chip tone="teal">{t('warehouse.inBundle', { code: bundle.code })}</Chip>
  return isAuthorizedToBundle ? (
    <Chip tone="green">{t('warehouse.authorized')}</Chip>
  ) : (
    <Chip tone="neutral">{t('warehouse.travelsAlone')}</Chip>
  )
}
