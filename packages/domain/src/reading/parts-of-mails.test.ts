// The parts that a mail is read by, one by one.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountsOf, namesAnotherCurrency } from './amounts.ts'
import { readLink } from './link-reading.ts'
import { readMail } from './mail-reading.ts'
import { moneyKindOf } from './money-words.ts'
import { orderNumbersOf } from './order-numbers.ts'
import { countedOf } from './quantities.ts'
import { storeOf } from './stores.ts'

describe('an amount', () => {
  test.each([
    ['$1,234.50', [123_450]],
    ['US $12,60', [1_260]],
    ['59.99 USD', [5_999]],
    ['$8', [800]],
    ['-$5.00', [-500]],
    ['($5.00)', [-500]],
    ['$-5.00', [-500]],
    ['1.234,56', [123_456]],
    ['$14.97/ea', [1_497]],
    ['1.50 kg', []],
    ['Qty 2', []],
    ['01/20/2026', []],
    ['15 %', []],
    ['$104.97 $140.00', [10_497, 14_000]],
  ])('in %j', (text, expected) => {
    expect(amountsOf(text).map(({ inCents }) => inCents)).toEqual(expected)
  })

  test('of another currency is none of ours', () => {
    expect(['£9.99', '9,99 €', 'CAD $5', 'CA$5', '12 MXN'].map(namesAnotherCurrency)).toEqual(Array(5).fill(true))
    expect(['$9.99', 'US$ 5', 'USD 12.00'].map(namesAnotherCurrency)).toEqual(Array(3).fill(false))
  })
})

test.each([
  ['Subtotal (5 items)', 'subtotal'],
  ['Merchandise Total', 'subtotal'],
  ['Total antes de impuestos', 'remark'],
  ['Shipping discount', 'discount'],
  ['Envío', 'shipping'],
  ['Estimated tax to be collected', 'tax'],
  ['Total del pedido', 'total'],
  ['You saved', 'remark'],
  ['Gift Card Amount', 'giftCard'],
  ['Visa ending in 1234', 'payment'],
  ['Enamel Camp Mug', null],
])('%j is said of %s', (label, kind) => {
  expect(moneyKindOf(label)).toBe(kind)
})

test.each([
  [['Qty: 2'], 2, ''],
  [['Cantidad 3'], 3, ''],
  [['Trail Cap × 2'], 2, 'Trail Cap'],
  [['2 x Trail Cap'], 2, 'Trail Cap'],
  [['Trail Cap', '4'], 4, 'Trail Cap'],
  [['Anker 7-Port Hub'], null, 'Anker 7-Port Hub'],
])('%j is %s of %j', (cells, quantity, name) => {
  expect(countedOf(cells)).toMatchObject({ quantity, name })
})

test.each([
  ['Order #114-2210987-5543210', ['114-2210987-5543210']],
  ['Pedido n.º GSX99887766', ['GSX99887766']],
  ['Your order number is 3099887766.', ['3099887766']],
  ['Thanks for your order, Ana', []],
  ['Order date 01/20/2026', []],
])('the order of %j', (text, numbers) => {
  expect(orderNumbersOf(text)).toEqual(numbers)
})

test.each([
  ['Ana <ana@gmail.com>', ['From: Target <orders@oe1.target.com>'], 'Target'],
  ['SHEIN <noreply@sheinemail.com>', [], 'Shein'],
  ['Paper Lantern <hi@paper-lantern.example>', ['Pay with Amazon Pay'], 'Paper lantern'],
  ['', ['https://www.redwool.com/a'], 'Redwool'],
  ['', ['nada'], ''],
])('the store of %j', (from, lines, store) => {
  expect(storeOf(from, lines)).toBe(store)
})

test.each([
  [
    'https://www.amazon.com/Sony-WH-1000XM5-Canceling-Headphones/dp/B09XS7JWHH?th=1',
    'Amazon',
    'Sony WH 1000XM5 Canceling Headphones',
  ],
  ['www.etsy.com/listing/1234567890/hand-stamped-bookmark', 'Etsy', 'hand stamped bookmark'],
  ['https://paper-lantern.com/products/caf%C3%A9-lamp', 'Paper lantern', 'café lamp'],
  ['https://www.nike.com', 'Nike', ''],
])('a link %s', (link, store, name) => {
  expect(readLink(link)).toEqual({ store, name })
})

test('what is no link alone is a text', () => {
  expect(readLink('Mira https://www.nike.com/cap')).toBeNull()
})

test('whatever is sure adds up, of any text', () => {
  const words = fc.constantFrom(
    'Cap',
    'Qty: 2',
    '$5.00',
    '$10.00',
    'Subtotal $10.00',
    'Tax $1.00',
    'Shipping Free',
    'Total $11.00',
    '',
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 14 }), (lines) => {
      const { isSure, items, shippingInCents, taxInCents, discountInCents, totalInCents } = readMail({ text: lines.join('\n') })
      const value = items.reduce((sum, { quantity, unitPriceInCents }) => sum + quantity * (unitPriceInCents ?? Number.NaN), 0)
      const sum = value + (shippingInCents ?? 0) + (taxInCents ?? 0) - (discountInCents ?? 0)
      if (isSure) expect([sum, value > 0]).toEqual([totalInCents, true])
    }),
    { numRuns: 2_000 },
  )
})
