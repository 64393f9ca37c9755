import { expect, test } from 'vitest'
import { contractDocstrings, docstringsIn } from './docstrings.ts'

const SOURCE = `
/** One package (domain, section 5). */
export const order = z.strictObject({
  ...record,
  /** Packages asked for together share it. */
  requestNumber: z.string(),
  weights: z.strictObject({
    /** The client's
     * estimate. */
    storeInGrams: z.int(),
    realInGrams: z.int(),
  }),
})
type Order = {
  /** Not published. */
  kind: string
}

export const orderDetail = order.extend({
  items,
  /** A client sees null. */
  earning,
})

/** PUT /order/value/{id}: the first value reviews the order. */
export const setValue = endpoint({
  query: listQuery.pick({ page: true }),
  body: z.strictObject({
    /** More than zero. */
    value: cents,
    prices: z.array(price),
    channels: z.strictObject({ bell: channel, mail: channel }),
  }),
})
`

test('what a comment says is found by the names that lead to what it stands above', () => {
  expect(Object.fromEntries(docstringsIn(SOURCE).texts)).toEqual({
    order: 'One package.',
    'order.requestNumber': 'Packages asked for together share it.',
    'order.weights.storeInGrams': "The client's estimate.",
    'orderDetail.earning': 'A client sees null.',
    setValue: 'The first value reviews the order.',
    'setValue.body.value': 'More than zero.',
  })
})

test('what an object is made of is known', () => {
  expect(Object.fromEntries(docstringsIn(SOURCE).bases)).toMatchObject({
    order: ['record'],
    orderDetail: ['order'],
    'setValue.query': ['listQuery'],
    'setValue.body.value': ['cents'],
    'setValue.body.prices': ['price'],
    'setValue.body.channels.bell': ['channel'],
    'setValue.body.channels.mail': ['channel'],
  })
})

test('the contract is read where it stands', () => {
  const { texts } = contractDocstrings()

  expect(texts.get('order.requestNumber')).toBe('Packages asked for together share it.')
  expect(texts.get('createBundle.body.quotaOverrideReason')).toBe(
    "An administrator may pass the consignee's yearly quota with a reason, on record.",
  )
})
