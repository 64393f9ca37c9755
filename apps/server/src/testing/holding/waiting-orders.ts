// Packages in Miami that wait: held back by staff, or late.
import { givenLate } from '../given/given-late-order.repository.ts'
import { given } from '../given/given-orders.ts'
import type { Person } from '../world.ts'
import { givenHeld } from './given-held-order.ts'

const inMiami = (client: Person) => given.order({ client, status: 'inWarehouseMIA' })

export const WAITING_ORDERS = {
  held: async (client: Person) => (await givenHeld(await inMiami(client))).id,
  late: async (client: Person) => (await givenLate(await inMiami(client))).id,
}
