import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import type { MarginFigures } from '@app/contract/reports/reports.contract'
import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/show/note.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { given, useReportAddress } from './report-address.ts'
import type { ReportColumn } from './report-table.tsx'
import { ReportView } from './report-view.tsx'
import { useMarginReport, useMarginReportExport } from './reports.queries.ts'
import { ordersOf } from './rows-behind.ts'

const GROUPS = ['manifest', 'client', 'associate', 'month', 'package'] as const

/** Costs that are not known are not nothing. */
const isKnown = ({ packages }: MarginFigures) => packages > 0

const COLUMNS: readonly ReportColumn<MarginFigures>[] = [
  { name: 'packages', of: ({ packages }) => packages, as: 'count', opens: (rows) => ordersOf(rows, { inMargin: 'costed' }) },
  { name: 'service', isKnown, of: ({ serviceInCents, purchaseFeeInCents }) => serviceInCents + purchaseFeeInCents },
  { name: 'costs', isKnown, of: ({ costsInCents }) => 0 - costsInCents },
  { name: 'earning', isKnown, of: ({ earningInCents }) => 0 - earningInCents },
  { name: 'dutyCollected', isKnown, of: ({ dutyCollectedInCents }) => dutyCollectedInCents },
  { name: 'dutyPaid', isKnown, of: ({ dutyPaidInCents }) => 0 - dutyPaidInCents },
  {
    name: 'withoutCost',
    of: ({ packagesWithoutCost }) => packagesWithoutCost,
    as: 'count',
    opens: (rows) => ordersOf(rows, { inMargin: 'withoutCost' }),
  },
]

/** What is left of packages; those whose costs nobody has written down are told apart. */
export function MarginReport() {
  const { t } = useTranslation('money-report')
  const format = useFormat()
  const address = useReportAddress(GROUPS, 'manifest')
  const { days, by, narrowed } = address
  const { manifestId, clientId, associateId } = narrowed
  const asked = { ...days, ...given({ manifestId, clientId, associateId }), by }
  const query = useMarginReport(asked)
  const { packagesWithoutCost: count = 0, withoutCostInCents = 0 } = query.data?.total.now ?? {}
  return (
    <ReportView
      address={address}
      groups={GROUPS}
      rows="package"
      query={query}
      exporting={useMarginReportExport(asked)}
      columns={COLUMNS}
      main={{ name: 'margin', isKnown, of: ({ marginInCents }) => marginInCents }}
      figures={['service', 'costs', 'earning']}
      recordAddress={(open) => addressOf(ADMINISTRATOR_PATHS.orders, { open })}
      sentence={t('reports.margin.sentence')}
      note={
        count > 0 ? (
          <Note tone="neutral">{t('reports.margin.withoutCost', { count, amount: format.money(withoutCostInCents) })}</Note>
        ) : null
      }
    />
  )
}
