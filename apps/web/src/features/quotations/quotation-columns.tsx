import type { Quotation } from '@app/contract/quotations.contract'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../ui/list/column.ts'
import { Money } from '../../ui/show/money.tsx'
import { TwoLines } from '../../ui/show/two-lines.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { Weight } from '../../ui/show/weight.tsx'

export function useQuotationColumns(): readonly Column<Quotation>[] {
  const { t } = useTranslation(['quotations', 'orders'])
  const format = useFormat()
  return [
    { id: 'code', header: t('orders:fields.number'), cell: ({ code }) => code, sortable: true, card: 'title' },
    {
      id: 'package',
      header: t('orders:fields.package'),
      cell: ({ description, service }) => (
        <TwoLines first={description || t('list.noDescription')} second={t(`services.${service}.name`)} />
      ),
      width: '40%',
    },
    {
      id: 'weightInGrams',
      header: t('orders:fields.weight'),
      cell: ({ weightInGrams }) => <Weight grams={weightInGrams} />,
      align: 'right',
      sortable: true,
    },
    {
      id: 'value',
      header: t('orders:fields.productValue'),
      cell: ({ productValueInCents }) => <Money cents={productValueInCents} />,
      align: 'right',
      card: 'hidden',
    },
    {
      id: 'totalInCents',
      header: t('orders:fields.price'),
      cell: ({ price }) => <Money cents={price.totalInCents} />,
      align: 'right',
      sortable: true,
      card: 'figure',
    },
    {
      id: 'createdAt',
      header: t('list.date'),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{format.instant(createdAt)}</time>,
      sortable: true,
    },
  ]
}
