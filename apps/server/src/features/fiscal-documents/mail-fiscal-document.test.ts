import { fiscalDocuments, personalData } from '@app/contract'
import { fiscalNumberText } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { givenFactura, givenReturnedFactura } from '../../testing/fiscal/given-fiscal-document.repository.ts'
import { paidBundle } from '../../testing/given/given-packages.ts'
import { mailAbout, mailsTo } from '../../testing/mails.ts'
import { newPerson } from '../../testing/people.ts'
import { currentServer } from '../../testing/server.ts'
import { given, signedInAs } from '../../testing/world.ts'
import type { FiscalDocumentRow } from './fiscal-documents.table.ts'
import { mailAuthorised } from './mail-authorised.ts'

const administrator = signedInAs('administrator')
const send = (id: string, email?: string) =>
  administrator.call(fiscalDocuments.mailFiscalDocument, { params: { id }, body: { ...(email && { email }) } })
const numberOf = ({ sequential }: FiscalDocumentRow) =>
  fiscalNumberText({ establishment: '001', emissionPoint: '002', sequential: sequential ?? 0 })

async function authorised(language: 'es' | 'en' = 'es') {
  const client = await given.client({ language })
  const bill = await paidBundle(client)
  const document = await givenFactura(bill)
  return { client, bill, document, number: numberOf(document) }
}

describe('an authorised document is mailed', () => {
  test('to its buyer, with its authorisation, and once', async () => {
    const { db } = await currentServer()
    const { client, bill, document, number } = await authorised()
    await mailAuthorised(db, [document.id])
    await mailAuthorised(db, [document.id])
    // Wakes those who read messages.
    await given.client()

    const mail = await mailAbout(client.email, `Factura ${number} de Empresa de prueba`)

    expect(mail?.text).toContain('Hola, CLIENTE DE PRUEBA')
    expect(mail?.text).toContain(
      `el SRI autorizó tu factura electrónica ${number}, de la nota de cobro ${bill.code}, por $204,31.`,
    )
    expect(mail?.text).toContain(`https://puente.test/tuspagos?view=paid&open=${bill.id}`)
  })

  test('again, in the language of its client', async () => {
    const { client, document, number } = await authorised('en')
    await send(document.id)

    const mail = await mailAbout(client.email, `Invoice (factura) ${number} from Empresa de prueba`)
    expect(mail?.text).toContain('On November 23, 2026 at 10:42 AM the SRI authorised your electronic invoice (factura)')
  })

  test('elsewhere, and who sent it where is on record', async () => {
    const { client, document, number } = await authorised()
    const { email } = newPerson()
    await send(document.id, email)

    await mailAbout(email, `Factura ${number} de Empresa de prueba`)
    const { data } = await administrator.call(personalData.listAudit, { query: { recordId: document.id } })
    expect(data[0]).toMatchObject({ action: 'mail', note: email })
    const received = await mailsTo(email, { count: 1 })
    expect(received).toHaveLength(1)
    const own = signedInAs(client).call(fiscalDocuments.mailFiscalDocument, { params: { id: document.id }, body: {} })
    await expect(own).rejects.toMatchObject({ status: 403 })
  })
})

test('one that is not authorised is not mailed, and nowhere that is no address', async () => {
  const { document } = await authorised()
  const returned = await givenReturnedFactura(await paidBundle(await given.client()))

  await expect(send(returned.id)).rejects.toMatchObject({ status: 409, code: 'fiscalActionNotAllowed' })
  await expect(send(document.id, 'nadie')).rejects.toMatchObject({ status: 422 })
})
