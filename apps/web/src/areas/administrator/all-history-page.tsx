import { useTranslation } from 'react-i18next'
import { AuditPage } from '../../features/audit/audit-page.tsx'
import { HistoryPage } from '../../features/bundles/history-page.tsx'
import { useView, ViewTabs } from '../../ui/page/view-tabs.tsx'

const VIEWS = ['bundles', 'audit'] as const

/** Bundles of before, and the audit. */
export function AllHistoryPage() {
  const { t } = useTranslation('administrator')
  const view = useView(VIEWS, 'bundles')
  const views = { bundles: t('audit.bundlesTab'), audit: t('audit.tab') }
  const tabs = <ViewTabs label={t('audit.columns.what')} views={views} first="bundles" />
  return view === 'audit' ? <AuditPage tabs={tabs} /> : <HistoryPage tabs={tabs} />
}
