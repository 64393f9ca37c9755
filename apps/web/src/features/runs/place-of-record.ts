import { ADMINISTRATOR_PATHS, addressOf, bundleAddress, ORDERS_PATH } from '@app/contract/paths'
import type { Run } from '@app/contract/runs/runs.contract'
import { businessDay, type Role } from '@app/domain'

type Named = Run['reasons'][number]['examples'][number]
type PlaceOf = (role: Role, record: Named) => string

const ofBundle: PlaceOf = (role, { id }) => bundleAddress(role === 'associate' ? role : 'administrator', id)
const ofOrder: PlaceOf = (role, { id }) => addressOf(ORDERS_PATH[role], { open: id })

/** Where a record of a run is opened. */
const PLACES: Readonly<Record<Run['act'], PlaceOf>> = {
  approveOrders: ofOrder,
  categorizeOrders: ofOrder,
  chargeOrders: ofOrder,
  // Until a bundle is made, its first package stands for it.
  createBundles: (role, record) => (record.code.startsWith('BUL-') ? ofBundle : ofOrder)(role, record),
  holdOrders: ofOrder,
  markOrdersIncomplete: ofOrder,
  printBundles: ofBundle,
  printOrders: ofOrder,
  putBundlesOnManifest: ofBundle,
  releaseOrders: ofOrder,
  removeBundles: ofBundle,
  valueOrders: ofOrder,
  billClients: (_role, { id }) => addressOf(ADMINISTRATOR_PATHS.client, { client: id }),
  // A line has no number: what the bank wrote, or its day, finds it.
  bookStatementLines: (_role, { code }) =>
    addressOf(ADMINISTRATOR_PATHS.payments, { view: 'lines', ...(isDay(code) ? { from: code, to: code } : { q: code }) }),
}

const isDay = (code: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(code)

export const placeOfRecord = (act: Run['act'], role: Role, record: Named): string => PLACES[act](role, record)

/** Where what a run made is listed: of the days on which it ran. */
export function placeOfResult({ act, startedAt, endedAt }: Run): string | null {
  if (act !== 'billClients' || startedAt === null) return null
  const from = businessDay(new Date(startedAt))
  const to = businessDay(new Date(endedAt ?? startedAt))
  return addressOf(ADMINISTRATOR_PATHS.bills, { view: 'pendingPayment', from, to })
}
