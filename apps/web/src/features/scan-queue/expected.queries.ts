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
const ON_THE_WAY = bundlesThatAre('inFlight')
/** Between pages: what the hands ask for meanwhile goes first. */
const PAUSES_MILLISECONDS = 100
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

/** What changed since the copy was taken; without one, or when it is old, all that is expected. */
async function refreshExpected(userId: string, signal: AbortSignal): Promise<void> {
  const about = await aboutExpected(userId)
  const takenAt = new Date().toISOString()
  const isWhole = !about?.newestBundle || Date.parse(takenAt) - Date.parse(about.takenAt) > TAKEN_ANEW_AFTER_MILLISECONDS
  const since = isWhole ? null : about
  const changed = await allChanged(since?.newestUpdate, signal, (page) =>
    call(orders.listAllOrders, { query: since ? page : { ...page, status: [...TO_KNOW] } }, { signal }),
  )
  const moved = await allChanged(since?.newestBundle, signal, (page) =>
    call(bundles.listBundles, { query: since ? page : { ...page, status: ON_THE_WAY } }, { signal }),
  )
  const known = changed.filter(({ status }) => TO_KNOW.includes(status))
  const onTheWay = moved.filter(({ status }) => ON_THE_WAY.includes(status))
  const stays = new Set([...known, ...onTheWay].map(({ id }) => id))
  await keepExpected(
    {
      ...{ userId, takenAt },
      newestUpdate: changed[0]?.updatedAt ?? since?.newestUpdate ?? takenAt,
      newestBundle: moved[0]?.updatedAt ?? since?.newestBundle ?? takenAt,
    },
    {
      kept: [...known.map(keptPackage), ...onTheWay.map(keptBundle)],
      gone: [...changed, ...moved].map(({ id }) => id).filter((id) => !stays.has(id)),
      isWhole,
    },
  )
}

function keptPackage(order: Order): Kept {
  const one = stationPackage(order)
  return { kind: 'package', id: one.id, numbers: numbersOfPackage(one), package: one }
}

function keptBundle(bundle: Bundle): Kept {
  const one = stationBundle(bundle)
  return { kind: 'bundle', id: one.id, numbers: numbersOfBundle(one), bundle: one }
}

type Page = { orderBy: 'updatedAt'; limit: number; cursor: string | undefined }

/** The last changed first, back to what is known already, however many there are. */
async function allChanged<Row extends { updatedAt: string }>(
  since: string | undefined,
  signal: AbortSignal,
  ask: (page: Page) => Promise<List<Row>>,
): Promise<Row[]> {
  const found: Row[] = []
  let cursor: string | undefined
  do {
    if (cursor) await pause(signal)
    const { data, meta } = await ask({ orderBy: 'updatedAt', limit: 100, cursor })
    const fresh = since ? data.filter(({ updatedAt }) => updatedAt > since) : data
    found.push(...fresh)
    cursor = fresh.length < data.length ? undefined : (meta.nextCursor ?? undefined)
  } while (cursor)
  return found
}

async function pause(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PAUSES_MILLISECONDS))
  signal.throwIfAborted()
}
