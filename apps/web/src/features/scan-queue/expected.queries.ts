import type { Bundle } from '@app/contract/bundles.contract'
import * as bundles from '@app/contract/endpoints/bundles'
import * as orders from '@app/contract/endpoints/orders'
import type { List } from '@app/contract/fields/list'
import type { Order } from '@app/contract/orders.contract'
import { bundlesThatAre, ORDERS } from '@app/domain'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { aboutExpected, type Kept, keepExpected } from './expected-store.ts'
import { numbersOfBundle, numbersOfPackage, stationBundle, stationPackage } from './station-package.ts'

/** What may come over the counter in Miami, and what came: it would be a duplicate. */
const TO_KNOW = ORDERS.beforeShipping
const MOST_PAGES = 50
const REFRESHED_EVERY_MILLISECONDS = 60_000
const TAKEN_ANEW_AFTER_MILLISECONDS = 12 * 3_600_000

/** When the copy was taken, kept fresh while the server answers; null while there is none. */
export const useExpected = (userId: string, isConnected: boolean) =>
  useQuery({
    queryKey: ['expected', userId, isConnected],
    queryFn: async ({ signal }) => {
      if (isConnected) await refreshExpected(userId, signal)
      return (await aboutExpected(userId))?.takenAt ?? null
    },
    refetchInterval: isConnected ? REFRESHED_EVERY_MILLISECONDS : false,
    networkMode: 'always',
    retry: false,
  })

async function refreshExpected(userId: string, signal: AbortSignal): Promise<void> {
  const about = await aboutExpected(userId)
  const takenAt = new Date().toISOString()
  const isWhole = !about || Date.parse(takenAt) - Date.parse(about.takenAt) > TAKEN_ANEW_AFTER_MILLISECONDS
  const changed = await allOrders(isWhole ? null : about.newestUpdate, signal)
  const known = changed.filter(({ status }) => TO_KNOW.includes(status))
  const onTheWay = await allOnTheWay(signal)
  const kept: Kept[] = [
    ...known
      .map(stationPackage)
      .map((one) => ({ kind: 'package' as const, id: one.id, numbers: numbersOfPackage(one), package: one })),
    ...onTheWay
      .map(stationBundle)
      .map((one) => ({ kind: 'bundle' as const, id: one.id, numbers: numbersOfBundle(one), bundle: one })),
  ]
  const gone = changed.filter(({ status }) => !TO_KNOW.includes(status)).map(({ id }) => id)
  const newestUpdate = changed[0]?.updatedAt ?? about?.newestUpdate ?? takenAt
  await keepExpected({ userId, takenAt, newestUpdate }, { kept, gone, isWhole })
}

/** The last changed first, back to what is known already; from the start, only what is expected. */
async function allOrders(since: string | null, signal: AbortSignal): Promise<Order[]> {
  const found: Order[] = []
  let cursor: string | undefined
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = { orderBy: 'updatedAt' as const, limit: 100, cursor, ...(since ? {} : { status: [...TO_KNOW] }) }
    const { data, meta }: List<Order> = await call(orders.listAllOrders, { query }, { signal })
    const fresh = since ? data.filter(({ updatedAt }) => updatedAt > since) : data
    found.push(...fresh)
    if (fresh.length < data.length || !meta.nextCursor) break
    cursor = meta.nextCursor
  }
  return found
}

/** A manifest holds a thousand bundles. */
async function allOnTheWay(signal: AbortSignal): Promise<Bundle[]> {
  const found: Bundle[] = []
  let cursor: string | undefined
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = { status: bundlesThatAre('inFlight'), limit: 100, cursor }
    const { data, meta }: List<Bundle> = await call(bundles.listBundles, { query }, { signal })
    found.push(...data)
    if (!meta.nextCursor) break
    cursor = meta.nextCursor
  }
  return found
}
