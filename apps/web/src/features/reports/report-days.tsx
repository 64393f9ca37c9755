import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../ui/day-field/date-field.tsx'
import { isDay } from '../../ui/day-field/typed-day.ts'
import { ExportProgress } from '../../ui/list-tools/list-export.tsx'
import { ExportMenu } from '../../ui/list-tools/list-export-menu.tsx'
import type { Export } from '../../ui/list-tools/use-export.ts'
import { useIsPhone } from '../../ui/page/use-is-phone.ts'
import type { ReportAddress } from './report-address.ts'
import styles from './reports.module.css'

type Days = { from: string; to: string }
type Props = {
  address: Pick<ReportAddress, 'days' | 'change'>
  /** As the server answered them. */
  answered: Days | undefined
  exporting: Export
  /** What else it is asked for. */
  children?: ReactNode
}

/** The days of a report, and its file. */
export function ReportDays({ address: { days, change }, answered, exporting, children }: Props) {
  const { t } = useTranslation('money-report')
  const isPhone = useIsPhone()
  const { from, to } = days ?? answered ?? { from: '', to: '' }
  return (
    <>
      <div className={styles.filters}>
        <DateField label={t('reports.from')} value={from} max={to} onChange={(day) => isDay(day) && change({ from: day, to })} />
        <DateField label={t('reports.to')} value={to} min={from} onChange={(day) => isDay(day) && change({ from, to: day })} />
        {children}
        <ExportMenu exporting={exporting} isPhone={isPhone} isWanted={false} />
      </div>
      <ExportProgress exporting={exporting} />
    </>
  )
}
