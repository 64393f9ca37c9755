// Different calls about what is bought for clients, at the same moment: either order of the two is allowed, nothing between.
import { dropshipping, orderActions, purchaseActions } from '@app/contract'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { checkBooks } from '../../features/ledger-check/check-books.ts'
import { atOnce, ROUNDS, rowsOf } from '../../testing/at-once.ts'
import { boughtInMiami } from '../../testing/given/given-bought.ts'
import { given } from '../../testing/given/given-orders.ts'
import {
  accept,
  answer,
  approve,
  ask,
  asked,
  detail,
  proposeDearer,
  remove,
  review,
  SHOES,
} from '../../testing/given/given-purchases.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')

afterAll(async () => expect(await checkBooks((await currentServer()).db)).toEqual([]))

test('a purchase is approved as it was asked for before or after a change, never half of each', async () => {
  const client = await given.client()
  const { items, storeShippingInCents, category } = asked({ items: [SHOES] })
  const change = { action: 'change' as const, items, storeShippingInCents, category }
  for (const round of ROUNDS) {
    const purchase = await ask(client)
    const [approved, changed] = await atOnce(
      round,
      () => approve('administrator', purchase),
      () => answer(client, purchase, change),
    )
    expect(approved).toBe('done')
    expect(['done', 'purchaseActionNotAllowed']).toContain(changed)
    const made = await rowsOf(sql`
      select o.product_value_in_cents as value, sum(i.quantity * i.unit_price_in_cents)::int as goods, count(*)::int as items
      from orders o join order_items i on i.order_id = o.id where o.purchase_id = ${purchase.id}::uuid group by o.id`)
    const whole = { value: 11_993, goods: 11_993, items: 2 }
    const shoesAlone = { value: 9_998, goods: 9_998, items: 1 }
    expect(made).toEqual([changed === 'done' ? shoesAlone : whole])
  }
})

const WISH = { link: 'https://www.example.com/reloj', description: 'Reloj', options: '', quantity: 2, comment: '' }
const QUOTE = { action: 'quote' as const, unitPriceInCents: 4_999, storeShippingInCents: 0, lastDay: '2099-12-31', comment: '' }

test('a quote is accepted for what it was made of, or what is wanted changes', async () => {
  const client = await given.client()
  const caller = signedInAs(client)
  for (const round of ROUNDS) {
    const params = await caller.call(dropshipping.createDropshipping, { body: WISH })
    const { quote } = await administrator.call(dropshipping.updateDropshipping, { params, body: QUOTE })
    const accepted = { action: 'accept' as const, quotedPriceInCents: quote?.price.totalInCents ?? 0 }
    const outcomes = await atOnce(
      round,
      () => caller.call(dropshipping.updateDropshipping, { params, body: accepted }),
      () => caller.call(dropshipping.updateDropshipping, { params, body: { ...WISH, action: 'change', quantity: 5 } }),
    )
    expect(outcomes.toSorted()).toEqual(['done', 'dropshippingActionNotAllowed'])
    const isAccepted = outcomes[0] === 'done'
    const rows = await rowsOf(sql`
      select status, quantity, quoted_price_in_cents is not null as quoted from dropshipping_requests where id = ${params.id}::uuid`)
    expect(rows).toEqual([{ status: isAccepted ? 'accepted' : 'quoting', quantity: isAccepted ? 2 : 5, quoted: isAccepted }])
  }
})

/** The order of a purchase of 119.93, in Miami, in two parts that declare so much each. */
async function inParts(client: Person, valuesInCents: readonly [number, number]): Promise<string[]> {
  const { id } = await boughtInMiami(client, { weightInGrams: 1_000 })
  const [first, second] = valuesInCents
  await administrator.call(orderActions.setValue, { params: { id }, body: { productValueInCents: first + second } })
  const [shoes, socks] = asked().items.map(({ description, options = '', quantity, unitPriceInCents }) => ({
    description: options ? `${description} (${options})` : description,
    quantity,
    unitPriceInCents,
  }))
  const parts = [
    { items: shoes ? [shoes] : [], productValueInCents: first, weightInGrams: 600 },
    { items: socks ? [socks] : [], productValueInCents: second, weightInGrams: 400 },
  ]
  return (await administrator.call(orderActions.splitOrder, { params: { id }, body: { parts } })).orders.map((order) => order.id)
}

test('parts of what was bought never declare less together than was paid, also when both are lowered at once', async () => {
  const client = await given.client()
  for (const round of ROUNDS) {
    const [one = '', two = ''] = await inParts(client, [8_000, 8_000])
    const lower = (id: string) => () =>
      administrator.call(orderActions.setValue, { params: { id }, body: { productValueInCents: 4_500 } })
    const outcomes = await atOnce(round, lower(one), lower(two))
    expect(outcomes.toSorted()).toEqual(['done', 'valueBelowPurchasePrice'])
  }
})

describe('an assisted purchase', () => {
  test('is accepted or removed, and nothing is bought of what was removed', async () => {
    const client = await given.client()
    for (const round of ROUNDS) {
      const purchase = await proposeDearer('administrator', await ask(client))
      const outcomes = await atOnce(
        round,
        () => accept(client, purchase),
        () => remove('administrator', purchase, 'La tienda ya no lo tiene.'),
      )

      // Staff may remove what was accepted; what was removed is not accepted.
      expect([
        ['done', 'done'],
        ['purchaseActionNotAllowed', 'done'],
      ]).toContainEqual(outcomes)
      expect(await detail(purchase)).toMatchObject({ status: 'removed', order: null })
    }
  })

  test('is rejected or changed by its client, on two telephones', async () => {
    const client = await given.client()
    for (const round of ROUNDS) {
      const purchase = await proposeDearer('administrator', await ask(client))
      const items = [{ link: 'https://www.nike.com/t/socks', description: 'Medias', quantity: 3, unitPriceInCents: 1_995 }]
      const outcomes = await atOnce(
        round,
        () => answer(client, purchase, { action: 'reject', reason: 'Muy caro.' }),
        () => answer(client, purchase, { action: 'change', items, category: 'B' }),
      )

      const kept = await detail(purchase)
      if (outcomes[0] === 'done') expect(kept).toMatchObject({ status: 'removed', removedReason: 'Muy caro.' })
      else expect(kept).toMatchObject({ status: 'inReview', items: [{ quantity: 3 }] })
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
    }
  })

  test('is withdrawn by its client or put to them at another price', async () => {
    const client = await given.client()
    for (const round of ROUNDS) {
      const purchase = await ask(client)
      const outcomes = await atOnce(
        round,
        () => signedInAs(client).call(purchaseActions.removePurchase, { params: purchase }),
        () => review('administrator', purchase, { comment: '¿Cuál es la talla?' }),
      )

      expect(outcomes.toSorted()).toEqual(['done', 'purchaseActionNotAllowed'])
      expect(await detail(purchase)).toMatchObject({ status: outcomes[0] === 'done' ? 'removed' : 'pendingChanges' })
    }
  })
})
