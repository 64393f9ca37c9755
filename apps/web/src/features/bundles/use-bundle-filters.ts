import { listBundles } from '@app/contract/endpoints/bundles'
import { BUNDLE_STATUSES, CATEGORIES } from '@app/domain'
import { useTranslation } from 'react-i18next'
import type { ListOf } from '../../ui/list/use-list-state.ts'
import { filtersOf, part, pastedSet, range, recordsOf, several } from '../../ui/list-filters/list-filter.ts'
import { MANIFEST_RECORDS } from '../named-manifests/named-manifests.queries.ts'
import { ASSOCIATE_RECORDS } from '../people/named-people.queries.ts'

/** What the office narrows its bundles by. */
export function useBundleFilters(list: ListOf<typeof listBundles>) {
  const { t } = useTranslation(['bundles', 'orders', 'table'])
  return filtersOf(listBundles, list, {
    set: pastedSet(t('table:pasted.list')),
    status: several(t('fields.status'), BUNDLE_STATUSES, (status) => t(`statuses.${status}`)),
    consignee: part(t('fields.consignee')),
    manifestId: recordsOf(t('fields.manifest'), MANIFEST_RECORDS),
    associateId: recordsOf(t('orders:fields.associate'), ASSOCIATE_RECORDS),
    category: several(t('orders:fields.category'), CATEGORIES, (category) => t(`orders:categories.${category}`)),
    weightInGrams: range(t('fields.weight'), 'weight'),
    valueWithTaxInCents: range(t('fields.withTax'), 'money'),
  })
}
