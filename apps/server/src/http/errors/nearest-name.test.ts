import { expect, test } from 'vitest'
import { nearestName } from './nearest-name.ts'

const KNOWN = ['status', 'clientId', 'orderBy', 'from', 'to', 'q', 'isBundled']

test.each([
  ['staus', 'status'],
  ['statuss', 'status'],
  ['sttaus', 'status'],
  ['status[]', 'status'],
  ['status[0]', 'status'],
  ['Status', 'status'],
  ['client_id', 'clientId'],
  ['clientid', 'clientId'],
  ['client-ID', 'clientId'],
  ['order by', 'orderBy'],
  ['isBundeld', 'isBundled'],
  ['form', 'from'],
  ['Q', 'q'],
])('%s was meant to be %s', (typed, meant) => {
  expect(nearestName(typed, KNOWN)).toBe(meant)
})

test.each(['x', 'toy', 'state', 'constructor', '__proto__', '', '[]', 'ø', 'status'.repeat(7)])('%s resembles none', (typed) => {
  expect(nearestName(typed, KNOWN)).toBeUndefined()
})

test('what begins alike is not alike', () => {
  expect(nearestName('statusSince', KNOWN)).toBeUndefined()
})
