import { expect, test } from 'vitest'
import { packageSample } from '../bundles/package-sample.ts'
import { looksLikeTracking, scanOutcome } from './scan-outcome.ts'

const NOT_WEIGHED = { storeInGrams: 2_400, warehouseInGrams: null, realInGrams: null, finalInGrams: null }
const announced = (changes = {}) =>
  packageSample({ status: 'reviewed', tracking: '1Z999AA10123456784', weights: NOT_WEIGHED, ...changes })

test('the number of an announced package is expected, however it is written', () => {
  expect(scanOutcome('1z 999aa1-0123456784', [announced()]).kind).toBe('expected')
  expect(scanOutcome('1Z999AA10123456784', [announced({ status: 'inReview' })]).kind).toBe('expected')
})

test('the code of an order works like its tracking', () => {
  expect(scanOutcome('p-1001', [announced({ code: 'P-1001' })]).kind).toBe('expected')
})

test('a package that was received already is a duplicate, also when it turned out incomplete', () => {
  expect(scanOutcome('1Z999AA10123456784', [packageSample()]).kind).toBe('duplicate')
  expect(scanOutcome('1Z999AA10123456784', [packageSample({ status: 'incomplete' })]).kind).toBe('duplicate')
})

test('an order that asks its client for something waits', () => {
  expect(scanOutcome('1Z999AA10123456784', [announced({ status: 'incomplete' })]).kind).toBe('waiting')
  expect(scanOutcome('1Z999AA10123456784', [announced({ status: 'incompleteState' })]).kind).toBe('waiting')
})

test('a number that is only part of another, or of a removed order, is unknown', () => {
  expect(scanOutcome('1Z999AA1', [announced()])).toEqual({ kind: 'unknown', tracking: '1Z999AA1' })
  expect(scanOutcome('1Z999AA10123456784', [announced({ status: 'removed' })]).kind).toBe('unknown')
})

test('among several orders of one number the one to receive comes first', () => {
  const outcome = scanOutcome('1Z999AA10123456784', [packageSample({ id: 'old' }), announced({ id: 'new' })])
  expect(outcome).toMatchObject({ kind: 'expected', order: { id: 'new' } })
})

test('what a scanner types into the weight is told from a weight', () => {
  expect(['1Z999AA10123456784', '961234567890', 'ORD-000025'].map(looksLikeTracking)).toEqual([true, true, true])
  expect(['4,2', '12.345', '0,800 kg', ''].map(looksLikeTracking)).toEqual([false, false, false, false])
})
