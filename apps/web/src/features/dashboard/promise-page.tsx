import { useTranslation } from 'react-i18next'
import { Page } from '../../ui/page/page.tsx'
import { PromiseReportSection } from './promise-report.tsx'

/** How far promised days were kept, of the associate's own clients. */
export function PromisePage() {
  const { t } = useTranslation(['promise', 'orders'])
  return (
    <Page title={t('title')} sentence={t('sentence')}>
      <PromiseReportSection isAlone />
    </Page>
  )
}
