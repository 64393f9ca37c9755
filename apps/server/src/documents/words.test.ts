import { expect, test } from 'vitest'
import { CLIENT_STATUS_WORDS, OUTCOME_WORDS, QUOTED_WORDS, STATUS_WORDS, sheetWord, sheetWords } from './words.ts'

test('documents call a status what the screens call it', () => {
  expect([STATUS_WORDS.es.pendingOfPay, STATUS_WORDS.en.pendingOfPay]).toEqual(['Por pagar', 'To be paid'])
  expect([CLIENT_STATUS_WORDS.es.paid, CLIENT_STATUS_WORDS.en.paid]).toEqual(['Por retirar', 'To collect'])
  expect([CLIENT_STATUS_WORDS.es.inReview, QUOTED_WORDS.es.COU]).toEqual(['En revisión', 'Tú compras'])
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
