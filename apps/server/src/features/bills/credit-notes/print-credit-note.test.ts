import { bills } from '@app/contract'
import type { Bill, CreditNote } from '@app/contract/bills.contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { given } from '../../../testing/given/given-orders.ts'
import { ordersOf, paidBundle, unpaidBundle } from '../../../testing/given/given-packages.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { type Person, signedInAs } from '../../../testing/world.ts'

const administrator = signedInAs('administrator')
let associate: Person
let client: Person
let bill: Bill
let note: CreditNote

const print = (who: Person | 'administrator', id = note.id, language = 'es') =>
  signedInAs(who).call(bills.getCreditNotePdf, { params: { id }, headers: { 'accept-language': language } })
const credit = (of: Bill, orderIds: string[]) =>
  administrator.call(bills.issueCreditNote, { params: { id: of.id }, body: { orderIds, reason: 'Se perdió en el vuelo.' } })

beforeAll(async () => {
  associate = await given.associate()
  client = await given.client({ associate })
  bill = await paidBundle(client, [
    { weightInGrams: 1_800, valueInCents: 9_000 },
    { weightInGrams: 900, valueInCents: 4_500 },
  ])
  note = await credit(bill, ordersOf(bill).slice(0, 1))
})

describe('a credit note on paper', () => {
  test('says of which package it gives what back, the IVA and the total', async () => {
    const { name, contentType, content } = await print(client)

    expect([name, contentType]).toEqual([`nota-de-abono-${note.code}.pdf`, 'application/pdf'])
    const text = (await readPdf(content)).join(' ')
    for (const said of ['Nota de abono', note.code, `Sobre ${bill.code}`, 'Motivo: Se perdió en el vuelo.', 'Flete', '16,20'])
      expect(text).toContain(said)
    for (const said of ['1,80', '13,33', 'IVA 15', '2,70', 'Total abonado', '34,03']) expect(text).toContain(said)
    expect(text).toContain(bill.orders[0]?.code)
    expect(text).not.toContain(bill.orders[1]?.code)
  })

  test('has its English name and words', async () => {
    const { name, content } = await print('administrator', note.id, 'en')

    expect(name).toBe(`credit-memo-${note.code}.pdf`)
    expect((await readPdf(content)).join(' ')).toContain('Total credited')
  })

  test('says that it was taken back', async () => {
    const other = await unpaidBundle(client)
    const wrong = await credit(other, ordersOf(other))
    const body = { creditNoteId: wrong.id, reason: 'Era otra factura.' }
    await administrator.call(bills.takeBackCreditNote, { params: { id: other.id }, body })

    const text = (await readPdf((await print(client, wrong.id)).content)).join(' ')

    expect(text).toContain('ANULADA')
    expect(text).toContain('Era otra factura.')
  })

  test('is read by the associate of its packages, and by no other client', async () => {
    expect((await print(associate)).name).toBe(`nota-de-abono-${note.code}.pdf`)
    await expect(print(await given.client())).rejects.toMatchObject({ status: 404, code: 'creditNoteNotFound' })
    await expect(print(await given.associate())).rejects.toMatchObject({ status: 404, code: 'creditNoteNotFound' })
  })

  test('stands on the paper of its bill, with what went to the balance', async () => {
    const paper = await signedInAs(client).call(bills.getPdfOfBill, { params: { id: bill.id } })
    const text = (await readPdf(paper.content)).join(' ')
    expect(text).toContain('Notas de abono')
    expect(text).toContain('Pasó a tu saldo')
  })
})
