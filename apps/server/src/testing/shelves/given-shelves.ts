// Shelves, each with a code of its own.
import { locations } from '@app/contract'
import type { Location } from '@app/contract/locations/locations.contract'
import type { Warehouse } from '@app/domain'
import { signedInAs } from '../world.ts'

const administrator = signedInAs('administrator')
const numbers = Array.from({ length: 10_000 }, (_, index) => index + 1).values()
export const newShelfCode = (): string => `E-${String(numbers.next().value).padStart(4, '0')}`

export const locationOf = async (code: string): Promise<Location> => {
  const found = (await administrator.call(locations.listLocations)).find((location) => location.code === code)
  if (!found) throw new Error(`there is no shelf ${code}`)
  return found
}

export async function givenShelf(warehouse: Warehouse = 'MIA', zone = ''): Promise<Location> {
  const code = newShelfCode()
  await administrator.call(locations.createLocations, { body: { warehouse, codes: [code], zone } })
  return locationOf(code)
}

export const shelve = (code: string | null, orderIds: string[]) =>
  administrator.call(locations.shelveOrders, { body: { code, orderIds } })

/** It serves the tests that ask every record of every call. */
export const SHELF_RECORDS = { location: async () => (await givenShelf()).id }
