import { expect, test } from 'vitest'
import { isWhatJsonHolds } from './what-json-holds.ts'

test.each([
  [null],
  [0],
  ['x'],
  [false],
  [[1, { a: [null] }]],
  [{ data: [{ id: '1', title: null }], meta: { total: 1 } }],
  [{ gone: undefined }],
])('%j comes back as it was', (value) => {
  expect(isWhatJsonHolds(value)).toBe(true)
  expect(JSON.parse(JSON.stringify(value))).toEqual(value)
})

test.each([
  [new Map([['a', 1]])],
  [new Set([1])],
  [new Date(0)],
  [{ data: [{ at: new Date(0) }] }],
  [[new Map()]],
  [() => 1],
  [1n],
])('a value of another kind does not', (value) => expect(isWhatJsonHolds(value)).toBe(false))
