import { authorizedNames, orders, session } from '@app/contract'
import { weekdayOf } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { given, newTracking, reload } from '../../testing/given-orders.ts'
import { cedula } from '../../testing/people.ts'
import { anonymous, currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { parametersTable } from '../parameters/parameters.table.ts'

const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF')
const SOMEBODY = { name: 'Lucía Vaca', phone: '0991234567', identificationType: 'cedula', hasConsent: true } as const

const priced = (unitPriceInCents: number) => [{ description: 'Zapatos', quantity: 1, unitPriceInCents }]
const wanted = (changes = {}) => ({ tracking: newTracking(), items: priced(5_000), ...changes })
const request = (packages: ReturnType<typeof wanted>[], changes = {}) => ({
  body: { category: 'B' as const, packages, ...changes },
})
const ask = (who: Parameters<typeof signedInAs>[0], ...sent: Parameters<typeof request>) =>
  signedInAs(who).call(orders.createOrders, request(...sent))

const authorize = (client: Person, changes: object) =>
  signedInAs(client).call(authorizedNames.addAuthorizedName, {
    body: { ...SOMEBODY, identification: cedula(900_001), purposes: ['consignee' as const], ...changes },
  })

describe('asking for packages', () => {
  test('makes an order of each, that share number and day', async () => {
    const client = await given.client()
    const shoes = { description: 'Zapatos de correr', quantity: 2, unitPriceInCents: 4_999 }
    const socks = { description: 'Medias', quantity: 1, unitPriceInCents: 1_995 }

    const { requestNumber, orders: made } = await ask(client, [
      wanted({ tracking: '1z 999aa-10123456784', items: [shoes, socks], store: 'Amazon', comment: 'Es un regalo' }),
      wanted({ storeWeightInGrams: 2_500, items: priced(12_000) }),
    ])

    expect(requestNumber).toMatch(/^SOL-\d{6}$/)
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
    const { orders: made } = await ask('client', [wanted({ storeWeightInGrams: 2_500, items: priced(12_000) })])

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
    const { orders: made } = await ask(client, [wanted({ storeWeightInGrams: 1_200, items: priced(18_000) })])

    expect(made[0]?.price?.lines.slice(0, 3)).toMatchObject([
      { name: 'freight', amountInCents: 1_440 },
      { name: 'discount', amountInCents: -72 },
      { name: 'valuePercentage', amountInCents: 360 },
    ])
  })

  test('expects it on an arrival day', async () => {
    const { orders: made } = await ask('client', [wanted()])
    const { orderDate = '', estimatedArrivalDate } = made[0] ?? {}

    expect(weekdayOf(estimatedArrivalDate ?? '')).toBe(5)
    expect((estimatedArrivalDate ?? '') > orderDate).toBe(true)
  })

  test('keeps the invoice and the photos of each package', async () => {
    const files = [
      { field: 'invoice-1', name: 'factura.pdf', content: PDF },
      { field: 'tracking-1', name: 'guía.pdf', content: PDF },
    ]
    const sent = { ...request([wanted(), wanted({ tracking: '' })]), files }
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

  test('refuses a file that is of no package, and one that is no document', async () => {
    const withFile = (field: string, content: Uint8Array) =>
      signedInAs('client').call(orders.createOrders, { ...request([wanted()]), files: [{ field, name: 'a.pdf', content }] })

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
    const attempt = ask('client', [wanted({ [name]: value })])
    await expect(attempt).rejects.toMatchObject({
      status: 422,
      details: { fields: [{ path: `packages.0.${name}`, code: 'unknownField' }] },
    })
  })
})

describe('who asks', () => {
  test('nobody without a session', async () => {
    const attempt = anonymous.call(orders.createOrders, request([wanted()]))
    await expect(attempt).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
  })

  test('a client for nobody else', async () => {
    const other = await given.client()
    const attempt = ask('client', [wanted()], { clientId: other.id })
    await expect(attempt).rejects.toMatchObject({ status: 404, code: 'clientNotFound' })
  })

  test('an administrator for a client who is named', async () => {
    const client = await given.client()
    const { orders: made } = await ask('administrator', [wanted()], { clientId: client.id })
    expect(made[0]).toMatchObject({ client: { id: client.id } })

    const attempt = ask('administrator', [wanted()])
    await expect(attempt).rejects.toMatchObject({ code: 'customerRequired', details: { fields: [{ path: 'clientId' }] } })
  })

  test('an associate for own clients, who earns from it', async () => {
    const associate = await given.associate()
    const own = await given.client({ associate })
    const { orders: made } = await ask(associate, [wanted()], { clientId: own.id })
    expect(made[0]).toMatchObject({ client: { id: own.id }, associate: { id: associate.id } })

    const foreign = await given.client()
    const attempt = ask(associate, [wanted()], { clientId: foreign.id })
    await expect(attempt).rejects.toMatchObject({ status: 404, code: 'clientNotFound' })
  })

  test('nobody for a person who is no client', async () => {
    const attempt = ask('administrator', [wanted()], { clientId: (await given.associate()).id })
    await expect(attempt).rejects.toMatchObject({ status: 404, code: 'clientNotFound' })
  })
})

describe('what a package needs', () => {
  test.each([
    ['a package', [], 'packages', 'packageRequired'],
    ['an item', [wanted({ items: [] })], 'packages.0.items', 'required'],
    ['a value', [wanted({ items: priced(0) })], 'packages.0.items.0.unitPriceInCents', 'productValueNotPositive'],
    ['a weight, if one is given', [wanted({ storeWeightInGrams: 0 })], 'packages.0.storeWeightInGrams', 'weightNotPositive'],
    ['a tracking number or file', [wanted(), wanted({ tracking: ' - ' })], 'packages.1.tracking', 'trackingRequired'],
    ['at most 400 USD with tax in B', [wanted({ items: priced(37_560) })], 'packages.0.items', 'categoryBLimitExceeded'],
    ['at most 4 kg in B', [wanted({ storeWeightInGrams: 4_001 })], 'packages.0.storeWeightInGrams', 'categoryBLimitExceeded'],
  ])('%s', async (_what, packages, path, code) => {
    const attempt = ask('client', packages)
    await expect(attempt).rejects.toMatchObject({ status: 422, details: { fields: [{ path, code }] } })
  })

  test('375.59 USD and 4 kg still fit in B', async () => {
    await expect(ask('client', [wanted({ items: priced(37_559), storeWeightInGrams: 4_000 })])).resolves.toHaveProperty('orders')
  })

  test('one that does not fit keeps the others from being asked for', async () => {
    const client = await given.client()
    await expect(ask(client, [wanted(), wanted({ items: priced(50_000) })])).rejects.toMatchObject({ status: 422 })

    expect(await signedInAs(client).call(orders.listClientOrders)).toMatchObject({ data: [], meta: { total: 0 } })
  })

  test('category C only where the house offers it', async () => {
    const attempt = () => ask('client', [wanted({ items: priced(60_000) })], { category: 'C' })
    await expect(attempt()).rejects.toMatchObject({
      status: 422,
      code: 'categoryNotEnabled',
      details: { fields: [{ path: 'category' }] },
    })

    const { db } = await currentServer()
    await db.insert(parametersTable).values({ key: 'categoryCEnabled', value: 1, unit: 'switch', validFrom: new Date() })
    expect((await attempt()).orders[0]).toMatchObject({ category: 'C', isSpecial: false })
  })
})

describe('a tracking number', () => {
  test('belongs to one open order; the refusal says nothing of the other', async () => {
    const tracking = newTracking()
    await ask('client', [wanted({ tracking })])

    const attempt = ask(await given.client(), [wanted(), wanted({ tracking: tracking.toLowerCase().replace('TBA', 'tba ') })])
    await expect(attempt).rejects.toMatchObject({
      status: 409,
      code: 'trackingTaken',
      details: { fields: [{ path: 'packages.1.tracking', code: 'trackingTaken' }] },
    })
    await attempt.catch(({ details }) => expect(Object.keys(details)).toEqual(['fields']))
  })

  test('is of one package of a request', async () => {
    const tracking = newTracking()
    const attempt = ask('client', [wanted({ tracking }), wanted({ tracking })])
    await expect(attempt).rejects.toMatchObject({ details: { fields: [{ path: 'packages.1.tracking', code: 'trackingTaken' }] } })
  })

  test('is free again once its order was removed', async () => {
    const { tracking } = await given.order({ status: 'removed' })
    await expect(ask('client', [wanted({ tracking })])).resolves.toHaveProperty('orders')
  })

  test('given twice at once is one client’s', async () => {
    const tracking = newTracking()
    const clients = await Promise.all(Array.from({ length: 8 }, () => given.client()))
    const attempts = await Promise.allSettled(clients.map((client) => ask(client, [wanted({ tracking })])))

    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = attempts.filter((attempt) => attempt.status === 'rejected').map(({ reason }) => reason.code)
    expect(new Set(refusals)).toEqual(new Set(['trackingTaken']))
  })

  test('under which a package waits in Miami brings it to its client at once', async () => {
    const waiting = await given.unmatched('TBA999000000001', 1_200)
    const client = await given.client()
    const { orders: made } = await ask(client, [wanted(), wanted({ tracking: 'tba 999000000001', items: priced(18_000) })])

    expect(made).toMatchObject([
      { status: 'inReview' },
      { status: 'inWarehouseMIA', tracking: 'TBA999000000001', weights: { warehouseInGrams: 1_200 }, isSpecial: true },
    ])
    expect(await reload(waiting)).toMatchObject({ status: 'removed' })
    const { timeline } = await reload(made[1] ?? waiting)
    expect(timeline).toMatchObject([{ action: 'create' }, { action: 'mergeUnmatched', to: 'inWarehouseMIA', place: 'MIA' }])
  })
})

describe('in whose name', () => {
  test('an authorized person is declared, another collects', async () => {
    const client = await given.client()
    const consignee = await authorize(client, {})
    const pickup = await authorize(client, { name: 'Juan Mena', identification: cedula(900_002), purposes: ['pickup'] })
    const { orders: made } = await ask(client, [wanted()], {
      consigneeAuthorizedNameId: consignee.id,
      pickupAuthorizedNameId: pickup.id,
    })

    expect(made[0]).toMatchObject({
      consignee: { authorizedNameId: consignee.id, name: 'Lucía Vaca', identification: cedula(900_001) },
      pickup: { authorizedNameId: pickup.id, name: 'Juan Mena' },
    })
  })

  test('only somebody who was authorized for it', async () => {
    const client = await given.client()
    const pickup = await authorize(client, { purposes: ['pickup'] })
    const attempt = ask(client, [wanted()], { consigneeAuthorizedNameId: pickup.id })
    await expect(attempt).rejects.toMatchObject({
      status: 422,
      details: { fields: [{ path: 'consigneeAuthorizedNameId', code: 'authorizedNameRequired' }] },
    })
  })

  test('nobody of another client', async () => {
    const foreign = await authorize(await given.client(), {})
    const attempt = ask('client', [wanted()], { consigneeAuthorizedNameId: foreign.id })
    await expect(attempt).rejects.toMatchObject({ status: 404, code: 'authorizedNameNotFound' })
  })

  test('category B needs a cédula', async () => {
    const client = await given.client({ identificationType: 'passport', identification: 'AB123456' })
    const problem = (code: string) => ({ status: 422, details: { fields: [{ path: 'consigneeAuthorizedNameId', code }] } })
    await expect(ask(client, [wanted()])).rejects.toMatchObject(problem('authorizedNameRequired'))

    const foreigner = await authorize(client, { identificationType: 'passport', identification: 'CD987654' })
    const attempt = ask(client, [wanted()], { consigneeAuthorizedNameId: foreigner.id })
    await expect(attempt).rejects.toMatchObject(problem('cedulaRequired'))

    const ecuadorian = await authorize(client, { identification: cedula(900_003) })
    await expect(ask(client, [wanted()], { consigneeAuthorizedNameId: ecuadorian.id })).resolves.toHaveProperty('orders')
  })

  test('the identification of the first order stays, even when it changes at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const client = await given.client()
      const { firstName, lastName, birthDate, phone, province, city, address, language, identificationType } = client
      const profile = { firstName, lastName, birthDate, phone, province, city, address, language, identificationType }
      const caller = signedInAs(client)
      await caller.call(session.getMe)
      const [asking] = await Promise.allSettled([
        ask(client, [wanted()]),
        caller.call(session.updateProfile, { body: { ...profile, identification: cedula(940_000 + round) } }),
      ])

      const { identification } = await caller.call(session.getMe)
      const declared = asking.status === 'fulfilled' ? asking.value.orders[0]?.consignee?.identification : undefined
      expect(declared).toBe(identification)
    }
  })
})
