// Why a package is late: who finds it in a list, who gives the reason, and what its client hears (both ways, section 5; client, section 1).
import { orderActions, orders } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { givenLate } from '../../../testing/given/given-late-order.repository.ts'
import { given, reload } from '../../../testing/given/given-orders.ts'
import { type Person, signedInAs } from '../../../testing/world.ts'

const administrator = signedInAs('administrator')
const explain = (who: Parameters<typeof signedInAs>[0], orderIds: string[], reason = 'customs' as const) =>
  signedInAs(who).call(orderActions.explainDelay, { body: { orderIds, reason, note: 'Sigue en aforo.' } })
const found = async (query: object) => (await administrator.call(orders.listAllOrders, { query })).data.map(({ id }) => id)
const lateOf = async (client: Person) => givenLate(await given.order({ client, status: 'inWarehouseMIA' }))

describe('a late package', () => {
  test('is found by staff, until somebody says why also in the queue of what nobody explained', async () => {
    const client = await given.client()
    const [late, inTime] = [await lateOf(client), await given.order({ client, status: 'inWarehouseMIA' })]

    expect(await found({ clientId: client.id, isLate: true })).toEqual([late.id])
    expect(await found({ clientId: client.id, isLate: false })).toEqual([inTime.id])
    expect(await found({ clientId: client.id, isDelayUnexplained: true })).toEqual([late.id])

    const explained = await explain('administrator', [late.id])
    expect(explained.orders).toMatchObject([{ id: late.id, delayReason: 'customs', status: 'inWarehouseMIA' }])
    expect(await found({ clientId: client.id, isDelayUnexplained: true })).toEqual([])
    expect(await found({ clientId: client.id, isLate: true })).toEqual([late.id])
    expect((await reload(late)).timeline.at(-1)).toMatchObject({ action: 'explainDelay', note: 'Sigue en aforo.' })
  })

  test('is explained by its associate; a package in time is not', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const [late, inTime] = [await lateOf(client), await given.order({ client, status: 'inWarehouseMIA' })]
    const ofAssociate = async (query: object) =>
      (await signedInAs(associate).call(orders.listAssociateOrders, { query })).data.map(({ id }) => id)

    expect(await ofAssociate({ isLate: true })).toEqual([late.id])
    expect(await ofAssociate({ isLate: false })).toEqual([inTime.id])
    expect(await ofAssociate({ isDelayUnexplained: true })).toEqual([late.id])
    expect(late).toMatchObject({ daysLate: 0 })
    expect(await reload(late)).toMatchObject({ allowedActions: expect.arrayContaining(['explainDelay']) })
    await expect(explain(associate, [late.id, inTime.id])).rejects.toMatchObject({
      status: 409,
      code: 'orderActionNotAllowed',
      details: { ids: [inTime.id] },
    })
    await explain(associate, [late.id])
    expect(await reload(late)).toMatchObject({ delayReason: 'customs' })
  })

  test('is explained with all that is late on its manifest', async () => {
    const [one, other] = [await given.client(), await given.client()]
    const [late, alsoLate] = [await lateOf(one), await lateOf(other)]
    const inTime = await given.order({ client: other, status: 'inWarehouseMIA' })
    const bundles = [await given.bundle({ orders: [late] }), await given.bundle({ orders: [alsoLate, inTime] })]
    const { id: manifestId } = await given.manifest({ status: 'sended', bundles })
    await givenLate(late)
    await givenLate(alsoLate)

    const { orders: explained } = await administrator.call(orderActions.explainDelay, { body: { manifestId, reason: 'flight' } })
    expect(explained.map(({ id }) => id).toSorted()).toEqual([late.id, alsoLate.id].toSorted())
    expect(await reload(inTime)).toMatchObject({ delayReason: null })
  })
})
