import { lazy } from 'react'
import { useSearchParams } from 'react-router'

const NewOrderPage = lazy(async () => ({ default: (await import('../orders/new-order/new-order-page.tsx')).NewOrderPage }))
const ShoppingHome = lazy(async () => ({ default: (await import('./shopping-home.tsx')).ShoppingHome }))

/** The client's home; with `?new` the form of a new order. */
export function ShoppingPage() {
  const [search] = useSearchParams()
  return search.has('new') ? <NewOrderPage /> : <ShoppingHome />
}
