import { ADMINISTRATOR_PATHS, HOME_PATH } from '@app/contract/paths'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useView, ViewTabs } from '../../ui/page/view-tabs.tsx'
import { BillingReport } from './billing-report.tsx'
import { CustomsReport } from './customs-report.tsx'
import { MarginReport } from './margin-report.tsx'
import styles from './reports.module.css'
import { StagesReport } from './stages-report.tsx'

const VIEWS = ['billing', 'margin', 'customs', 'stages'] as const

const REPORTS = { billing: BillingReport, margin: MarginReport, customs: CustomsReport, stages: StagesReport } as const

/** What was billed and what was left of it, what customs took, beside the days before; and the way to what else the house reads. */
export function ReportsPage() {
  const { t } = useTranslation('money-report')
  const Report = REPORTS[useView(VIEWS, 'billing')]
  return (
    <Page title={t('reports.title')} sentence={t('reports.sentence')}>
      <ViewTabs
        label={t('reports.title')}
        views={{
          billing: t('reports.views.billing'),
          margin: t('reports.views.margin'),
          customs: t('reports.views.customs'),
          stages: t('reports.views.stages'),
        }}
        first="billing"
      />
      <Report />
      <nav className={styles.elsewhere} aria-label={t('reports.elsewhere.title')}>
        <Link to={ADMINISTRATOR_PATHS.moneyReport}>{t('reports.elsewhere.moneyReport')}</Link>
        <Link to={ADMINISTRATOR_PATHS.receivables}>{t('reports.elsewhere.receivables')}</Link>
        <Link to={HOME_PATH}>{t('reports.elsewhere.promise')}</Link>
      </nav>
    </Page>
  )
}
