import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { daysOfGroup } from './group-days.ts'
import type { GroupName, Narrowed, ReportAddress } from './report-address.ts'
import type { Report } from './report-view.tsx'
import styles from './reports.module.css'
import { OF_NONE, type RowsBehind, rowsBehind } from './rows-behind.ts'

export type ReportColumn<Figures> = {
  name: string
  of: (figures: Figures) => number
  /** Money unless it says something else. */
  as?: 'count' | 'weight'
  /** Of no figures that it would need there is no amount, not none. */
  isKnown?: (figures: Figures) => boolean
  /** The list that holds exactly what is counted, where there is one. */
  opens?: (rows: RowsBehind) => string | null
}

/** What nobody knows. */
const UNKNOWN = '—'
export type ReportGroup<Figures> = { key: string | null; name: string | null; now: Figures; before: Figures }

type Props<Figures> = {
  report: Report<Figures>
  address: ReportAddress
  rows: GroupName
  columns: readonly ReportColumn<Figures>[]
  main: ReportColumn<Figures>
  recordAddress: (id: string) => string
}

const FILTER_OF: Readonly<Record<string, Narrowed>> = {
  manifest: 'manifestId',
  client: 'clientId',
  associate: 'associateId',
  consignee: 'consignee',
}

/** Each group with its figures; its name opens what it is made of. On a phone each row is a card, in which each figure says what it is. */
export function ReportTable<Figures>(props: Props<Figures>) {
  const { report, address, columns, main } = props
  const { t } = useTranslation('money-report')
  const format = useFormat()
  const { groups, others, total } = report
  const shown = [...columns, main]
  const amount = ({ of, as, isKnown }: ReportColumn<Figures>, figures: Figures) => {
    if (isKnown && !isKnown(figures)) return UNKNOWN
    if (as === 'weight') return format.weight(of(figures))
    return as === 'count' ? format.number(of(figures)) : format.money(of(figures))
  }
  const says = ({ of, isKnown }: ReportColumn<Figures>, figures: Figures) => isKnown?.(figures) !== false && of(figures) !== 0
  // What the days before had, and this table does not tell of them.
  const isEmpty = ({ now, before }: ReportGroup<Figures>) => !shown.some((column) => says(column, now)) && !says(main, before)
  const opened = (column: ReportColumn<Figures>, rows: RowsBehind | null, figures: Figures) => {
    const list = rows && column.of(figures) !== 0 ? column.opens?.(rows) : null
    return list ? <Link to={list}>{amount(column, figures)}</Link> : amount(column, figures)
  }
  const cells = (now: Figures, before: Figures, rows: RowsBehind | null) => (
    <>
      {shown.map((column) => (
        <td key={column.name} data-what={t(`reports.columns.${column.name}`)} data-unknown={column.isKnown?.(now) === false}>
          {opened(column, rows, now)}
        </td>
      ))}
      <td data-what={t('reports.before')} className={styles.before} data-unknown={main.isKnown?.(before) === false}>
        {amount(main, before)}
      </td>
    </>
  )
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t(`reports.groups.${address.by}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(`reports.groups.${address.by}`)}</th>
            {shown.map(({ name }) => (
              <th key={name} scope="col">
                {t(`reports.columns.${name}`)}
              </th>
            ))}
            <th scope="col">{t('reports.before')}</th>
          </tr>
        </thead>
        <tbody>
          {groups
            .filter((group) => !isEmpty(group))
            .map((group) => (
              <tr key={group.key}>
                <th scope="row">
                  <GroupLink {...props} group={group} />
                </th>
                {cells(group.now, group.before, rowsBehind(report, address, group))}
              </tr>
            ))}
          {others ? (
            <tr>
              <th scope="row">{t('reports.others', { count: others.groups })}</th>
              {cells(others.now, others.before, null)}
            </tr>
          ) : null}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('reports.total')}</th>
            {cells(total.now, total.before, rowsBehind(report, address, 'total'))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function GroupLink<Figures>({
  report,
  address,
  rows,
  recordAddress,
  group: { key, name },
}: Props<Figures> & { group: ReportGroup<Figures> }) {
  const { t } = useTranslation('money-report')
  const format = useFormat()
  if (address.by === rows) return key ? <Link to={recordAddress(key)}>{name}</Link> : t('reports.ofNone')
  const filter = FILTER_OF[address.by]
  if (filter) {
    const named = name ?? t('reports.ofNone')
    return <Link to={address.addressWith({ by: rows, [filter]: key ?? OF_NONE, named })}>{named}</Link>
  }
  const days = daysOfGroup(key ?? '', report)
  return (
    <Link to={address.addressWith({ by: rows, ...days })}>
      {address.by === 'day' ? format.day(days.from) : format.month(days.from)}
    </Link>
  )
}
