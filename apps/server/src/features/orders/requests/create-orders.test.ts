import { orders } from '@app/contract'
import { weekdayOf } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { given, newTracking, reload } from '../../../testing/given/given-orders.ts'
import { askFor, packageRequest, priced, wanted } from '../../../testing/package-requests.ts'
import { anonymous, signedInAs } from '../../../testing/world.ts'

const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF')

describe('asking for packages', () => {
  test('makes an order of each, that share number and day', async () => {
    const client = await given.client()
    const shoes = { description: 'Zapatos de correr', quantity: 2, unitPriceInCents: 4_999 }
    const socks = { description: 'Medias', quantity: 1, unitPriceInCents: 1_995 }

    const { requestNumber, orders: made } = await askFor(client, [
      wanted({ tracking: '1z 999aa-10123456784', items: [shoes, socks], store: 'Amazon', comment: 'Es un regalo' }),
      wanted({ storeWeightInGrams: 2_500, items: priced(12_000) }),
    ])

    expect(requestNumber).toBe('')
    const asked = await Promise.all(made.map(reload))
    expect(asked[0]?.requestNumber).toMatch(/^SOL-\d{6}$/)
    expect(asked[1]?.requestNumber).toBe(asked[0]?.requestNumber)
    const name = `${client.firstName} ${client.lastName}`
    const self = { authorizedNameId: null, name, identificationType: 'cedula', identification: client.identification }
    expect(made).toMatchObject([
      {
        requestNumber,
        service: 'COU',
        status: 'inReview',
        client: { id: client.id, code: client.casilleroCode, name },
        consignee: self,
        pickup: self,
        tracking: '1z 999aa-10123456784',
        carrier: 'UPS',
        store: 'Amazon',
        description: 'Zapatos de correr, Medias',
        comment: 'Es un regalo',
        productValueInCents: 11_993,
        weightInGrams: null,
        price: null,
        allowedActions: ['authorizeBundling', 'editDescription', 'remove'],
      },
      { requestNumber, productValueInCents: 12_000, weightInGrams: 2_500, isSpecial: false },
    ])
    expect(new Set(made.map(({ code }) => code)).size).toBe(2)
  })

  test('estimates the price with its lines, a whole duty included', async () => {
    const { orders: made } = await askFor('client', [wanted({ storeWeightInGrams: 2_500, items: priced(12_000) })])

    // 24.90 + IVA 3.74 + 20.00 (domain, section 8).
    expect(made[0]?.price).toMatchObject({
      totalInCents: 4_864,
      lines: [
        { name: 'freight', amountInCents: 2_250 },
        { name: 'valuePercentage', amountInCents: 240 },
        { name: 'iva', amountInCents: 374 },
        { name: 'duty', amountInCents: 2_000 },
      ],
    })
    expect(made[0]?.isPriceFinal).toBe(false)
  })

  test('takes the discount of the client and the price of what looks special', async () => {
    const client = await given.client({ hasDiscount: true })
    const { orders: made } = await askFor(client, [wanted({ storeWeightInGrams: 1_200, items: priced(18_000) })])

    expect(made[0]?.price?.lines.slice(0, 3)).toMatchObject([
      { name: 'freight', amountInCents: 1_440 },
      { name: 'discount', amountInCents: -72 },
      { name: 'valuePercentage', amountInCents: 360 },
    ])
  })

  test('expects it on an arrival day', async () => {
    const { orders: made } = await askFor('client', [wanted()])
    const { orderDate = '', estimatedArrivalDate } = made[0] ?? {}

    expect(weekdayOf(estimatedArrivalDate ?? '')).toBe(5)
    expect((estimatedArrivalDate ?? '') > orderDate).toBe(true)
  })

  test('keeps the invoice and the photos of each package', async () => {
    const files = [
      { field: 'invoice-1', name: 'factura.pdf', content: PDF },
      { field: 'tracking-1', name: 'guía.pdf', content: PDF },
    ]
    const sent = { ...packageRequest([wanted(), wanted({ tracking: '' })]), files }
    const { orders: made } = await signedInAs('client').call(orders.createOrders, sent)

    const [first, second] = await Promise.all(made.map(reload))
    expect(first?.files).toEqual([])
    expect(second?.files).toMatchObject([
      { name: 'factura.pdf', purpose: 'invoice', contentType: 'application/pdf' },
      { name: 'guía.pdf', purpose: 'tracking' },
    ])
    expect(second?.timeline).toMatchObject([{ action: 'create', from: null, to: 'inReview', actor: { role: 'client' } }])
    expect(second?.timeline[0]?.fileIds).toEqual(second?.files.map(({ id }) => id))
  })

  test('refuses what nobody brings, at its item, and takes what is only asked about', async () => {
    const item = (description: string) => ({ description, quantity: 1, unitPriceInCents: 5_000 })
    const attempt = askFor('client', [wanted(), wanted({ items: [item('Zapatos'), item('Power bank de 20.000 mAh')] })])
    await expect(attempt).rejects.toMatchObject({
      status: 422,
      code: 'goodsNotCarried',
      details: {
        fields: [{ path: 'packages.1.items.1.description', code: 'goodsNotCarried' }],
        because: ['powerBanks'],
        next: [],
      },
    })

    const { orders: made } = await askFor('client', [wanted({ items: [item('Funda para iPhone'), item('iPhone')] })])
    expect(made).toHaveLength(1)
  })

  test('refuses a file that is of no package, and one that is no document', async () => {
    const withFile = (field: string, content: Uint8Array) =>
      signedInAs('client').call(orders.createOrders, {
        ...packageRequest([wanted()]),
        files: [{ field, name: 'a.pdf', content }],
      })

    await expect(withFile('invoice-1', PDF)).rejects.toMatchObject({
      status: 422,
      code: 'fieldNotValid',
      details: { fields: [{ path: 'invoice-1' }] },
    })
    const text = new TextEncoder().encode('no soy un PDF')
    await expect(withFile('invoice-0', text)).rejects.toMatchObject({ status: 415, code: 'fileTypeNotAllowed' })
  })

  test.each([
    ['status', 'paid'],
    ['productValueInCents', 1],
    ['price', { lines: [], totalInCents: 1 }],
    ['associateId', '01890000-0000-7000-8000-000000000000'],
    ['clientId', '01890000-0000-7000-8000-000000000000'],
  ])('does not take a %s of a package', async (name, value) => {
    const attempt = askFor('client', [wanted({ [name]: value })])
    await expect(attempt).rejects.toMatchObject({
      status: 422,
      details: { fields: [{ path: `packages.0.${name}`, code: 'unknownField' }] },
    })
  })
})

describe('who asks', () => {
  test('nobody without a session', async () => {
    const attempt = anonymous.call(orders.createOrders, packageRequest([wanted()]))
    await expect(attempt).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
  })

  test('a client for nobody else', async () => {
    const other = await given.client()
    const attempt = askFor('client', [wanted()], { clientId: other.id })
    await expect(attempt).rejects.toMatchObject({ status: 404, code: 'clientNotFound' })
  })

  test('an administrator for a client who is named', async () => {
    const client = await given.client()
    const { orders: made } = await askFor('administrator', [wanted()], { clientId: client.id })
    expect(made[0]).toMatchObject({ client: { id: client.id } })

    const attempt = askFor('administrator', [wanted()])
    await expect(attempt).rejects.toMatchObject({ code: 'customerRequired', details: { fields: [{ path: 'clientId' }] } })
  })

  test('an associate for own clients, who earns from it', async () => {
    const associate = await given.associate()
    const own = await given.client({ associate })
    const { orders: made } = await askFor(associate, [wanted()], { clientId: own.id })
    expect(made[0]).toMatchObject({ client: { id: own.id }, associate: { id: associate.id } })

    const foreign = await given.client()
    const attempt = askFor(associate, [wanted()], { clientId: foreign.id })
    await expect(attempt).rejects.toMatchObject({ status: 404, code: 'clientNotFound' })
  })

  test('nobody for a person who is no client', async () => {
    const attempt = askFor('administrator', [wanted()], { clientId: (await given.associate()).id })
    await expect(attempt).rejects.toMatchObject({ status: 404, code: 'clientNotFound' })
  })
})

describe('a tracking number', () => {
  test('belongs to one open order; the refusal says nothing of the other', async () => {
    const tracking = newTracking()
    await askFor('client', [wanted({ tracking })])

    const attempt = askFor(await given.client(), [wanted(), wanted({ tracking: tracking.toLowerCase().replace('TBA', 'tba ') })])
    await expect(attempt).rejects.toMatchObject({
      status: 409,
      code: 'trackingTaken',
      details: { fields: [{ path: 'packages.1.tracking', code: 'trackingTaken' }] },
    })
    await attempt.catch(({ details }) => {
      expect(Object.keys(details).toSorted()).toEqual(['because', 'fields', 'next'])
      expect(details).toMatchObject({ because: ['trackingTaken'], next: [] })
    })
  })

  test('is of one package of a request', async () => {
    const tracking = newTracking()
    const attempt = askFor('client', [wanted({ tracking }), wanted({ tracking })])
    await expect(attempt).rejects.toMatchObject({ details: { fields: [{ path: 'packages.1.tracking', code: 'trackingTaken' }] } })
  })

  test('is free again once its order was removed', async () => {
    const { tracking } = await given.order({ status: 'removed' })
    await expect(askFor('client', [wanted({ tracking })])).resolves.toHaveProperty('orders')
  })

  test('given twice at once is one client’s', async () => {
    const tracking = newTracking()
    const clients = await Promise.all(Array.from({ length: 8 }, () => given.client()))
    const attempts = await Promise.allSettled(clients.map((client) => askFor(client, [wanted({ tracking })])))

    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = attempts.filter((attempt) => attempt.status === 'rejected').map(({ reason }) => reason.code)
    expect(new Set(refusals)).toEqual(new Set(['trackingTaken']))
  })

  test('under which a package waits in Miami brings it to its client at once', async () => {
    const waiting = await given.unmatched('TBA999000000001', 1_200)
    const client = await given.client()
    const { orders: made } = await askFor(client, [wanted(), wanted({ tracking: 'tba 999000000001', items: priced(18_000) })])

    expect(made).toMatchObject([
      { status: 'inReview' },
      { status: 'inWarehouseMIA', tracking: 'TBA999000000001', weights: { warehouseInGrams: 1_200 }, isSpecial: true },
    ])
    expect(await reload(waiting)).toMatchObject({ status: 'removed' })
    const { timeline } = await reload(made[1] ?? waiting)
    expect(timeline).toMatchObject([{ action: 'create' }, { action: 'mergeUnmatched', to: 'inWarehouseMIA', place: 'MIA' }])
  })
})
