import { ADMINISTRATOR_PATHS, addressOf, bundleAddress, ORDERS_PATH } from '@app/contract/paths'
import type { Run } from '@app/contract/runs/runs.contract'
import { businessDay, type Role } from '@app/domain'

const ofBundle = (role: Role, id: string) => bundleAddress(role === 'associate' ? role : 'administrator', id)
const ofOrder = (role: Role, id: string) => addressOf(ORDERS_PATH[role], { open: id })

/** Where a record of a run is opened. */
const PLACES: Readonly<Record<Run['act'], (role: Role, id: string) => string>> = {
  approveOrders: ofOrder,
  categorizeOrders: ofOrder,
  chargeOrders: ofOrder,
  holdOrders: ofOrder,
  markOrdersIncomplete: ofOrder,
  printBundles: ofBundle,
  printOrders: ofOrder,
  putBundlesOnManifest: ofBundle,
  releaseOrders: ofOrder,
  removeBundles: ofBundle,
  valueOrders: ofOrder,
  billClients: (_role, id) => addressOf(ADMINISTRATOR_PATHS.client, { client: id }),
}

export const placeOfRecord = (act: Run['act'], role: Role, id: string): string => PLACES[act](role, id)

/** Where what a run made is listed: of the days on which it ran. */
export function placeOfResult({ act, startedAt, endedAt }: Run): string | null {
  if (act !== 'billClients' || startedAt === null) return null
  const from = businessDay(new Date(startedAt))
  const to = businessDay(new Date(endedAt ?? startedAt))
  return addressOf(ADMINISTRATOR_PATHS.bills, { view: 'pendingPayment', from, to })
}
