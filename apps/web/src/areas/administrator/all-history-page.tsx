import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { useView, ViewTabs } from '../../ui/page/view-tabs.tsx'
import { part } from '../../ui/part/part.tsx'

const AuditPage = part(async () => (await import('../../features/audit/audit-page.tsx')).AuditPage)
const HistoryPage = part(async () => (await import('../../features/bundles/history-page.tsx')).HistoryPage)

const VIEWS = ['bundles', 'audit'] as const

/** Bundles of before, and the audit. */
export function AllHistoryPage() {
  const { t } = useTranslation('administrator')
  const view = useView(VIEWS, 'bundles')
  const views = { bundles: t('audit.bundlesTab'), audit: t('audit.tab') }
  const tabs = <ViewTabs label={t('audit.columns.what')} views={views} first="bundles" />
  return (
    <Suspense key={view} fallback={<PageLoading />}>
      {view === 'audit' ? <AuditPage tabs={tabs} /> : <HistoryPage tabs={tabs} />}
    </Suspense>
  )
}
