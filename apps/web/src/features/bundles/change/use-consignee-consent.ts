import * as authorizedNames from '@app/contract/endpoints/authorized-names'
import type { Order } from '@app/contract/orders.contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** A client asks for it with the order; an authorized name agreed themselves or did not. The server has the last word. */
export function useConsigneeConsent(order: Order | undefined): boolean {
  const clientId = order?.client?.id
  const authorizedNameId = order?.consignee?.authorizedNameId
  const names = useQuery({
    queryKey: ['authorizedNames', clientId],
    queryFn: ({ signal }) => call(authorizedNames.listAuthorizedNames, { query: { clientId } }, { signal }),
    enabled: Boolean(clientId && authorizedNameId),
  })
  const name = names.data?.find(({ id }) => id === authorizedNameId)
  return name === undefined || name.consent.mayBeDeclared
}
