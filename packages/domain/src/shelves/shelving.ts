// What a scan means at the station that puts packages on shelves.
import type { OrderStatus } from '../lifecycles/order-lifecycle.ts'
import { plainCode, type Warehouse, warehouseOf } from './shelf.ts'

export type KnownShelf = { id: string; code: string; warehouse: Warehouse; isActive: boolean }
export type ShelvedPackage = {
  id: string
  code: string
  tracking: string | null
  status: OrderStatus
  isReceived: boolean
  location: { id: string; code: string } | null
}

/**
 * shelf: the packages that follow lie there · retired: it is no longer used · noShelf: a shelf is scanned first · toShelve: it is put there ·
 * alreadyThere · notInThisWarehouse: it does not lie in the shelf's warehouse · severalInside: packages of one box, each has a label of its own · unknown.
 */
export type ShelvingOutcome<Shelf extends KnownShelf, Package extends ShelvedPackage> =
  | { kind: 'shelf' | 'retired'; shelf: Shelf }
  | { kind: 'toShelve' | 'alreadyThere' | 'notInThisWarehouse'; order: Package }
  | { kind: 'severalInside'; codes: string[] }
  | { kind: 'noShelf' | 'unknown' }

type Known<Shelf, Package> = { shelves: readonly Shelf[]; packages: readonly Package[] }

/** `numbers`: what the scan may mean, the likeliest first. A shelf counts before a package. `onto` is the shelf that was scanned last. */
export function shelvingOutcome<Shelf extends KnownShelf, Package extends ShelvedPackage>(
  numbers: readonly string[],
  { shelves, packages }: Known<Shelf, Package>,
  onto: Shelf | null,
): ShelvingOutcome<Shelf, Package> {
  const plain = numbers.map(plainCode).filter((number) => number !== '')
  const shelf = shelves.find(({ code }) => plain.includes(plainCode(code)))
  if (shelf) return { kind: shelf.isActive ? 'shelf' : 'retired', shelf }
  if (!onto) return { kind: 'noShelf' }
  const found = packages.filter(({ code, tracking }) =>
    [code, tracking].some((text) => text !== null && plain.includes(plainCode(text))),
  )
  const lying = found.filter((order) => warehouseOf(order) === onto.warehouse)
  if (lying.length > 1) return { kind: 'severalInside', codes: lying.map(({ code }) => code) }
  const [order = found[0]] = lying
  if (!order) return { kind: 'unknown' }
  if (warehouseOf(order) !== onto.warehouse) return { kind: 'notInThisWarehouse', order }
  return { kind: order.location?.id === onto.id ? 'alreadyThere' : 'toShelve', order }
}
