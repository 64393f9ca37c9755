import { expect, test } from 'vitest'
import { numberInList, stepFrom } from './steps.ts'

const SECOND_OF_THREE = { ids: ['a', 'b', 'c'], page: 2, limit: 3, total: 9, totalPages: 3 }
const at = (index: number) => ({ index, isGone: false })
const gone = (index: number) => ({ index, isGone: true })

test('the next record is the next row; after the last the first of the next page, before the first the last of the one before', () => {
  expect(stepFrom(SECOND_OF_THREE, at(0), 1)).toEqual({ openId: 'b' })
  expect(stepFrom(SECOND_OF_THREE, at(2), 1)).toEqual({ page: 3, edge: 'first' })
  expect(stepFrom(SECOND_OF_THREE, at(0), -1)).toEqual({ page: 1, edge: 'last' })
})

test('the ends of the list lead nowhere', () => {
  expect(stepFrom({ ...SECOND_OF_THREE, page: 3 }, at(2), 1)).toBeNull()
  expect(stepFrom({ ...SECOND_OF_THREE, page: 1 }, at(0), -1)).toBeNull()
})

test('where an act took the record out of the list, the next is the one that moved into its place', () => {
  expect(stepFrom(SECOND_OF_THREE, gone(1), 1)).toEqual({ openId: 'b' })
  expect(stepFrom(SECOND_OF_THREE, gone(1), -1)).toEqual({ openId: 'a' })
  expect(stepFrom({ ...SECOND_OF_THREE, ids: [], page: 1, totalPages: 1 }, gone(0), 1)).toBeNull()
})

test('its number counts the pages before', () => {
  expect(numberInList(SECOND_OF_THREE, at(1))).toBe(5)
})
