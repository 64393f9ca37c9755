import type { Order } from '@app/contract/orders.contract'
import IconClockPause from '@tabler/icons-react/dist/esm/icons/IconClockPause.mjs'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../ui/list/column.ts'
import { Chip } from '../../ui/show/chip.tsx'
import { Day } from '../../ui/show/day.tsx'
import { Money } from '../../ui/show/money.tsx'
import { StatusChip } from '../../ui/show/status-chip.tsx'
import { Weight } from '../../ui/show/weight.tsx'
import styles from './order-columns.module.css'
import { ArrivalDay } from './show/arrival-day.tsx'
import { OrderPackage } from './show/order-package.tsx'
import { OrderProgressBar } from './show/order-progress.tsx'
import { OrderTracking } from './show/order-tracking.tsx'
import { declaredValueOf } from './show/order-value.ts'

/** The columns that lists of orders choose from; where one can be sorted, the server calls it by the same name. */
export function useOrderColumns() {
  const { t } = useTranslation('orders')
  return {
    code: { id: 'code', header: t('fields.number'), cell: ({ code }) => code, sortable: true, card: 'title' },
    status: {
      id: 'status',
      header: t('fields.status'),
      cell: (order) => <Statuses order={order} />,
      sortable: true,
      card: 'status',
    },
    package: {
      id: 'description',
      header: t('fields.package'),
      cell: (order) => <OrderPackage order={order} />,
      sortable: true,
      width: '40%',
    },
    progress: {
      id: 'status',
      header: t('fields.status'),
      cell: (order) => (
        <span className={styles.way}>
          {/* Their day of arrival says that it is on hold, and why. */}
          <Statuses order={{ ...order, hold: null }} />
          <OrderProgressBar order={order} />
        </span>
      ),
      sortable: true,
      card: 'status',
    },
    tracking: {
      id: 'tracking',
      header: t('fields.tracking'),
      cell: (order) => <OrderTracking order={order} />,
      sortable: true,
    },
    client: { id: 'client', header: t('fields.client'), cell: ({ client }) => client?.name ?? t('unmatched') },
    weight: {
      id: 'weightInGrams',
      header: t('fields.weight'),
      cell: ({ weightInGrams }) => <Weight grams={weightInGrams} />,
      align: 'right',
      sortable: true,
    },
    value: {
      id: 'productValueInCents',
      header: t('fields.productValue'),
      cell: (order) => <Money cents={declaredValueOf(order)} />,
      align: 'right',
      sortable: true,
    },
    price: {
      id: 'price',
      header: t('fields.price'),
      cell: ({ price }) => <Money cents={price?.totalInCents} />,
      align: 'right',
      card: 'figure',
    },
    orderDate: {
      id: 'orderDate',
      header: t('fields.orderDate'),
      cell: ({ orderDate }) => <Day day={orderDate} />,
      sortable: true,
    },
    estimatedArrival: {
      id: 'estimatedArrivalDate',
      header: t('fields.estimatedArrivalDate'),
      cell: (order) => <ArrivalDay order={order} />,
      sortable: true,
    },
    location: { id: 'location', header: t('fields.location'), cell: ({ location }) => location?.code ?? '—' },
    authorized: {
      id: 'authorized',
      header: t('fields.bundling'),
      cell: ({ status, isAuthorizedToBundle }) => {
        if (status === 'removed') return '—'
        return isAuthorizedToBundle ? t('bundling.authorized') : t('bundling.alone')
      },
    },
  } satisfies Record<string, Column<Order>>
}

type Shown = Pick<Order, 'status' | 'outcome' | 'incidentOpen' | 'hold'>

function Statuses({ order: { status, outcome, incidentOpen, hold } }: { order: Shown }) {
  const { t } = useTranslation('orders')
  return (
    <span className={styles.statuses}>
      <StatusChip status={status} outcome={outcome} />
      {incidentOpen ? <StatusChip status="opened" /> : null}
      {hold ? (
        <Chip tone="orange" icon={IconClockPause}>
          {t('holding.chip')}
        </Chip>
      ) : null}
    </span>
  )
}
