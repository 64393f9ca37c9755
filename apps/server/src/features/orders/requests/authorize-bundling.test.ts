import { orderActions, users } from '@app/contract'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { given, reload } from '../../../testing/given/given-orders.ts'
import { cedula } from '../../../testing/people.ts'
import { anonymous, currentServer, type Person, signedInAs } from '../../../testing/world.ts'
import { consentsTable } from '../../consents/consents.table.ts'

const authorize = (
  client: Person,
  orderIds: string[],
  changes: { isAuthorizedToBundle?: boolean; consigneeAuthorizedNameId?: string } = {},
) => signedInAs(client).call(orderActions.authorizeBundling, { body: { orderIds, isAuthorizedToBundle: true, ...changes } })

describe('letting packages share a declaration', () => {
  test('names who is declared, and keeps when and from where', async () => {
    const client = await given.client()
    const consignee = await given.authorizedName(client, { identification: cedula(910_001) })
    const [one, two] = [
      await given.order({ client }),
      await given.order({ client, status: 'inWarehouseMIA', isAuthorizedToBundle: false }),
    ]

    const { orders } = await authorize(client, [one.id, two.id], { consigneeAuthorizedNameId: consignee.id })
    const declared = {
      authorizedNameId: consignee.id,
      name: 'Lucía Vaca',
      identificationType: 'cedula',
      identification: cedula(910_001),
    }
    expect(orders).toMatchObject([
      { id: one.id, isAuthorizedToBundle: true, consignee: declared },
      { id: two.id, isAuthorizedToBundle: true, consignee: declared },
    ])

    const { db } = await currentServer()
    const recorded = and(eq(consentsTable.userId, client.id), eq(consentsTable.kind, 'bundling'))
    expect(await db.select().from(consentsTable).where(recorded)).toMatchObject([
      { isGiven: true, authorizedNameId: consignee.id, identification: cedula(910_001), ip: client.network },
    ])
  })

  test('may be taken back until they do', async () => {
    const client = await given.client()
    const { id } = await given.order({ client, status: 'inWarehouseMIA' })
    const { orders } = await authorize(client, [id], { isAuthorizedToBundle: false })
    expect(orders).toMatchObject([{ isAuthorizedToBundle: false, consignee: { identification: client.identification } }])
  })

  test('all of them or none', async () => {
    const client = await given.client()
    const open = await given.order({ client })
    const bundled = await given.order({ client, status: 'inWarehouseMIA' })
    await given.bundle({ orders: [bundled] })

    await expect(authorize(client, [open.id, bundled.id])).rejects.toMatchObject({ status: 409, details: { ids: [bundled.id] } })
    const foreign = await given.order()
    await expect(authorize(client, [open.id, foreign.id])).rejects.toMatchObject({
      status: 404,
      code: 'orderNotFound',
      details: { ids: [foreign.id] },
    })
    expect(await reload(open)).toMatchObject({ isAuthorizedToBundle: false })
  })

  test('needs a consignee with a cédula who was authorized', async () => {
    const client = await given.client()
    const { id } = await given.order({ client })
    const passport = await given.authorizedName(client, { identificationType: 'passport', identification: 'XY998877' })
    const collector = await given.authorizedName(client, { identification: cedula(910_002), purposes: ['pickup'] })
    const foreign = await given.authorizedName(await given.client())

    const field = (code: string) => ({ status: 422, details: { fields: [{ path: 'consigneeAuthorizedNameId', code }] } })
    await expect(authorize(client, [id], { consigneeAuthorizedNameId: passport.id })).rejects.toMatchObject(
      field('cedulaRequired'),
    )
    await expect(authorize(client, [id], { consigneeAuthorizedNameId: collector.id })).rejects.toMatchObject(
      field('authorizedNameRequired'),
    )
    await expect(authorize(client, [id], { consigneeAuthorizedNameId: foreign.id })).rejects.toMatchObject({ status: 404 })
  })

  test('is for the owner alone', async () => {
    const { id } = await given.order()
    const body = { orderIds: [id], isAuthorizedToBundle: true }
    await expect(anonymous.call(orderActions.authorizeBundling, { body })).rejects.toMatchObject({ status: 401 })
    for (const role of ['associate', 'administrator'] as const) {
      await expect(signedInAs(role).call(orderActions.authorizeBundling, { body })).rejects.toMatchObject({ status: 403 })
    }
  })

  test('goes together with everything else that happens to the client and the packages', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [client, associate] = [await given.client(), await given.associate()]
      const { id } = await given.order({ client })
      const caller = signedInAs(client)
      const assignment = { params: { id: associate.id }, body: { clientIds: [client.id], withOpenOrders: true } }
      const attempts = await Promise.allSettled([
        authorize(client, [id]),
        caller.call(orderActions.updateDescription, { body: { orderId: id, description: 'Zapatos rojos' } }),
        signedInAs('administrator').call(users.assignClients, assignment),
        authorize(client, [id], { isAuthorizedToBundle: false }),
      ])
      expect(attempts.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'))
      expect(await reload({ id })).toMatchObject({ description: 'Zapatos rojos', associate: { id: associate.id } })
    }
  })
})
