import type { Bill } from '@app/contract/bills.contract'
import { businessDay } from '@app/domain'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../ui/list/column.ts'
import { Day } from '../../ui/show/day.tsx'
import { Money } from '../../ui/show/money.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { ListedCover } from '../orders/covers/listed-cover.tsx'
import { Titled } from '../titles/titled.tsx'
import { useNameOfBill } from '../titles/use-name-of.ts'
import styles from './bill-columns.module.css'
import { BillStatus } from './bill-status.tsx'
import { paidInPart } from './paid-in-part.ts'

/** The columns that lists of bills choose from. */
export function useBillColumns() {
  const { t } = useTranslation('orders')
  const nameOf = useNameOfBill()
  return {
    code: { id: 'code', header: t('fields.number'), cell: ({ code }) => code, sortable: true, card: 'title' },
    status: {
      id: 'status',
      header: t('fields.status'),
      cell: (bill) => <BillStatus bill={bill} />,
      sortable: true,
      card: 'status',
    },
    date: {
      id: 'createdAt',
      header: t('bill.date'),
      cell: ({ createdAt }) => <Day day={businessDay(new Date(createdAt))} />,
      sortable: true,
    },
    /** What a client pays for, and beneath it the number to write in the reference. */
    things: {
      id: 'things',
      header: t('bill.packages'),
      cell: (bill) => (
        <Titled cover={<ListedCover order={bill.orders[0] ?? null} store="" />} first={nameOf(bill)} second={bill.code} />
      ),
      width: '35%',
      card: 'title',
    },
    packages: { id: 'packages', header: t('bill.packages'), cell: ({ orders }) => orders.length, align: 'right' },
    pickup: { id: 'pickup', header: t('fields.pickup'), cell: ({ pickup }) => pickup.name },
    total: {
      id: 'totalInCents',
      header: t('bill.total'),
      cell: (bill) => <Total bill={bill} />,
      align: 'right',
      sortable: true,
      card: 'figure',
    },
  } satisfies Record<string, Column<Bill>>
}

/** Of one that is paid in part, how much of it. */
function Total({ bill }: { bill: Bill }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const paid = paidInPart(bill)
  if (!paid) return <Money cents={bill.totalInCents} />
  const part = t('bill.paidOf', { paid: format.money(paid.paidInCents), total: format.money(paid.ofInCents) })
  return (
    <span className={styles.total}>
      <Money cents={bill.totalInCents} />
      <small>{part}</small>
    </span>
  )
}
