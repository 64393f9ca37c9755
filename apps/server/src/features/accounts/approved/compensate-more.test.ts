import { accounts, incidents, users } from '@app/contract'
import type { WaitingApproval } from '@app/contract/fields/approvals'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { given } from '../../../testing/given/given-orders.ts'
import { tampered } from '../../../testing/tampered-books.ts'
import { currentServer, type Person, signedInAs } from '../../../testing/world.ts'
import { checkBooks } from '../../ledger-check/check-books.ts'

let asker: Person
let second: Person
beforeAll(async () => {
  asker = await given.administrator()
  second = await given.administrator()
})

const books = async () => checkBooks((await currentServer()).db)
const balanceOf = (client: Person) => signedInAs(client).call(users.getClientBalance, { params: { id: client.id } })
const approve = (who: Person, { approval: { id } }: WaitingApproval) =>
  signedInAs(who).call(accounts.answerApproval, { params: { id }, body: { action: 'approve' } })
const read = (who: Person, { approval: { id } }: WaitingApproval) =>
  signedInAs(who).call(accounts.getApproval, { params: { id } })

/** A package of 520.00 that the house lost: 400.00 were compensated. */
async function lostPackage() {
  const client = await given.client()
  const order = await given.order({ client, status: 'inWarehouseMIA' })
  const { db } = await currentServer()
  await db.execute(sql`update orders set product_value_in_cents = 52000 where id = ${order.id}`)
  return { client, order }
}

describe('more than the cap for a package', () => {
  const compensated = async () => {
    const { client, order } = await lostPackage()
    const opened = { kind: 'lost', description: 'No aparece en la bodega.' } as const
    const params = { id: order.id }
    const { id: incidentId } = await signedInAs(asker).call(incidents.openIncident, { params, body: opened })
    const ended = { incidentId, outcome: 'lost', resolution: 'Se perdió en la bodega.' } as const
    await signedInAs(asker).call(incidents.resolveIncident, { params, body: ended })
    expect((await balanceOf(client)).creditInCents).toBe(40_000)
    return { client, order }
  }
  const more = async ({ id }: { id: string }, amountInCents: number) =>
    (await signedInAs(asker).call(accounts.compensateMore, {
      params: { id },
      body: { amountInCents, reason: 'Era un regalo de bodas.' },
    })) as WaitingApproval

  test('is paid when a second administrator says yes', async () => {
    const { client, order } = await compensated()
    const asked = await more(order, 12_000)
    expect(await read(second, asked)).toMatchObject({
      kind: 'compensation',
      call: 'POST /order/{id}/compensation',
      record: { kind: 'order', id: order.id, code: order.code },
      client: { id: client.id },
    })
    expect((await balanceOf(client)).creditInCents).toBe(40_000)

    await approve(second, asked)

    expect((await balanceOf(client)).creditInCents).toBe(52_000)
    const { rows } = await signedInAs(client).call(accounts.getAccount)
    expect(rows.map(({ kind, amountInCents }) => [kind, amountInCents])).toEqual([
      ['compensation', -40_000],
      ['compensation', -12_000],
    ])
    expect(await books()).toEqual([])
  })

  test('is at most what is left of the declared value', async () => {
    const { order } = await compensated()
    await expect(more(order, 12_001)).rejects.toMatchObject({
      status: 422,
      code: 'compensationAboveValue',
      details: { availableInCents: 12_000 },
    })
  })

  test('is not paid for a package that was not compensated', async () => {
    const { order } = await lostPackage()
    await expect(more(order, 100)).rejects.toMatchObject({ status: 409, code: 'nothingCompensated' })
    await expect(more({ id: crypto.randomUUID() }, 100)).rejects.toMatchObject({ status: 404, code: 'orderNotFound' })
  })

  test('the books tell of one that nobody agreed to, or to another amount', async () => {
    const { order } = await compensated()
    await approve(second, await more(order, 5_000))
    const found = await tampered('approvals', sql`update approvals set amount_in_cents = 4000 where record_id = ${order.id}`)
    expect(found).toMatchObject([{ record: 'compensation', amount: 'amount', expectedInCents: 4_000, foundInCents: 5_000 }])
  })
})
