import { dropshipping, orderActions, orders, purchaseActions, purchases, type Sent } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { now } from '../../clock.ts'
import { newId } from '../../db/id.ts'
import { given, newTracking } from '../../testing/given/given-orders.ts'
import { billedBundle } from '../../testing/given/given-packages.ts'
import { accept, answer, ask, ownClient, proposeDearer } from '../../testing/given/given-purchases.ts'
import { mailsTo } from '../../testing/mails.ts'
import { notifyOfOneMore, toldTo } from '../../testing/notifications.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'
import type { BillCreated, Said } from '../outbox/messages.ts'
import { onBillCreated } from './on-bill-created.ts'

const WISH = { link: 'https://www.example.com/reloj', description: 'Reloj', options: 'negro', quantity: 1, comment: '' }
const QUOTE = { action: 'quote', unitPriceInCents: 4_999, storeShippingInCents: 0, lastDay: '2099-12-31', comment: '' } as const

describe('an associate is told', () => {
  test('of a request to review, once for all its packages', async () => {
    const { associate, client } = await ownClient()
    const wanted = () => ({ tracking: newTracking(), items: [{ description: 'Gorra', quantity: 1, unitPriceInCents: 900 }] })
    const body = { category: 'B' as const, packages: [wanted(), wanted()] }
    const { orders: made } = await signedInAs(client).call(orders.createOrders, { body })
    const [first] = made

    expect(await toldTo(associate, 1)).toEqual([['orderToReview', first?.code, `/estadodepedidos?open=${first?.id}`]])
  })

  test('of an answer to what was missing', async () => {
    const { associate, client } = await ownClient()
    const { id, code } = await given.order({ client, status: 'incompleteState' })

    expect((await toldTo(associate, 2))[1]).toEqual(['orderAnswered', code, `/estadodepedidos?view=incomplete&open=${id}`])
  })

  test('of a purchase to review, again when it was changed, and of a price that was accepted', async () => {
    const { associate, client } = await ownClient()
    const purchase = await ask(client)
    const proposed = await proposeDearer(associate, purchase)
    await answer(client, proposed, {
      action: 'change',
      items: [
        { link: 'https://www.nike.com/t/socks', store: 'Nike', description: 'Medias', quantity: 1, unitPriceInCents: 1_995 },
      ],
      storeShippingInCents: 599,
      category: 'B',
    })
    await accept(client, await proposeDearerAgain(associate, purchase.id))
    const cart = `/carrito?open=${purchase.id}`

    expect(await toldTo(associate, 3)).toEqual([
      ['purchaseToReview', purchase.code, cart],
      ['purchaseToReview', purchase.code, cart],
      ['purchaseAccepted', purchase.code, cart],
    ])
  })

  test('of a dropshipping request to quote and of a quote that was accepted', async () => {
    const { associate, client } = await ownClient()
    const { id, code } = await signedInAs(client).call(dropshipping.createDropshipping, { body: WISH })
    const act = (who: Person, body: Sent<typeof dropshipping.updateDropshipping>['body']) =>
      signedInAs(who).call(dropshipping.updateDropshipping, { params: { id }, body })
    const quoted = await act(associate, QUOTE)
    await act(client, { action: 'accept', quotedPriceInCents: quoted.quote?.price.totalInCents ?? 0 })

    expect(await toldTo(associate, 2)).toEqual([
      ['dropshippingToQuote', code, `/dropshipping?open=${id}`],
      ['dropshippingAccepted', code, `/dropshipping?view=accepted&open=${id}`],
    ])
  })

  test('of what an administrator did for their client, not of what they did themselves', async () => {
    const { associate, client } = await ownClient()
    await ask('administrator', { clientId: client.id })
    await ask(associate, { clientId: client.id })
    await notifyOfOneMore(associate)

    expect((await toldTo(associate, 2)).map(([kind]) => kind)).toEqual(['purchaseToReview', 'orderToReview'])
  })

  test('not of an answer that left nothing to look at', async () => {
    const { associate, client } = await ownClient()
    const tracking = newTracking()
    const { id } = await given.order({ client })
    const missing = { orderId: id, missing: ['tracking' as const], note: '¿Con qué número?' }
    await signedInAs('administrator').call(orderActions.updateIncomplete, { body: missing })
    await given.unmatched(tracking)
    await signedInAs(client).call(orderActions.completeOrder, { params: { id }, body: { tracking } })
    await notifyOfOneMore(associate)

    expect((await toldTo(associate, 2)).map(([kind]) => kind)).toEqual(['orderToReview', 'orderToReview'])
  })

  test('by the bell alone, unless they wish for mail', async () => {
    const { associate, client } = await ownClient()
    await ask(client)

    await toldTo(associate, 1)
    await mailsTo(associate.email, { count: 0 })
  })
})

async function proposeDearerAgain(who: Person, id: string) {
  const { price } = await signedInAs(who).call(purchases.getPurchase, { params: { id } })
  return signedInAs(who).call(purchaseActions.reviewPurchase, {
    params: { id },
    body: { temporalPriceInCents: price.totalInCents },
  })
}

test('what a message says twice is told once to each', async () => {
  const [administrator, { client }] = [await given.administrator(), await ownClient()]
  const { db } = await currentServer()
  const bill = await billedBundle(client)
  await toldTo(administrator, 1)
  const payload = { billId: bill.id, code: bill.code, doer: { userId: client.id, role: 'client' as const } }
  const said: Said<BillCreated> = { id: newId(), key: `test/${bill.id}`, createdAt: now(), attempts: 1, payload }

  await Promise.all([onBillCreated({ db }, said), onBillCreated({ db }, said)])
  await onBillCreated({ db }, said)

  await toldTo(administrator, 2)
})
