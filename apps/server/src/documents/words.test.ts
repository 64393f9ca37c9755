import { expect, test } from 'vitest'
import { OUTCOME_WORDS, STATUS_WORDS, sheetWord, sheetWords } from './words.ts'

test('documents call a status what the screens call it', () => {
  expect([STATUS_WORDS.es.pendingOfPay, STATUS_WORDS.en.pendingOfPay]).toEqual(['Por pagar', 'To be paid'])
  expect([OUTCOME_WORDS.es.seized, OUTCOME_WORDS.en.seized]).toEqual(['Decomisado', 'Seized'])
})

test('a column has its word in both languages, and one that has none is an error at once', () => {
  expect(sheetWord('madeOutTo')).toEqual({ es: 'A nombre de', en: 'Made out to' })
  expect(sheetWords('paymentMethods').es).toEqual({
    transfer: 'Transferencia',
    deposit: 'Depósito',
    card: 'Tarjeta',
    cash: 'Efectivo',
  })
  expect(() => sheetWord('madeOutOf')).toThrow('sheets.json has no word madeOutOf')
  expect(() => sheetWords('payments')).toThrow('es/sheets.json has no payments')
})
