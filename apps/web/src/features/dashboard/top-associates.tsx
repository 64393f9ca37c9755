import type { Dashboard } from '@app/contract/dashboard.contract'
import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import bars from '../../ui/show/bars.module.css'
import { Money } from '../../ui/show/money.tsx'
import styles from './desktop.module.css'

export function TopAssociates({ topAssociates }: Pick<Dashboard, 'topAssociates'>) {
  const { t } = useTranslation('administrator')
  return (
    <section className={bars.chart}>
      <h2 className={bars.chartTitle}>{t('desktop.topAssociates')}</h2>
      {topAssociates.length === 0 ? (
        <p className={styles.quiet}>
          {t('desktop.noAssociates')} <Link to={ADMINISTRATOR_PATHS.assignment}>{t('desktop.toAssignment')}</Link>
        </p>
      ) : (
        <ol className={styles.ranking}>
          {topAssociates.map(({ associate, packages, profitInCents }) => (
            <li key={associate.id} className={styles.ranked}>
              <Link to={addressOf(ADMINISTRATOR_PATHS.assignment, { associate: associate.id })} className={styles.rankedName}>
                {associate.name}
              </Link>
              <span className={styles.quiet}>{t('desktop.packages', { count: packages })}</span>
              <Money cents={profitInCents} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
