import { addressOf, ORDERS_PATH } from '@app/contract/paths'
import type { Run } from '@app/contract/runs/runs.contract'
import type { Role } from '@app/domain'

/** Where a record of a run is opened. */
const PLACES: Readonly<Record<Run['act'], (role: Role, id: string) => string>> = {
  approveOrders: (role, id) => addressOf(ORDERS_PATH[role], { open: id }),
}

export const placeOfRecord = (act: Run['act'], role: Role, id: string): string => PLACES[act](role, id)
