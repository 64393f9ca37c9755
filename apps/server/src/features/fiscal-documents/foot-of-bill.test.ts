// What a Nota de cobro says of its factura (fiscal, section 2).
import { bills } from '@app/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { givenFactura, givenWaitingFactura } from '../../testing/fiscal/given-fiscal-document.repository.ts'
import { setFiscalMode } from '../../testing/given/given-fiscal.repository.ts'
import { billedBundle, paidBundle } from '../../testing/given/given-packages.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'

const INTERNAL = 'Documento interno: no es un comprobante de venta autorizado por el SRI.'

async function paperOf(who: Person, id: string, language = 'es'): Promise<string> {
  const headers = { 'accept-language': language }
  const { content } = await signedInAs(who).call(bills.getPdfOfBill, { params: { id }, headers })
  return (await readPdf(content)).join('\n')
}

const inMode = async (mode: 'off' | 'production') => setFiscalMode((await currentServer()).db, mode)
afterEach(() => inMode('off'))

describe('the foot of a Nota de cobro', () => {
  test('says nothing of a factura while none is issued', async () => {
    const client = await given.client()
    const paper = await paperOf(client, (await billedBundle(client)).id)

    expect(paper).toContain(INTERNAL)
    expect(paper).not.toMatch(/factura electrónica|Factura en trámite|Factura \d/)
  })

  test('says when the factura comes, and where to', async () => {
    await inMode('production')
    const client = await given.client()
    const { id } = await billedBundle(client)

    const paper = await paperOf(client, id)
    expect(paper).toContain(INTERNAL)
    expect(paper).toContain(`La factura electrónica se emite al completar el pago y llega a ${client.email}.`)
    expect(await paperOf(client, id, 'en')).toContain(
      `The electronic invoice (factura) is issued once the bill is paid, and comes to ${client.email}.`,
    )
  })

  test('says that it is on its way', async () => {
    const client = await given.client()
    const bill = await paidBundle(client)
    await givenWaitingFactura(bill)

    expect(await paperOf(client, bill.id)).toContain('Factura en trámite ante el SRI.')
    expect(await paperOf(client, bill.id, 'en')).toContain('The invoice (factura) is on its way at the SRI.')
  })

  test('says which it is, and when it was authorised in Quito', async () => {
    const client = await given.client()
    const bill = await paidBundle(client)
    const { sequential } = await givenFactura(bill)
    const number = `001-002-${String(sequential).padStart(9, '0')}`

    expect(await paperOf(client, bill.id)).toContain(`Factura ${number}, autorizada el 23/11/2026 a las 10:42.`)
    expect(await paperOf(client, bill.id, 'en')).toContain(`Invoice (factura) ${number}, authorised on 23/11/2026 at 10:42.`)
  })
})
