import type { Order } from '@app/contract/orders.contract'
import { sum } from '@app/domain'
import { useTranslation } from 'react-i18next'
import type { Selection } from '../../../ui/list/use-selection.ts'
import { Chip } from '../../../ui/show/chip.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import card from '../consolidation-card.module.css'
import styles from './package-group-card.module.css'
import type { PackageGroup } from './package-groups.ts'

type Props = { group: PackageGroup; selection: Selection<Order> }

/** The packages that may share a declaration, each to be ticked, or all at once. */
export function PackageGroupCard({ group, selection }: Props) {
  const { t } = useTranslation('administrator')
  const { client, consignee, category, isSpecial, orders } = group
  const name = consignee?.name ?? t('bundles.noConsignee')
  const kind = t(isSpecial ? 'words.specialCategory' : 'words.category', { category })
  const areAllChosen = orders.every(({ id }) => selection.has(id))
  return (
    <section className={styles.group} aria-label={[name, client?.code, kind].join(', ')}>
      <header className={styles.groupHead}>
        <label className={styles.check}>
          <input type="checkbox" checked={areAllChosen} onChange={() => selection.toggleAll(orders)} />
          <span className="visually-hidden">{t('bundles.chooseAllOf', { name })}</span>
        </label>
        <div className={styles.groupName}>
          <h2>{name}</h2>
          <p className={card.quiet}>
            {consignee ? `${t(`identificationTypes.${consignee.identificationType}`)} ${consignee.identification}` : null}
            {client && client.name !== consignee?.name ? ` · ${t('bundles.clientIs', { name: client.name })}` : null}
          </p>
        </div>
        <Chip tone={isSpecial ? 'orange' : 'neutral'}>{kind}</Chip>
        <GroupTotals orders={orders} />
      </header>
      <ul className={styles.packages}>
        {orders.map((order) => (
          <PackageRow key={order.id} order={order} selection={selection} />
        ))}
      </ul>
    </section>
  )
}

function GroupTotals({ orders }: { orders: readonly Order[] }) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const weight = format.weight(sum(orders.map(({ weightInGrams }) => weightInGrams ?? 0)))
  const value = format.money(sum(orders.map(({ productValueInCents }) => productValueInCents)))
  return (
    <p className={styles.totals}>
      {t('words.packages', { count: orders.length })} · <span className="tabular">{weight}</span> ·{' '}
      <span className="tabular">{value}</span>
    </p>
  )
}

function PackageRow({ order, selection }: { order: Order; selection: Selection<Order> }) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const { id, code, description, weightInGrams, productValueInCents, isAuthorizedToBundle } = order
  return (
    <li>
      <label className={styles.package} data-chosen={selection.has(id)}>
        <input type="checkbox" checked={selection.has(id)} onChange={() => selection.toggle(order)} />
        <span className={styles.packageCode}>{code}</span>
        <span className={styles.packageDescription} title={description}>
          {description}
        </span>
        <span className={styles.packageNote}>
          {isAuthorizedToBundle ? null : <Chip tone="neutral">{t('bundles.travelsAlone')}</Chip>}
        </span>
        <span className={styles.figure}>{format.weight(weightInGrams ?? 0)}</span>
        <span className={styles.figure}>{format.money(productValueInCents)}</span>
      </label>
    </li>
  )
}
