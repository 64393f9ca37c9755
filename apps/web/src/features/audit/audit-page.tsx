import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../ui/page/page.tsx'
import { AuditList } from './audit-list.tsx'

/** The events of the house. `tabs`: what else has a history. */
export function AuditPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('administrator')
  return (
    <Page title={t('audit.title')} sentence={t('audit.sentence')}>
      {tabs}
      <AuditList />
    </Page>
  )
}
