import { Skeleton } from '@mantine/core'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../ui/page/page.tsx'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { useOrderingClient } from './clients.queries.ts'
import { NoSuchClient } from './no-such-client.tsx'
import type { Wanted } from './use-wanted.ts'

const NewOrderPage = lazy(async () => ({ default: (await import('../orders/new-order/new-order-page.tsx')).NewOrderPage }))

const NewPurchasePage = lazy(async () => ({
  default: (await import('../purchases/ask/new-purchase-page.tsx')).NewPurchasePage,
}))

const TITLES = { order: 'orders:newOrder.title', purchase: 'purchases:new.title' } as const

type Props = {
  id: string
  wanted: Wanted
  /** Where it was come from. */
  back: string
  /** Where another client is chosen. */
  chooseAt?: string
  /** The field that says whose it is, where it can be changed in the form. */
  whose?: ReactNode
}

/** An order or a purchase that staff ask for in the name of a client, who is told of it. */
export function NewOfClient({ id, wanted, back, chooseAt = '?', whose }: Props) {
  const { t } = useTranslation(['orders', 'purchases', 'ways', 'tariffs', 'clients'])
  const client = useOrderingClient(id)
  if (client.data)
    return (
      <Suspense fallback={<PageLoading />}>
        {wanted === 'purchase' ? (
          <NewPurchasePage client={client.data} back={back} whose={whose} />
        ) : (
          <NewOrderPage client={client.data} back={back} whose={whose} />
        )}
      </Suspense>
    )
  return (
    <Page title={t(TITLES[wanted])}>
      {client.isPending ? (
        <Skeleton height="12rem" role="status" aria-label={t('ui.loading')} />
      ) : (
        <NoSuchClient error={client.error} onRetry={() => void client.refetch()} chooseAt={chooseAt} />
      )}
    </Page>
  )
}
