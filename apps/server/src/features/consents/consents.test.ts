import { consents, session } from '@app/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newPerson } from '../../testing/people.ts'
import { anonymous, currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { consentsTable } from './consents.table.ts'

const administrator = signedInAs('administrator')
const newest = async (kind: 'terms' | 'privacy' | 'consignee') => anonymous.call(consents.getText, { params: { kind } })
const own = (client: Person) => signedInAs(client).call(consents.listConsents)
const agree = (client: Person, agreedTexts: { terms?: number; privacy?: number; consignee?: number }) =>
  signedInAs(client).call(consents.agreeToTexts, { body: { agreedTexts } })
const withdraw = (client: Person, kind: 'terms' | 'privacy' | 'consignee') =>
  signedInAs(client).call(consents.withdrawConsent, { params: { kind } })
async function saveAnother(kind: 'terms' | 'privacy' | 'consignee') {
  const { version } = await newest(kind)
  const body = { spanish: `Texto ${version + 1}.`, english: `Text ${version + 1}.`, follows: version }
  return administrator.call(consents.saveText, { params: { kind }, body })
}
const rowsOf = async (userId: string) => {
  const { db } = await currentServer()
  return db.select().from(consentsTable).where(eq(consentsTable.userId, userId))
}

describe('signing up', () => {
  const signUp = (agreedTexts?: object) => {
    const { network, ...body } = newPerson()
    const headers = { 'x-forwarded-for': network, 'user-agent': 'Telegraph/1' }
    return anonymous.call(session.signUp, { body: { ...body, ...(agreedTexts && { agreedTexts }) }, headers })
  }

  test('without agreeing records nothing', async () => {
    const { id } = await signUp()
    expect(await rowsOf(id)).toEqual([])
  })

  test('records the versions that were ticked, with the hash of their words and from where', async () => {
    const [terms, privacy] = [await newest('terms'), await newest('privacy')]
    const { id } = await signUp({ terms: terms.version, privacy: privacy.version })

    const rows = await rowsOf(id)
    const agreed = { isGiven: true, evidence: 'text', actorId: id, userAgent: 'Telegraph/1', authorizedNameId: null }
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual(expect.objectContaining({ ...agreed, kind: 'terms', textHash: terms.hash }))
    expect(rows).toContainEqual(expect.objectContaining({ ...agreed, kind: 'privacy', textHash: privacy.hash }))
  })

  test('with a version that was followed meanwhile opens no account, and says at which text', async () => {
    const { version } = await newest('privacy')
    await saveAnother('privacy')
    const { network: _network, ...person } = newPerson()
    const body = { ...person, agreedTexts: { privacy: version } }

    await expect(anonymous.call(session.signUp, { body })).rejects.toMatchObject({
      status: 409,
      code: 'textIsNewer',
      sentence: 'There is a newer version of this text: read it and agree again',
      details: { fields: [{ path: 'agreedTexts.privacy', code: 'textIsNewer' }] },
    })
    await expect(anonymous.call(session.signUp, { body: person })).resolves.toHaveProperty('id')
  })
})

describe('a client', () => {
  test('who agreed to nothing is asked for each text, and no call is refused for it', async () => {
    const client = await given.client()

    expect((await own(client)).asked.map(({ kind }) => kind)).toEqual(['terms', 'privacy', 'consignee'])
    await expect(signedInAs(client).call(session.getMe)).resolves.toMatchObject({ id: client.id })
  })

  test('agrees once, and is asked again when there is a newer version', async () => {
    const client = await given.client()
    const { version } = await newest('consignee')

    const after = await agree(client, { consignee: version })
    expect(after.asked.map(({ kind }) => kind)).toEqual(['terms', 'privacy'])
    expect(after.given).toMatchObject([{ kind: 'consignee', isGiven: true, evidence: 'text', version }])

    const { version: next } = await saveAnother('consignee')
    expect((await own(client)).asked).toContainEqual({ kind: 'consignee', version: next })
    await expect(agree(client, { consignee: version })).rejects.toMatchObject({ status: 409, code: 'textIsNewer' })
  })

  test('withdraws by a row of its own, about the words that were agreed to, and is not asked again for them', async () => {
    const client = await given.client()
    const { version, hash } = await newest('terms')
    await agree(client, { terms: version })

    const after = await withdraw(client, 'terms')
    expect(after.asked.map(({ kind }) => kind)).not.toContain('terms')
    expect(after.given).toMatchObject([
      { kind: 'terms', isGiven: false, version },
      { kind: 'terms', isGiven: true, version },
    ])
    expect(await rowsOf(client.id)).toContainEqual(expect.objectContaining({ isGiven: false, textHash: hash }))
    await withdraw(client, 'terms')
    expect(await rowsOf(client.id)).toHaveLength(2)
  })

  test('whose rows show no text is asked for it', async () => {
    const client = await given.client()
    const { db } = await currentServer()
    await db.insert(consentsTable).values({ kind: 'terms', evidence: 'unproven', userId: client.id })

    const { asked, given: answers } = await own(client)
    expect(asked.map(({ kind }) => kind)).toContain('terms')
    expect(answers).toMatchObject([{ kind: 'terms', evidence: 'unproven', version: null }])

    expect((await withdraw(client, 'terms')).asked.map(({ kind }) => kind)).not.toContain('terms')
  })

  test('agrees to no text that there is not', async () => {
    const client = await given.client()
    await expect(agree(client, { terms: 900 })).rejects.toMatchObject({ status: 409, code: 'textIsNewer' })
  })
})
