import { Button, NativeSelect, Skeleton } from '@mantine/core'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../ui/day-field/date-field.tsx'
import { isDay } from '../../ui/day-field/typed-day.ts'
import { ExportProgress } from '../../ui/list-tools/list-export.tsx'
import { ExportMenu } from '../../ui/list-tools/list-export-menu.tsx'
import type { Export } from '../../ui/list-tools/use-export.ts'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { useIsPhone } from '../../ui/page/use-is-phone.ts'
import { type GroupName, NARROWED, type ReportAddress } from './report-address.ts'
import { ReportCourse } from './report-course.tsx'
import { ReportFigures } from './report-figures.tsx'
import { type ReportColumn, type ReportGroup, ReportTable } from './report-table.tsx'
import styles from './reports.module.css'

export type Report<Figures> = {
  from: string
  to: string
  before: { from: string; to: string }
  groups: ReportGroup<Figures>[]
  others: { groups: number; now: Figures; before: Figures } | null
  total: { now: Figures; before: Figures }
  course: { from: string; to: string; nowInCents: number; beforeInCents: number }[]
}

type Query<Figures> = { data: Report<Figures> | undefined; error: unknown; isError: boolean; refetch: () => unknown }

type Props<Figures> = {
  address: ReportAddress
  groups: readonly GroupName[]
  /** The group that is one record: what the other ones open. */
  rows: GroupName
  query: Query<Figures>
  exporting: Export
  columns: readonly ReportColumn<Figures>[]
  main: ReportColumn<Figures>
  /** The columns whose totals are shown large, beside the main one. */
  figures: readonly string[]
  recordAddress: (id: string) => string
  sentence: string
  note?: ReactNode
}

/** Days, grouping and file of one report, then what it comes to, its course and its groups. */
export function ReportView<Figures>(props: Props<Figures>) {
  const { address, groups, query, exporting, columns, main, figures, sentence, note } = props
  const { t } = useTranslation('money-report')
  const isPhone = useIsPhone()
  const { data } = query
  const from = address.days?.from ?? data?.from ?? ''
  const to = address.days?.to ?? data?.to ?? ''
  return (
    <section className={styles.report} aria-label={sentence}>
      <p className={styles.quiet}>{sentence}</p>
      <div className={styles.filters}>
        <DateField
          label={t('reports.from')}
          value={from}
          max={to}
          onChange={(day) => isDay(day) && address.change({ from: day, to })}
        />
        <DateField
          label={t('reports.to')}
          value={to}
          min={from}
          onChange={(day) => isDay(day) && address.change({ from, to: day })}
        />
        <NativeSelect
          label={t('reports.by')}
          value={address.by}
          onChange={({ currentTarget }) => address.change({ by: currentTarget.value })}
          data={groups.map((value) => ({ value, label: t(`reports.groups.${value}`) }))}
        />
        <ExportMenu exporting={exporting} isPhone={isPhone} isWanted={false} />
      </div>
      <ExportProgress exporting={exporting} />
      {NARROWED.some((name) => address.narrowed[name]) ? (
        <Button
          className={styles.narrowed}
          variant="default"
          size="compact-md"
          rightSection={<IconX aria-hidden size="1rem" />}
          onClick={() => address.change({ ...Object.fromEntries(NARROWED.map((name) => [name, null])), named: null })}
        >
          {t('reports.only', { name: address.named ?? t('reports.one') })}
        </Button>
      ) : null}
      {note}
      {data ? (
        data.groups.length === 0 ? (
          <p className={styles.quiet}>{t('reports.none')}</p>
        ) : (
          <>
            {main.isKnown?.(data.total.now) === false ? null : (
              <>
                <ReportFigures report={data} columns={[main, ...columns.filter(({ name }) => figures.includes(name))]} />
                <ReportCourse report={data} title={t(`reports.columns.${main.name}`)} total={main.of(data.total.now)} />
              </>
            )}
            <ReportTable report={data} {...props} />
          </>
        )
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height="12rem" />
      )}
    </section>
  )
}
