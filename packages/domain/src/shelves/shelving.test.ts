import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type KnownShelf, ORDER_STATUSES, plainCode, type ShelvedPackage, shelvingOutcome, warehouseOf } from '../index.ts'

const shelf = (code: string, changed: Partial<KnownShelf> = {}): KnownShelf => ({
  ...{ id: `id of ${code}`, code, warehouse: 'UIO', isActive: true },
  ...changed,
})
const [A1, B2, OLD, MIAMI] = [
  shelf('A-01'),
  shelf('B-02'),
  shelf('C-03', { isActive: false }),
  shelf('M-01', { warehouse: 'MIA' }),
]
const SHELVES = [A1, B2, OLD, MIAMI]
const aPackage = (changed: Partial<ShelvedPackage> = {}): ShelvedPackage => ({
  ...{ id: '1', code: 'ORD-000457', tracking: '1Z 999', status: 'inWarehouseUIO', isReceived: true, location: null },
  ...changed,
})
const scan = (text: string, onto: KnownShelf | null = A1, packages = [aPackage()]) =>
  shelvingOutcome([text], { shelves: SHELVES, packages }, onto)

test('a shelf is read whatever its signs and case, and from then on packages lie there', () => {
  for (const text of ['A-01', 'a01', "A'01", 'A01']) expect(scan(text, B2)).toEqual({ kind: 'shelf', shelf: A1 })
})

test('a shelf that is no longer used takes nothing', () => {
  expect(scan('C03')).toEqual({ kind: 'retired', shelf: OLD })
})

test('before a shelf was scanned, a package asks for one', () => {
  expect(scan('ORD-000457', null)).toEqual({ kind: 'noShelf' })
})

test('a package is put on the shelf by its code or its tracking', () => {
  for (const text of ['ord-000457', '1Z999'])
    expect(scan(text)).toMatchObject({ kind: 'toShelve', order: { code: 'ORD-000457' } })
})

test('one that lies there already stays; one of another shelf moves', () => {
  expect(scan('ORD-000457', A1, [aPackage({ location: A1 })])).toMatchObject({ kind: 'alreadyThere' })
  expect(scan('ORD-000457', A1, [aPackage({ location: B2 })])).toMatchObject({ kind: 'toShelve' })
})

test('one that does not lie in the shelf’s warehouse is refused', () => {
  expect(scan('ORD-000457', MIAMI)).toMatchObject({ kind: 'notInThisWarehouse' })
  expect(scan('ORD-000457', A1, [aPackage({ status: 'sended' })])).toMatchObject({ kind: 'notInThisWarehouse' })
})

test('a tracking of several packages asks for the label of one; those that left do not count', () => {
  const two = [aPackage(), aPackage({ id: '2', code: 'ORD-000458' })]
  expect(scan('1Z999', A1, two)).toEqual({ kind: 'severalInside', codes: ['ORD-000457', 'ORD-000458'] })
  const oneLeft = [aPackage({ status: 'receivedAndDelivered' }), aPackage({ id: '2', code: 'ORD-000458' })]
  expect(scan('1Z999', A1, oneLeft)).toMatchObject({ kind: 'toShelve', order: { code: 'ORD-000458' } })
})

test('what nobody knows, and what is nothing, are unknown', () => {
  expect(scan('ORD-999999')).toEqual({ kind: 'unknown' })
  expect(scan('---')).toEqual({ kind: 'unknown' })
})

test('whatever is scanned, only a package of the shelf’s warehouse is put there', () => {
  const packages = fc.array(
    fc.record({
      id: fc.uuid(),
      code: fc.constantFrom('ORD-000001', 'ORD-000002', 'A-01X'),
      tracking: fc.constantFrom(null, '1Z999', 'TBA0001'),
      status: fc.constantFrom(...ORDER_STATUSES),
      isReceived: fc.boolean(),
      location: fc.constantFrom(null, A1, B2),
    }),
    { maxLength: 5 },
  )
  const scanned = fc.constantFrom('ORD-000001', 'ord000002', '1z-999', 'TBA0001', 'nothing')
  fc.assert(
    fc.property(packages, scanned, fc.constantFrom(A1, B2, MIAMI), (known, text, onto) => {
      const outcome = shelvingOutcome([text], { shelves: SHELVES, packages: known }, onto)
      if (outcome.kind !== 'toShelve' && outcome.kind !== 'alreadyThere') return
      const { order } = outcome
      expect(warehouseOf(order)).toBe(onto.warehouse)
      expect([plainCode(order.code), plainCode(order.tracking ?? '')]).toContain(plainCode(text))
      expect(outcome.kind).toBe(order.location?.id === onto.id ? 'alreadyThere' : 'toShelve')
    }),
  )
})
