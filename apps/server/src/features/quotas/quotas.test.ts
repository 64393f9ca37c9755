import { bundles, quotas as contract, type Sent } from '@app/contract'
import { businessDay } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { atTime } from '../../clock.ts'
import { given } from '../../testing/given/given-orders.ts'
import { cedula } from '../../testing/people.ts'
import { anonymous, currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'
import { getQuota } from './get-quota.ts'

type Who = Parameters<typeof signedInAs>[0]
type Entry = Sent<typeof contract.addQuotaEntry>['body']
const THIS_YEAR = Number(businessDay(new Date()).slice(0, 4))
const administrator = signedInAs('administrator')

const quotaOf = (who: Who, identification: string, year?: number) =>
  signedInAs(who).call(contract.getQuota, { params: { identification }, query: year ? { year } : {} })
const add = (identification: string, body: Entry, who: Who = 'administrator') =>
  signedInAs(who).call(contract.addQuotaEntry, { params: { identification }, body })
const elsewhere = (identification: string, amountInCents: number, year = THIS_YEAR) =>
  add(identification, { year, amountInCents, note: 'Con otro courier, en marzo.' })

let numbers = 5_000_000
/** Somebody whom nobody has named yet. */
const newIdentification = () => {
  numbers += 1
  return cedula(numbers)
}
const bundleOf = async (client: Person, valueInCents: number) =>
  given.bundle({ orders: [await given.order({ client, status: 'inWarehouseMIA', valueInCents })] })

describe('the year of a consignee', () => {
  test('says what is used and by what, before a bundle is made and after', async () => {
    const client = await given.client()
    expect(await quotaOf('administrator', client.identification)).toEqual({
      identification: client.identification,
      year: THIS_YEAR,
      limitInCents: 160_000,
      usedInCents: 0,
      leftInCents: 160_000,
      room: null,
      entries: [],
    })

    await elsewhere(client.identification, 50_000)
    const { id, code } = await bundleOf(client, 10_000)

    expect(await quotaOf('administrator', client.identification)).toMatchObject({
      usedInCents: 60_650,
      leftInCents: 99_350,
      entries: [
        {
          kind: 'declaredElsewhere',
          amountInCents: 50_000,
          bundle: null,
          note: 'Con otro courier, en marzo.',
          isTakenBack: false,
        },
        { kind: 'bundle', amountInCents: 10_650, bundle: { id, code }, reversesId: null },
      ],
    })
  })

  test('shows what a bundle gave back', async () => {
    const client = await given.client()
    const { id } = await bundleOf(client, 10_000)
    await administrator.call(bundles.removeBundle, { params: { id } })

    const { usedInCents, entries } = await quotaOf('administrator', client.identification)
    expect(usedInCents).toBe(0)
    expect(entries).toMatchObject([
      { amountInCents: 10_650, isTakenBack: true },
      { amountInCents: -10_650, reversesId: entries[0]?.id, isTakenBack: false },
    ])
  })

  test('is another than the year before', async () => {
    const identification = newIdentification()
    await elsewhere(identification, 20_000, THIS_YEAR - 1)
    expect(await quotaOf('administrator', identification)).toMatchObject({ usedInCents: 0 })
    expect(await quotaOf('administrator', identification, THIS_YEAR - 1)).toMatchObject({
      year: THIS_YEAR - 1,
      usedInCents: 20_000,
    })
  })

  test('begins at midnight in Quito', async () => {
    const [{ db }, identification] = [await currentServer(), newIdentification()]
    const actor = { userId: (await given.administrator()).id, role: 'administrator' } as const
    const yearAt = async (instant: string) => (await atTime(new Date(instant), () => getQuota(db, actor, identification))).year
    expect(await yearAt('2027-01-01T04:59:59Z')).toBe(2026)
    expect(await yearAt('2027-01-01T05:00:00Z')).toBe(2027)
  })
})

describe('what was declared elsewhere', () => {
  test('leaves less for bundles, and nothing is left that was exceeded', async () => {
    const client = await given.client()
    await elsewhere(client.identification, 155_000)
    await expect(bundleOf(client, 10_000)).rejects.toMatchObject({
      code: 'yearlyQuotaExceeded',
      details: { declaredInCents: 165_650, yearlyQuotaInCents: 160_000 },
    })
    expect(await elsewhere(client.identification, 10_000)).toMatchObject({ usedInCents: 165_000, leftInCents: 0 })
  })

  test('is taken back by an entry of its own, once', async () => {
    const identification = newIdentification()
    const { entries } = await elsewhere(identification, 30_000)
    const reversal = { reversesId: entries[0]?.id ?? '', note: 'Era de otra persona.' }

    expect(await add(identification, reversal)).toMatchObject({
      usedInCents: 0,
      entries: [
        { amountInCents: 30_000, isTakenBack: true },
        { amountInCents: -30_000, kind: 'declaredElsewhere', reversesId: reversal.reversesId, note: 'Era de otra persona.' },
      ],
    })
    await expect(add(identification, reversal)).rejects.toMatchObject({
      status: 409,
      code: 'quotaEntryTakenBack',
      details: { ids: [reversal.reversesId] },
    })
    expect(await checkBooks((await currentServer()).db)).toEqual([])
  })

  test('is taken back by one of several at once', async () => {
    const identification = newIdentification()
    const { entries } = await elsewhere(identification, 30_000)
    const reversal = { reversesId: entries[0]?.id ?? '', note: 'Era de otra persona.' }
    const attempts = await Promise.allSettled([1, 2, 3].map(() => add(identification, reversal)))
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await quotaOf('administrator', identification)).toMatchObject({ usedInCents: 0 })
  })

  test('is no entry of a bundle, of somebody else, or one that takes back', async () => {
    const client = await given.client()
    await bundleOf(client, 10_000)
    const [ofBundle] = (await quotaOf('administrator', client.identification)).entries
    const other = newIdentification()
    const [ofOther] = (await elsewhere(other, 1_000)).entries
    const taken = await add(other, { reversesId: ofOther?.id ?? '', note: 'Error.' })
    for (const [identification, entry] of [
      [client.identification, ofBundle],
      [client.identification, ofOther],
      [other, taken.entries[1]],
    ] as const) {
      const reversesId = entry?.id ?? ''
      await expect(add(identification, { reversesId, note: 'Error.' })).rejects.toMatchObject({
        status: 404,
        code: 'quotaEntryNotFound',
        details: { ids: [reversesId] },
      })
    }
  })

  test('and a bundle made at the same moment never pass the limit unseen', async () => {
    const client = await given.client()
    const order = await given.order({ client, status: 'inWarehouseMIA', valueInCents: 10_000 })
    const bundling = administrator.call(bundles.createBundle, { body: { orderIds: [order.id] } })
    const [bundled] = await Promise.allSettled([bundling, elsewhere(client.identification, 155_000)])
    const { usedInCents } = await quotaOf('administrator', client.identification)
    expect(usedInCents).toBe(bundled.status === 'fulfilled' ? 165_650 : 155_000)
  })

  test.each<[string, object, string, string]>([
    ['an amount of nothing', { year: THIS_YEAR, amountInCents: 0, note: 'x' }, 'amountInCents', 'tooSmall'],
    ['a negative amount', { year: THIS_YEAR, amountInCents: -100, note: 'x' }, 'amountInCents', 'tooSmall'],
    ['no reason', { year: THIS_YEAR, amountInCents: 100, note: ' ' }, 'note', 'required'],
    ['a year of long ago', { year: 1999, amountInCents: 100, note: 'x' }, 'year', 'tooSmall'],
    ['somebody as who wrote it', { year: THIS_YEAR, amountInCents: 100, note: 'x', actorId: 'y' }, 'actorId', 'unknownField'],
  ])('needs a year, an amount and a reason: not %s', async (_what, body, path, code) => {
    await expect(add(newIdentification(), body as Entry)).rejects.toMatchObject({
      status: 422,
      details: { fields: [{ path, code }] },
    })
  })

  test('is of a person with a cédula', async () => {
    for (const identification of ['1710034064', '1790011674001', 'AB123456']) {
      await expect(elsewhere(identification, 100)).rejects.toMatchObject({
        status: 422,
        details: { fields: [{ path: 'identification', code: 'identificationNotValid' }] },
      })
    }
  })
})

describe('who sees it', () => {
  test('a client: what went by their own packages, without the notes of staff', async () => {
    const client = await given.client()
    const name = await given.authorizedName(client)
    await elsewhere(client.identification, 10_000)
    const { code } = await bundleOf(client, 10_000)

    const { entries } = await quotaOf(client, client.identification)
    expect(entries).toMatchObject([{ amountInCents: 10_650, bundle: { code }, note: '', actorName: null }])
    expect(await quotaOf(client, name.identification)).toMatchObject({ usedInCents: null, entries: [] })
  })

  test('an associate: those of own clients and of whom they name', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const name = await given.authorizedName(client)
    for (const identification of [client.identification, name.identification]) {
      expect(await quotaOf(associate, identification)).toMatchObject({ identification, usedInCents: null })
    }
  })

  test('of a person whom two clients name, neither sees the bundles of the other', async () => {
    const [one, other] = [await given.client(), await given.client()]
    const identification = newIdentification()
    const names = [await given.authorizedName(one, { identification }), await given.authorizedName(other, { identification })]
    const data = { client: one, status: 'inWarehouseMIA', consigneeAuthorizedNameId: names[0]?.id ?? '' } as const
    const { code } = await given.bundle({ orders: [await given.order(data)] })

    expect((await quotaOf(one, identification)).entries).toMatchObject([{ amountInCents: 5_325, bundle: { code } }])
    expect((await quotaOf(other, identification)).entries).toEqual([])
  })

  test('nobody else’s: it is not found, as if there were none', async () => {
    const foreign = await given.client({ associate: await given.associate() })
    await elsewhere(foreign.identification, 10_000)
    for (const who of ['client', 'associate'] as const) {
      for (const identification of [foreign.identification, newIdentification()]) {
        await expect(quotaOf(who, identification)).rejects.toMatchObject({ status: 404, code: 'quotaNotFound' })
      }
    }
  })

  test('nobody without a session; administrators alone add', async () => {
    const params = { identification: newIdentification() }
    await expect(anonymous.call(contract.getQuota, { params })).rejects.toMatchObject({ status: 401 })
    const body = { year: THIS_YEAR, amountInCents: 100, note: 'x' }
    await expect(anonymous.call(contract.addQuotaEntry, { params, body })).rejects.toMatchObject({ status: 401 })
    for (const role of ['client', 'associate'] as const) {
      await expect(add(params.identification, body, role)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    }
  })
})
