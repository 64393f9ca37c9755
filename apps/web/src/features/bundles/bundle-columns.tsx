import type { Bundle } from '@app/contract/bundles.contract'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../ui/list/column.ts'
import { Money } from '../../ui/show/money.tsx'
import { TwoLines } from '../../ui/show/two-lines.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { Weight } from '../../ui/show/weight.tsx'
import { LateDay } from '../orders/show/late-day.tsx'
import { BundleStatus } from './bundle-status.tsx'

/** The columns that lists of bundles choose from; where one can be sorted, the server calls it by the same name. */
export function useBundleColumns() {
  const { t } = useTranslation(['bundles', 'ends', 'orders'])
  const format = useFormat()
  return {
    code: { id: 'code', header: t('fields.number'), cell: ({ code }) => code, sortable: true, card: 'title' },
    status: {
      id: 'status',
      header: t('fields.status'),
      cell: (bundle) => <BundleStatus bundle={bundle} />,
      sortable: true,
      card: 'status',
    },
    consignee: {
      id: 'consignee',
      header: t('fields.consignee'),
      cell: ({ consignee }) => <TwoLines first={consignee.name} second={consignee.identification} />,
      sortable: true,
      width: '30%',
    },
    packages: {
      id: 'packages',
      header: t('fields.packages'),
      cell: ({ orders }) => format.number(orders.length),
      align: 'right',
    },
    contents: {
      id: 'contents',
      header: t('fields.contents'),
      cell: ({ orders }) => (
        <TwoLines
          first={orders.map(({ code }) => code).join(', ')}
          second={orders.map((order) => order.description).join(', ')}
        />
      ),
      card: 'hidden',
    },
    weight: {
      id: 'weightInGrams',
      header: t('fields.weight'),
      cell: ({ weightInGrams }) => <Weight grams={weightInGrams} />,
      align: 'right',
      sortable: true,
    },
    declared: {
      id: 'declaredValueInCents',
      header: t('fields.declaredValue'),
      cell: ({ declaredValueInCents }) => <Money cents={declaredValueInCents} />,
      align: 'right',
    },
    withTax: {
      id: 'valueWithTaxInCents',
      header: t('fields.withTax'),
      cell: ({ valueWithTaxInCents }) => <Money cents={valueWithTaxInCents} />,
      align: 'right',
      sortable: true,
      card: 'figure',
    },
    category: { id: 'category', header: t('fields.category'), cell: (bundle) => <BundleCategory bundle={bundle} /> },
    manifest: { id: 'manifest', header: t('fields.manifest'), cell: ({ manifest }) => manifest?.code ?? t('free') },
    childGuide: {
      id: 'childGuideNumber',
      header: t('fields.childGuide'),
      cell: ({ childGuideNumber }) => childGuideNumber ?? '—',
      sortable: true,
    },
    createdAt: {
      id: 'createdAt',
      header: t('fields.createdAt'),
      cell: ({ createdAt }) => format.instant(createdAt, 'MIA'),
      sortable: true,
    },
    sentAt: {
      id: 'sentAt',
      header: t('fields.sentAt'),
      cell: ({ sentAt }) => (sentAt ? format.instant(sentAt, 'MIA') : '—'),
      sortable: true,
    },
    arrival: {
      id: 'arrivesOn',
      header: t('ends:arrives'),
      cell: ({ arrivesOn, daysLate }) => <LateDay day={arrivesOn} daysLate={daysLate} />,
    },
    arrivedAt: {
      id: 'arrivedAt',
      header: t('fields.arrivedAt'),
      cell: ({ arrivedAt }) => (arrivedAt ? format.instant(arrivedAt) : '—'),
      sortable: true,
    },
  } satisfies Record<string, Column<Bundle>>
}

/** B, or special B. */
export function BundleCategory({ bundle: { category, isSpecial } }: { bundle: Pick<Bundle, 'category' | 'isSpecial'> }) {
  const { t } = useTranslation('administrator')
  return t(isSpecial ? 'words.specialCategory' : 'words.category', { category })
}
