import { purchaseActions, purchases } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { givenDuties } from '../../testing/access/given-duties.ts'
import { eventsOf } from '../../testing/events.repository.ts'
import { given } from '../../testing/given/given-orders.ts'
import { ask, asked, detail, ownClient, SHOES, SOCKS } from '../../testing/given/given-purchases.ts'
import { notificationsOf } from '../../testing/notifications.ts'
import { anonymous, signedInAs } from '../../testing/world.ts'

describe('asking for a purchase', () => {
  test('keeps what is wanted, with its price and how that came to be', async () => {
    const { associate, client } = await ownClient()

    const purchase = await ask(client, { comment: 'Para el cumpleaños de mi hija' })

    const name = `${client.firstName} ${client.lastName}`
    expect(purchase).toMatchObject({
      code: expect.stringMatching(/^COM-\d{6}$/),
      version: 1,
      status: 'inReview',
      client: { id: client.id, code: client.casilleroCode, name },
      associate: { id: associate.id },
      consignee: { authorizedNameId: null, name },
      pickup: { authorizedNameId: null, name },
      category: 'B',
      items: [
        { ...SHOES, unitPriceLimitInCents: 4_999 },
        { ...SOCKS, options: '', unitPriceLimitInCents: 1_995 },
      ],
      storeShippingInCents: 599,
      comment: 'Para el cumpleaños de mi hija',
      observation: '',
      temporalPriceInCents: null,
      assistedPurchasePriceInCents: 11_993,
      productValueInCents: 11_993,
      paidUpFrontInCents: 0,
      acceptedAt: null,
      approvedAt: null,
      order: null,
      allowedActions: ['change', 'choose', 'addInvoice', 'addPaymentProof', 'remove'],
    })
    // 119.93, 7.80, 5.99, 10.70: 144.42 (domain, section 8). IVA is of the fee alone.
    expect(purchase.price).toEqual({
      lines: [
        { name: 'goods', amountInCents: 11_993, treatment: 'thirdParty' },
        { name: 'amazonTax', amountInCents: 780, treatment: 'thirdParty', basis: { ofInCents: 11_993, rateInBasisPoints: 650 } },
        { name: 'storeShipping', amountInCents: 599, treatment: 'thirdParty' },
        { name: 'purchaseFee', amountInCents: 1_070, treatment: 'general', basis: { ofInCents: 13_372, rateInBasisPoints: 800 } },
      ],
      totalInCents: 14_442,
    })
  })

  test('writes down who asked and when', async () => {
    const purchase = await ask('client')
    expect((await detail(purchase)).timeline).toMatchObject([
      { action: 'create', from: null, to: 'inReview', actor: { role: 'client' } },
    ])
  })

  test('takes a price as its limit where no limit is given', async () => {
    const items = [{ ...SHOES, unitPriceLimitInCents: 5_500 }, SOCKS]
    const purchase = await ask('client', { items })
    expect(purchase.items.map(({ unitPriceLimitInCents }) => unitPriceLimitInCents)).toEqual([5_500, 1_995])
  })

  test('may name who is declared and who collects', async () => {
    const client = await given.client()
    const consignee = await given.authorizedName(client)
    const pickup = await given.authorizedName(client, { name: 'Mateo Vaca', purposes: ['pickup'] })

    const purchase = await ask(client, { consigneeAuthorizedNameId: consignee.id, pickupAuthorizedNameId: pickup.id })

    expect(purchase.consignee).toEqual({ authorizedNameId: consignee.id, name: 'Lucía Vaca' })
    expect(purchase.pickup).toEqual({ authorizedNameId: pickup.id, name: 'Mateo Vaca' })
  })
})

describe('goods that nobody brings', () => {
  test('are refused at their item, also when a purchase is changed into them', async () => {
    const { client } = await ownClient()
    const refused = {
      status: 422,
      code: 'goodsNotCarried',
      details: { fields: [{ path: 'items.1.description', code: 'goodsNotCarried' }], because: ['weapons'], next: [] },
    }
    const items = [SHOES, { ...SOCKS, description: 'Pistola de balines' }]
    await expect(ask(client, { items })).rejects.toMatchObject(refused)

    const { id } = await ask(client)
    const { comment, category } = await detail({ id })
    const change = { action: 'change' as const, items, comment, category }
    await expect(signedInAs(client).call(purchaseActions.answerPurchase, { params: { id }, body: change })).rejects.toMatchObject(
      refused,
    )
  })
})

describe('who asks', () => {
  test('nobody without a session', async () => {
    const attempt = anonymous.call(purchases.createPurchase, { body: asked() })
    await expect(attempt).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
  })

  test('a client for nobody else', async () => {
    const other = await given.client()
    await expect(ask('client', { clientId: other.id })).rejects.toMatchObject({ status: 404, code: 'clientNotFound' })
  })

  test('staff for a client, who is told', async () => {
    const { associate, client } = await ownClient()

    const purchase = await ask(associate, { clientId: client.id })

    expect(purchase).toMatchObject({ client: { id: client.id }, associate: { id: associate.id }, status: 'inReview' })
    const { data } = await notificationsOf(client, { count: 1 })
    expect(data).toMatchObject([
      {
        kind: 'purchaseRegistered',
        payload: { orderCode: purchase.code, from: null, to: 'inReview', note: '' },
        location: `/tuscompraasistidas?open=${purchase.id}`,
      },
    ])
  })

  test('the counter and purchasing for any client, who stays its owner; the event says who made it', async () => {
    for (const duty of ['counter', 'purchasing'] as const) {
      const [{ associate, client }, staff] = [await ownClient(), await givenDuties([duty])]
      const purchase = await ask(staff, { clientId: client.id })
      expect(purchase).toMatchObject({ client: { id: client.id }, associate: { id: associate.id } })
      expect(await eventsOf(purchase.id)).toMatchObject([{ action: 'create', actorId: staff.id, actorRole: 'administrator' }])
    }
    const ofWarehouse = ask(await givenDuties(['warehouseMIA']), { clientId: (await given.client()).id })
    await expect(ofWarehouse).rejects.toMatchObject({ status: 403, code: 'permissionMissing' })
  })

  test('an associate for no client of another', async () => {
    const foreign = await given.client()
    await expect(ask('associate', { clientId: foreign.id })).rejects.toMatchObject({ status: 404, code: 'clientNotFound' })
  })

  test('staff for somebody who is named, and who is a client', async () => {
    await expect(ask('administrator')).rejects.toMatchObject({
      status: 422,
      code: 'customerRequired',
      details: { fields: [{ path: 'clientId' }] },
    })
    const { id: clientId } = await given.associate()
    await expect(ask('administrator', { clientId })).rejects.toMatchObject({ status: 404, code: 'clientNotFound' })
  })
})

describe('what is refused', () => {
  const item = (changes: object) => ({ items: [{ ...SHOES, ...changes }] })

  test.each([
    ['items', 'required', { items: [] }],
    ['items.0.link', 'linkNotValid', item({ link: 'javascript:alert(1)' })],
    ['items.0.link', 'linkNotValid', item({ link: 'unos zapatos' })],
    ['items.0.description', 'required', item({ description: ' ' })],
    ['items.0.quantity', 'quantityNotPositive', item({ quantity: 0 })],
    ['items.0.unitPriceInCents', 'priceRequired', item({ unitPriceInCents: 0 })],
    ['items.0.unitPriceInCents', 'priceRequired', item({ unitPriceInCents: 49.99 })],
    ['items.0.unitPriceLimitInCents', 'tooSmall', item({ unitPriceLimitInCents: 4_998 })],
    ['storeShippingInCents', 'tooSmall', { storeShippingInCents: -1 }],
    ['category', 'notValid', { category: 'A' }],
    ['comment', 'tooLong', { comment: 'x'.repeat(501) }],
    ['status', 'unknownField', { status: 'accepted' }],
    ['paidUpFrontInCents', 'unknownField', { paidUpFrontInCents: 14_442 }],
    ['associateId', 'unknownField', { associateId: crypto.randomUUID() }],
  ])('%s: %s', async (path, code, changes) => {
    const body = { ...asked(), ...changes }
    const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const response = await signedInAs('client').fetch('/api/assisted-purchase', init)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ details: { fields: [expect.objectContaining({ path, code })] } })
  })

  test('more than the category allows, with tax', async () => {
    const priced = (unitPriceInCents: number) => ask('client', { items: [{ ...SHOES, quantity: 1, unitPriceInCents }] })

    await expect(priced(37_559)).resolves.toMatchObject({ assistedPurchasePriceInCents: 37_559 })
    await expect(priced(37_560)).rejects.toMatchObject({
      status: 422,
      code: 'categoryBLimitExceeded',
      details: { fields: [{ path: 'items' }], valueWithTaxInCents: 40_001, maxValueInCents: 40_000 },
    })
  })

  test('a category that the house does not offer', async () => {
    await expect(ask('client', { category: 'C' })).rejects.toMatchObject({
      status: 422,
      code: 'categoryNotEnabled',
      details: { fields: [{ path: 'category' }] },
    })
  })

  test('a person who is not the client’s to name', async () => {
    const { id } = await given.authorizedName(await given.client())
    const attempt = ask(await given.client(), { consigneeAuthorizedNameId: id })
    await expect(attempt).rejects.toMatchObject({ status: 404, code: 'authorizedNameNotFound' })
  })

  test('a consignee of category B without cédula', async () => {
    const client = await given.client()
    const passport = { identificationType: 'passport', identification: 'AB123456' }
    const { id } = await given.authorizedName(client, passport)
    await expect(ask(client, { consigneeAuthorizedNameId: id })).rejects.toMatchObject({
      status: 422,
      code: 'cedulaRequired',
      details: { fields: [{ path: 'consigneeAuthorizedNameId' }] },
    })
  })
})
