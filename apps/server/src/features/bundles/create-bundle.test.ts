import { authorizedNames, bundles, orderActions } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given, reload } from '../../testing/given/given-orders.ts'
import { anonymous, type Person, signedInAs } from '../../testing/world.ts'

type Who = Parameters<typeof signedInAs>[0]
type Data = NonNullable<Parameters<typeof given.order>[0]>

const create = (who: Who, orders: { id: string }[], quotaOverrideReason?: string) =>
  signedInAs(who).call(bundles.createBundle, {
    body: { orderIds: orders.map(({ id }) => id), ...(quotaOverrideReason && { quotaOverrideReason }) },
  })
const inMiami = (client: Person, data: Data = {}) => given.order({ client, status: 'inWarehouseMIA', ...data })
const refusal = (code: string, details: object = {}) => ({ code, details: expect.objectContaining(details) })

describe('putting packages into one declaration', () => {
  test('makes a bundle of one consignee that all of them are in', async () => {
    const client = await given.client()
    const orders = [
      await inMiami(client, { weightInGrams: 1_200 }),
      await inMiami(client, { weightInGrams: 800, valueInCents: 7_000 }),
    ]

    const bundle = await create('administrator', orders)
    expect(bundle).toMatchObject({
      code: expect.stringMatching(/^BUL-\d{6}$/),
      status: 'inWarehouseMIA',
      category: 'B',
      isSpecial: false,
      consignee: { authorizedNameId: null, identificationType: 'cedula', identification: client.identification },
      manifest: null,
      weightInGrams: 2_000,
      declaredValueInCents: 12_000,
      customsInvoiceValueInCents: 12_000,
      valueWithTaxInCents: 12_780,
      consigneeYearInCents: 12_780,
      warnings: [],
      allowedActions: ['putOnManifest', 'setValue', 'addInvoice', 'edit', 'remove'],
    })
    expect(bundle.orders.map(({ id }) => id).sort()).toEqual(orders.map(({ id }) => id).sort())
    const order = await reload(orders[0] ?? { id: '' })
    expect(order).toMatchObject({ status: 'inWarehouseMIA', bundle: { id: bundle.id, code: bundle.code } })
    expect(order.timeline.at(-1)).toMatchObject({ action: 'bundle', place: 'MIA', actor: { role: 'administrator' } })
  })

  test('shares the duty by weight', async () => {
    const client = await given.client()
    const orders = []
    for (const weightInGrams of [1_200, 800, 1_000]) orders.push(await inMiami(client, { weightInGrams }))
    await create('administrator', orders)

    const duties = (await Promise.all(orders.map(reload))).map(({ price }) => price?.lines.find(({ name }) => name === 'duty'))
    expect(duties.map((line) => line?.amountInCents)).toEqual([800, 533, 667])
  })

  test('warns of what customs may object to', async () => {
    const client = await given.client()
    const orders = []
    for (let count = 0; count < 4; count += 1) orders.push(await inMiami(client, { weightInGrams: 900, valueInCents: 2_000 }))
    expect((await create('administrator', orders)).warnings).toEqual(['manyEqualItems'])
  })

  test('is for an associate with own clients’ packages', async () => {
    const associate = await given.associate()
    const own = await inMiami(await given.client({ associate }))
    expect(await create(associate, [own])).toMatchObject({ orders: [{ id: own.id }] })

    const foreign = await inMiami(await given.client())
    await expect(create(associate, [foreign])).rejects.toMatchObject({
      status: 404,
      code: 'orderNotFound',
      details: { ids: [foreign.id] },
    })
  })

  test('is not for a client, nor without a session', async () => {
    const order = await given.order()
    await expect(create('client', [order])).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    const attempt = anonymous.call(bundles.createBundle, { body: { orderIds: [order.id] } })
    await expect(attempt).rejects.toMatchObject({ status: 401 })
    await expect(create('administrator', [])).rejects.toMatchObject({
      details: { fields: [{ path: 'orderIds', code: 'required' }] },
    })
  })
})

describe('what may not share a declaration', () => {
  test('packages that are not ready', async () => {
    const client = await given.client()
    const [ready, onTheWay] = [
      await inMiami(client),
      await given.order({ client, status: 'reviewed', isAuthorizedToBundle: true }),
    ]
    const attempt = create('administrator', [ready, onTheWay])
    await expect(attempt).rejects.toMatchObject({ status: 422, ...refusal('orderNotReadyToBundle', { ids: [onTheWay.id] }) })
    expect(await reload(ready)).toMatchObject({ bundle: null })
  })

  test('a package of another bundle', async () => {
    const client = await given.client()
    const [free, bundled] = [await inMiami(client), await inMiami(client)]
    await given.bundle({ orders: [bundled] })
    await expect(create('administrator', [free, bundled])).rejects.toMatchObject({
      status: 409,
      ...refusal('orderAlreadyBundled', { ids: [bundled.id] }),
    })
  })

  test('a package that left Miami', async () => {
    const client = await given.client()
    const [ready, shipped] = [await inMiami(client), await given.order({ client, status: 'sended' })]
    const attempt = create('administrator', [ready, shipped])
    await expect(attempt).rejects.toMatchObject({ status: 422, ...refusal('orderNotReadyToBundle', { ids: [shipped.id] }) })
  })

  test('a package that waits for its owner', async () => {
    const client = await given.client()
    const [ready, waiting] = [await inMiami(client), await inMiami(client)]
    const body = { orderId: waiting.id, missing: ['other'] as 'other'[], note: '¿De qué color?' }
    await signedInAs('administrator').call(orderActions.updateIncomplete, { body })
    const attempt = create('administrator', [ready, waiting])
    await expect(attempt).rejects.toMatchObject({ status: 422, ...refusal('orderNotReadyToBundle', { ids: [waiting.id] }) })
  })

  test('special and ordinary packages', async () => {
    const client = await given.client()
    const [ordinary, special] = [await inMiami(client), await inMiami(client, { weightInGrams: 1_200, valueInCents: 18_000 })]
    await expect(create('administrator', [ordinary, special])).rejects.toMatchObject({
      status: 422,
      ...refusal('specialAndOrdinaryMixed', { ids: [special.id] }),
    })
  })

  test('packages of different consignees', async () => {
    const [one, two] = [await inMiami(await given.client()), await inMiami(await given.client())]
    await expect(create('administrator', [one, two])).rejects.toMatchObject({
      status: 422,
      ...refusal('differentConsignees', { ids: [two.id] }),
    })
  })

  test('packages whose owner did not allow it; one alone needs no leave', async () => {
    const client = await given.client()
    const [allowed, not] = [await inMiami(client), await inMiami(client, { isAuthorizedToBundle: false })]
    await expect(create('administrator', [allowed, not])).rejects.toMatchObject({
      status: 422,
      ...refusal('authorizationMissing', { ids: [not.id] }),
    })
    await expect(create('administrator', [not])).resolves.toHaveProperty('id')
  })

  test('a package whose consignee does not consent any more', async () => {
    const client = await given.client()
    const caller = signedInAs(client)
    const consignee = await given.authorizedName(client)
    const order = await inMiami(client, { consigneeAuthorizedNameId: consignee.id })
    await caller.call(authorizedNames.removeAuthorizedName, { params: { id: consignee.id } })

    await expect(create('administrator', [order])).rejects.toMatchObject({ status: 422, code: 'consentMissing' })
  })

  test('more than 4 kg', async () => {
    const client = await given.client()
    const [two, heavy] = [await inMiami(client, { weightInGrams: 2_000 }), await inMiami(client, { weightInGrams: 2_001 })]
    await expect(create('administrator', [two, heavy])).rejects.toMatchObject({
      status: 422,
      sentence: 'Category B max weight is 4kg and max value is 400 USD',
      ...refusal('categoryBLimitExceeded', { weightInGrams: 4_001, maxWeightInGrams: 4_000 }),
    })
  })

  test('more than 400 USD with the tax on the sum', async () => {
    const client = await given.client()
    const orders = []
    for (let count = 0; count < 4; count += 1) orders.push(await inMiami(client, { weightInGrams: 1_000, valueInCents: 9_390 }))
    await expect(create('administrator', orders)).rejects.toMatchObject({
      status: 422,
      ...refusal('categoryBLimitExceeded', { valueWithTaxInCents: 40_001, maxValueInCents: 40_000 }),
    })
  })

  test('everything that is wrong is said at once', async () => {
    const client = await given.client()
    const [one, two] = [
      await inMiami(client, { weightInGrams: 2_500 }),
      await inMiami(client, { weightInGrams: 2_500, isAuthorizedToBundle: false }),
    ]
    const attempt = create('administrator', [one, two, await inMiami(await given.client())])
    await attempt.catch(({ details }) => {
      const codes = details.refusals.map(({ code }: { code: string }) => code)
      expect(codes).toEqual(['differentConsignees', 'authorizationMissing', 'categoryBLimitExceeded'])
    })
    await expect(attempt).rejects.toMatchObject({ code: 'differentConsignees' })
  })
})

test('one package that ten people bundle at once ends in one bundle', async () => {
  const order = await inMiami(await given.client())
  const attempts = await Promise.allSettled(Array.from({ length: 10 }, () => create('administrator', [order])))

  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const codes = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? attempt.reason.code : []))
  expect(new Set(codes)).toEqual(new Set(['orderAlreadyBundled']))
})
