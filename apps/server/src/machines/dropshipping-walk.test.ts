import { dropshipping } from '@app/contract'
import { sql } from 'drizzle-orm'
import { test } from 'vitest'
import { currentServer, signedInAs } from '../testing/world.ts'
import { BEGINNING, type Dropshipping, NEXT } from './dropshipping-model.ts'
import { newPeople, type People, send } from './people.ts'
import type { Machine, Step } from './random-walk.ts'
import { TIMEOUT_IN_MILLISECONDS, walkThrough } from './sequences.ts'

type World = { people: People; id: string }

const WISH = { link: 'https://www.example.com/reloj', description: 'Reloj', quantity: 1 }
/** 10.00 and its tax of 0.65, and 8 % of 10.65. */
const PRICE_IN_CENTS = 1_150

const step = (name: keyof typeof NEXT, body: object = {}): Step<Dropshipping, World> => ({
  name,
  roles: 'CSN',
  weight: name === 'refuse' ? 1 : 4,
  next: NEXT[name],
  call: async (world, who) => (await send(world, who, 'PATCH', `/dropshipping/${world.id}`, { action: name, ...body })).status,
})

let walks = 0
let people: Promise<People> | undefined

const machine: Machine<Dropshipping, World> = {
  steps: [
    step('change', WISH),
    step('accept', { quotedPriceInCents: PRICE_IN_CENTS }),
    step('refuse', { reason: 'No hay.' }),
    step('quoteAnew', { reason: 'Subió.' }),
    step('quote', { unitPriceInCents: 1_000, lastDay: '2099-12-31' }),
    step('purchase'),
    step('markInDelivery'),
  ],
  async begin() {
    if (walks % 500 === 0) people = newPeople()
    walks += 1
    const everybody = await (people ?? newPeople())
    const { id } = await signedInAs(everybody.owner).call(dropshipping.createDropshipping, { body: WISH })
    return { world: { people: everybody, id }, state: BEGINNING }
  },
  async observe({ id }) {
    const { db } = await currentServer()
    const { rows } = await db.execute(sql`
      select status, (select count(*)::int from orders where dropshipping_request_id = r.id) as orders
      from dropshipping_requests r where id = ${id}::uuid`)
    return rows[0] as Dropshipping
  },
  async traces({ id }) {
    const { db } = await currentServer()
    const { rows } = await db.execute(sql`
      select version, (select count(*) from events where aggregate_id = ${id}::uuid) as events
      from dropshipping_requests where id = ${id}::uuid`)
    return rows[0]
  },
}

test(
  'a dropshipping request goes where domain section 6 says, and nowhere else',
  async () => {
    await walkThrough('dropshipping', machine, 14)
  },
  TIMEOUT_IN_MILLISECONDS,
)
