import { lazy } from 'react'
import { useSearchParams } from '../../ui/edit/use-search-params.ts'

const MyPurchases = lazy(async () => ({ default: (await import('./my-purchases.tsx')).MyPurchases }))
const NewPurchasePage = lazy(async () => ({ default: (await import('./ask/new-purchase-page.tsx')).NewPurchasePage }))
const ChangePurchasePage = lazy(async () => ({ default: (await import('./ask/change-purchase-page.tsx')).ChangePurchasePage }))

/** The client's assisted purchases; with `?new` the form of another one, with `?edit` that of one asked for already. */
export function MyPurchasesPage() {
  const [search] = useSearchParams()
  const edited = search.get('edit')
  if (edited) return <ChangePurchasePage key={edited} id={edited} />
  return search.has('new') ? <NewPurchasePage /> : <MyPurchases />
}
