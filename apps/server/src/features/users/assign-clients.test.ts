import { users } from '@app/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { givenOrderRow } from '../../testing/given/given-order-row.repository.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { timelineOf } from '../events/events.repository.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { usersTable } from './users.table.ts'

const administrator = signedInAs('administrator')
const NOBODY = '01890000-0000-7000-8000-000000000000'

const assign = (associate: Pick<Person, 'id'>, clientIds: string[], withOpenOrders = false) =>
  administrator.call(users.assignClients, { params: { id: associate.id }, body: { clientIds, withOpenOrders } })
const unassign = (associate: Pick<Person, 'id'>, clientIds: string[]) =>
  administrator.call(users.unassignClients, { params: { id: associate.id }, body: { clientIds } })

async function idsOfClients(associate: Person): Promise<string[]> {
  const { data } = await signedInAs(associate).call(users.listOwnClients)
  return data.map(({ id }) => id).sort()
}
async function isFree({ id }: Person): Promise<boolean> {
  const { data } = await administrator.call(users.listClientsWithoutAssociate)
  return data.some((client) => client.id === id)
}

async function associateOf(orderId: string): Promise<string | null> {
  const { db } = await currentServer()
  const [order] = await db.select({ associateId: ordersTable.associateId }).from(ordersTable).where(eq(ordersTable.id, orderId))
  return order?.associateId ?? null
}

describe('assigning clients to an associate', () => {
  test('moves many at once, and counts them', async () => {
    const associate = await given.associate({ lastName: 'Contadora' })
    const [one, other] = [await given.client(), await given.client()]
    expect(await isFree(one)).toBe(true)

    await assign(associate, [one.id, other.id])

    expect(await idsOfClients(associate)).toEqual([one.id, other.id].sort())
    expect(await isFree(one)).toBe(false)
    const { data } = await administrator.call(users.listAssociates, { query: { q: 'contadora' } })
    expect(data).toMatchObject([{ id: associate.id, clients: 2 }])
  })

  test('is written down in each client’s history', async () => {
    const [associate, client] = [await given.associate(), await given.client()]

    await assign(associate, [client.id])
    await unassign(associate, [client.id])

    const { db } = await currentServer()
    const actions = (await timelineOf(db, client.id)).map(({ action }) => action)
    expect(actions).toEqual(['signUp', 'assignAssociate', 'unassignAssociate'])
  })

  test('takes their open orders along when wished, and leaves the ended ones', async () => {
    const [associate, client] = [await given.associate(), await given.client()]
    const [open, paid, delivered] = [
      await givenOrderRow(client),
      await givenOrderRow(client, { status: 'paid' }),
      await givenOrderRow(client, { status: 'receivedAndDelivered' }),
    ]

    await assign(associate, [client.id], true)

    expect(await associateOf(open)).toBe(associate.id)
    expect(await associateOf(paid)).toBe(associate.id)
    expect(await associateOf(delivered)).toBeNull()
    const { data } = await signedInAs(associate).call(users.listOwnClients)
    expect(data).toMatchObject([{ id: client.id, openOrders: 2 }])
  })

  test('leaves their orders where they are otherwise', async () => {
    const [associate, client] = [await given.associate(), await given.client()]
    const order = await givenOrderRow(client)

    await assign(associate, [client.id])

    expect(await associateOf(order)).toBeNull()
  })

  test('assigns all of them or none: one already has an associate', async () => {
    const [associate, taken, free] = [await given.associate(), await given.client(), await given.client()]
    await assign(await given.associate(), [taken.id])

    await expect(assign(associate, [free.id, taken.id])).rejects.toMatchObject({
      status: 409,
      code: 'clientHasAssociate',
      details: { ids: [taken.id] },
    })
    expect(await isFree(free)).toBe(true)
  })

  test('assigns all of them or none: one is no client', async () => {
    const [associate, free, staff] = [await given.associate(), await given.client(), await given.administrator()]

    await expect(assign(associate, [free.id, staff.id, NOBODY])).rejects.toMatchObject({
      status: 404,
      code: 'clientNotFound',
      details: { ids: [staff.id, NOBODY] },
    })
    expect(await isFree(free)).toBe(true)
  })

  test('needs an associate who works', async () => {
    const [client, retired] = [await given.client(), await given.associate()]
    const { db } = await currentServer()
    await db.update(usersTable).set({ status: 'inactive' }).where(eq(usersTable.id, retired.id))

    for (const { id } of [await given.client(), { id: NOBODY }, retired]) {
      await expect(assign({ id }, [client.id])).rejects.toMatchObject({
        status: 404,
        code: 'associateNotFound',
        details: { ids: [id] },
      })
    }
  })

  test('of two at once for one client, one wins', async () => {
    const client = await given.client()
    const associates = [await given.associate(), await given.associate()]

    const attempts = await Promise.allSettled(associates.map((associate) => assign(associate, [client.id])))

    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('needs a client at least', async () => {
    await expect(assign(await given.associate(), [])).rejects.toMatchObject({ status: 422, code: 'validationFailed' })
  })
})

describe('taking clients from an associate', () => {
  test('makes them free again; their orders stay with whom they were made', async () => {
    const [associate, client] = [await given.associate(), await given.client()]
    const order = await givenOrderRow(client)
    await assign(associate, [client.id], true)

    await unassign(associate, [client.id])

    expect(await isFree(client)).toBe(true)
    expect(await idsOfClients(associate)).toEqual([])
    expect(await associateOf(order)).toBe(associate.id)
  })

  test('takes all of them or none: one is somebody else’s', async () => {
    const [associate, other] = [await given.associate(), await given.associate()]
    const [own, foreign] = [await given.client({ associate }), await given.client({ associate: other })]

    await expect(unassign(associate, [own.id, foreign.id])).rejects.toMatchObject({
      status: 404,
      code: 'clientNotFound',
      details: { ids: [foreign.id] },
    })
    expect(await idsOfClients(associate)).toEqual([own.id])
  })

  test('works for an associate who no longer does', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const { db } = await currentServer()
    await db.update(usersTable).set({ status: 'inactive' }).where(eq(usersTable.id, associate.id))

    await unassign(associate, [client.id])

    expect(await isFree(client)).toBe(true)
  })
})

test('an associate sees own clients alone', async () => {
  const [associate, other] = [await given.associate(), await given.associate()]
  const own = await given.client({ associate })
  await given.client({ associate: other })
  await given.client()

  expect(await idsOfClients(associate)).toEqual([own.id])
})
