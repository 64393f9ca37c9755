import { purchaseActions } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { ask, detail, ownClient, purchaseIn, remove } from '../../testing/given/given-purchases.ts'
import { notificationsOf } from '../../testing/notifications.ts'
import { anonymous, type Person, signedInAs } from '../../testing/world.ts'

const withdraw = (who: Person | 'administrator', { id }: { id: string }) =>
  signedInAs(who).call(purchaseActions.removePurchase, { params: { id } })

describe('the owner', () => {
  test('withdraws a purchase while it is in review', async () => {
    const client = await given.client()
    const purchase = await ask(client)

    expect(await withdraw(client, purchase)).toEqual({ ok: true })

    const { status, timeline, allowedActions } = await detail(purchase, client)
    expect({ status, allowedActions }).toEqual({ status: 'removed', allowedActions: [] })
    expect(timeline.at(-1)).toMatchObject({ action: 'remove', from: 'inReview', to: 'removed', actor: { role: 'client' } })
  })

  test.each(['pendingChanges', 'accepted', 'reviewed', 'removed'] as const)('not when it is %s', async (status) => {
    const client = await given.client()
    const purchase = await purchaseIn(status, client)
    await expect(withdraw(client, purchase)).rejects.toMatchObject({
      status: 409,
      code: 'purchaseActionNotAllowed',
      details: { action: 'remove', status },
    })
  })

  test('and nobody else', async () => {
    const { associate, client } = await ownClient()
    const purchase = await ask(client)
    await expect(withdraw(await given.client(), purchase)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
    await expect(withdraw(associate, purchase)).rejects.toMatchObject({ status: 403 })
    const attempt = anonymous.call(purchaseActions.removePurchase, { params: { id: purchase.id } })
    await expect(attempt).rejects.toMatchObject({ status: 401 })
  })
})

describe('staff', () => {
  test.each(['inReview', 'pendingChanges', 'accepted'] as const)('remove one that is %s, and say why', async (status) => {
    const { associate, client } = await ownClient()
    const purchase = await purchaseIn(status, client)

    const removed = await remove(associate, purchase, 'La tienda ya no lo tiene.')

    expect(removed).toMatchObject({ status: 'removed', removedReason: 'La tienda ya no lo tiene.' })
    expect((await detail(purchase)).timeline.at(-1)).toMatchObject({
      action: 'remove',
      from: status,
      to: 'removed',
      note: 'La tienda ya no lo tiene.',
    })
  })

  test('and the client is told', async () => {
    const { associate, client } = await ownClient()
    const { id, code } = await remove(associate, await ask(client), 'La tienda ya no lo tiene.')

    const { data } = await notificationsOf(client, { count: 1 })
    expect(data).toMatchObject([
      {
        kind: 'purchaseRemoved',
        payload: { orderCode: code, from: 'inReview', to: 'removed', note: 'La tienda ya no lo tiene.' },
        location: `/tuscompraasistidas?view=removed&open=${id}`,
      },
    ])
  })

  test.each(['reviewed', 'removed'] as const)('remove none that is %s', async (status) => {
    const purchase = await purchaseIn(status, await given.client())
    await expect(remove('administrator', purchase, 'Tarde')).rejects.toMatchObject({
      status: 409,
      code: 'purchaseActionNotAllowed',
    })
  })

  test('remove none without a reason, nor beyond their reach', async () => {
    const purchase = await ask('client')
    await expect(remove('administrator', purchase, ' ')).rejects.toMatchObject({
      status: 422,
      details: { fields: [{ path: 'reason', code: 'required' }] },
    })
    await expect(remove('associate', purchase, 'No es mío')).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await detail(purchase)).toMatchObject({ status: 'inReview' })
  })
})
