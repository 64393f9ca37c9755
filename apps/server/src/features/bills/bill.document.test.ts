import { bills } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { givenCategoryC } from '../../testing/given/given-category-c.ts'
import { given } from '../../testing/given/given-orders.ts'
import { arrivedBundle, billed, billedBundle, ordersOf, paidBundle, weighed } from '../../testing/given/given-packages.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { anonymous, type Person, signedInAs } from '../../testing/world.ts'

const download = (who: Person | 'administrator', orderId = '', language = 'es') =>
  signedInAs(who).call(bills.getBillPdf, { params: { id: orderId }, headers: { 'accept-language': language } })

const pagesOf = async (who: Person, orderId: string | undefined, language?: string) =>
  readPdf((await download(who, orderId, language)).content)

/** The bill of the vectors: 24.90 + 3.74 + 8.00 = 36.64 (domain, section 8). */
async function billOfVector(client: Person) {
  const arrived = await arrivedBundle(client, [
    { weightInGrams: 1_500, valueInCents: 12_000 },
    { weightInGrams: 1_000, valueInCents: 5_500 },
    { weightInGrams: 1_500, valueInCents: 1_000 },
  ])
  const { orderIds } = await weighed(arrived, [2_500, 1_250, 2_500])
  return billed(client, orderIds.slice(0, 1))
}

describe('the bill of sale on paper', () => {
  test('says every line and every sum in Spanish', async () => {
    const client = await given.client({ firstName: 'Inés', lastName: 'Ñacato' })
    const bill = await billOfVector(client)

    const file = await download(client, ordersOf(bill)[0])
    const [page = ''] = await readPdf(file.content)

    expect(file).toMatchObject({ name: `nota-de-cobro-${bill.code}.pdf`, contentType: 'application/pdf' })
    expect(page).toContain(`Nota de cobro ${bill.code}\nZapatos\nEmitida el`)
    expect(page).toContain('Inés Ñacato')
    expect(page).toContain(`Cédula ${client.identification}`)
    expect(page).toContain('Zapatos 2,50 kg')
    expect(page).toContain('Flete 2,50 kg × $9,00 por kg 15 % $22,50')
    expect(page).toContain('Manejo y seguro 2 % de $120,00 15 % $2,40')
    expect(page).toContain('Arancel 4x4 (su parte de la declaración) de terceros $8,00')
    expect(page).toContain('Subtotal $24,90')
    expect(page).toContain('IVA 15 % $3,74')
    expect(page).toContain('Total $36,64')
    expect(page).toContain('Documento interno: no es un comprobante de venta autorizado por el SRI.')
  })

  test("speaks the reader's language", async () => {
    const client = await given.client()
    const bill = await billOfVector(client)

    const [page = ''] = await pagesOf(client, ordersOf(bill)[0], 'en-US,en;q=0.9')

    expect(page).toContain('Freight 2.50 kg × $9.00 per kg 15 % $22.50')
    expect(page).toContain('IVA 15 % $3.74')
    expect(page).toContain('Total $36.64')
    expect(page).toContain('Internal document: it is no receipt authorised by the SRI.')
  })

  test('says of category C what is collected for customs, in place of the duty', async () => {
    const tariffId = await givenCategoryC(1_000)
    const client = await given.client()
    const order = await given.order({ client, tariffId, weightInGrams: 12_000, valueInCents: 64_000, status: 'inWarehouseUIO' })
    await billed(client, [order.id])

    const [spanish = ''] = await pagesOf(client, order.id)
    const [english = ''] = await pagesOf(client, order.id, 'en')

    // 12.00 kg of 640.00 at 10 %: CIF 664.58 (both ways, section 10).
    expect(spanish).toMatch(/Ad valorem, recaudado para la aduana .*\$66,46/)
    expect(spanish).toMatch(/FODINFA, recaudado para la aduana .*\$3,32/)
    expect(spanish).toMatch(/IVA de importación, recaudado para la aduana .*\$110,15/)
    expect(spanish).toContain('Recaudado para la aduana $179,93')
    expect(spanish).not.toContain('Arancel')
    expect(english).toMatch(/Import IVA, collected for customs .*\$110.15/)
    expect(english).toContain('Collected for customs $179.93')
  })

  test('says how to pay until it is paid, then how it was', async () => {
    const client = await given.client()
    const [pending = ''] = await pagesOf(client, ordersOf(await billedBundle(client))[0])
    const [paid = ''] = await pagesOf(client, ordersOf(await paidBundle(client))[0])

    expect(pending).toContain('Cómo pagar')
    expect(paid).not.toContain('Cómo pagar')
    expect(paid).toMatch(/por transferencia,\s+referencia PICH-8812/)
  })

  test('goes on to a second page where it must', async () => {
    const client = await given.client()
    const packages = Array.from({ length: 8 }, () => ({ weightInGrams: 400, valueInCents: 1_000 }))
    const bill = await billedBundle(client, packages)

    const pages = await pagesOf(client, ordersOf(bill)[0])

    expect(pages).toHaveLength(2)
    expect(pages[0]).toContain('Página 1 / 2')
    expect(pages[1]).toContain('Total')
  })

  test('can be had by any of its packages', async () => {
    const client = await given.client()
    const bill = await billedBundle(client, [
      { weightInGrams: 400, valueInCents: 1_000 },
      { weightInGrams: 500, valueInCents: 1_000 },
    ])

    const names = await Promise.all(ordersOf(bill).map(async (id) => (await download(client, id)).name))

    expect(names).toEqual([`nota-de-cobro-${bill.code}.pdf`, `nota-de-cobro-${bill.code}.pdf`])
  })
})

describe('a voided bill on paper', () => {
  const voidBill = (id: string) =>
    signedInAs('administrator').call(bills.voidBill, { params: { id }, body: { reason: 'Otra persona retira.' } })
  const pdfOf = (who: Person | 'administrator', id: string, language = 'es') =>
    signedInAs(who).call(bills.getPdfOfBill, { params: { id }, headers: { 'accept-language': language } })

  test('says on every page that it is void, why, and not how to pay it', async () => {
    const client = await given.client()
    const packages = Array.from({ length: 8 }, () => ({ weightInGrams: 400, valueInCents: 1_000 }))
    const bill = await billedBundle(client, packages)
    expect((await readPdf((await pdfOf(client, bill.id)).content)).join(' ')).not.toContain('ANULADA')

    await voidBill(bill.id)
    const pages = await readPdf((await pdfOf(client, bill.id)).content)

    expect(pages).toHaveLength(2)
    for (const page of pages) expect(page).toContain('ANULADA')
    expect(pages[0]).toMatch(/Emitida el \d+ de \w+ de \d{4}\s+Anulada\s/)
    expect(pages[1]?.replaceAll('\n', ' ')).toContain('Esta nota de cobro está anulada')
    expect(pages[1]).toContain('Motivo: Otra persona retira.')
    expect(pages[1]).not.toContain('Cómo pagar')
    expect((await readPdf((await pdfOf(client, bill.id, 'en')).content))[0]).toContain('VOID')
  })

  test('is what its packages have until they are billed again; then it is had by itself alone', async () => {
    const client = await given.client()
    const bill = await billedBundle(client)
    const [orderId = ''] = ordersOf(bill)
    await voidBill(bill.id)

    expect((await download(client, orderId)).name).toBe(`nota-de-cobro-${bill.code}.pdf`)
    const again = await billed(client, [orderId])
    expect((await download(client, orderId)).name).toBe(`nota-de-cobro-${again.code}.pdf`)
    await voidBill(again.id)

    expect((await download(client, orderId)).name).toBe(`nota-de-cobro-${again.code}.pdf`)
    expect((await pdfOf(client, bill.id)).name).toBe(`nota-de-cobro-${bill.code}.pdf`)
  })

  test('is for its client, their associate and administrators', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const bill = await billedBundle(client)
    await voidBill(bill.id)

    for (const who of [client, associate, 'administrator'] as const) {
      expect((await pdfOf(who, bill.id)).contentType).toBe('application/pdf')
    }
    for (const stranger of [await given.client(), await given.associate()]) {
      await expect(pdfOf(stranger, bill.id)).rejects.toMatchObject({ status: 404, code: 'billNotFound' })
    }
    await expect(anonymous.call(bills.getPdfOfBill, { params: { id: bill.id } })).rejects.toMatchObject({ status: 401 })
  })
})

describe('who may have it', () => {
  test('the client, their associate and administrators', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const [orderId] = ordersOf(await billedBundle(client))

    for (const who of [client, associate, 'administrator'] as const) {
      expect((await download(who, orderId)).contentType).toBe('application/pdf')
    }
  })

  test('nobody else: it is as if there were none', async () => {
    const [orderId] = ordersOf(await billedBundle(await given.client()))

    for (const stranger of [await given.client(), await given.associate()]) {
      await expect(download(stranger, orderId)).rejects.toMatchObject({ status: 404, code: 'billNotFound' })
    }
    const unknown = anonymous.call(bills.getBillPdf, { params: { id: orderId ?? '' } })
    await expect(unknown).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
  })

  test('a package without a bill has none', async () => {
    const client = await given.client()
    const { orderIds } = await arrivedBundle(client)

    await expect(download(client, orderIds[0])).rejects.toMatchObject({ status: 404, code: 'billNotFound' })
  })
})
