import { expect, test } from 'vitest'
import { MOST_OF_AMOUNT, placeProofs } from './statement-proofs.ts'

const line = (id: string, words: string, amountInCents = 4_070) => ({ id, words, amountInCents })
const proof = (reference: string, amountInCents = 4_070) => ({ id: 'proof', reference, amountInCents })
const placed = (reference: string, lines: ReturnType<typeof line>[], amountInCents?: number) =>
  placeProofs([proof(reference, amountInCents)], lines)[0]

test.each([
  ['as it was written', 'JEP-7700981', 'SPI JEP-7700981 ABONO'],
  ['in other signs and letters', 'jep 77-00981', 'SPI JEP7700981'],
])('a receipt is of the line that says its reference, %s', (_how, reference, words) => {
  expect(placed(reference, [line('other', 'DEPOSITO'), line('its', words)])).toMatchObject({ lineId: 'its', ofAmount: [] })
})

test('of several with its reference it is the one of its amount, else the first', () => {
  const lines = [line('first', 'TRX 7700981', 100), line('second', 'TRX 7700981', 4_070)]
  expect(placed('TRX 7700981', lines)).toMatchObject({ lineId: 'second' })
  expect(placed('TRX 7700981', lines, 5_000)).toMatchObject({ lineId: 'first' })
})

test('a reference that is too short, or only a part of a number, names no line', () => {
  expect(placed('77', [line('one', 'TRX 77', 1)])).toMatchObject({ lineId: null })
  expect(placed('77009', [line('one', 'TRX 7700981', 1)])).toMatchObject({ lineId: null })
})

test('an amount alone is only said, of the first few', () => {
  const alike = Array.from({ length: MOST_OF_AMOUNT + 2 }, (_, index) => line(`line-${index}`, 'DEPOSITO'))
  expect(placed('OTRA-1234', [line('other', 'DEPOSITO', 1), ...alike])).toEqual({
    ...{ proofId: 'proof', lineId: null },
    ofAmount: ['line-0', 'line-1', 'line-2'],
  })
})

test('each receipt is placed, in the order in which they were sent', () => {
  const proofs = ['b', 'a'].map((id) => ({ id, reference: '', amountInCents: 1 }))
  expect(placeProofs(proofs, []).map(({ proofId }) => proofId)).toEqual(['b', 'a'])
})
