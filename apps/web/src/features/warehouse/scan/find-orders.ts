import { listAllOrders } from '@app/contract/endpoints/orders'
import type { Order } from '@app/contract/orders.contract'
import { call } from '../../../api/call.ts'

const ANSWERS_WITHIN_MILLISECONDS = 3_000
const MOST_ALIKE = 20

/** What the first of these texts that finds anything finds. */
export async function findOrders(texts: readonly string[]): Promise<readonly Order[]> {
  const signal = AbortSignal.timeout(ANSWERS_WITHIN_MILLISECONDS)
  for (const q of texts) {
    const { data } = await call(listAllOrders, { query: { q, limit: MOST_ALIKE } }, { signal })
    if (data.length > 0) return data
  }
  return []
}
