// What a client is told of a mail, over HTTP.
import { orderMatching, orderReading, orders } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given, newTracking } from '../../../testing/given/given-orders.ts'
import { mailFile, pdfFile } from '../../../testing/mail-files/mail-files.ts'
import { packageRequest, wanted } from '../../../testing/package-requests.ts'
import { type Person, signedInAs } from '../../../testing/world.ts'

const MAIL = `Amazon.com
Order #114-2210987-5543210
Logitech MX Master 3S Wireless Mouse
Qty: 1
$99.99
Item Subtotal: $99.99
Shipping & Handling: $0.00
Estimated Tax: $7.00
Order Total: $106.99`

const A_PDF = new TextEncoder().encode('%PDF-1.7\n%%EOF')

const read = (who: Person | 'administrator', text: string, clientId?: string) =>
  signedInAs(who).call(orderReading.readOrderMail, { body: { text, clientId } })
const readFile = (who: Person, content: Uint8Array, field = 'mail') =>
  signedInAs(who).call(orderReading.readOrderMail, { body: {}, files: [{ field, name: 'correo.eml', content }] })

describe('a mail that a client pastes', () => {
  test('is read: store, number, things and the sum', async () => {
    expect(await read(await given.client(), MAIL)).toEqual({
      store: 'Amazon',
      orderNumber: '114-2210987-5543210',
      trackings: [],
      items: [{ name: 'Logitech MX Master 3S Wireless Mouse', quantity: 1, unitPriceInCents: 9_999 }],
      shippingInCents: 0,
      taxInCents: 700,
      discountInCents: 0,
      totalInCents: 10_699,
      isSure: true,
      doubts: [],
      text: MAIL,
      known: null,
    })
  })

  test('is doubted where a cent is missing', async () => {
    const reading = await read(await given.client(), MAIL.replace('$106.99', '$106.98'))
    expect(reading).toMatchObject({ isSure: false, doubts: ['sumDoesNotAddUp'], totalInCents: 10_698 })
  })

  test('that is a link alone gives the store and the words of its path', async () => {
    const link = 'https://www.bestbuy.com/site/jbl-flip-6-portable-speaker/6494400.p?skuId=6494400'
    expect(await read(await given.client(), link)).toMatchObject({
      store: 'Best Buy',
      items: [{ name: 'jbl flip 6 portable speaker', quantity: 1, unitPriceInCents: null }],
      isSure: false,
    })
  })
})

describe('a package that is known', () => {
  test('is named to its client', async () => {
    const client = await given.client()
    const tracking = newTracking()
    const order = await given.order({ client, tracking })
    const reading = await read(client, `Your package was shipped!\nTracking ID: ${tracking}`)
    expect(reading).toMatchObject({ trackings: [tracking], known: { orderId: order.id, title: order.title, code: order.code } })
  })

  test('is nothing to anybody else, and to staff only for its client', async () => {
    const client = await given.client()
    const tracking = newTracking()
    const order = await given.order({ client, tracking })
    const text = `Tracking ID: ${tracking}`
    expect((await read(await given.client(), text)).known).toBeNull()
    expect((await read('administrator', text)).known).toBeNull()
    expect((await read('administrator', text, client.id)).known).toMatchObject({ orderId: order.id })
  })

  test('that was removed is none', async () => {
    const client = await given.client()
    const { tracking } = await given.order({ client, status: 'removed' })
    expect((await read(client, `Tracking ID: ${tracking}`)).known).toBeNull()
  })
})

describe("a store's order that was asked for", () => {
  const [NUMBER, STORE] = ['114-2210987-5543210', 'Amazon']
  const asked = async (client: Person, changed: { store?: string; tracking?: string } = {}) => {
    const request = packageRequest([wanted({ store: STORE, storeOrderNumber: NUMBER, ...changed })])
    const files = changed.tracking === '' ? [{ field: 'tracking-0', name: 'correo.pdf', content: A_PDF }] : []
    const { orders: made } = await signedInAs(client).call(orders.createOrders, { ...request, files })
    return made[0]
  }

  test('is known by its number alone: title and code say which', async () => {
    const client = await given.client()
    const order = await asked(client)
    expect((await read(client, MAIL)).known).toEqual({ orderId: order?.id, title: order?.title, code: order?.code })
  })

  test('is nothing to anybody else, and to staff only for its client', async () => {
    const client = await given.client()
    const order = await asked(client)
    expect((await read(await given.client(), MAIL)).known).toBeNull()
    expect((await read('administrator', MAIL)).known).toBeNull()
    expect((await read('administrator', MAIL, (await given.client()).id)).known).toBeNull()
    expect((await read('administrator', MAIL, client.id)).known).toMatchObject({ orderId: order?.id })
  })

  test('of another store with the same number is another', async () => {
    const client = await given.client()
    await asked(client, { store: 'Zara' })
    expect((await read(client, MAIL)).known).toBeNull()
  })

  test('is another box where the mail has another tracking, and the same where none was known', async () => {
    const [one, other] = [await given.client(), await given.client()]
    await asked(one)
    const shipped = `${MAIL}\nYour package was shipped!\nTracking ID: ${newTracking()}`
    expect((await read(one, shipped)).known).toBeNull()
    const waiting = await asked(other, { tracking: '' })
    expect((await read(other, shipped)).known).toMatchObject({ orderId: waiting?.id })
  })

  test('is found by its whole number, by its client and by staff, and by no other client', async () => {
    const client = await given.client()
    const number = `W-${newTracking()}`
    const request = packageRequest([wanted({ store: 'Walmart', storeOrderNumber: number })])
    const { orders: made } = await signedInAs(client).call(orders.createOrders, request)
    const found = { data: [{ id: made[0]?.id }] }
    const query = { q: number.toLowerCase() }
    expect(await signedInAs(client).call(orders.listClientOrders, { query })).toMatchObject(found)
    expect(await signedInAs('administrator').call(orders.listAllOrders, { query })).toMatchObject(found)
    expect((await signedInAs(await given.client()).call(orders.listClientOrders, { query })).data).toEqual([])
    const detail = await signedInAs(client).call(orders.getOrder, { params: { id: made[0]?.id ?? '' } })
    expect(detail.storeOrderNumber).toBe(number)
  })

  test('that turns out to be of somebody else says nothing of the number any more', async () => {
    const [client, owner] = [await given.client(), await given.client()]
    const order = await asked(client)
    const body = { clientId: owner.id, consigneeAuthorizedNameId: null, pickupAuthorizedNameId: null }
    await signedInAs('administrator').call(orderMatching.updateOrderClient, { params: { id: order?.id ?? '' }, body })
    expect((await read(owner, MAIL)).known).toBeNull()
  })
})

describe('a file', () => {
  test('is a saved mail or a PDF, by its content', async () => {
    const client = await given.client()
    const mail = mailFile({ from: 'Amazon <a@amazon.com>', subject: 'Pedido', text: MAIL })
    expect(await readFile(client, mail)).toMatchObject({ store: 'Amazon', isSure: true })
    const pdf = await pdfFile(
      'Nike, Inc.\nOrder Number: C0112\nCap | 1 | $28.00 | $28.00\nSubtotal | | | $28.00\nTotal | | | $28.00',
    )
    expect(await readFile(client, pdf)).toMatchObject({ store: 'Nike', isSure: true, totalInCents: 2_800 })
  })

  test('of another kind is refused, and so is one of another name or beside a text', async () => {
    const client = await given.client()
    const picture = Buffer.from('89504e470d0a1a0a', 'hex')
    await expect(readFile(client, picture)).rejects.toMatchObject({ status: 415, code: 'fileTypeNotAllowed' })
    await expect(readFile(client, Buffer.from('From: a\n\nx'), 'invoice')).rejects.toMatchObject({
      code: 'fieldNotValid',
      details: { fields: [{ path: 'invoice' }] },
    })
    const both = signedInAs(client).call(orderReading.readOrderMail, {
      body: { text: MAIL },
      files: [{ field: 'mail', name: 'a.eml', content: Buffer.from('From: a\n\nx') }],
    })
    await expect(both).rejects.toMatchObject({ code: 'fieldNotValid', details: { fields: [{ path: 'text' }] } })
  })
})

test('nothing at all is refused, and so is a client of somebody else', async () => {
  const [client, other] = [await given.client(), await given.client()]
  await expect(read(client, '')).rejects.toMatchObject({ code: 'fieldRequired' })
  await expect(read(client, MAIL, other.id)).rejects.toMatchObject({ status: 404, code: 'clientNotFound' })
})
