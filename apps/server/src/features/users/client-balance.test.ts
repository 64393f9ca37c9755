import { users } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { billedBundle, paidBundle } from '../../testing/given/given-packages.ts'
import { anonymous, given, type Person, signedInAs } from '../../testing/world.ts'

const balance = (who: Parameters<typeof signedInAs>[0], client: Person) =>
  signedInAs(who).call(users.getClientBalance, { params: { id: client.id } })

describe('the balance of a client', () => {
  test('is what was charged less what was paid', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    expect(await balance(client, client)).toMatchObject({ chargedInCents: 0, paidInCents: 0, balanceInCents: 0, unpaidBills: 0 })
    // 24.90 and its IVA of 3.74, and a duty of 20.00: 48.64 each. Each earns 8.02.
    await paidBundle(client)
    await billedBundle(client)
    expect(await balance(client, client)).toEqual({
      client: { id: client.id, code: client.casilleroCode, name: `${client.firstName} ${client.lastName}` },
      chargedInCents: 9_728,
      paidInCents: 4_864,
      balanceInCents: 4_864,
      toPayInCents: 4_864,
      debtInCents: 0,
      creditInCents: 0,
      heldInCents: 0,
      unpaidBills: 1,
      openOrders: 2,
      profitInCents: null,
    })
    expect(await balance(associate, client)).toMatchObject({ balanceInCents: 4_864, profitInCents: 1_604 })
    expect(await balance('administrator', client)).toMatchObject({ balanceInCents: 4_864, profitInCents: 1_604 })
  })

  test('is for the client, their associate and administrators', async () => {
    const client = await given.client()
    await expect(balance(await given.client(), client)).rejects.toMatchObject({ status: 404, code: 'clientNotFound' })
    await expect(balance(await given.associate(), client)).rejects.toMatchObject({ status: 404, code: 'clientNotFound' })
    await expect(anonymous.call(users.getClientBalance, { params: { id: client.id } })).rejects.toMatchObject({ status: 401 })
  })

  test('tells an associate nothing of what another earned before the client was theirs', async () => {
    const [former, associate] = [await given.associate(), await given.associate()]
    const client = await given.client({ associate: former })
    await paidBundle(client)
    const clientIds = [client.id]
    const administrator = signedInAs('administrator')
    await administrator.call(users.unassignClients, { params: former, body: { clientIds } })
    await administrator.call(users.assignClients, { params: associate, body: { clientIds, withOpenOrders: true } })

    expect(await balance(associate, client)).toMatchObject({ balanceInCents: 0, profitInCents: 0 })
    await expect(balance(former, client)).rejects.toMatchObject({ status: 404, code: 'clientNotFound' })
    expect(await balance('administrator', client)).toMatchObject({ profitInCents: 802 })

    await paidBundle(client)
    expect(await balance(associate, client)).toMatchObject({ profitInCents: 802 })
    expect(await balance('administrator', client)).toMatchObject({ profitInCents: 1_604 })
  })
})
