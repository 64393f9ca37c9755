import { session } from '@app/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { givenOrderRow } from '../../testing/given/given-order-row.repository.ts'
import { cedula } from '../../testing/people.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { consentsTable } from '../consents/consents.table.ts'

const profileOf = ({ firstName, lastName, birthDate, phone, province, city, address, language, ...person }: Person) => ({
  ...{ firstName, lastName, birthDate, phone, province, city, address, language },
  identificationType: person.identificationType,
  identification: person.identification,
})

describe('updating one’s profile', () => {
  test('saves what was given and answers the account', async () => {
    const client = await given.client()
    const body = { ...profileOf(client), firstName: 'Ana Lucía', city: 'Cuenca', province: 'Azuay', language: 'en' as const }

    const answer = await signedInAs(client).call(session.updateProfile, { body })

    expect(answer).toMatchObject({ firstName: 'Ana Lucía', city: 'Cuenca', province: 'Azuay', language: 'en', version: 2 })
    expect(await signedInAs(client).call(session.getMe)).toEqual(answer)
  })

  test('a new identification agrees to nothing by itself', async () => {
    const client = await given.client()
    const identification = cedula(5_000_001)

    await signedInAs(client).call(session.updateProfile, { body: { ...profileOf(client), identification } })

    const { db } = await currentServer()
    expect(await db.select().from(consentsTable).where(eq(consentsTable.userId, client.id))).toEqual([])
  })

  test('the identification stays after the first order, even a removed one', async () => {
    const client = await given.client()
    await givenOrderRow(client, { status: 'removed' })
    const other = { ...profileOf(client), identification: cedula(5_000_002) }

    await expect(signedInAs(client).call(session.updateProfile, { body: other })).rejects.toMatchObject({
      status: 409,
      code: 'identificationLocked',
      details: { fields: [{ path: 'identification', code: 'identificationLocked' }] },
    })
    const answer = await signedInAs(client).call(session.updateProfile, { body: { ...profileOf(client), city: 'Loja' } })
    expect(answer).toMatchObject({ city: 'Loja', isIdentificationLocked: true })
  })

  test('may claim the identification of another account, which is disputed from then on', async () => {
    const [client, other] = [await given.client(), await given.client()]
    const body = { ...profileOf(client), identification: other.identification }

    expect(await signedInAs(client).call(session.updateProfile, { body })).toMatchObject({ identityStatus: 'disputed' })
    expect(await signedInAs(other).call(session.getMe)).toMatchObject({ identityStatus: 'disputed' })
  })

  test('does not let anybody become a child', async () => {
    const client = await given.client()
    const attempt = signedInAs(client).call(session.updateProfile, { body: { ...profileOf(client), birthDate: '2020-02-02' } })

    await expect(attempt).rejects.toMatchObject({ code: 'notAnAdult' })
  })

  test('cannot change role, discount or e-mail', async () => {
    const client = await given.client()
    for (const field of ['email', 'role', 'isAdmin', 'hasDiscount', 'associateId', 'status']) {
      const response = await signedInAs(client).fetch('/api/auth/update-profile', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...profileOf(client), [field]: true }),
      })
      expect([field, response.status]).toEqual([field, 422])
    }
  })

  test('is for staff too', async () => {
    const associate = await given.associate()
    const body = { ...profileOf(associate), firstName: 'Gabriela' }

    const answer = await signedInAs(associate).call(session.updateProfile, { body })

    expect(answer).toMatchObject({ firstName: 'Gabriela', userType: 2, casilleroCode: null })
  })
})
