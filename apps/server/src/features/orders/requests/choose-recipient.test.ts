import { session } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../../testing/given/given-orders.ts'
import { askFor, wanted } from '../../../testing/package-requests.ts'
import { cedula } from '../../../testing/people.ts'
import { signedInAs } from '../../../testing/world.ts'

describe('in whose name', () => {
  test('an authorized person is declared, another collects', async () => {
    const client = await given.client()
    const consignee = await given.authorizedName(client, { identification: cedula(900_001) })
    const pickup = await given.authorizedName(client, {
      name: 'Juan Mena',
      identification: cedula(900_002),
      purposes: ['pickup'],
    })
    const { orders: made } = await askFor(client, [wanted()], {
      consigneeAuthorizedNameId: consignee.id,
      pickupAuthorizedNameId: pickup.id,
    })

    expect(made[0]).toMatchObject({
      consignee: { authorizedNameId: consignee.id, name: 'Lucía Vaca', identification: cedula(900_001) },
      pickup: { authorizedNameId: pickup.id, name: 'Juan Mena' },
    })
  })

  test('only somebody who was authorized for it', async () => {
    const client = await given.client()
    const pickup = await given.authorizedName(client, { purposes: ['pickup'] })
    const attempt = askFor(client, [wanted()], { consigneeAuthorizedNameId: pickup.id })
    await expect(attempt).rejects.toMatchObject({
      status: 422,
      details: { fields: [{ path: 'consigneeAuthorizedNameId', code: 'authorizedNameRequired' }] },
    })
  })

  test('nobody of another client', async () => {
    const foreign = await given.authorizedName(await given.client())
    const attempt = askFor('client', [wanted()], { consigneeAuthorizedNameId: foreign.id })
    await expect(attempt).rejects.toMatchObject({ status: 404, code: 'authorizedNameNotFound' })
  })

  test('category B needs a cédula', async () => {
    const client = await given.client({ identificationType: 'passport', identification: 'AB123456' })
    const problem = (code: string) => ({ status: 422, details: { fields: [{ path: 'consigneeAuthorizedNameId', code }] } })
    await expect(askFor(client, [wanted()])).rejects.toMatchObject(problem('authorizedNameRequired'))

    const foreigner = await given.authorizedName(client, { identificationType: 'passport', identification: 'CD987654' })
    const attempt = askFor(client, [wanted()], { consigneeAuthorizedNameId: foreigner.id })
    await expect(attempt).rejects.toMatchObject(problem('cedulaRequired'))

    const ecuadorian = await given.authorizedName(client, { identification: cedula(900_003) })
    await expect(askFor(client, [wanted()], { consigneeAuthorizedNameId: ecuadorian.id })).resolves.toHaveProperty('orders')
  })

  test('the identification of the first order stays, even when it changes at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const client = await given.client()
      const { firstName, lastName, birthDate, phone, province, city, address, language, identificationType } = client
      const profile = { firstName, lastName, birthDate, phone, province, city, address, language, identificationType }
      const caller = signedInAs(client)
      await caller.call(session.getMe)
      const [asking] = await Promise.allSettled([
        askFor(client, [wanted()]),
        caller.call(session.updateProfile, { body: { ...profile, identification: cedula(940_000 + round) } }),
      ])

      const { identification } = await caller.call(session.getMe)
      const declared = asking.status === 'fulfilled' ? asking.value.orders[0]?.consignee?.identification : undefined
      expect(declared).toBe(identification)
    }
  })
})
