import { NativeSelect, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../ui/day-field/date-field.tsx'
import { isDay } from '../../ui/day-field/typed-day.ts'
import { ExportProgress } from '../../ui/list-tools/list-export.tsx'
import { ExportMenu } from '../../ui/list-tools/list-export-menu.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useIsPhone } from '../../ui/page/use-is-phone.ts'
import { useCompanyAccounts } from '../company/company.queries.ts'
import styles from './money-report.module.css'
import { useMoneyReport, useMoneyReportExport } from './money-report.queries.ts'
import { MoneyReportTables } from './money-report-tables.tsx'

type Days = { from: string; to: string }

/** What came into each account of the company and left it, to compare with the bank's statement and with Caja. */
export function MoneyReportPage() {
  const { t } = useTranslation('money-report')
  const [days, setDays] = useState<Days | null>(null)
  const [accountId, setAccountId] = useState('')
  const asked = { ...days, ...(accountId && { accountId }) }
  const { data, error, isError, refetch } = useMoneyReport(asked)
  const accounts = useCompanyAccounts().data ?? []
  const exporting = useMoneyReportExport(asked)
  const isPhone = useIsPhone()
  const from = days?.from ?? data?.from ?? ''
  const to = days?.to ?? data?.to ?? ''
  return (
    <Page title={t('title')} sentence={t('sentence')}>
      <div className={styles.filters}>
        <DateField label={t('from')} value={from} max={to} onChange={(day) => isDay(day) && setDays({ from: day, to })} />
        <DateField label={t('to')} value={to} min={from} onChange={(day) => isDay(day) && setDays({ from, to: day })} />
        <NativeSelect
          label={t('account')}
          value={accountId}
          onChange={({ currentTarget }) => setAccountId(currentTarget.value)}
          data={[
            { value: '', label: t('allAccounts') },
            ...accounts.map(({ id, kind, name }) => ({ value: id, label: kind === 'cash' ? t('cash') : name })),
          ]}
        />
        <ExportMenu exporting={exporting} isPhone={isPhone} isWanted={false} />
      </div>
      <ExportProgress exporting={exporting} />
      {data ? (
        <MoneyReportTables report={data} />
      ) : isError ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="12rem" />
      )}
    </Page>
  )
}
