import type { Purchase } from '@app/contract/purchases.contract'
import { businessDay } from '@app/domain'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../ui/list/column.ts'
import { Day } from '../../ui/show/day.tsx'
import { Money } from '../../ui/show/money.tsx'
import { TwoLines } from '../../ui/show/two-lines.tsx'
import { ListedCover } from '../orders/covers/listed-cover.tsx'
import { useTitleColumn } from '../titles/title-column.tsx'
import { PurchaseChip } from './purchase-chip.tsx'

/** The columns that lists of purchases choose from; where one can be sorted, the server calls it by the same name. */
export function usePurchaseColumns() {
  const { t } = useTranslation('purchases')
  return {
    code: { id: 'code', header: t('fields.number'), cell: ({ code }) => code, sortable: true, card: 'title' },
    status: {
      id: 'status',
      header: t('fields.status'),
      cell: ({ status }) => <PurchaseChip status={status} />,
      sortable: true,
      card: 'status',
    },
    products: {
      id: 'products',
      header: t('fields.products'),
      cell: (purchase) => <Products items={purchase.items} />,
      width: '45%',
    },
    client: { id: 'client', header: t('fields.client'), cell: ({ client }) => client.name },
    askedOn: {
      id: 'createdAt',
      header: t('fields.askedOn'),
      cell: ({ createdAt }) => <Day day={businessDay(new Date(createdAt))} />,
      sortable: true,
    },
    price: {
      id: 'totalInCents',
      header: t('fields.price'),
      cell: ({ price }) => <Money cents={price.totalInCents} />,
      align: 'right',
      sortable: true,
      card: 'figure',
    },
  } satisfies Record<string, Column<Purchase>>
}

/** What a client asked for, and beneath it where and how much of it. */
export function usePurchaseTitleColumn(rows: readonly Purchase[] | undefined): Column<Purchase> {
  const { t } = useTranslation('purchases')
  const bought = useBought()
  return useTitleColumn(rows, {
    ...{ id: 'products', header: t('fields.products'), beneath: bought },
    store: ({ items }) => items[0]?.store ?? '',
    cover: ({ order, items }) => <ListedCover order={order} store={items[0]?.store ?? ''} />,
    day: ({ createdAt }) => businessDay(new Date(createdAt)),
  })
}

/** Where, and how many pieces. */
function useBought() {
  const { t } = useTranslation('purchases')
  return ({ items }: Pick<Purchase, 'items'>): string => {
    const pieces = items.reduce((total, { quantity }) => total + quantity, 0)
    const stores = [...new Set(items.map(({ store }) => store).filter(Boolean))].join(', ')
    return [stores, t('pieces', { count: pieces })].filter(Boolean).join(' · ')
  }
}

/** What is bought, and beneath it where and how much of it. */
function Products({ items }: Pick<Purchase, 'items'>) {
  const { t } = useTranslation('purchases')
  const bought = useBought()
  const [first, ...others] = items
  const names = others.length > 0 ? t('andMore', { description: first?.description, count: others.length }) : first?.description
  return <TwoLines first={names ?? ''} second={bought({ items })} />
}
