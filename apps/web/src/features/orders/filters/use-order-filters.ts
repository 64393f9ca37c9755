import { listAllOrders } from '@app/contract/endpoints/orders'
import { REPORT_STAGES, type ReportStage } from '@app/contract/reports/report-stages'
import { CATEGORIES, ORDER_OUTCOMES, ORDER_STATUSES, SERVICES } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { askedBy, type ListOf } from '../../../ui/list/use-list-state.ts'
import {
  type FiltersOf,
  filtersOf,
  narrowedBy,
  one,
  part,
  pastedSet,
  range,
  recordsOf,
  several,
  yes,
} from '../../../ui/list-filters/list-filter.ts'
import { viewNamedBy } from '../../../ui/page/view-tabs.tsx'
import { MANIFEST_RECORDS } from '../../named-manifests/named-manifests.queries.ts'
import { ASSOCIATE_RECORDS, CLIENT_RECORDS } from '../../people/named-people.queries.ts'
import { STATUSES_OF, VIEWS, type View } from '../staff/all-orders-views.ts'

type OrderFilters = FiltersOf<typeof listAllOrders>

/** What the office narrows its orders by; what a tab says already is not asked again. */
export function useOrderFilters(list: ListOf<typeof listAllOrders>, view: View) {
  const { t } = useTranslation(['administrator', 'orders', 'ends', 'table'])
  const declaredFor = (shown: View): OrderFilters => ({
    status: shown === 'all' && several(t('words.status'), ORDER_STATUSES, (status) => t(`statuses.${status}`)),
    set: pastedSet(t('table:pasted.list')),
    clientId: recordsOf(t('orders:fields.client'), CLIENT_RECORDS),
    associateId: recordsOf(t('orders:fields.associate'), ASSOCIATE_RECORDS),
    consignee: part(t('orders:fields.consignee')),
    weightInGrams: range(t('orders:fields.weight'), 'weight'),
    productValueInCents: range(t('orders:fields.productValue'), 'money'),
    manifestId: recordsOf(t('allOrders.filters.manifest'), MANIFEST_RECORDS),
    service: several(t('orders:fields.service'), SERVICES, (service) => t(`orders:services.${service}`)),
    category: several(t('orders:fields.category'), CATEGORIES, (category) => t(`orders:categories.${category}`)),
    outcome:
      (shown === 'all' || shown === 'closed') && several(t('ends:end'), ORDER_OUTCOMES, (end) => t(`ends:outcomes.${end}`)),
    hasTracking: one(t('orders:fields.tracking'), {
      true: t('allOrders.filters.withTracking'),
      false: t('allOrders.filters.withoutTracking'),
    }),
    location: shown !== 'closed' && part(t('orders:fields.location')),
    isBundled: one(t('allOrders.filters.isBundled'), {
      true: t('allOrders.filters.bundled'),
      false: t('allOrders.filters.notBundled'),
    }),
    hasOpenIncident: shown !== 'closed' && yes(t('allOrders.filters.hasOpenIncident')),
    isHeld: shown !== 'closed' && yes(t('allOrders.filters.isHeld')),
    isLate: shown !== 'closed' && yes(t('orders:lateness.isLate')),
    isDelayUnexplained: shown !== 'closed' && yes(t('orders:lateness.isDelayUnexplained')),
    endedStage:
      shown === 'all' &&
      one(
        t('allOrders.filters.endedStage'),
        Object.fromEntries(REPORT_STAGES.map((stage) => [stage, t(`allOrders.filters.stages.${stage}`)])) as Record<
          ReportStage,
          string
        >,
      ),
    inMargin:
      shown === 'all' &&
      one(t('allOrders.filters.inMargin'), {
        costed: t('allOrders.filters.costed'),
        withoutCost: t('allOrders.filters.withoutCost'),
      }),
  })
  const asked = ({ query, filters }: Pick<typeof list, 'query' | 'filters'>, shown: View) => {
    const status = STATUSES_OF[shown]
    return { ...query, ...narrowedBy<typeof listAllOrders>(filters, declaredFor(shown)), ...(status ? { status } : {}) }
  }
  const { filters, narrowed } = filtersOf(listAllOrders, list, declaredFor(view))
  return {
    filters,
    /** What the days are the days of. */
    range: narrowed.endedStage ? ('stageEnded' as const) : narrowed.inMargin ? ('counted' as const) : listAllOrders.range,
    query: asked(list, view),
    /** Of another address, where it shows a list of orders that have an owner. */
    queryOf: (address: URLSearchParams) => {
      const shown = viewNamedBy(address, VIEWS, 'all')
      return shown === 'purchases' || shown === 'unmatched' ? null : asked(askedBy(listAllOrders, address), shown)
    },
  }
}
