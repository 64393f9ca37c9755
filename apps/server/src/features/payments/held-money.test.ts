import { bills, incidents, orderActions, payments, purchaseActions, users } from '@app/contract'
import type { Purchase } from '@app/contract/purchases.contract'
import { describe, expect, test } from 'vitest'
import { billed, NOBODY_ELSE, weighedBundle } from '../../testing/given/given-packages.ts'
import { approve, ask } from '../../testing/given/given-purchases.ts'
import { told } from '../../testing/notifications.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const balanceOf = (client: Person) => signedInAs(client).call(users.getClientBalance, { params: { id: client.id } })
const books = async () => checkBooks((await currentServer()).db)

/** Some of it may be for a purchase. */
const pay = ({ id: clientId }: Person, amountInCents: number, purchaseId?: string) => {
  const body = { clientId, receivedOn: '2026-01-05', amountInCents, method: 'cash' } as const
  const applications = purchaseId ? [{ purchaseId, amountInCents }] : []
  return administrator.call(payments.createPayment, { body: { ...body, applications } })
}

describe('what is held for a purchase', () => {
  test('is the client’s credit once staff remove it', async () => {
    const client = await given.client()
    const purchase = await ask(client)
    await pay(client, 3_000, purchase.id)
    expect(await balanceOf(client)).toMatchObject({ heldInCents: 3_000, creditInCents: 0 })

    const body = { action: 'remove', reason: 'La tienda ya no lo vende.' } as const
    const removed = await administrator.call(purchaseActions.updatePurchase, { params: { id: purchase.id }, body })

    expect(removed).toMatchObject({ status: 'removed', heldInCents: 0 })
    const [[, note] = []] = await told(client, 'purchaseRemoved')
    expect(note).toBe('Quedan $30,00 a tu favor. La tienda ya no lo vende.')
    expect(await balanceOf(client)).toMatchObject({ heldInCents: 0, creditInCents: 3_000 })
    expect(await books()).toEqual([])
  })

  test('is the client’s credit once they remove it themselves', async () => {
    const client = await given.client()
    const purchase = await ask(client)
    await pay(client, 3_000, purchase.id)

    await signedInAs(client).call(purchaseActions.removePurchase, { params: { id: purchase.id } })

    expect(await balanceOf(client)).toMatchObject({ heldInCents: 0, creditInCents: 3_000 })
    expect(await books()).toEqual([])
  })

  test('is the client’s credit once its order is removed, or lost', async () => {
    const client = await given.client()
    const [cancelled, lost] = [await ask(client), await ask(client)]
    await pay(client, 3_000, cancelled.id)
    await pay(client, 3_001, lost.id)
    const orderOf = async (purchase: Purchase) => (await approve('administrator', purchase)).order?.id ?? ''

    const body = { orderIds: [await orderOf(cancelled)], outcome: 'storeCancelled' as const, reason: 'No queda ninguno.' }
    await administrator.call(orderActions.removeOrders, { body })
    const [[, note] = []] = await told(client, 'orderRemoved')
    expect(note).toBe('Cancelado por la tienda. Quedan $30,00 a tu favor. No queda ninguno.')
    expect(await balanceOf(client)).toMatchObject({ heldInCents: 3_001, creditInCents: 3_000 })

    const params = { id: await orderOf(lost) }
    const opened = { kind: 'lost', description: 'La tienda dice que la entregó.' } as const
    const { id: incidentId } = await administrator.call(incidents.openIncident, { params, body: opened })
    const ended = { incidentId, outcome: 'lost', resolution: 'No aparece.' } as const
    await administrator.call(incidents.resolveIncident, { params, body: ended })

    expect(await balanceOf(client)).toMatchObject({ heldInCents: 0, creditInCents: 6_001 })
    expect(await books()).toEqual([])
  })

  test('is never more than its price, nor of a purchase that ended', async () => {
    const client = await given.client()
    const purchase = await ask(client)
    const tooMuch = { code: 'amountDiffers', details: { totalInCents: purchase.price.totalInCents } }
    await expect(pay(client, purchase.price.totalInCents + 1, purchase.id)).rejects.toMatchObject(tooMuch)

    await signedInAs(client).call(purchaseActions.removePurchase, { params: { id: purchase.id } })
    await expect(pay(client, 100, purchase.id)).rejects.toMatchObject({ code: 'amountDiffers', details: { totalInCents: 0 } })
    expect(await balanceOf(client)).toMatchObject({ heldInCents: 0, creditInCents: 0 })
  })

  test('comes back to the account where its payment bounced', async () => {
    const client = await given.client()
    const purchase = await ask(client)
    const { id } = await pay(client, 3_000, purchase.id)

    await administrator.call(payments.undoPayment, { params: { id }, body: { reason: 'El banco la devolvió.' } })

    expect(await balanceOf(client)).toMatchObject({ heldInCents: 0, creditInCents: 0, toPayInCents: 0 })
    expect(await books()).toEqual([])
  })
})

describe('a new bill', () => {
  test('leaves the balance where it is asked to', async () => {
    const client = await given.client()
    await pay(client, 1_000)
    const { orderIds } = await weighedBundle(client)

    const bill = await signedInAs(client).call(bills.createBill, { body: { orderIds, ...NOBODY_ELSE, useBalance: false } })

    expect(bill).toMatchObject({ status: 'pendingPayment', applied: [], dueInCents: bill.totalInCents })
    expect(await balanceOf(client)).toMatchObject({ creditInCents: 1_000, toPayInCents: bill.totalInCents })
  })

  test('that credit pays whole is paid at once, and what is over stays credit', async () => {
    const client = await given.client()
    await pay(client, 5_000)
    const { orderIds } = await weighedBundle(client)

    const bill = await billed(client, orderIds)

    expect(bill).toMatchObject({ status: 'charged', totalInCents: 4_864, dueInCents: 0 })
    expect(await balanceOf(client)).toMatchObject({ creditInCents: 136, toPayInCents: 0 })
    expect(await books()).toEqual([])
  })

  test('that is void gives everything back', async () => {
    const client = await given.client()
    await pay(client, 1_000)
    const bill = await billed(client, (await weighedBundle(client)).orderIds)
    expect(bill.dueInCents).toBe(3_864)

    await administrator.call(bills.voidBill, { params: { id: bill.id }, body: { reason: 'Otra persona retira.' } })

    expect(await balanceOf(client)).toMatchObject({ creditInCents: 1_000, toPayInCents: 0 })
    expect(await books()).toEqual([])
  })
})

test('only an administrator takes payments, for clients alone', async () => {
  const client = await given.client()
  const associate = await given.associate()
  const body = { clientId: client.id, receivedOn: '2026-01-05', amountInCents: 100, method: 'cash' } as const
  for (const who of [client, associate]) {
    await expect(signedInAs(who).call(payments.createPayment, { body })).rejects.toMatchObject({ code: 'roleNotAllowed' })
  }
  const ofAssociate = administrator.call(payments.createPayment, { body: { ...body, clientId: associate.id } })
  await expect(ofAssociate).rejects.toMatchObject({ status: 404, code: 'clientNotFound' })
})
