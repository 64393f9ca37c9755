import { clientAddress } from '@app/contract/paths'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { useSearchParams } from '../../ui/edit/use-search-params.ts'
import { Page } from '../../ui/page/page.tsx'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { part } from '../../ui/part/part.tsx'
import { ChooseClient } from './choose-client.tsx'
import type { Wanted } from './use-wanted.ts'

const NewOfClient = lazy(async () => ({ default: (await import('./new-of-client.tsx')).NewOfClient }))
const OneClient = part(async () => (await import('./one-client.tsx')).OneClient)

const WORDS = {
  order: { title: 'newOrder', sentence: 'newOrderFor' },
  purchase: { title: 'newPurchase', sentence: 'newPurchaseFor' },
} as const

/**
 * Everything about one client: who they are, what they owe, their orders, bills and payments; with `?new` an order, and with `?new=purchase` a
 * purchase for one of them.
 */
export function ClientDetailPage() {
  const { t } = useTranslation('clients')
  const { role } = useActor()
  const [search] = useSearchParams()
  const id = search.get('client')
  const wanted: Wanted = search.get('new') === 'purchase' ? 'purchase' : 'order'
  if (id && search.has('new'))
    return (
      <Suspense key={id} fallback={<PageLoading />}>
        <NewOfClient id={id} wanted={wanted} back={clientAddress(role === 'associate' ? role : 'administrator', id)} />
      </Suspense>
    )
  if (search.has('new'))
    return (
      <Page title={t(WORDS[wanted].title)} sentence={t(WORDS[wanted].sentence)}>
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
