import type { Notification } from '@app/contract/notifications.contract'
import { expect, test } from 'vitest'
import { updateInList } from './updated-list.ts'

const told = (id: string, createdAt: string, readAt: string | null = null): Notification => ({
  id,
  kind: 'orderReviewed',
  payload: { orderCode: 'ORD-1', from: 'inReview', to: 'reviewed', note: '' },
  location: '/',
  createdAt,
  readAt,
})
const [NOON, ONE, TWO] = ['2026-11-21T17:00:00.000Z', '2026-11-21T18:00:00.000Z', '2026-11-21T19:00:00.000Z'] as const
const LIST = { pages: [{ data: [told('b', ONE)] }, { data: [told('a', NOON)] }], pageParams: [undefined, 'next'] }
const idsOf = (list: typeof LIST) => list.pages.map(({ data }) => data.map(({ id }) => id))

test('a new one comes first', () => {
  expect(idsOf(updateInList(LIST, told('c', TWO)))).toEqual([['c', 'b'], ['a']])
})

test('one that happened earlier stands where it belongs', () => {
  expect(idsOf(updateInList(LIST, told('c', '2026-11-21T17:30:00.000Z')))).toEqual([['b', 'c'], ['a']])
})

test('one that is there already is not there twice', () => {
  const list = updateInList(LIST, told('a', NOON, TWO))

  expect(idsOf(list)).toEqual([['b'], ['a']])
  expect(list.pages[1]?.data[0]?.readAt).toBe(TWO)
})

test('nothing loaded stays nothing', () => {
  expect(updateInList({ pages: [], pageParams: [] }, told('c', TWO)).pages).toEqual([])
})
