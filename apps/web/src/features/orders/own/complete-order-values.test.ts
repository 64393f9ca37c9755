import { expect, test } from 'vitest'
import { completionForm } from '../orders.schemas.ts'
import { completionOf, needsOf, startingFrom } from './complete-order-values.ts'

const book = { description: 'Libro', quantity: 1, unitPriceInCents: 1_999 }

test('an order whose value is missing is asked for its items', () => {
  expect(needsOf(['value', 'other'])).toEqual({ invoice: false, tracking: false, items: true, consignee: false })
})

test('only what is missing is checked and sent', () => {
  const needs = needsOf(['invoice'])
  const started = startingFrom({ tracking: null, items: [] })
  const completion = completionForm(needs).parse(started)
  expect(completionOf(completion, needs)).toEqual({ comment: '' })
})

test('a tracking number and the items are required where they are missing', () => {
  const needs = needsOf(['tracking', 'items'])
  const issues = completionForm(needs).safeParse(startingFrom({ tracking: null, items: [] })).error?.issues
  expect(issues?.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    'tracking: trackingRequired',
    'items.0.description: required',
    'items.0.unitPriceInCents: productValueNotPositive',
  ])
})

test('what was known already stands in the form', () => {
  expect(startingFrom({ tracking: '1Z1', items: [book] })).toEqual({ tracking: '1Z1', items: [book], comment: '' })
})
