import { clientAddress } from '@app/contract/paths'
import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import type { OfClient } from './client-list.ts'
import { useClientBalance, useClientData } from './clients.queries.ts'
import { OneClient } from './one-client.tsx'

const NewOrderPage = lazy(async () => ({ default: (await import('../orders/new-order/new-order-page.tsx')).NewOrderPage }))

const NewPurchasePage = lazy(async () => ({
  default: (await import('../purchases/ask/new-purchase-page.tsx')).NewPurchasePage,
}))

export type Wanted = 'order' | 'purchase'
const TITLES = { order: 'orders:newOrder.title', purchase: 'purchases:new.title' } as const
const TITLES_FOR = { order: 'orders:newOrder.titleFor', purchase: 'purchases:new.titleFor' } as const

/** An order or a purchase that staff ask for in the name of a client, who is told of it. */
export function NewOfClient({ id, wanted }: { id: string; wanted: Wanted }) {
  const { t } = useTranslation(['orders', 'purchases', 'ways', 'tariffs'])
  const balance = useClientBalance(id)
  if (balance.data) return <OfKnownClient client={balance.data.client} wanted={wanted} />
  return (
    <Page title={t(TITLES[wanted])}>
      <OneClient id={id} />
    </Page>
  )
}

function OfKnownClient({ client, wanted }: OfClient & { wanted: Wanted }) {
  const { t } = useTranslation(['orders', 'purchases'])
  const { role } = useActor()
  const data = useClientData(client)
  if (data.data) {
    const { hasDiscount, identificationType, identification } = data.data
    const back = clientAddress(role === 'associate' ? role : 'administrator', client.id)
    const ordering = { ...client, hasDiscount, identificationType, identification }
    return (
      <Suspense fallback={<PageLoading />}>
        {wanted === 'purchase' ? (
          <NewPurchasePage client={ordering} back={back} />
        ) : (
          <NewOrderPage client={ordering} back={back} />
        )}
      </Suspense>
    )
  }
  return (
    <Page title={t(TITLES_FOR[wanted], { name: client.name })}>
      {data.isPending ? (
        <Skeleton height="12rem" role="status" aria-label={t('ui.loading')} />
      ) : (
        <ErrorState error={data.error} onRetry={() => void data.refetch()} />
      )}
    </Page>
  )
}
