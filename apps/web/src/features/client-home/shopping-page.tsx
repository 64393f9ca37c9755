import { CLIENT_PLACE_NAMES } from '@app/domain'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from '../../ui/edit/use-search-params.ts'
import { PageOnceEmailConfirmed } from '../email-confirmation/once-email-confirmed.tsx'
import { ShoppingHome } from './shopping-home.tsx'

const NewOrderPage = lazy(async () => ({ default: (await import('../orders/new-order/new-order-page.tsx')).NewOrderPage }))
const PlacePage = lazy(async () => ({ default: (await import('./place-page.tsx')).PlacePage }))

/** The client's home; with `?new` the form of a new order, with `?view=` and a place all that is there. */
export function ShoppingPage() {
  const [search] = useSearchParams()
  if (search.has('new')) return <NewOrder />
  const place = CLIENT_PLACE_NAMES.find((name) => name === search.get('view'))
  return place ? <PlacePage place={place} /> : <ShoppingHome />
}

function NewOrder() {
  const { t } = useTranslation('orders')
  return (
    <PageOnceEmailConfirmed title={t('newOrder.title')}>
      <NewOrderPage />
    </PageOnceEmailConfirmed>
  )
}
