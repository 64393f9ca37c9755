import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { PageOnceEmailConfirmed } from '../email-confirmation/once-email-confirmed.tsx'

const NewOrderPage = lazy(async () => ({ default: (await import('../orders/new-order/new-order-page.tsx')).NewOrderPage }))
const ShoppingHome = lazy(async () => ({ default: (await import('./shopping-home.tsx')).ShoppingHome }))

/** The client's home; with `?new` the form of a new order. */
export function ShoppingPage() {
  const [search] = useSearchParams()
  return search.has('new') ? <NewOrder /> : <ShoppingHome />
}

function NewOrder() {
  const { t } = useTranslation('orders')
  return (
    <PageOnceEmailConfirmed title={t('newOrder.title')}>
      <NewOrderPage />
    </PageOnceEmailConfirmed>
  )
}
