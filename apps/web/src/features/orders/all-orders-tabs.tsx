import { Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/use-format.ts'
import type { List } from '../../ui/use-list-state.ts'
import { useUnmatchedOrders } from './all-orders.queries.ts'
import { COUNTED, VIEWS, type View } from './all-orders-views.ts'
import { useOrderCounts } from './orders.queries.ts'

/** What needs a look, each with how many. */
export function AllOrdersTabs({ view, list }: { view: View; list: List }) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const unmatched = useUnmatchedOrders({ limit: 1 })
  const counts: Record<string, number | undefined> = {
    ...useOrderCounts('administrator', COUNTED),
    unmatched: unmatched.data?.meta.total,
  }
  return (
    <Tabs value={view} onChange={(next) => list.setFilter('view', next && next !== 'all' ? [next] : null)}>
      <Tabs.List>
        {VIEWS.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`allOrders.views.${name}`)}
            {counts[name] === undefined ? '' : ` (${format.number(counts[name])})`}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}
