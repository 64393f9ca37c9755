import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { useView, ViewTabs } from '../../ui/page/view-tabs.tsx'
import { AccountOfClient } from '../accounts/account-of-client.tsx'
import { ClientTalk } from '../conversations/client-talk.tsx'
import { ClientBills } from './client-bills.tsx'
import { ClientHead } from './client-head.tsx'
import type { OfClient } from './client-list.ts'
import { ClientOrders } from './client-orders.tsx'
import { ClientPayments } from './client-payments.tsx'
import { ClientPeople } from './client-people.tsx'
import { ClientProfit } from './client-profit.tsx'
import { type ClientBalance, useClientBalance } from './clients.queries.ts'
import { NoSuchClient } from './no-such-client.tsx'
import { ClientNotes } from './notes/client-notes.tsx'

const VIEWS = ['orders', 'bills', 'payments', 'account', 'profit', 'people', 'conversation', 'notes'] as const
type View = (typeof VIEWS)[number]
const ClientAccount = ({ client }: OfClient) => <AccountOfClient clientId={client.id} />
const LISTS = {
  orders: ClientOrders,
  bills: ClientBills,
  payments: ClientPayments,
  account: ClientAccount,
  profit: ClientProfit,
  people: ClientPeople,
  conversation: ClientTalk,
  notes: ClientNotes,
}

/** One client; somebody who is not there, or not this person's, is not found. */
export function OneClient({ id }: { id: string }) {
  // The words of the client's head come with those of the page.
  const { t } = useTranslation(['clients', 'bills', 'profile', 'users'])
  const balance = useClientBalance(id)
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
