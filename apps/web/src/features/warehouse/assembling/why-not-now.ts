import type { Order } from '@app/contract/orders.contract'
import type { RetailParameters } from '@app/domain'
import type { QueryClient } from '@tanstack/react-query'
import { yearlyQuotaOf } from '../../authorized-names/yearly-quota.queries.ts'
import { cedulaOf } from '../../bundles/change/consignee-cedula.ts'
import { askConsigneeConsent } from '../../bundles/change/use-consignee-consent.ts'
import { type NotJoining, whyNot } from './assembly-outcome.ts'

const KNOWN_FOR_MILLISECONDS = 60_000

/** Why a package does not join these, by what its consignee agreed to and declared so far; null where it joins. */
export async function whyNotNow(
  client: QueryClient,
  order: Order,
  others: readonly Order[],
  parameters: RetailParameters,
): Promise<NotJoining | null> {
  const cedula = cedulaOf(order.consignee)
  const [hasConsented, quota] = await Promise.all([
    askConsigneeConsent(client, order),
    cedula ? client.fetchQuery({ ...yearlyQuotaOf(cedula), staleTime: KNOWN_FOR_MILLISECONDS }) : null,
  ])
  return whyNot(order, others, { hasConsented, declaredEarlierThisYearInCents: quota?.usedInCents ?? 0 }, parameters)
}
