import type { PromiseReport } from '@app/contract/dashboard.contract'
import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../ui/day-field/date-field.tsx'
import { isDay } from '../../ui/day-field/typed-day.ts'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { useIsPhone } from '../../ui/page/use-is-phone.ts'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './promise-report.module.css'
import { usePromiseReport } from './promise-report.queries.ts'

/** How far promised days were kept, of what arrived within the days. isAlone: its page bears the title. */
export function PromiseReportSection({ isAlone = false }: { isAlone?: boolean }) {
  const { t } = useTranslation(['promise', 'orders'])
  const [days, setDays] = useState<{ from: string; to: string } | null>(null)
  const { data, error, isError, refetch } = usePromiseReport(days)
  const from = days?.from ?? data?.from ?? ''
  const to = days?.to ?? data?.to ?? ''
  return (
    <section className={styles.report} aria-label={t('title')}>
      {isAlone ? null : <h2>{t('title')}</h2>}
      <div className={styles.days}>
        <DateField label={t('from')} value={from} max={to} onChange={(day) => isDay(day) && setDays({ from: day, to })} />
        <DateField label={t('to')} value={to} min={from} onChange={(day) => isDay(day) && setDays({ from, to: day })} />
      </div>
      {data ? (
        <Kept report={data} />
      ) : isError ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="12rem" />
      )}
    </section>
  )
}

function Kept({ report: { total, stages, causes, associates } }: { report: PromiseReport }) {
  const { t } = useTranslation(['promise', 'orders'])
  const { number, days, percent } = useFigures()
  if (total.packages === 0) return <p className={styles.quiet}>{t('none')}</p>
  return (
    <div className={styles.tables}>
      <dl className={styles.figures}>
        <Figure name={t('onTime')} value={percent(total.onTimeInBasisPoints)} />
        <Figure name={t('median')} value={days(total.medianDays)} />
        <Figure name={t('most')} value={days(total.daysOf80Percent)} />
        <Figure name={t('packages')} value={number(total.packages)} />
      </dl>
      <Table
        heads={[t('stage'), t('median'), t('most')]}
        rows={stages.map(({ stage, medianDays, daysOf80Percent }) => [
          t(`stages.${stage}`),
          days(medianDays),
          days(daysOf80Percent),
        ])}
      />
      <Table
        heads={[t('cause'), t('packages')]}
        rows={causes.map(({ reason, packages }) => [reason ? t(`delayReasons.${reason}`) : t('unknown'), number(packages)])}
      />
      <Table
        heads={[t('associate'), t('packages'), t('onTime'), t('median'), t('most')]}
        rows={associates.map(({ associate, packages, onTimeInBasisPoints, medianDays, daysOf80Percent }) => [
          associate?.name ?? t('house'),
          number(packages),
          percent(onTimeInBasisPoints),
          days(medianDays),
          days(daysOf80Percent),
        ])}
      />
    </div>
  )
}

function useFigures() {
  const { t } = useTranslation('promise')
  const format = useFormat()
  return {
    number: (value: number) => format.number(value),
    days: (count: number | null) => (count === null ? '—' : t('days', { count })),
    percent: (basisPoints: number | null) => (basisPoints === null ? '—' : `${format.number(Math.round(basisPoints / 100))} %`),
  }
}

/** With more columns a phone has no room for a name beside them. */
const MOST_BESIDE_A_NAME = 3
type TableProps = { heads: string[]; rows: string[][] }

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

function Table({ heads, rows }: TableProps) {
  const isStacked = useIsPhone() && heads.length > MOST_BESIDE_A_NAME
  if (rows.length === 0) return null
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {heads.slice(isStacked ? 1 : 0).map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {isStacked ? <NamesAbove heads={heads} rows={rows} /> : <NamesBeside heads={heads} rows={rows} />}
    </table>
  )
}

const NamesBeside = ({ heads, rows }: TableProps) => (
  <tbody>
    {rows.map(([name = '', ...cells]) => (
      <tr key={name}>
        <th scope="row">{name}</th>
        {heads.slice(1).map((head, index) => (
          <td key={head}>{cells[index]}</td>
        ))}
      </tr>
    ))}
  </tbody>
)

const NamesAbove = ({ heads, rows }: TableProps) =>
  rows.map(([name = '', ...cells]) => (
    <tbody key={name} className={styles.named}>
      <tr>
        <th scope="rowgroup" colSpan={cells.length}>
          {name}
        </th>
      </tr>
      <tr>
        {heads.slice(1).map((head, index) => (
          <td key={head}>{cells[index]}</td>
        ))}
      </tr>
    </tbody>
  ))
