import type { BundleDetail, BundledOrder } from '@app/contract/bundles.contract'
import { listBills } from '@app/contract/endpoints/bills'
import type { OrderDetail } from '@app/contract/orders.contract'
import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import type { OrderStatus } from '@app/domain'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../session/use-may.ts'
import { Link } from '../../ui/edit/link.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { type Fact, Facts } from '../../ui/show/facts.tsx'
import { StatusChip } from '../../ui/show/status-chip.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { Weight } from '../../ui/show/weight.tsx'
import { OrderCharges } from '../orders/show/order-charges.tsx'
import { billAddress } from './bill-address.ts'
import styles from './bundle-in-depth.module.css'
import { hasNotCome } from './has-not-come.ts'
import { useOrdersOfBundle } from './use-orders-of-bundle.ts'

/** The packages of a bundle in depth: whose, how heavy here and there, what they cost, and the bill they are on. */
export function BundleOrders({ bundle }: { bundle: BundleDetail }) {
  const { t } = useTranslation('bundles')
  const { byId, error, retry } = useOrdersOfBundle(bundle)
  if (bundle.orders.length === 0) return <p className={styles.quiet}>{t('holdsNothing')}</p>
  return (
    <>
      {error ? <ErrorState error={error} onRetry={retry} /> : null}
      {bundle.orders.map((order) => (
        <PackageCard key={order.id} order={order} detail={byId.get(order.id)} isFailed={error !== null} />
      ))}
    </>
  )
}

type CardProps = { order: BundledOrder; detail: OrderDetail | undefined; isFailed: boolean }

function PackageCard({ order, detail, isFailed }: CardProps) {
  const { id, code, status, outcome, description } = order
  return (
    <article className={`${styles.card} ${styles.package}`} aria-label={code}>
      <div>
        <div className={styles.packageHead}>
          <h3>
            <Link to={addressOf(ADMINISTRATOR_PATHS.orders, { open: id })}>{code}</Link>
          </h3>
          <StatusChip status={status} outcome={outcome} />
        </div>
        <p className={styles.description}>{description}</p>
      </div>
      <PackageFacts order={order} detail={detail} />
      {detail ? <OrderCharges order={detail} /> : null}
      {!detail && !isFailed ? <Skeleton height="5rem" /> : null}
    </article>
  )
}

function PackageFacts({ order, detail }: Omit<CardProps, 'isFailed'>) {
  const { t } = useTranslation('bundles')
  const format = useFormat()
  const { client, tracking, warehouseWeightInGrams, realWeightInGrams, productValueInCents } = order
  const facts: Fact[] = [
    { label: t('fields.client'), value: client ? `${client.name} (${client.code})` : null, wide: true },
    { label: t('fields.weightInMiami'), value: <Weight grams={warehouseWeightInGrams} /> },
    { label: t('fields.weightInQuito'), value: hasNotCome(order) ? t('neverCame') : <Weight grams={realWeightInGrams} /> },
    { label: t('fields.declaredValue'), value: format.money(productValueInCents) },
    { label: t('fields.tracking'), value: tracking },
    ...(detail?.bill ? [{ label: t('fields.bill'), value: <BillLink bill={detail.bill} status={detail.status} /> }] : []),
    ...(detail?.associate ? [{ label: t('fields.associate'), value: detail.associate.name }] : []),
  ]
  return <Facts facts={facts} />
}

type BillLinkProps = { bill: { id: string; code: string }; status: OrderStatus }

function BillLink({ bill: { id, code }, status }: BillLinkProps) {
  return useMay()(listBills) ? <Link to={billAddress(id, status)}>{code}</Link> : code
}
