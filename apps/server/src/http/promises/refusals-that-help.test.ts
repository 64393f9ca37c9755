// A refusal says what is in the way and what is open instead, and by which call (both ways, section 8).
import { orderActions, orders, prices } from '@app/contract'
import { orderLifecycle, PROBLEMS, type Problem, reasonsOf } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../../features/api-description/published-contract.ts'
import { given } from '../../testing/given/given-orders.ts'
import { arrivedBundle, billed, paidBundle, weighedBundle } from '../../testing/given/given-packages.ts'
import { signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const remove = (...orderIds: string[]) => administrator.call(orderActions.removeOrders, { body: { orderIds } })

describe('a conflict', () => {
  test('names the fact in the way, and who may do what with the record now', async () => {
    const associate = await given.associate()
    const order = await given.order({ client: await given.client({ associate }), status: 'inWarehouseMIA' })
    await given.bundle({ orders: [order] })
    const theirs = signedInAs(associate).call(orderActions.removeOrders, { body: { orderIds: [order.id] } })

    await expect(theirs).rejects.toMatchObject({
      status: 409,
      code: 'orderNotAllowedToDelete',
      details: {
        because: ['bundled'],
        next: expect.arrayContaining([
          { action: 'unbundle', call: 'PUT /bundle/{id}, DELETE /bundle/{id}', who: ['administrator', 'associate'] },
        ]),
      },
    })
  })

  test('names the status in the way: what is billed is paid or voided first', async () => {
    const client = await given.client()
    const { orderIds } = await weighedBundle(client)
    await billed(client, orderIds)

    const weights = [{ orderId: orderIds[0] ?? '', weightInGrams: 2_500 }]
    const attempt = administrator.call(prices.confirmBundleWeights, { body: { weights } })

    await expect(attempt).rejects.toMatchObject({ code: 'orderActionNotAllowed', details: { because: ['pendingOfPay'] } })
    const next = await attempt.catch(({ details }) => details.next.map(({ action }: { action: string }) => action))
    expect(next).toEqual(expect.arrayContaining(['confirmPayment', 'voidBill']))
  })

  test('says of facts that the action does not ask for what they open: an incident that waits is resolved', async () => {
    const bill = await paidBundle(await given.client())
    const id = bill.orders[0]?.id ?? ''
    const { allowedActions } = await administrator.call(orders.getOrder, { params: { id } })

    const next = await remove(id).catch(({ details }) => details.next)

    const forOffice = next.filter(({ who }: { who: string[] }) => who.includes('administrator'))
    expect(new Set(forOffice.map(({ action }: { action: string }) => action))).toEqual(new Set(allowedActions))
  })
})

test('a rule of the business says what helps', async () => {
  const { orderIds } = await arrivedBundle(await given.client(), [
    { weightInGrams: 1_000, valueInCents: 4_000 },
    { weightInGrams: 1_000, valueInCents: 4_000 },
  ])
  const weights = [{ orderId: orderIds[0] ?? '', weightInGrams: 1_000 }]

  await expect(administrator.call(prices.confirmBundleWeights, { body: { weights } })).rejects.toMatchObject({
    status: 422,
    details: {
      because: ['bundleWeightsMissing'],
      next: [{ action: 'confirmWeights', call: 'PUT /bundle/confirm-weights', who: ['administrator'] }],
    },
  })
})

test('a field that is wrong has no such reasons: it is named', async () => {
  const attempt = administrator.call(orderActions.confirmWarehouse, { body: { arrivals: [] } })
  await expect(attempt).rejects.toMatchObject({ code: 'validationFailed', details: { fields: [{ path: 'arrivals' }] } })
  expect(await attempt.catch(({ details }) => details.because)).toBeUndefined()
})

test('every call that a refusal names is one that there is', () => {
  const known = new Set(endpoints().map(({ endpoint: { method, path } }) => `${method} ${path}`))
  const named = [
    ...(Object.keys(PROBLEMS) as Problem[]).flatMap((code) => reasonsOf(code, {}).next),
    ...orderLifecycle.transitions,
  ].flatMap(({ call }) => call.split(', '))
  expect(named.map((call) => call.replace(/\/$/, '')).filter((call) => !known.has(call))).toEqual([])
})
