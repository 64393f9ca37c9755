import { PLACES, shelfSeries, type Warehouse, warehouseOf } from '@app/domain'
import { atTime } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { createLocations } from '../../features/orders/locations/create-locations.ts'
import { shelveOrders } from '../../features/orders/locations/shelve-orders.ts'
import { at } from '../calendar/calendar.ts'
import type { Company, Staff } from '../company.ts'
import { lyingPackages } from '../shelves.repository.ts'

const AISLES: Record<Warehouse, readonly { zone: string; codes: readonly string[] }[]> = {
  MIA: [
    { zone: 'Pasillo 1', codes: shelfSeries('M-01', 'M-05') ?? [] },
    { zone: 'Pasillo 2', codes: shelfSeries('M-06', 'M-10') ?? [] },
  ],
  UIO: [
    { zone: 'Mostrador', codes: shelfSeries('Q-01', 'Q-06') ?? [] },
    { zone: 'Altillo', codes: shelfSeries('Q-07', 'Q-12') ?? [] },
  ],
}
/** Some shelves stay empty, and one package in so many still lies on the floor. */
const LEFT_EMPTY = 2
const ON_THE_FLOOR = 6

/** A small series of shelves in each warehouse. */
export async function putUpShelves(db: Db, { warehouse: actor }: Staff): Promise<void> {
  for (const warehouse of PLACES)
    for (const { zone, codes } of AISLES[warehouse]) await createLocations(db, actor, { warehouse, zone, codes: [...codes] })
}

/** Most of what lies in a warehouse when the year ends is on a shelf, what is one client's together. */
export async function fillShelves({ parts, staff }: Company, day: string): Promise<void> {
  const lying = (await lyingPackages(parts.db)).filter((_, turn) => turn % ON_THE_FLOOR !== 0)
  for (const warehouse of PLACES) {
    const here = lying.filter(({ status, intakeAt }) => warehouseOf({ status, isReceived: intakeAt !== null }) === warehouse)
    const codes = AISLES[warehouse].flatMap((aisle) => aisle.codes).slice(0, -LEFT_EMPTY)
    const clients = [...new Set(here.map(({ clientId }) => clientId))]
    for (const [index, code] of codes.entries()) {
      const there = here.filter(({ clientId }) => clients.indexOf(clientId) % codes.length === index)
      const orderIds = there.map(({ id }) => id)
      if (orderIds.length > 0) await atTime(at(day, '23:59'), () => shelveOrders(parts.db, staff.warehouse, { code, orderIds }))
    }
  }
}
