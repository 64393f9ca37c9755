import { purchases } from '@app/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkBooks } from '../features/ledger-check/check-books.ts'
import { currentServer, signedInAs } from '../testing/world.ts'
import { newPeople, type People, send } from './people.ts'
import { BEGINNING, NEXT, type Purchase } from './purchase-model.ts'
import type { Machine, Step } from './random-walk.ts'
import { TIMEOUT_IN_MILLISECONDS, walkThrough } from './sequences.ts'

type World = { people: People; id: string }
type PurchaseStep = Step<Purchase, World>

const ITEMS = [{ link: 'https://www.example.com/lampara', description: 'Lámpara', quantity: 1, unitPriceInCents: 1_000 }]
/** 10.00 and its tax of 0.65, shipping of 5.00, and 8 % of 15.65. */
const PROPOSED = { storeShippingInCents: 500, temporalPriceInCents: 1_690 }

const step = (name: keyof typeof NEXT, roles: string, method: string, path: string, body?: object, weight = 4): PurchaseStep => ({
  name,
  roles,
  weight,
  next: NEXT[name],
  call: async (world, who) => (await send(world, who, method, path.replace('{id}', world.id), body)).status,
})

const steps: PurchaseStep[] = [
  step('accept', 'C', 'PATCH', '/assisted-purchase/{id}', { action: 'accept', temporalPriceInCents: 1_690 }),
  step('reject', 'C', 'PATCH', '/assisted-purchase/{id}', { action: 'reject', reason: 'Muy caro' }, 1),
  step('change', 'C', 'PATCH', '/assisted-purchase/{id}', { action: 'change', category: 'B', items: ITEMS }),
  step('choose', 'C', 'PATCH', '/assisted-purchase/{id}', { action: 'choose', weightInGrams: 900 }),
  step('takeBack', 'C', 'DELETE', '/assisted-purchase/{id}', undefined, 1),
  step('review', 'SN', 'POST', '/purchase/{id}/review', PROPOSED),
  step('update', 'SN', 'PATCH', '/purchase/{id}', { action: 'update', observation: 'La roja' }),
  step('remove', 'SN', 'PATCH', '/purchase/{id}', { action: 'remove', reason: 'Agotado' }, 1),
  step('approve', 'SN', 'POST', '/purchase/{id}/approve', {}, 1),
]

let walks = 0
let people: Promise<People> | undefined

const machine: Machine<Purchase, World> = {
  steps,
  async begin() {
    if (walks % 500 === 0) people = newPeople()
    walks += 1
    const everybody = await (people ?? newPeople())
    const body = { category: 'B' as const, items: ITEMS }
    const { id } = await signedInAs(everybody.owner).call(purchases.createPurchase, { body })
    return { world: { people: everybody, id }, state: BEGINNING }
  },
  async observe({ id }) {
    const { db } = await currentServer()
    const { rows } = await db.execute(sql`
      select status, (select count(*)::int from orders where purchase_id = purchases.id) as orders
      from purchases where id = ${id}::uuid`)
    return rows[0] as Purchase
  },
  async traces({ id }) {
    const { db } = await currentServer()
    const { rows } = await db.execute(sql`
      select version, (select count(*) from events where aggregate_id = ${id}::uuid) as events,
        (select count(*) from purchase_reviews where purchase_id = ${id}::uuid) as reviews
      from purchases where id = ${id}::uuid`)
    return rows[0]
  },
}

test(
  'an assisted purchase goes where domain section 6 says, and nowhere else',
  async () => {
    await walkThrough('purchase', machine, 16)
    expect(await checkBooks((await currentServer()).db)).toEqual([])
  },
  TIMEOUT_IN_MILLISECONDS,
)
