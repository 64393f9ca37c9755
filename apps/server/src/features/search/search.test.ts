import { dropshipping, payments, search } from '@app/contract'
import { businessDay } from '@app/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { billedBundle, ordersOf, paidBundle } from '../../testing/given/given-packages.ts'
import { ask, remove, SHOES } from '../../testing/given/given-purchases.ts'
import { settled } from '../../testing/given/given-settlements.ts'
import { anonymous, type Person, signedInAs } from '../../testing/world.ts'

let associate: Person
let client: Person
const find = (who: Person | 'administrator' | 'client' | 'associate', q: string) =>
  signedInAs(who).call(search.search, { query: { q } })
const kindsAndCodes = (found: { kind: string; code: string }[]) => found.map(({ kind, code }) => [kind, code])

beforeAll(async () => {
  associate = await given.associate()
  client = await given.client({ firstName: 'Zoila', lastName: 'Quispe', associate })
})

describe('a name that staff mistype', () => {
  test('is answered with whom it comes nearest to, where nothing is called so', async () => {
    const santiago = await given.client({ firstName: 'Santiago', lastName: 'Moreira', associate })
    const other = await given.client({ firstName: 'Santos', lastName: 'Murillo' })
    for (const typed of ['santigo moreira', 'Santiago Morreira', 'moreria'])
      expect(await find('administrator', typed), typed).toMatchObject([
        { kind: 'client', id: santiago.id, title: 'Santiago Moreira', isNear: true },
      ])
    expect(await find(associate, 'santigo moreira')).toMatchObject([{ id: santiago.id, isNear: true }])
    expect(await find(await given.associate(), 'santigo moreira')).toEqual([])
    expect((await find('administrator', 'santiago moreira'))[0]).not.toHaveProperty('isNear')
    expect((await find('administrator', 'santos murilo'))[0]).toMatchObject({ id: other.id, isNear: true })
  })

  test('is nothing to a client, and a number is never nearly right', async () => {
    const { casilleroCode } = await given.client({ firstName: 'Segundo', lastName: 'Yanez' })
    expect(await find(client, 'zoyla quispe')).toEqual([])
    expect(await find('administrator', `${casilleroCode}9`)).toEqual([])
  })
})

describe('what people say of a record finds it', () => {
  test('a tracking, typed with spaces, and an order’s number', async () => {
    const order = await given.order({ client, tracking: '1Z999AA10123456784' })
    const byTracking = await find(client, '1z 999 aa1 0123')
    expect(byTracking).toEqual([
      {
        kind: 'order',
        id: order.id,
        code: order.code,
        title: expect.any(String),
        things: { titles: [{ kind: 'thing', name: 'Zapatos', more: 0 }], count: 1 },
        status: 'inReview',
        outcome: null,
        location: `/?open=${order.id}`,
      },
    ])
    expect(kindsAndCodes(await find(client, order.code))).toEqual([['order', order.code]])
    expect((await find('administrator', order.code))[0]?.location).toBe(`/operations/estadodepedidos?open=${order.id}`)
    expect((await find(associate, order.code))[0]?.location).toBe(`/estadodepedidos?open=${order.id}`)
  })

  test('a client, by name or casillero, for staff', async () => {
    const found = (await find(associate, 'quispe')).filter(({ kind }) => kind === 'client')
    expect(found).toEqual([
      {
        kind: 'client',
        id: client.id,
        code: client.casilleroCode,
        title: 'Zoila Quispe',
        things: null,
        status: null,
        outcome: null,
        location: `/detalleporcliente?client=${client.id}`,
      },
    ])
    const byCode = await find('administrator', client.casilleroCode ?? '')
    expect(byCode.find(({ kind }) => kind === 'client')?.location).toBe(`/operations/detalleporcliente?client=${client.id}`)
  })

  test('a bundle, a guide and a bill', async () => {
    const bundle = await given.bundle({ client })
    const manifest = await given.manifest({ bundles: [bundle], guideNumber: '729-55667788' })
    const bill = await billedBundle(client)
    expect(kindsAndCodes(await find('administrator', bundle.code))).toEqual([['bundle', bundle.code]])
    expect(kindsAndCodes(await find('administrator', '55667788'))).toEqual([['manifest', manifest.code]])
    expect(kindsAndCodes(await find('administrator', bill.code))).toEqual([['bill', bill.code]])
    expect(await find(client, bill.code)).toMatchObject([{ kind: 'bill', location: `/tuspagos?view=pending&open=${bill.id}` }])
    expect(await find('administrator', bill.code)).toMatchObject([{ location: `/finances/facturas-venta?open=${bill.id}` }])
    expect(kindsAndCodes(await find(associate, bundle.code))).toEqual([['bundle', bundle.code]])
  })

  test('a paid order itself, and its bill where a client sees what is paid', async () => {
    const buyer = await given.client({ associate })
    const bill = await paidBundle(buyer)
    const [order] = bill.orders
    expect((await find(buyer, order?.code ?? ''))[0]?.location).toBe(`/tuspedidos?open=${order?.id}`)
    expect((await find(buyer, bill.code))[0]?.location).toBe(`/tuspagos?view=paid&open=${bill.id}`)
  })

  test('a purchase and a quote, by what was asked for, where each role has it', async () => {
    const buyer = await given.client({ associate })
    const lamp = { ...SHOES, description: 'Lámpara de sal', store: 'Etsy' }
    const purchase = await ask(buyer, { items: [lamp] })
    const { id, code } = await signedInAs(buyer).call(dropshipping.createDropshipping, {
      body: { link: 'https://www.example.com/lampara', description: 'Lámpara de pie', quantity: 1 },
    })
    const things = (name: string) => ({ titles: [{ kind: 'thing', name, more: 0 }], count: 1 })
    expect(await find(buyer, 'lampara')).toMatchObject([
      {
        kind: 'purchase',
        code: purchase.code,
        things: things('Lámpara de sal'),
        location: `/tuscompraasistidas?open=${purchase.id}`,
      },
      { kind: 'dropshipping', code, things: things('Lámpara de pie'), status: 'quoting', location: `/cotizar?open=${id}` },
    ])
    expect(await find(associate, code)).toMatchObject([{ location: `/dropshipping?open=${id}` }])
    expect(await find(associate, purchase.code)).toMatchObject([{ location: `/carrito?open=${purchase.id}` }])
    expect(await find('administrator', code)).toMatchObject([{ location: `/operations/dropshipping?open=${id}` }])
    expect(await find(await given.client(), 'lampara')).toEqual([])
    expect(await find(await given.associate(), 'lampara')).toEqual([])
  })

  test('a purchase that ended where its client sees what was removed', async () => {
    const purchase = await ask(client)
    await remove(associate, purchase, 'Agotado')
    expect(await find(client, purchase.code)).toMatchObject([
      { location: `/tuscompraasistidas?view=removed&open=${purchase.id}`, status: 'removed' },
    ])
  })

  test('a payment by its reference, for the office alone; a settlement by its number, for its associate too', async () => {
    const seller = await given.associate()
    const buyer = await given.client({ associate: seller })
    const reference = `TRX-${buyer.casilleroCode}`
    const payment = await signedInAs('administrator').call(payments.createPayment, {
      body: {
        clientId: buyer.id,
        amountInCents: 100,
        receivedOn: businessDay(new Date()),
        method: 'transfer',
        reference,
        applications: [],
      },
    })
    expect(await find('administrator', reference)).toMatchObject([
      { kind: 'payment', code: payment.code, location: `/finances/pagos?open=${payment.id}` },
    ])
    for (const other of [buyer, seller]) expect(await find(other, reference)).toEqual([])

    const [settlement] = await settled(ordersOf(await paidBundle(buyer)))
    const code = settlement?.code ?? ''
    const open = `open=${settlement?.id}`
    expect(await find(seller, code)).toMatchObject([{ kind: 'settlement', location: `/tusganancias?view=settlements&${open}` }])
    expect(await find('administrator', code)).toMatchObject([
      { location: `/finances/facturas-venta?view=associates&earning=settlements&${open}` },
    ])
    for (const other of [buyer, await given.associate()]) expect(await find(other, code)).toEqual([])
  })

  test('at most five of a kind', async () => {
    for (let count = 0; count < 6; count += 1) await given.order({ client })
    const found = await find(associate, 'quispe')
    expect(found.filter(({ kind }) => kind === 'order')).toHaveLength(5)
  })
})

describe('nobody finds what is not theirs', () => {
  test('neither another client nor another associate', async () => {
    const order = await given.order({ client, tracking: '1Z999AA10123456791' })
    for (const stranger of [await given.client(), await given.associate()]) {
      for (const q of [order.code, '1Z999AA10123456791', 'quispe', '55667788', client.casilleroCode ?? '']) {
        expect(await find(stranger, q)).toEqual([])
      }
    }
    expect(await find(client, '729-5566')).toEqual([])
  })

  test('nor anybody without a session, nor with less than three characters', async () => {
    await expect(anonymous.call(search.search, { query: { q: 'abc' } })).rejects.toMatchObject({ status: 401 })
    await expect(find('client', 'ab')).rejects.toMatchObject({ status: 422, details: { fields: [{ path: 'q' }] } })
  })
})
