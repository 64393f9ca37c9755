import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Page } from '../../ui/page/page.tsx'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { ChooseClient } from './choose-client.tsx'
import { NewOrderOfClient } from './new-order-of-client.tsx'
import { OneClient } from './one-client.tsx'

/** Everything about one client: who they are, what they owe, their orders, bills and payments; with `?new` an order for one of them. */
export function ClientDetailPage() {
  const { t } = useTranslation('clients')
  const [search] = useSearchParams()
  const id = search.get('client')
  if (id && search.has('new'))
    return (
      <Suspense key={id} fallback={<PageLoading />}>
        <NewOrderOfClient id={id} />
      </Suspense>
    )
  if (search.has('new'))
    return (
      <Page title={t('newOrder')} sentence={t('newOrderFor')}>
        <ChooseClient />
      </Page>
    )
  return (
    <Page title={t('title')} sentence={t(id ? 'sentence' : 'chooseSentence')}>
      {/* A client's words wait in their own place: the page would be hidden meanwhile. */}
      <Suspense key={id} fallback={<PageLoading />}>
        {id ? <OneClient id={id} /> : <ChooseClient />}
      </Suspense>
    </Page>
  )
}
