import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import type { CustomsFigures } from '@app/contract/reports/reports.contract'
import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/show/note.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { QuotaReport } from './quota-report.tsx'
import { given, useReportAddress } from './report-address.ts'
import type { ReportColumn } from './report-table.tsx'
import { ReportView } from './report-view.tsx'
import { useCustomsReport, useCustomsReportExport } from './reports.queries.ts'

const GROUPS = ['manifest', 'consignee', 'month', 'bundle'] as const

/** What nobody has written down is not nothing. */
const isKnown = ({ packages, unpaidPackages }: CustomsFigures) => packages > unpaidPackages

const COLLECTED: ReportColumn<CustomsFigures> = { name: 'dutyCollected', of: ({ collectedInCents }) => collectedInCents }

const COLUMNS: readonly ReportColumn<CustomsFigures>[] = [
  {
    name: 'declarations',
    of: ({ declarations }) => declarations,
    as: 'count',
    // A manifest's bundles are its declarations.
    opens: ({ manifestId }) => (manifestId ? addressOf(ADMINISTRATOR_PATHS.bundles, { manifestId }) : null),
  },
  {
    name: 'packages',
    of: ({ packages }) => packages,
    as: 'count',
    opens: ({ manifestId }) => (manifestId ? addressOf(ADMINISTRATOR_PATHS.orders, { manifestId }) : null),
  },
  { name: 'weight', of: ({ weightInGrams }) => weightInGrams, as: 'weight' },
  { name: 'declared', of: ({ declaredInCents }) => declaredInCents },
  { name: 'unbilled', of: ({ unbilledPackages }) => unbilledPackages, as: 'count' },
  COLLECTED,
  { name: 'dutyPaid', isKnown, of: ({ paidInCents }) => paidInCents },
]

/** What was declared for what arrived, and the duty collected for it beside the duty paid; and who is close to their yearly quota. */
export function CustomsReport() {
  const { t } = useTranslation('money-report')
  const format = useFormat()
  const address = useReportAddress(GROUPS, 'manifest')
  const { days, by, narrowed } = address
  const { manifestId, consignee } = narrowed
  const asked = { ...days, ...given({ manifestId, consignee }), by }
  const query = useCustomsReport(asked)
  const { unpaidPackages: count = 0, unpaidCollectedInCents = 0 } = query.data?.total.now ?? {}
  return (
    <>
      <ReportView
        address={address}
        groups={GROUPS}
        rows="bundle"
        query={query}
        exporting={useCustomsReportExport(asked)}
        columns={COLUMNS}
        main={{ name: 'difference', isKnown, of: ({ differenceInCents }) => differenceInCents }}
        chart={COLLECTED}
        figures={['dutyCollected', 'dutyPaid']}
        recordAddress={(open) => addressOf(ADMINISTRATOR_PATHS.bundles, { open })}
        sentence={t('reports.customs.sentence')}
        note={
          count > 0 ? (
            <Note tone="neutral">{t('reports.customs.unpaid', { count, amount: format.money(unpaidCollectedInCents) })}</Note>
          ) : null
        }
      />
      <QuotaReport year={days ? Number(days.to.slice(0, 4)) : undefined} />
    </>
  )
}
