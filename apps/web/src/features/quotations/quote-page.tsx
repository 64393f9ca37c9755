import { SERVICES, type Service } from '@app/domain'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from '../../ui/edit/use-search-params.ts'
import { Page } from '../../ui/page/page.tsx'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { useWaitingQuotes } from '../dropshipping/dropshipping.queries.ts'
import { ServiceChoice } from './service-choice.tsx'

const PackageQuote = lazy(async () => ({ default: (await import('./package-quote.tsx')).PackageQuote }))
const MyDropshipping = lazy(async () => ({ default: (await import('../dropshipping/my-dropshipping.tsx')).MyDropshipping }))

/** Quotes: of a package (COU), of an assisted purchase (PPE), and requests of dropshipping. */
export function QuotePage() {
  const { t } = useTranslation('quotations')
  const service = useService()
  const waiting = useWaitingQuotes().data?.meta.total ?? 0
  return (
    <Page title={t('title')} sentence={t('sentence')}>
      <ServiceChoice current={service} waiting={waiting} />
      <Suspense fallback={<PageLoading />}>
        {service === 'dropshipping' ? <MyDropshipping /> : <PackageQuote service={service} />}
      </Suspense>
    </Page>
  )
}

/** The one that the address names. A record without a service is a request that a notification leads to. */
function useService(): Service {
  const [search] = useSearchParams()
  const named = SERVICES.find((service) => service === search.get('view'))
  return named ?? (search.has('open') ? 'dropshipping' : 'COU')
}
