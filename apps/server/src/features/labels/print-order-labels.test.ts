import { labels, orderActions } from '@app/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { given, newTracking } from '../../testing/given/given-orders.ts'
import { readBarCodes } from '../../testing/read-bar-codes.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { anonymous, currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { ordersTable } from '../orders/orders.table.ts'

type Who = Person | 'administrator' | 'associate' | 'client'
const NOBODY = '01890000-0000-7000-8000-000000000000'

const print = (id: string, { who = 'administrator', language = 'es' }: { who?: Who; language?: string } = {}) =>
  signedInAs(who).call(labels.getOrderLabel, { params: { id }, headers: { 'accept-language': language } })
const printAll = (id: string[], who: Who = 'administrator', language = 'es') =>
  signedInAs(who).call(labels.getOrderLabels, { query: { id }, headers: { 'accept-language': language } })

/** Received in Miami half an hour after midnight, when it is still the day before in Quito. */
async function receivedPackage() {
  const client = await given.client({ firstName: 'Inés', lastName: 'Ñacato' })
  const { id: consigneeAuthorizedNameId } = await given.authorizedName(client, { name: 'Lucía Vaca' })
  const order = await given.order({ client, consigneeAuthorizedNameId, status: 'inWarehouseMIA', weightInGrams: 2_500 })
  const { db } = await currentServer()
  const intakeAt = new Date('2026-07-17T04:30:00Z')
  await db.update(ordersTable).set({ intakeAt }).where(eq(ordersTable.id, order.id))
  return { client, order }
}

describe('the label of a package', () => {
  test('says whose it is, who is declared, and what Miami weighed and when', async () => {
    const { client, order } = await receivedPackage()

    const file = await print(order.id)
    const pages = await readPdf(file.content)

    expect(file).toMatchObject({ name: `etiqueta-${order.code}.pdf`, contentType: 'application/pdf' })
    expect(pages).toHaveLength(1)
    expect(pages[0]?.split('\n').filter(Boolean)).toEqual([
      'Puente B',
      client.casilleroCode,
      'Inés Ñacato',
      'Consignatario',
      'Lucía Vaca',
      'Tracking',
      order.tracking,
      'Peso',
      '2,50 kg',
      'Piezas',
      '1',
      'Bodega Miami',
      '17 jul 2026',
      order.code,
    ])
  })

  test('measures 100 × 150 mm, and its bars say the code', async () => {
    const { order } = await receivedPackage()

    const [read] = await readBarCodes((await print(order.id)).content)

    expect(read?.text).toBe(order.code)
    expect(read?.pageInPoints[0]).toBeCloseTo(283.46, 1)
    expect(read?.pageInPoints[1]).toBeCloseTo(425.2, 1)
  })

  test("speaks the reader's language", async () => {
    const { order } = await receivedPackage()

    const file = await print(order.id, { language: 'en-US,en;q=0.9' })
    const [page = ''] = await readPdf(file.content)

    expect(file.name).toBe(`label-${order.code}.pdf`)
    for (const words of ['Consignee', 'Weight', '2.50 kg', 'Pieces', 'Miami warehouse', 'Jul 17, 2026']) {
      expect(page).toContain(words)
    }
  })

  test('that nobody asked for says so, with what was read on the package', async () => {
    const body = { tracking: newTracking(), weightInGrams: 1_250, labelText: 'J. PEREZ suite 42, Doral' }
    const { id, code } = await signedInAs('administrator').call(orderActions.createUnmatched, { body })

    const [page = ''] = await readPdf((await print(id)).content)
    expect(page).toMatch(/SIN CLIENTE\n+J\. PEREZ suite 42, Doral\n/)
    expect(page).toContain('1,25 kg')
    expect(page).not.toContain('Consignatario')
    expect(await readBarCodes((await print(id)).content)).toMatchObject([{ text: code }])
    expect((await readPdf((await print(id, { language: 'en' })).content))[0]).toContain('NO CLIENT')
  })

  test('that was not received yet knows neither weight nor day, whatever its client thinks that it weighs', async () => {
    const order = await given.order({ status: 'reviewed', storeWeightInGrams: 900 })

    const [page = ''] = await readPdf((await print(order.id)).content)

    expect(page).toMatch(/Peso\n+—\n/)
    expect(page).toMatch(/Bodega Miami\n+—\n/)
  })

  test('says that it is special, and what Quito weighed', async () => {
    const special = await given.order({ status: 'inWarehouseMIA', weightInGrams: 1_200, valueInCents: 18_000 })
    const weighed = await given.order({ status: 'inWarehouseUIO', weightInGrams: 1_750 })

    expect((await readPdf((await print(special.id)).content))[0]).toContain('B ESPECIAL')
    expect((await readPdf((await print(weighed.id)).content))[0]).toContain('1,75 kg')
  })
})

describe('several labels', () => {
  test('have a page each, in the order asked for, once', async () => {
    const orders = [await given.order(), await given.order(), await given.unmatched()]
    const ids = orders.map(({ id }) => id).reverse()

    const file = await printAll([...ids, ...ids])
    const read = await readBarCodes(file.content)

    expect(file).toMatchObject({ name: expect.stringMatching(/^etiquetas-3-[\d-]{17}\.pdf$/), contentType: 'application/pdf' })
    expect(read.map(({ text }) => text)).toEqual(orders.map(({ code }) => code).reverse())
    expect((await printAll(ids, 'administrator', 'en')).name).toMatch(/^labels-3-[\d-]{17}\.pdf$/)
  })

  test('may be a single one', async () => {
    const { id, code } = await given.order()

    expect((await printAll([id])).name).toBe(`etiqueta-${code}.pdf`)
  })

  test('are all printed or none: the refusal names the others', async () => {
    const associate = await given.associate()
    const own = await given.order({ client: await given.client({ associate }) })
    const foreign = await given.order()

    await expect(printAll([own.id, foreign.id, NOBODY], associate)).rejects.toMatchObject({
      status: 404,
      code: 'orderNotFound',
      details: { ids: [foreign.id, NOBODY] },
    })
  })

  test('are one to a hundred', async () => {
    const tooMany = Array.from({ length: 101 }, () => NOBODY)

    await expect(printAll(tooMany)).rejects.toMatchObject({ status: 422, details: { fields: [{ path: 'id', code: 'tooMany' }] } })
    await expect(printAll(['7'])).rejects.toMatchObject({ status: 422, details: { fields: [{ path: 'id.0' }] } })
    const { status } = await signedInAs('administrator').fetch('/api/order/labels')
    expect(status).toBe(422)
    await expect(printAll([])).rejects.toMatchObject({ details: { fields: [{ path: 'id', code: 'required' }] } })
  })
})

describe('who may print it', () => {
  test('administrators, and the associate whose client it is of', async () => {
    const associate = await given.associate()
    const { id } = await given.order({ client: await given.client({ associate }) })

    for (const who of [associate, 'administrator'] as const) {
      expect((await print(id, { who })).contentType).toBe('application/pdf')
      expect((await printAll([id], who)).contentType).toBe('application/pdf')
    }
  })

  test('for other associates there is none', async () => {
    const { id } = await given.order({ client: await given.client({ associate: await given.associate() }) })
    const who = await given.associate()

    await expect(print(id, { who })).rejects.toMatchObject({ status: 404, code: 'orderNotFound' })
    await expect(print((await given.unmatched()).id, { who })).rejects.toMatchObject({ status: 404, code: 'orderNotFound' })
    await expect(print(NOBODY)).rejects.toMatchObject({ status: 404, code: 'orderNotFound', details: { ids: [NOBODY] } })
  })

  test('neither clients nor strangers', async () => {
    const client = await given.client()
    const { id } = await given.order({ client })

    await expect(print(id, { who: client })).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    await expect(printAll([id], client)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    await expect(anonymous.call(labels.getOrderLabel, { params: { id } })).rejects.toMatchObject({ status: 401 })
    await expect(anonymous.call(labels.getOrderLabels, { query: { id: [id] } })).rejects.toMatchObject({ status: 401 })
  })
})
