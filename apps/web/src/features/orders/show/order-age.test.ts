import { expect, test } from 'vitest'
import { daysOnTheWay } from './order-age.ts'

const NOON = new Date('2026-11-23T17:00:00Z')
const order = { orderDate: '2026-11-01', statusSince: '2026-11-11T02:30:00Z' }

test('a package grows older until now while it is on its way', () => {
  expect(daysOnTheWay({ ...order, status: 'inWarehouseMIA' }, NOON)).toBe(22)
})

test.each(['receivedAndDelivered', 'removed'] as const)('what is %s stays as old as it was on that day in Quito', (status) => {
  // 2:30 of the 11th in Greenwich is the evening of the 10th in Quito.
  expect(daysOnTheWay({ ...order, status }, NOON)).toBe(9)
})

test('one that was asked for today is no day old', () => {
  expect(daysOnTheWay({ ...order, orderDate: '2026-11-23', status: 'inReview' }, NOON)).toBe(0)
})
