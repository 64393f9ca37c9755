import type { Dropshipping } from '@app/contract/dropshipping.contract'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../ui/list/column.ts'
import { Money } from '../../ui/show/money.tsx'
import { TwoLines } from '../../ui/show/two-lines.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { DropshippingStatus } from './dropshipping-status.tsx'
import { LastDay } from './last-day.tsx'

/** The columns that lists of requests choose from. */
export function useDropshippingColumns() {
  const { t } = useTranslation('dropshipping')
  const format = useFormat()
  return {
    code: { id: 'code', header: t('fields.number'), cell: ({ code }) => code, sortable: true, card: 'title' },
    status: {
      id: 'status',
      header: t('fields.status'),
      cell: (request) => <DropshippingStatus request={request} />,
      sortable: true,
      card: 'status',
    },
    client: {
      id: 'client',
      header: t('fields.client'),
      cell: ({ client }) => <TwoLines first={client.name} second={client.code} />,
      width: '25%',
    },
    clientOf: {
      id: 'client',
      header: t('fields.clientOf'),
      cell: ({ client, associate }) => <TwoLines first={client.name} second={associate?.name ?? t('noAssociate')} />,
      width: '25%',
    },
    product: {
      id: 'product',
      header: t('fields.product'),
      cell: ({ description, options, quantity }) => (
        <TwoLines first={description} second={[t('units', { count: quantity }), options].filter(Boolean).join(' · ')} />
      ),
      width: '35%',
    },
    thing: {
      id: 'product',
      header: t('fields.product'),
      cell: ({ title, options, quantity }) => (
        <TwoLines first={format.title(title)} second={[t('units', { count: quantity }), options].filter(Boolean).join(' · ')} />
      ),
      width: '35%',
      card: 'title',
    },
    price: {
      id: 'quotedPriceInCents',
      header: t('fields.price'),
      cell: ({ quote }) => <Money cents={quote?.price.totalInCents} />,
      align: 'right',
      sortable: true,
      card: 'figure',
    },
    lastDay: {
      id: 'quoteLastDay',
      header: t('fields.lastDay'),
      cell: ({ quote, status }) => <LastDay quote={quote} isOpen={status === 'quoted'} />,
      sortable: true,
    },
    createdAt: {
      id: 'createdAt',
      header: t('fields.createdAt'),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{format.instant(createdAt)}</time>,
      sortable: true,
    },
  } satisfies Record<string, Column<Dropshipping>>
}
