import { listAllOrders } from '@app/contract/endpoints/orders'
import { ORDERS } from '@app/domain'
import { call } from '../../../api/call.ts'
import type { Shelved } from '../shelving/shelving.queries.ts'

const ANSWERS_WITHIN_MILLISECONDS = 3_000
const MOST_OF_CLIENT = 100

/** The shelves of what else of its client lies in Quito. */
export async function shelvesOfOthers({ id, client }: Shelved): Promise<(string | null)[]> {
  if (!client) return []
  const query = { clientId: [client.id], status: ORDERS.lyingInQuito, limit: MOST_OF_CLIENT }
  const { data } = await call(listAllOrders, { query }, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MILLISECONDS) })
  return data.filter((one) => one.id !== id).map(({ location }) => location?.id ?? null)
}
