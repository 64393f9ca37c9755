import { earnings } from '@app/contract'
import { addDays, businessDay } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { billedBundle, ordersOf, paidBundle, weighedBundle } from '../../testing/given/given-packages.ts'
import { MONDAY, standStillAt } from '../../testing/moved-clock.ts'
import { anonymous, given, type Person, signedInAs } from '../../testing/world.ts'

// The day on which something is earned must not end between two calls.
standStillAt(MONDAY)

const list = (who: Person | 'administrator', query = {}) => signedInAs(who).call(earnings.listEarnings, { query })

describe('what an associate earns', () => {
  test('is told order by order, with how it came to be', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate, firstName: 'Inés', lastName: 'Ñacato' })
    const { orderIds } = await weighedBundle(client)

    const { data } = await list(associate)

    expect(data).toEqual([
      expect.objectContaining({
        id: orderIds[0],
        status: 'inWarehouseUIO',
        client: { id: client.id, code: client.casilleroCode, name: 'Inés Ñacato' },
        associate: expect.objectContaining({ id: associate.id }),
        weightInGrams: 2_500,
        // 2.50 kg at 9.00 less 2.50 kg at 6.00, plus 10 % and less 3 % of it (domain, section 8).
        earning: {
          status: 'pending',
          weightInGrams: 2_500,
          basePricePerKilogramInCents: 600,
          bonusRateInBasisPoints: 1_000,
          discountRateInBasisPoints: 300,
          freightInCents: 2_250,
          baseInCents: 1_500,
          marginInCents: 750,
          bonusInCents: 75,
          keptBackInCents: 23,
          profitInCents: 802,
        },
      }),
    ])
  })

  test('adds up by status, whatever is listed', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    await weighedBundle(client)
    await billedBundle(client)
    await paidBundle(client)

    const { data, totals, meta } = await list(associate, { status: 'paid' })

    expect(data.map(({ status, earning }) => [status, earning.status])).toEqual([['paid', 'collected']])
    expect(totals).toEqual({ pendingInCents: 1_604, collectedInCents: 802, settledInCents: 0, toTakeOffInCents: 0 })
    expect(meta.total).toBe(1)
  })

  test('is found by the status of the earning', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    await billedBundle(client)
    const collected = ordersOf(await paidBundle(client))

    const { data } = await list(associate, { earningStatus: ['collected', 'settled'] })

    expect(data.map(({ id }) => id)).toEqual(collected)
  })

  test('is found by client and by the days on which it was earned', async () => {
    const associate = await given.associate()
    const [one, other] = [await given.client({ associate }), await given.client({ associate })]
    const { orderIds } = await weighedBundle(one)
    await weighedBundle(other)
    const today = businessDay(new Date())

    const found = async (query: object) => (await list(associate, query)).data.map(({ id }) => id)

    expect(await found({ clientId: one.id })).toEqual(orderIds)
    expect(await found({ clientId: one.id, from: today, to: today })).toEqual(orderIds)
    expect(await found({ from: '2020-01-01', to: addDays(today, -1) })).toEqual([])
    expect(await found({ from: addDays(today, 1), to: '2099-12-31' })).toEqual([])
  })

  test("refuses another associate's, who is not found, and takes one's own", async () => {
    const associate = await given.associate()
    const other = await given.associate()
    await weighedBundle(await given.client({ associate: other }))

    await expect(list(associate, { associateId: other.id })).rejects.toMatchObject({
      status: 404,
      code: 'associateNotFound',
      details: { ids: [other.id] },
    })
    const { data, totals } = await list(associate, { associateId: associate.id })
    expect(data).toEqual([])
    expect(totals).toEqual({ pendingInCents: 0, collectedInCents: 0, settledInCents: 0, toTakeOffInCents: 0 })
  })

  test('shows an administrator everything, or what one associate earns', async () => {
    const associate = await given.associate()
    const { orderIds } = await weighedBundle(await given.client({ associate }))
    await weighedBundle(await given.client({ associate: await given.associate() }))

    const everybody = await list('administrator')
    const one = await list('administrator', { associateId: associate.id })

    expect(everybody.meta.total).toBeGreaterThan(1)
    expect(one.data.map(({ id }) => id)).toEqual(orderIds)
    expect(one.totals).toMatchObject({ pendingInCents: 802 })
  })

  test('is for associates and administrators', async () => {
    await expect(list(await given.client())).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    await expect(anonymous.call(earnings.listEarnings)).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
  })

  test('knows its statuses', async () => {
    const answer = await signedInAs('administrator').fetch('/api/associate/orders?earningStatus=owed')

    expect(answer.status).toBe(422)
  })
})
