import { ErrorState } from '../../ui/page/error-state.tsx'
import { useCompany } from './company.queries.ts'
import { MiamiAddressCard } from './miami-address-card.tsx'

/** Where stores send the client's packages, by itself. */
export function MiamiAddress() {
  const { data, error, refetch } = useCompany()
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return <MiamiAddressCard address={data?.miamiAddress} />
}
