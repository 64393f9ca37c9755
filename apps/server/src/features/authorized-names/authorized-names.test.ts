import { authorizedNames, type Sent } from '@app/contract'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { cedula } from '../../testing/people.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { consentsTable } from '../consents/consents.table.ts'
import { authorizedNamesTable } from './authorized-names.table.ts'

const NOBODY = '01890000-0000-7000-8000-000000000000'
let people = 6_000_000

type NewName = Sent<typeof authorizedNames.addAuthorizedName>['body']

function newName(data: Partial<NewName> = {}): NewName {
  people += 1
  return {
    name: 'Elena Andrade',
    identificationType: 'cedula',
    identification: cedula(people),
    phone: '0998887766',
    purposes: ['pickup'],
    ...data,
  }
}
const add = (client: Person, body = newName()) => signedInAs(client).call(authorizedNames.addAuthorizedName, { body })
const update = (client: Person, id: string, body: NewName) =>
  signedInAs(client).call(authorizedNames.updateAuthorizedName, { params: { id }, body })
const listOwn = (client: Person) => signedInAs(client).call(authorizedNames.listAuthorizedNames)

async function consentsOf(authorizedNameId: string) {
  const { db } = await currentServer()
  return db
    .select()
    .from(consentsTable)
    .where(eq(consentsTable.authorizedNameId, authorizedNameId))
    .orderBy(asc(consentsTable.createdAt))
}

describe('authorized names', () => {
  test('are added with their purposes and listed, oldest first', async () => {
    const client = await given.client()
    const first = await add(client, newName({ name: 'Elena Andrade' }))
    const second = await add(client, newName({ name: 'Pablo Ruiz', purposes: ['pickup', 'consignee'], hasConsent: true }))

    expect(first).toMatchObject({
      name: 'Elena Andrade',
      phone: '+593998887766',
      purposes: ['pickup'],
      consentedAt: null,
      version: 1,
    })
    expect(first.code).toMatch(/^AUT-\d{5}$/)
    expect(await listOwn(client)).toEqual([first, second])
  })

  test('a consignee needs consent, which is kept with when and from where', async () => {
    const client = await given.client()
    const body = newName({ purposes: ['consignee'] })

    await expect(add(client, body)).rejects.toMatchObject({
      status: 422,
      code: 'consentMissing',
      details: { fields: [{ path: 'hasConsent', code: 'consentMissing' }] },
    })
    expect(await listOwn(client)).toEqual([])
    const added = await add(client, { ...body, hasConsent: true })

    expect(Date.now() - Date.parse(added.consentedAt ?? '')).toBeLessThan(60_000)
    expect(await consentsOf(added.id)).toMatchObject([
      {
        kind: 'consignee',
        isGiven: true,
        userId: client.id,
        actorId: client.id,
        identification: body.identification,
        ip: client.network,
        userAgent: 'node',
      },
    ])
  })

  test('a person is named once', async () => {
    const client = await given.client()
    const { identification } = await add(client)

    await expect(add(client, newName({ identification }))).rejects.toMatchObject({
      details: { fields: [{ path: 'identification' }] },
    })
    await expect(add(await given.client(), newName({ identification }))).resolves.toHaveProperty('id')
  })

  test('change, and keep the consent that was given', async () => {
    const client = await given.client()
    const body = newName({ purposes: ['consignee'], hasConsent: true })
    const { id, consentedAt } = await add(client, body)

    const updated = await update(client, id, { ...body, name: 'Elena Andrade Paz', hasConsent: false })

    expect(updated).toMatchObject({ name: 'Elena Andrade Paz', consentedAt, version: 2 })
    expect(await consentsOf(id)).toHaveLength(1)
  })

  test('another person’s identification needs another consent', async () => {
    const client = await given.client()
    const body = newName({ purposes: ['consignee'], hasConsent: true })
    const { id } = await add(client, body)
    const { identification } = newName()

    await expect(update(client, id, { ...body, identification, hasConsent: false })).rejects.toMatchObject({
      code: 'consentMissing',
    })
    await update(client, id, { ...body, identification, hasConsent: true })

    expect(await consentsOf(id)).toMatchObject([{ identification: body.identification }, { identification, isGiven: true }])
  })

  test('no longer a consignee: the consent is taken back, on record', async () => {
    const client = await given.client()
    const body = newName({ purposes: ['consignee'], hasConsent: true })
    const { id } = await add(client, body)

    const updated = await update(client, id, { ...body, purposes: ['pickup'] })

    expect(updated.consentedAt).toBeNull()
    expect((await consentsOf(id)).map(({ isGiven }) => isGiven)).toEqual([true, false])
  })

  test('cannot take the identification of another of the client’s', async () => {
    const client = await given.client()
    const [one, other] = [await add(client), await add(client)]

    const attempt = update(client, other.id, newName({ identification: one.identification }))

    await expect(attempt).rejects.toMatchObject({ status: 409, details: { fields: [{ path: 'identification' }] } })
  })

  test('are removed from the list and stay for the records that name them', async () => {
    const client = await given.client()
    const { id, identification } = await add(client)

    await signedInAs(client).call(authorizedNames.removeAuthorizedName, { params: { id } })

    expect(await listOwn(client)).toEqual([])
    const { db } = await currentServer()
    expect(await db.$count(authorizedNamesTable, eq(authorizedNamesTable.id, id))).toBe(1)
    await expect(add(client, newName({ identification }))).resolves.toHaveProperty('id')
  })

  test.each([
    ['no name', { name: ' ' }, 'name', 'required'],
    ['no purpose', { purposes: [] }, 'purposes', 'required'],
    ['no phone', { phone: '123' }, 'phone', 'phoneNotValid'],
    ['a wrong identification', { identification: '1710034064' }, 'identification', 'identificationNotValid'],
  ])('%s is refused at its field', async (_what, data, path, code) => {
    const client = await given.client()

    await expect(add(client, newName(data))).rejects.toMatchObject({ status: 422, details: { fields: [{ path, code }] } })
  })

  test('of somebody else are not found, like those that do not exist', async () => {
    const [client, other] = [await given.client(), await given.client()]
    const foreign = await add(other)

    for (const id of [foreign.id, NOBODY]) {
      const refused = { status: 404, code: 'authorizedNameNotFound', details: { ids: [id] } }
      await expect(update(client, id, newName())).rejects.toMatchObject(refused)
      const removal = signedInAs(client).call(authorizedNames.removeAuthorizedName, { params: { id } })
      await expect(removal).rejects.toMatchObject(refused)
    }
    expect(await listOwn(other)).toEqual([foreign])
  })
})

describe('the authorized names of a client are seen by', () => {
  test('their associate and administrators, and no other associate', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const name = await add(client)
    const query = { clientId: client.id }

    expect(await signedInAs(associate).call(authorizedNames.listAuthorizedNames, { query })).toEqual([name])
    expect(await signedInAs('administrator').call(authorizedNames.listAuthorizedNames, { query })).toEqual([name])
    const stranger = signedInAs(await given.associate()).call(authorizedNames.listAuthorizedNames, { query })
    await expect(stranger).rejects.toMatchObject({ status: 404, code: 'clientNotFound' })
  })

  test('no other client', async () => {
    const [client, other] = [await given.client(), await given.client()]
    await add(other)

    const attempt = signedInAs(client).call(authorizedNames.listAuthorizedNames, { query: { clientId: other.id } })

    await expect(attempt).rejects.toMatchObject({ status: 404, code: 'clientNotFound' })
  })

  test('staff who say whose', async () => {
    await expect(signedInAs('administrator').call(authorizedNames.listAuthorizedNames)).rejects.toMatchObject({
      status: 422,
      code: 'customerRequired',
    })
  })
})
