import { expect, test } from 'vitest'
import { type MailedSettlement, settlementMail } from './settlement-mail.ts'

const PAPER = { name: 'liquidacion-LIQ-000012.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') }
const SETTLEMENT: MailedSettlement = {
  ...{ id: 'a-message', to: 'diego@example.com', language: 'es', name: 'Diego', company: 'Puente Envíos', kind: 'paid' },
  ...{ code: 'LIQ-000012', paidOn: '2026-01-15', totalInCents: 181_595, orders: 112 },
  ...{ link: 'https://puente.test/tusganancias', attachments: [PAPER] },
}

test('says what was paid, when and for how many packages, with its paper', () => {
  const { subject, text, attachments } = settlementMail(SETTLEMENT)
  expect(subject).toBe('Liquidación LIQ-000012: $1.815,95')
  expect(text).toContain(
    'Puente Envíos te pagó el 15 de enero de 2026 las ganancias de 112 paquetes: $1.815,95. Es la liquidación LIQ-000012.',
  )
  expect(text).toContain('https://puente.test/tusganancias')
  expect(attachments).toEqual([PAPER])
})

test('says of more than a thousand packages how many they are as numbers read', () => {
  const { text } = settlementMail({ ...SETTLEMENT, orders: 1_872 })
  expect(text).toContain('las ganancias de 1.872 paquetes')
})

test('says in the reader’s language what was given back, without a sign', () => {
  const { subject, text } = settlementMail({ ...SETTLEMENT, language: 'en', kind: 'received', totalInCents: -578, orders: 1 })
  expect(subject).toBe('Return LIQ-000012: $5.78')
  expect(text).toContain('received from you the earnings taken back of 1 package: $5.78.')
})
