// The shelves of the large company's warehouses, and what lies on them when its year ends.
import { addDays, PLACES, shelfSeries, type Warehouse, warehouseOf } from '@app/domain'
import { atTime } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { createLocations } from '../../features/orders/locations/create-locations.ts'
import { allLocations } from '../../features/orders/locations/locations.repository.ts'
import { at } from '../calendar/calendar.ts'
import { move, type Parcel } from './orders.ts'
import { type Past, staff } from './past.repository.ts'
import type { LargeSize } from './size.ts'
import type { Client, Workers, World } from './world.ts'

type Shelf = { id: string; code: string }
/** By warehouse, in walking order. */
export type Shelves = Readonly<Record<Warehouse, readonly Shelf[]>>

const AISLES = ['A', 'B', 'C', 'D', 'E']
const FIRST_LETTER = { MIA: 'M', UIO: 'Q' } as const
const ZONE = { MIA: 'Pasillo', UIO: 'Rack' } as const

type Building = { size: LargeSize; workers: Workers; opening: Date }

export async function putUpShelves(db: Db, { size, workers, opening }: Building): Promise<Shelves> {
  const ofAisle = String(Math.ceil(size.shelvesOfWarehouse / AISLES.length)).padStart(2, '0')
  const codes: string[] = []
  for (const warehouse of PLACES) {
    const [userId = ''] = warehouse === 'MIA' ? workers.miami : workers.quito
    const actor = { userId, role: 'administrator', duties: ['warehouseMIA', 'warehouseUIO'] } as const
    for (const aisle of AISLES) {
      const prefix = `${FIRST_LETTER[warehouse]}${aisle}`
      const series = shelfSeries(`${prefix}-01`, `${prefix}-${ofAisle}`) ?? []
      codes.push(...series)
      await atTime(opening, () => createLocations(db, actor, { warehouse, zone: `${ZONE[warehouse]} ${aisle}`, codes: series }))
    }
  }
  const built = (await allLocations(db)).filter(({ code }) => codes.includes(code))
  const of = (wanted: Warehouse) => built.filter(({ warehouse }) => warehouse === wanted)
  return { MIA: of('MIA'), UIO: of('UIO') }
}

/** Some shelves are kept free, and one client in so many still has theirs on the floor. */
const KEPT_FREE = 0.05
const ON_THE_FLOOR = 11

/** What is one client's lies together. */
export function shelve(world: World, past: Past, parcels: readonly Parcel[]): void {
  for (const { order, client } of parcels) {
    const warehouse = warehouseOf({ status: order.status, isReceived: order.intakeAt !== null })
    const number = numberOf(client)
    if (warehouse === null || number % ON_THE_FLOOR === 0) continue
    const shelves = world.shelves[warehouse]
    const shelf = shelves[number % Math.floor(shelves.length * (1 - KEPT_FREE))]
    if (!shelf) continue
    const { miami, quito } = world.workers
    const actor = staff(world.random.pick(warehouse === 'MIA' ? miami : quito))
    order.locationId = shelf.id
    const changes = { location: { from: null, to: shelf.code } }
    const since = order.statusSince
    move(past, order, 'shelve', order.status, { actor, at: soonAfter(world, since), place: warehouse, changes })
  }
}

const numberOf = ({ identification }: Client): number => Number(identification.slice(2, 9))

const MINUTE_IN_MILLISECONDS = 60_000

/** Within the hour, and before the last day is over. */
function soonAfter({ random, end }: World, moment: Date): Date {
  const last = at(addDays(end, -1), '23:59').getTime()
  return new Date(Math.min(moment.getTime() + random.integer(5, 55) * MINUTE_IN_MILLISECONDS, last))
}
