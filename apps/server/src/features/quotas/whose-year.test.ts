// A cédula is a claim: giving one does not let the caller read its owner's year (the tries of a stranger are tested here).
import { bundles, quotas, users } from '@app/contract'
import { businessDay } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { MINUTE, move, standStill } from '../../testing/moved-clock.ts'
import { cedula } from '../../testing/people.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { addAdministrator } from '../users/users.repository.ts'

standStill()

type Who = Parameters<typeof signedInAs>[0]
const administrator = signedInAs('administrator')
const NEXT_YEAR = `${Number(businessDay(new Date()).slice(0, 4)) + 1}-01-01`

const yearOf = (who: Who, identification: string) =>
  signedInAs(who).call(quotas.getQuota, { params: { identification }, query: {} })
const verify = (person: Person, isVerified = true) =>
  administrator.call(users.verifyIdentity, {
    params: { id: person.id },
    body: { isVerified, note: isVerified ? 'Vi su cédula en el mostrador.' : 'Era la de su hermano.' },
  })
const declaredElsewhere = (identification: string, amountInCents: number) =>
  administrator.call(quotas.addQuotaEntry, {
    params: { identification },
    body: { year: Number(businessDay(new Date()).slice(0, 4)), amountInCents, note: 'Con otro courier.' },
  })
const name = (who: Person, identification: string, purposes: ('pickup' | 'consignee')[] = ['pickup']) =>
  given.authorizedName(who, { identification, purposes })
const inMiami = (client: Person, valueInCents: number, more = {}) =>
  given.order({ client, status: 'inWarehouseMIA', valueInCents, ...more })

/** Nothing of the year of whoever it is: neither sums, nor amounts, nor days. */
const NOTHING = { usedInCents: null, leftInCents: null, room: null, entries: [] }

describe('a stranger', () => {
  test('who names a person reads nothing of their year', async () => {
    const [victim, stranger] = [await given.client(), await given.client()]
    await given.bundle({ orders: [await inMiami(victim, 30_000)] })
    await declaredElsewhere(victim.identification, 67_391)

    await expect(yearOf(stranger, victim.identification)).rejects.toMatchObject({ status: 404, code: 'quotaNotFound' })
    await name(stranger, victim.identification)

    expect(await yearOf(stranger, victim.identification)).toMatchObject(NOTHING)
  })

  test('who signs up with somebody’s cédula reads nothing of their year', async () => {
    const [client, identification] = [await given.client(), cedula(6_200_001)]
    const consignee = await name(client, identification, ['consignee'])
    await given.bundle({ orders: [await inMiami(client, 30_000, { consigneeAuthorizedNameId: consignee.id })] })

    const stranger = await given.client({ identification })

    expect(await yearOf(stranger, identification)).toMatchObject(NOTHING)
  })

  test('who tries one cédula after another is stopped at the thirty-first of an hour', async () => {
    const stranger = await given.client()
    const numbers = Array.from({ length: 31 }, (_, index) => cedula(6_210_000 + index))
    for (const number of numbers) await name(stranger, number)

    const answers = []
    for (const number of numbers)
      answers.push(
        await yearOf(stranger, number).then(
          () => 200,
          ({ status }) => status,
        ),
      )
    expect(answers).toEqual([...Array<number>(30).fill(200), 429])

    move(60 * MINUTE)
    expect(await yearOf(stranger, numbers[30] ?? '')).toMatchObject(NOTHING)
  })
})

describe('one’s own year', () => {
  test('is read once staff saw the document, and not any more when it was a mistake', async () => {
    const client = await given.client()
    await declaredElsewhere(client.identification, 50_000)
    expect(await yearOf(client, client.identification)).toMatchObject(NOTHING)

    expect(await verify(client)).toMatchObject({ identityVerifiedAt: expect.any(String) })
    expect(await yearOf(client, client.identification)).toMatchObject({
      usedInCents: 50_000,
      leftInCents: 110_000,
      entries: [{ amountInCents: 50_000, note: '', actorName: null }],
    })

    expect(await verify(client, false)).toMatchObject({ identityVerifiedAt: null })
    expect(await yearOf(client, client.identification)).toMatchObject(NOTHING)
  })

  test('shows what went by their own packages, whoever they are', async () => {
    const client = await given.client()
    await declaredElsewhere(client.identification, 50_000)
    const { id, code } = await given.bundle({ orders: [await inMiami(client, 10_000)] })

    const { entries, usedInCents } = await yearOf(client, client.identification)

    expect(usedInCents).toBeNull()
    expect(entries).toMatchObject([{ amountInCents: 10_650, bundle: { id, code } }])
  })

  test('of a number that two accounts claim is one year, whose sums are of the one whose document is seen', async () => {
    const owner = await given.client()
    const stranger = await given.client({ identification: owner.identification })
    const { identification } = owner
    for (const client of [owner, stranger]) await given.bundle({ orders: [await inMiami(client, 10_000)] })

    for (const client of [owner, stranger]) {
      const { usedInCents, entries } = await yearOf(client, identification)
      expect({ usedInCents, entries }).toMatchObject({ usedInCents: null, entries: [{ amountInCents: 10_650 }] })
    }
    await verify(owner)
    expect(await yearOf(owner, identification)).toMatchObject({ usedInCents: 21_300 })
    expect(await yearOf(stranger, identification)).toMatchObject({ usedInCents: null, entries: [{ amountInCents: 10_650 }] })
  })

  test('of another identification is to be proved anew', async () => {
    const client = await given.client()
    await verify(client)
    const identification = { type: 'cedula', number: cedula(6_220_001) } as const
    const changed = await administrator.call(users.updateUser, { params: { id: client.id }, body: { identification } })
    expect(changed).toMatchObject({ identityVerifiedAt: null })
  })

  test('is proved by administrators, of somebody who has an identification', async () => {
    const client = await given.client()
    const installed = { email: 'instalada@puente.test', firstName: 'Ana', lastName: 'Ríos' }
    const bare = await addAdministrator((await currentServer()).db, installed)
    const body = { isVerified: true, note: 'Pasaporte.' }
    for (const role of ['client', 'associate'] as const) {
      const attempt = signedInAs(role).call(users.verifyIdentity, { params: { id: client.id }, body })
      await expect(attempt).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    }
    const refused = administrator.call(users.verifyIdentity, { params: { id: bare.id }, body })
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'identificationMissing' })
  })
})

describe('whether there is room', () => {
  test('is told for what waits in Miami, and from when if not this year', async () => {
    const client = await given.client()
    expect((await yearOf(client, client.identification)).room).toBeNull()
    await inMiami(client, 20_000)
    await inMiami(client, 10_000)
    expect((await yearOf(client, client.identification)).room).toEqual({ valueInCents: 31_950, fits: true, fitsFrom: null })

    await declaredElsewhere(client.identification, 128_051)

    expect((await yearOf(client, client.identification)).room).toEqual({
      valueInCents: 31_950,
      fits: false,
      fitsFrom: NEXT_YEAR,
    })
  })

  test('is told of one’s own packages alone', async () => {
    const [one, other] = [await given.client(), await given.client()]
    const identification = cedula(6_230_001)
    const names = [await name(one, identification, ['consignee']), await name(other, identification, ['consignee'])]
    await inMiami(one, 20_000, { consigneeAuthorizedNameId: names[0]?.id ?? '' })

    expect((await yearOf(one, identification)).room).toMatchObject({ valueInCents: 21_300 })
    expect((await yearOf(other, identification)).room).toBeNull()
  })
})

test('an associate bundles without reading the consignee’s year, in a bundle or in its refusal', async () => {
  const associate = await given.associate()
  const client = await given.client({ associate })
  await declaredElsewhere(client.identification, 100_000)
  const create = async (valueInCents: number) =>
    signedInAs(associate).call(bundles.createBundle, { body: { orderIds: [(await inMiami(client, valueInCents)).id] } })

  expect(await yearOf(associate, client.identification)).toMatchObject(NOTHING)
  expect(await create(10_000)).toMatchObject({ consigneeYearInCents: null })
  const refusal = await create(37_000)
    .then(() => create(37_000))
    .catch((error) => error)
  expect(refusal).toMatchObject({ status: 422, code: 'yearlyQuotaExceeded', details: { yearlyQuotaInCents: 160_000 } })
  expect(JSON.stringify(refusal.details)).not.toContain('declaredInCents')
})
