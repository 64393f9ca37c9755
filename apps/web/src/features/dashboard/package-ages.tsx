import type { Dashboard } from '@app/contract/dashboard.contract'
import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import { ORDERS, sum } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import bars from '../../ui/show/bars.module.css'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './desktop.module.css'

/** Each warehouse's list, who lies there longest first. */
const PLACES = [
  { place: 'inMiami', to: addressOf(ADMINISTRATOR_PATHS.orders, { status: 'inWarehouseMIA', orderBy: 'intakeAt', mode: 'asc' }) },
  {
    place: 'inQuito',
    to: addressOf(ADMINISTRATOR_PATHS.orders, { status: ORDERS.lyingInQuito, orderBy: 'arrivalDate', mode: 'asc' }),
  },
] as const

/** How long packages lie in each warehouse: what is old is seen before its client asks. */
export function PackageAges({ ages }: Pick<Dashboard, 'ages'>) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const allIn = (place: (typeof PLACES)[number]['place']) => format.number(sum(ages.map((age) => age[place])))
  return (
    <section className={bars.chart}>
      <h2 className={bars.chartTitle}>{t('desktop.ages.title')}</h2>
      <table className={styles.ages}>
        <thead>
          <tr>
            <th scope="col">{t('desktop.ages.where')}</th>
            {ages.map(({ fromDays }, index) => (
              <th key={fromDays} scope="col">
                {nameOfAge(fromDays, ages[index + 1]?.fromDays)}
              </th>
            ))}
            <th scope="col">{t('desktop.ages.all')}</th>
          </tr>
        </thead>
        <tbody>
          {PLACES.map(({ place, to }) => (
            <tr key={place}>
              <th scope="row">{t(`desktop.ages.${place}`)}</th>
              {ages.map(({ fromDays, [place]: packages }, index) => (
                <td key={fromDays} data-old={packages > 0 && index === ages.length - 1}>
                  {format.number(packages)}
                </td>
              ))}
              <td>
                <Link to={to} aria-label={`${allIn(place)}. ${t('desktop.ages.see', { place: t(`desktop.ages.${place}`) })}`}>
                  {allIn(place)}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.quiet}>{t('desktop.ages.sentence')}</p>
    </section>
  )

  function nameOfAge(fromDays: number, next: number | undefined): string {
    return next === undefined
      ? t('desktop.ages.over', { days: fromDays })
      : t('desktop.ages.between', { from: fromDays, to: next - 1 })
  }
}
