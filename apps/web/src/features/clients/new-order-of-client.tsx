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

/** An order that staff ask for in the name of a client, who is told of it. */
export function NewOrderOfClient({ id }: { id: string }) {
  const { t } = useTranslation(['orders', 'ways', 'tariffs'])
  const balance = useClientBalance(id)
  if (balance.data) return <OfKnownClient client={balance.data.client} />
  return (
    <Page title={t('newOrder.title')}>
      <OneClient id={id} />
    </Page>
  )
}

function OfKnownClient({ client }: OfClient) {
  const { t } = useTranslation('orders')
  const { role } = useActor()
  const data = useClientData(client)
  if (data.data) {
    const { hasDiscount, identificationType, identification } = data.data
    const back = clientAddress(role === 'associate' ? role : 'administrator', client.id)
    return (
      <Suspense fallback={<PageLoading />}>
        <NewOrderPage client={{ ...client, hasDiscount, identificationType, identification }} back={back} />
      </Suspense>
    )
  }
  return (
    <Page title={t('newOrder.titleFor', { name: client.name })}>
      {data.isPending ? (
        <Skeleton height="12rem" role="status" aria-label={t('ui.loading')} />
      ) : (
        <ErrorState error={data.error} onRetry={() => void data.refetch()} />
      )}
    </Page>
  )
}
