import { Skeleton } from '@mantine/core'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { useView, ViewTabs } from '../../ui/page/view-tabs.tsx'
import { part } from '../../ui/part/part.tsx'
import { ClientHead } from './client-head.tsx'
import { type ClientBalance, useClientBalance } from './clients.queries.ts'
import { NoSuchClient } from './no-such-client.tsx'

const VIEWS = ['orders', 'bills', 'payments', 'account', 'profit', 'people', 'conversation', 'notes'] as const
type View = (typeof VIEWS)[number]
/** Each is a list with its panels, or a form: whoever opens a client reads one of them. */
const LISTS = {
  orders: part(async () => (await import('./client-orders.tsx')).ClientOrders),
  bills: part(async () => (await import('./client-bills.tsx')).ClientBills),
  payments: part(async () => (await import('./client-payments.tsx')).ClientPayments),
  account: part(async () => (await import('./client-account.tsx')).ClientAccount),
  profit: part(async () => (await import('./client-profit.tsx')).ClientProfit),
  people: part(async () => (await import('./client-people.tsx')).ClientPeople),
  conversation: part(async () => (await import('../conversations/client-talk.tsx')).ClientTalk),
  notes: part(async () => (await import('./notes/client-notes.tsx')).ClientNotes),
}

/** One client; somebody who is not there, or not this person's, is not found. */
export function OneClient({ id }: { id: string }) {
  // The words of the client's head come with those of the page.
  const { t } = useTranslation(['clients', 'bills', 'profile', 'users'])
  const balance = useClientBalance(id)
  const view = useView(VIEWS, 'orders')
  // Beside what is asked of the client, which it waits for.
  useEffect(() => void LISTS[view].load().catch(() => undefined), [view])
  if (balance.data) return <KnownClient balance={balance.data} />
  if (balance.isPending) return <Skeleton height="12rem" role="status" aria-label={t('ui.loading')} />
  return <NoSuchClient error={balance.error} onRetry={() => void balance.refetch()} />
}

function KnownClient({ balance }: { balance: ClientBalance }) {
  const { t } = useTranslation('clients')
  const { role } = useActor()
  const view = useView(VIEWS, 'orders')
  const { client } = balance
  const profit = { profit: t('views.profit') }
  const labels: Partial<Record<View, string>> = {
    orders: t('views.orders'),
    bills: t('views.bills'),
    payments: t('views.payments'),
    account: t('views.account'),
    ...(role === 'associate' ? profit : {}),
    people: t('views.people'),
    conversation: t('views.conversation'),
    ...(role === 'administrator' ? { notes: t('views.notes') } : {}),
  }
  const shown = labels[view] ? view : 'orders'
  const List = LISTS[shown]
  return (
    <>
      <ClientHead balance={balance} />
      <ViewTabs
        label={t('viewsOf', { name: client.name })}
        views={labels as Record<View, string>}
        first="orders"
        keeps={{ client: client.id }}
      />
      <Suspense key={shown} fallback={<PageLoading />}>
        <List client={client} />
      </Suspense>
    </>
  )
}
