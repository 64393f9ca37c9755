import { Button, NativeSelect, Skeleton } from '@mantine/core'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Export } from '../../ui/list-tools/use-export.ts'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { type GroupName, NARROWED, type ReportAddress } from './report-address.ts'
import { ReportCourse } from './report-course.tsx'
import { ReportDays } from './report-days.tsx'
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
  /** What its bars show, where that is not the main one. */
  chart?: ReportColumn<Figures>
  /** The columns whose totals are shown large, beside the main one. */
  figures: readonly string[]
  recordAddress: (id: string) => string
  sentence: string
  note?: ReactNode
}

/** Days, grouping and file of one report, then what it comes to, its course and its groups. */
export function ReportView<Figures>(props: Props<Figures>) {
  const { address, groups, query, exporting, columns, main, chart = props.main, figures, sentence, note } = props
  const { t } = useTranslation('money-report')
  const { data } = query
  const isKnown = (column: ReportColumn<Figures>) => data !== undefined && column.isKnown?.(data.total.now) !== false
  return (
    <section className={styles.report} aria-label={sentence}>
      <p className={styles.quiet}>{sentence}</p>
      <ReportDays address={address} answered={data} exporting={exporting}>
        <NativeSelect
          label={t('reports.by')}
          value={address.by}
          onChange={({ currentTarget }) => address.change({ by: currentTarget.value })}
          data={groups.map((value) => ({ value, label: t(`reports.groups.${value}`) }))}
        />
      </ReportDays>
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
            <ReportFigures
              report={data}
              columns={[main, ...columns.filter(({ name }) => figures.includes(name))].filter(isKnown)}
            />
            {isKnown(chart) ? (
              <ReportCourse report={data} title={t(`reports.columns.${chart.name}`)} total={chart.of(data.total.now)} />
            ) : null}
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
