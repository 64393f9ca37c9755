// A refusal says what is in the way and what is open instead, and by which call (both ways, section 8).
import { accounts, manifests, orderActions, orderMatching, orders, prices } from '@app/contract'
import { orderLifecycle, PROBLEMS, type Problem, reasonsOf } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../../features/api-description/published-contract.ts'
import { boughtInMiami } from '../../testing/given/given-bought.ts'
import { boxPart, givenBox } from '../../testing/given/given-boxes.ts'
import { given, newTracking } from '../../testing/given/given-orders.ts'
import { arrivedBundle, billed, paidBundle, weighedBundle } from '../../testing/given/given-packages.ts'
import { askedBy } from '../../testing/given/given-records.ts'
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

/** Of what a call is refused: why, and what an administrator is told to do instead. */
async function toldOffice(attempt: Promise<unknown>): Promise<{ because: string[]; next: string[] }> {
  const { details } = await attempt.then(
    () => Promise.reject(new Error('it was done')),
    (error) => error,
  )
  const ofOffice = details.next.filter(({ who }: { who: string[] }) => who.includes('administrator'))
  return { because: details.because, next: ofOffice.map(({ action }: { action: string }) => action) }
}

describe('a conflict that no row of a table made', () => {
  test('of a bundle on a manifest that left: it can arrive, and is not taken off', async () => {
    const bundle = await given.bundle()
    await given.manifest({ status: 'sended', bundles: [bundle] })
    const body = { bundles: [{ bundleId: bundle.id, childGuideNumber: null }] }
    const told = await toldOffice(administrator.call(manifests.createManifest, { body }))
    expect(told).toEqual({ because: ['bundleOnAnotherManifest'], next: ['confirmArrival', 'addInvoice'] })
  })

  test('of what an administrator asked for: they take it back, another answers it', async () => {
    const own = { params: { id: await askedBy('administrator') } }
    const others = { params: { id: await askedBy(await given.administrator()) } }
    const approving = administrator.call(accounts.answerApproval, { ...own, body: { action: 'approve' } })
    expect(await toldOffice(approving)).toEqual({ because: ['approvalOfOneself'], next: ['takeBack'] })
    expect(await toldOffice(administrator.call(accounts.takeBackApproval, others))).toEqual({
      because: ['approvalOfAnother'],
      next: ['approve', 'refuse'],
    })
  })

  test('of what was bought for a client: it is not offered to another either', async () => {
    const { id, allowedActions } = await boughtInMiami(await given.client())
    const body = { clientId: (await given.client()).id }
    const told = await toldOffice(administrator.call(orderMatching.updateOrderClient, { params: { id }, body }))
    expect(told.because).toEqual(['boughtForClient'])
    expect([...allowedActions, ...told.next]).not.toContain('assignClient')
    expect(allowedActions).toContain('setTracking')
  })

  test('of a part that came in one box with another: it keeps the tracking of the box', async () => {
    const { id } = await givenBox(await given.client(), 3_000)
    const parts = [boxPart(1, 1, { weightInGrams: 1_500 }), boxPart(2, 1, { weightInGrams: 1_500 })]
    const made = await administrator.call(orderActions.splitOrder, { params: { id }, body: { parts } })
    const part = made.orders.find((order) => order.id !== id)
    const params = { id: part?.id ?? '' }
    const attempt = administrator.call(orderActions.setTracking, { params, body: { tracking: newTracking() } })
    const told = await toldOffice(attempt)
    expect(told.because).toEqual(['sharesTracking'])
    expect([...(part?.allowedActions ?? []), ...told.next]).not.toContain('setTracking')
    expect(part?.allowedActions).toContain('assignClient')
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
