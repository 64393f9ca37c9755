import { lazy, Suspense } from 'react'
import { useSearchParams } from '../../ui/edit/use-search-params.ts'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { OnceEmailConfirmed } from '../email-confirmation/once-email-confirmed.tsx'

const AskDropshipping = lazy(async () => ({ default: (await import('./ask-dropshipping.tsx')).AskDropshipping }))
const MyRequests = lazy(async () => ({ default: (await import('./my-requests.tsx')).MyRequests }))

/** A client's requests; with `?new` the form that asks for one. */
export function MyDropshipping() {
  const [search] = useSearchParams()
  return <Suspense fallback={<PageLoading />}>{search.has('new') ? <Ask /> : <MyRequests />}</Suspense>
}

const Ask = () => (
  <OnceEmailConfirmed>
    <AskDropshipping />
  </OnceEmailConfirmed>
)
