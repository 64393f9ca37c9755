import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailServer, type TestMailServer } from '../testing/mail-server.ts'
import { fiscalDocumentMail, type MailedDocument } from './fiscal-document-mail.ts'
import { type Mailer, openMailer } from './mailer.ts'

const PDF = { name: 'factura-001-002-000000123.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7 Ñ!') }
const XML = { name: 'factura-001-002-000000123.xml', contentType: 'application/xml', content: Buffer.from('<autorizacion/>') }
const DOCUMENT: MailedDocument = {
  ...{ id: 'a-message', to: 'luz@example.com', language: 'es', buyer: 'Luz Paz', issuer: 'Puente', kind: 'factura' },
  ...{ number: '001-002-000000123', totalInCents: 20_431, authorisedAt: new Date('2026-11-23T15:42:09Z') },
  ...{ billCode: 'VTA-000123', link: 'https://puente.test/tuspagos', attachments: [PDF, XML] },
}

let server: TestMailServer
let mailer: Mailer | null
beforeAll(async () => {
  server = await startMailServer()
  mailer = await openMailer({ smtpUrl: server.url, mailFrom: 'Puente <hola@puente.test>', publicUrl: 'https://puente.test' })
})
afterAll(async () => {
  mailer?.close()
  await server.stop()
})

test('both files come with the mail, byte by byte', async () => {
  await mailer?.send(fiscalDocumentMail(DOCUMENT))
  const [mail] = server.received

  expect(mail?.to).toEqual(['luz@example.com'])
  expect(mail?.messageId).toBe('<a-message@puente.test>')
  for (const { name, contentType, content } of [PDF, XML]) {
    expect(mail?.source).toContain(`Content-Type: ${contentType}; name=${name}`)
    expect(mail?.source).toContain(`filename=${name}`)
    expect(mail?.source).toContain(content.toString('base64'))
  }
})

test.each([
  ['es', 'factura', 'Factura 001-002-000000123 de Puente'],
  ['en', 'factura', 'Invoice (factura) 001-002-000000123 from Puente'],
  ['es', 'notaCredito', 'Nota de crédito 001-002-000000123 de Puente'],
  ['en', 'notaCredito', 'Credit note (nota de crédito) 001-002-000000123 from Puente'],
] as const)('in “%s” the mail of a %s says which it is', (language, kind, subject) => {
  expect(fiscalDocumentMail({ ...DOCUMENT, language, kind }).subject).toBe(subject)
})

test('a test names no bill', () => {
  const { text } = fiscalDocumentMail({ ...DOCUMENT, billCode: null })

  expect(text).toContain('el SRI autorizó tu factura electrónica 001-002-000000123, por $204,31.')
})
