import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import type { BillingFigures } from '@app/contract/reports/reports.contract'
import { useTranslation } from 'react-i18next'
import { given, useReportAddress } from './report-address.ts'
import type { ReportColumn } from './report-table.tsx'
import { ReportView } from './report-view.tsx'
import { useBillingReport, useBillingReportExport } from './reports.queries.ts'
import { billsOf } from './rows-behind.ts'

const GROUPS = ['month', 'day', 'client', 'associate', 'bill'] as const

const COLUMNS: readonly ReportColumn<BillingFigures>[] = [
  { name: 'bills', of: ({ bills }) => bills, as: 'count', opens: (rows) => billsOf(rows) },
  { name: 'billed', of: ({ billedInCents }) => billedInCents, opens: (rows) => billsOf(rows) },
  { name: 'credited', of: ({ creditedInCents }) => creditedInCents },
  { name: 'voided', of: ({ voidedInCents }) => voidedInCents, opens: (rows) => billsOf(rows, 'voided') },
  { name: 'general', of: ({ generalInCents }) => generalInCents },
  { name: 'untaxed', of: ({ zeroInCents, notSubjectInCents, exemptInCents }) => zeroInCents + notSubjectInCents + exemptInCents },
  { name: 'tax', of: ({ taxInCents }) => taxInCents },
  { name: 'thirdParty', of: ({ thirdPartyInCents }) => thirdPartyInCents },
]

/** What was billed, less what was given back and voided. */
export function BillingReport() {
  const { t } = useTranslation('money-report')
  const address = useReportAddress(GROUPS, 'month')
  const { days, by, narrowed } = address
  const { clientId, associateId } = narrowed
  const asked = { ...days, ...given({ clientId, associateId }), by }
  return (
    <ReportView
      address={address}
      groups={GROUPS}
      rows="bill"
      query={useBillingReport(asked)}
      exporting={useBillingReportExport(asked)}
      columns={COLUMNS}
      main={{ name: 'net', of: ({ netInCents }) => netInCents }}
      figures={['billed', 'credited', 'voided']}
      recordAddress={(open) => addressOf(ADMINISTRATOR_PATHS.bills, { open })}
      sentence={t('reports.billing.sentence')}
    />
  )
}
