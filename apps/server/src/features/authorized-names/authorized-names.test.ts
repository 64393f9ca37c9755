import { authorizedNames, type Sent } from '@app/contract'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { cedula } from '../../testing/people.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'
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
    const second = await add(client, newName({ name: 'Pablo Ruiz', purposes: ['pickup', 'consignee'] }))

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

  test('to be billed need an address that the papers are mailed to', async () => {
    const client = await given.client()
    const invoice = { purposes: ['invoice' as const], address: 'Av. Loja 7, Cuenca' }

    await expect(add(client, newName(invoice))).rejects.toMatchObject({
      status: 422,
      details: { fields: [expect.objectContaining({ path: 'email' })] },
    })
    const added = await add(client, newName({ ...invoice, email: 'Cuentas@Andrade.ec' }))
    expect(added).toMatchObject({ purposes: ['invoice'], email: 'cuentas@andrade.ec', address: 'Av. Loja 7, Cuenca' })

    const { id, name, identification } = added
    const changed = await update(client, id, newName({ name, identification, purposes: ['pickup'] }))
    expect(changed).toMatchObject({ purposes: ['pickup'], email: '', address: '' })
  })

  test('as consignee wait for their own consent: what the client ticks for them records nothing', async () => {
    const client = await given.client()

    const added = await add(client, newName({ purposes: ['consignee'], hasConsent: true }))

    expect(added).toMatchObject({ consentedAt: null, consent: { state: 'notAsked', mayBeDeclared: false } })
    expect(await consentsOf(added.id)).toEqual([])
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
    const { id, identification, consentedAt } = await given.authorizedName(client)
    expect(Date.now() - Date.parse(consentedAt ?? '')).toBeLessThan(60_000)

    const updated = await update(client, id, newName({ identification, purposes: ['consignee'], name: 'Elena Andrade Paz' }))

    expect(updated).toMatchObject({ name: 'Elena Andrade Paz', consentedAt, consent: { state: 'given' } })
    expect(await consentsOf(id)).toHaveLength(1)
  })

  test('with another person’s identification need another consent', async () => {
    const client = await given.client()
    const { id } = await given.authorizedName(client)

    const updated = await update(client, id, newName({ purposes: ['consignee'] }))

    expect(updated).toMatchObject({ consentedAt: null, consent: { state: 'notAsked', mayBeDeclared: false } })
  })

  test('who were no consignee meanwhile are asked again', async () => {
    const client = await given.client()
    const { id, identification } = await given.authorizedName(client)

    const pickup = await update(client, id, newName({ identification, purposes: ['pickup'] }))
    expect(pickup).toMatchObject({ consentedAt: null, consent: { state: 'notNeeded' } })
    const again = await update(client, id, newName({ identification, purposes: ['consignee'] }))
    expect(again.consent).toMatchObject({ state: 'notAsked', mayBeDeclared: false })
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
