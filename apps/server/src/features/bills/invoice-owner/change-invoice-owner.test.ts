// Whom a bill is made out to may change until its factura is signed (fiscal, section 3).
import { authorizedNames, bills } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { givenReturned, setFiscalMode } from '../../../testing/given/given-fiscal.repository.ts'
import { billedBundle } from '../../../testing/given/given-packages.ts'
import { newPerson } from '../../../testing/people.ts'
import { currentServer, given, type Person, signedInAs } from '../../../testing/world.ts'
import { fiscalDocumentsTable } from '../../fiscal-documents/fiscal-documents.table.ts'

const name = (client: Person, purpose: 'pickup' | 'invoice') =>
  signedInAs(client).call(authorizedNames.addAuthorizedName, {
    body: {
      ...{ name: 'Comercial Guamán', phone: '+593991234567', identificationType: 'cedula' as const },
      ...{ identification: newPerson().identification, purposes: [purpose], email: 'cuentas@guaman.ec', address: 'Av. Loja 7' },
    },
  })
const change = (who: Person | 'administrator', { id }: Bill, authorizedNameId: string | null) =>
  signedInAs(who).call(bills.changeInvoiceOwner, { params: { id }, body: { authorizedNameId } })
const read = ({ id }: Bill) => signedInAs('administrator').call(bills.getBill, { params: { id } })

/** Its factura as the SRI gave it back, then in another state. */
async function facturaOf(bill: Bill, status: 'returned' | 'signed'): Promise<void> {
  const { db } = await currentServer()
  await setFiscalMode(db, 'off')
  const id = await givenReturned(db, bill)
  await db.update(fiscalDocumentsTable).set({ status }).where(eq(fiscalDocumentsTable.id, id))
}

describe('whom a bill is made out to', () => {
  test('is changed by the client to somebody who may be billed, and back, and the history says so', async () => {
    const client = await given.client({ firstName: 'Inés', lastName: 'Ñacato' })
    const bill = await billedBundle(client)
    const partner = await name(client, 'invoice')

    await change(client, bill, partner.id)

    const changed = await read(bill)
    expect(changed.invoiceOwner).toEqual({
      name: 'Comercial Guamán',
      identificationType: 'cedula',
      identification: partner.identification,
      email: 'cuentas@guaman.ec',
      address: 'Av. Loja 7',
    })
    expect(changed.timeline.at(-1)).toMatchObject({ action: 'changeInvoiceOwner' })
    await change('administrator', bill, null)
    expect((await read(bill)).invoiceOwner).toMatchObject({ name: 'Inés Ñacato', email: client.email })
  })

  test('may change while the SRI gave the factura back', async () => {
    const client = await given.client()
    const bill = await billedBundle(client)
    await facturaOf(bill, 'returned')
    await expect(change('administrator', bill, (await name(client, 'invoice')).id)).resolves.toMatchObject({ ok: true })
  })

  test('does not change once the factura is signed', async () => {
    const client = await given.client()
    const bill = await billedBundle(client)
    await facturaOf(bill, 'signed')
    await expect(change(client, bill, (await name(client, 'invoice')).id)).rejects.toMatchObject({
      status: 409,
      code: 'billActionNotAllowed',
      details: { because: ['invoiced'] },
    })
    expect((await read(bill)).allowedActions).not.toContain('changeInvoiceOwner')
  })

  test('is nobody who may only collect, nor somebody else’s', async () => {
    const client = await given.client()
    const bill = await billedBundle(client)
    await expect(change(client, bill, (await name(client, 'pickup')).id)).rejects.toMatchObject({
      status: 422,
      code: 'authorizedNameRequired',
      details: { fields: [expect.objectContaining({ path: 'authorizedNameId' })] },
    })
    const stranger = await name(await given.client(), 'invoice')
    await expect(change(client, bill, stranger.id)).rejects.toMatchObject({ status: 404, code: 'authorizedNameNotFound' })
  })

  test('is not for associates, nor of a bill of somebody else, nor of one that is voided', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const bill = await billedBundle(client)
    await expect(change(associate, bill, null)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    await expect(change(await given.client(), bill, null)).rejects.toMatchObject({ status: 404, code: 'billNotFound' })
    const params = { id: bill.id }
    await signedInAs('administrator').call(bills.voidBill, { params, body: { reason: 'Se registró dos veces.' } })
    await expect(change(client, bill, null)).rejects.toMatchObject({
      status: 409,
      code: 'billActionNotAllowed',
      details: { because: ['inactive'] },
    })
  })
})
