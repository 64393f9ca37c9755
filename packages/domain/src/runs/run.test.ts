import { expect, test } from 'vitest'
import { runStateOf } from './run.ts'

const AT = new Date('2026-01-05T12:00:00.000Z')
const NEVER = { startedAt: null, endedAt: null, cancelledAt: null }

test.each([
  ['previewed', NEVER],
  ['running', { ...NEVER, startedAt: AT }],
  ['done', { ...NEVER, startedAt: AT, endedAt: AT }],
  ['cancelled', { ...NEVER, cancelledAt: AT }],
  ['cancelled', { ...NEVER, startedAt: AT, cancelledAt: AT }],
])('a run is %s', (state, moments) => {
  expect(runStateOf(moments)).toBe(state)
})
