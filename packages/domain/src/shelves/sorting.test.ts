import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CountedShelf, ORDER_STATUSES, sortingOf, suggestedShelf } from '../index.ts'

const shelf = (walkingOrder: number, changed: Partial<CountedShelf> = {}): CountedShelf => ({
  ...{ id: `shelf ${walkingOrder}`, code: `A-${walkingOrder}`, warehouse: 'UIO', isActive: true, walkingOrder, orderCount: 0 },
  ...changed,
})

test('a package goes where most of its client’s others lie', () => {
  const shelves = [shelf(1), shelf(2, { orderCount: 1 }), shelf(3, { orderCount: 2 })]
  expect(suggestedShelf(shelves, ['shelf 3', 'shelf 2', null, 'shelf 3'])).toEqual({ why: 'withOthers', shelf: shelves[2] })
  expect(suggestedShelf(shelves, ['shelf 3', 'shelf 2'])).toEqual({ why: 'withOthers', shelf: shelves[1] })
})

test('where none lies on a shelf, it goes to the next free one as it is walked', () => {
  const shelves = [shelf(9), shelf(2, { orderCount: 4 }), shelf(5), shelf(1, { warehouse: 'MIA' }), shelf(3, { isActive: false })]
  expect(suggestedShelf(shelves, [null])).toMatchObject({ why: 'free', shelf: { walkingOrder: 5 } })
})

test('a retired shelf is not filled any more, whatever lies there; without a free one a person chooses', () => {
  const shelves = [shelf(1, { isActive: false, orderCount: 2 }), shelf(2, { orderCount: 1 })]
  expect(suggestedShelf(shelves, ['shelf 1'])).toEqual({ why: 'none' })
  expect(suggestedShelf([], [])).toEqual({ why: 'none' })
})

const anyShelf = fc.record({
  ...{ walkingOrder: fc.integer({ min: 1, max: 50 }), isActive: fc.boolean(), orderCount: fc.nat(3) },
  warehouse: fc.constantFrom('MIA' as const, 'UIO' as const),
})
const anyHouse = fc
  .uniqueArray(anyShelf, { selector: ({ walkingOrder }) => walkingOrder })
  .map((given) => given.map(({ walkingOrder, ...more }) => shelf(walkingOrder, more)))
const isUsed = ({ warehouse, isActive }: CountedShelf) => warehouse === 'UIO' && isActive

test('whatever lies where, only a shelf of Quito that is in use is suggested, and the free one that is walked past first', () => {
  fc.assert(
    fc.property(anyHouse, fc.array(fc.nat(50)), (shelves, at) => {
      const others = at.map((number) => `shelf ${number}`)
      const found = suggestedShelf(shelves, others)
      const free = shelves.filter((one) => isUsed(one) && one.orderCount === 0).map(({ walkingOrder }) => walkingOrder)
      if (found.why === 'none') expect(free).toEqual([])
      else expect(isUsed(found.shelf)).toBe(true)
      if (found.why === 'withOthers') expect(others).toContain(found.shelf.id)
      if (found.why === 'free') expect(found.shelf.walkingOrder).toBe(Math.min(...free))
    }),
  )
})

test('what was not weighed is not sorted, nor what is not in Quito', () => {
  const sorted = ORDER_STATUSES.filter((status) => sortingOf(status) === 'toSort')
  expect(sorted).toEqual(['inWarehouseUIO', 'pendingOfPay', 'paid'])
  expect(ORDER_STATUSES.filter((status) => sortingOf(status) === 'notWeighed')).toEqual(['arrived'])
})
