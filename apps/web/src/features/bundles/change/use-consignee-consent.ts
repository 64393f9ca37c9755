import * as authorizedNames from '@app/contract/endpoints/authorized-names'
import type { Order } from '@app/contract/orders.contract'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

const KNOWN_FOR_MILLISECONDS = 60_000

const authorizedNamesOf = (clientId: string | undefined) =>
  queryOptions({
    queryKey: ['authorizedNames', clientId],
    queryFn: ({ signal }) => call(authorizedNames.listAuthorizedNames, { query: { clientId } }, { signal }),
  })

type Names = Awaited<ReturnType<NonNullable<ReturnType<typeof authorizedNamesOf>['queryFn']>>>

/** A client asks for it with the order; an authorized name agreed themselves or did not. The server has the last word. */
export function useConsigneeConsent(order: Order | undefined): boolean {
  const names = useQuery({ ...authorizedNamesOf(order?.client?.id), enabled: isAsked(order) })
  return hasConsented(order, names.data)
}

/** The same for a package that was scanned just now. */
export async function askConsigneeConsent(client: QueryClient, order: Order): Promise<boolean> {
  if (!isAsked(order)) return true
  const asked = { ...authorizedNamesOf(order.client?.id), staleTime: KNOWN_FOR_MILLISECONDS }
  return hasConsented(order, await client.fetchQuery(asked))
}

const isAsked = (order: Order | undefined): boolean => Boolean(order?.client && order.consignee?.authorizedNameId)

function hasConsented(order: Order | undefined, names: Names | undefined): boolean {
  const name = names?.find(({ id }) => id === order?.consignee?.authorizedNameId)
  return name === undefined || name.consent.mayBeDeclared
}
