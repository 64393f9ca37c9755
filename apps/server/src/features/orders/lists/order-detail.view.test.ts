import { orders, users } from '@app/contract'
import type { OrderDetail } from '@app/contract/orders.contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../../testing/given/given-orders.ts'
import { anonymous, signedInAs } from '../../../testing/world.ts'

const open = (who: Parameters<typeof signedInAs>[0], id: string) => signedInAs(who).call(orders.getOrder, { params: { id } })

/** Who sees each field: everyone who reaches the order alike, or each their own part; clients no number of the house's. */
const FIELDS: Record<keyof OrderDetail, 'alike' | 'house' | 'own' | 'administrator' | 'earner'> = {
  ...{ id: 'alike', version: 'alike', createdAt: 'alike', updatedAt: 'alike', code: 'alike', requestNumber: 'house' },
  ...{ service: 'alike', status: 'alike', statusSince: 'alike', outcome: 'alike', responsible: 'alike', closing: 'alike' },
  ...{ client: 'alike', associate: 'alike', consignee: 'alike', pickup: 'alike', category: 'alike', isSpecial: 'alike' },
  ...{
    tracking: 'alike',
    carrier: 'alike',
    labelText: 'alike',
    store: 'alike',
    storeOrderNumber: 'alike',
    description: 'alike',
    title: 'alike',
    observation: 'alike',
  },
  ...{ comment: 'alike', productValueInCents: 'alike', weightInGrams: 'alike', weights: 'alike', price: 'alike' },
  ...{
    isPriceFinal: 'alike',
    isAuthorizedToBundle: 'alike',
    bundle: 'house',
    bill: 'alike',
    incidentOpen: 'alike',
    hold: 'alike',
  },
  ...{ missing: 'alike', missingNote: 'alike', orderDate: 'alike', estimatedArrivalDate: 'alike', promisedDate: 'alike' },
  ...{ daysLate: 'alike', delayReason: 'alike', arrivalDate: 'alike', intakeAt: 'alike', items: 'alike', files: 'alike' },
  ...{ dimensionsInMillimetres: 'alike', inMiamiBy: 'alike', arrivalChanges: 'alike', extraCharges: 'alike' },
  ...{ chosenWay: 'alike', finalWeightReason: 'alike', splitFrom: 'alike', parts: 'alike', purchase: 'alike' },
  ...{ manifest: 'house', delivery: 'alike', location: 'administrator' },
  ...{ allowedActions: 'own', timeline: 'own', incidents: 'own', compensations: 'alike' },
  abandonment: 'administrator',
  earning: 'earner',
}
const fieldsFor = (who: 'alike' | 'house' | 'administrator' | 'earner') =>
  (Object.keys(FIELDS) as (keyof OrderDetail)[]).filter((field) => FIELDS[field] === who)

describe('one order', () => {
  test('shows each field to whom it is for', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const { id } = await given.order({ client, status: 'inWarehouseUIO', weightInGrams: 2_500, valueInCents: 12_000 })
    const [asClient, asAssociate, asAdministrator] = [
      await open(client, id),
      await open(associate, id),
      await open('administrator', id),
    ]
    const of = (order: OrderDetail, fields: (keyof OrderDetail)[]) => fields.map((field) => [field, order[field]])

    expect(Object.keys(asClient).sort()).toEqual(Object.keys(FIELDS).sort())
    expect(of(asClient, fieldsFor('alike'))).toEqual(of(asAdministrator, fieldsFor('alike')))
    expect(of(asAssociate, fieldsFor('alike'))).toEqual(of(asAdministrator, fieldsFor('alike')))
    expect(of(asAssociate, fieldsFor('house'))).toEqual(of(asAdministrator, fieldsFor('house')))
    expect(JSON.stringify(of(asAdministrator, fieldsFor('house')))).toMatch(/SOL-.*BUL-.*MAN-/)
    expect(JSON.stringify(asClient)).not.toMatch(/SOL-|BUL-|MAN-/)
    expect(asClient.bundle?.id).toBe(asAdministrator.bundle?.id)
    expect(of(asClient, fieldsFor('earner'))).toEqual([['earning', null]])
    expect(of(asAssociate, fieldsFor('earner'))).toEqual(of(asAdministrator, fieldsFor('earner')))
    expect(of(asAssociate, fieldsFor('administrator'))).toEqual([
      ['location', null],
      ['abandonment', null],
    ])
    expect(of(asClient, fieldsFor('administrator'))).toEqual([
      ['location', null],
      ['abandonment', null],
    ])
    expect(asAdministrator.abandonment).not.toBeNull()
  })

  test('shows what is inside and what happened, by whom and where', async () => {
    const client = await given.client()
    const { id } = await given.order({ client, status: 'sended', weightInGrams: 2_500, valueInCents: 12_000 })

    const order = await open(client, id)
    expect(order.items).toEqual([{ description: 'Zapatos', quantity: 1, unitPriceInCents: 12_000 }])
    expect(order.timeline.map(({ action, from, to, place }) => [action, from, to, place])).toEqual([
      ['create', null, 'inReview', null],
      ['authorizeBundling', 'inReview', 'inReview', null],
      ['setValue', 'inReview', 'reviewed', null],
      ['confirmWarehouse', 'reviewed', 'inWarehouseMIA', 'MIA'],
      ['ship', 'inWarehouseMIA', 'sended', 'MIA'],
    ])
    const rosa = { name: 'Rosa Andrade', role: 'client' }
    const team = { name: '', role: 'administrator' }
    expect(order.timeline.map(({ actor }) => actor)).toEqual([rosa, rosa, team, team, team])
    const asOffice = await open('administrator', id)
    expect(asOffice.timeline.map(({ action }) => action)).toContain('bundle')
    expect(asOffice.timeline.at(-1)?.actor?.name).not.toBe('')
    expect(order.manifest).toMatchObject({ guideNumber: expect.stringMatching(/^729-/) })
    expect(order).toMatchObject({ delivery: null, dimensionsInMillimetres: null, files: [], bill: null })
  })

  test('offers what this person may do with it now', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const { id } = await given.order({ client, status: 'reviewed' })

    expect((await open(client, id)).allowedActions).toEqual(['authorizeBundling', 'editDescription'])
    expect((await open(associate, id)).allowedActions).toEqual([
      'setTracking',
      'setValue',
      'markIncomplete',
      'setObservation',
      'remove',
      'removeAsCancelled',
    ])
    expect((await open('administrator', id)).allowedActions).toEqual([
      'confirmWarehouse',
      'setTracking',
      'setValue',
      'setExtraCharges',
      'assignClient',
      'split',
      'markIncomplete',
      'setObservation',
      'openIncident',
      'remove',
      'removeAsCancelled',
    ])
  })

  test('tells an associate what it earns, and the client nothing of it', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const { id } = await given.order({ client, status: 'inWarehouseUIO', weightInGrams: 2_500, valueInCents: 12_000 })

    expect((await open(client, id)).earning).toBeNull()
    const earning = {
      status: 'pending',
      weightInGrams: 2_500,
      basePricePerKilogramInCents: 600,
      bonusRateInBasisPoints: 1_000,
      discountRateInBasisPoints: 300,
      freightInCents: 2_250,
      baseInCents: 1_500,
      marginInCents: 750,
      bonusInCents: 75,
      keptBackInCents: 23,
      profitInCents: 802,
    }
    expect((await open(associate, id)).earning).toEqual(earning)
    expect((await open('administrator', id)).earning).toEqual(earning)
  })

  test('tells an associate nothing of what another earned before the client was theirs', async () => {
    const [former, associate] = [await given.associate(), await given.associate()]
    const client = await given.client({ associate: former })
    const { id } = await given.order({ client, status: 'inWarehouseUIO' })
    const administrator = signedInAs('administrator')
    const clientIds = [client.id]
    await administrator.call(users.unassignClients, { params: { id: former.id }, body: { clientIds } })
    await administrator.call(users.assignClients, { params: { id: associate.id }, body: { clientIds, withOpenOrders: true } })

    expect((await open(associate, id)).earning).toBeNull()
    expect((await open('administrator', id)).earning).toMatchObject({ status: 'pending' })
  })

  test('is not there for anybody else', async () => {
    const { id } = await given.order()
    for (const who of [await given.client(), await given.associate()]) {
      await expect(open(who, id)).rejects.toMatchObject({ status: 404, code: 'orderNotFound', details: { ids: [id] } })
    }
    const nothing = crypto.randomUUID()
    await expect(open('administrator', nothing)).rejects.toMatchObject({ status: 404, code: 'orderNotFound' })
    await expect(anonymous.call(orders.getOrder, { params: { id } })).rejects.toMatchObject({ status: 401 })
  })
})
