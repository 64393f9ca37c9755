// A cédula is a claim: several accounts may give one, staff decide on documents, and nothing is declared in one that is disputed.
import { authorizedNames, company, manifests, notifications, personalData, session, users } from '@app/contract'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { mailAbout, mailsTo } from '../../testing/mails.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { newPerson } from '../../testing/people.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { usersTable } from './users.table.ts'

const administrator = signedInAs('administrator')
const meOf = (person: Person) => signedInAs(person).call(session.getMe)
const statusOf = async (person: Person) => (await meOf(person)).identityStatus
const verify = ({ id }: { id: string }, isVerified = true) =>
  administrator.call(users.verifyIdentity, { params: { id }, body: { isVerified, note: 'Vi su cédula.' } })
const noticesOf = async (person: Person) =>
  (await signedInAs(person).call(notifications.listNotifications)).data.map(({ payload }) => payload)
const ship = (id: string) => administrator.call(manifests.shipManifest, { params: { id } })

/** The second of them claims what the first gave. */
async function bothClaim(): Promise<[Person, Person]> {
  const first = await given.client({ firstName: 'Rosa', lastName: 'Dueña' })
  return [first, await given.client({ firstName: 'Otro', lastName: 'Extraño', identification: first.identification })]
}

/** A manifest with one bundle of this client, ready but for what a test changes. */
async function readyFor(client: Person, more = {}) {
  const order = await given.order({ client, status: 'inWarehouseMIA', ...more })
  const bundle = await given.bundle({ orders: [order] })
  const { id } = await given.manifest({ bundles: [bundle] })
  return { id, bundle }
}

/** A person without an account who agreed on paper. */
const sisterOf = (client: Person) => given.authorizedName(client, { purposes: ['consignee'] })

describe('a second claim', () => {
  test('is disputed on both sides; both are told, neither by whom, and the office reads both names', async () => {
    const [first, second] = await bothClaim()
    expect([await statusOf(first), await statusOf(second)]).toEqual(['disputed', 'disputed'])

    const [ofFirst, ofSecond] = await Promise.all([
      mailAbout(first.email, 'Aviso de seguridad: otra cuenta dio tu identificación'),
      mailAbout(second.email, 'Aviso de seguridad: una identificación de dos cuentas'),
    ])
    expect(ofFirst?.text).toContain(`Otra cuenta dio tu identificación ${first.identification}.`)
    expect(ofFirst?.text).not.toMatch(/Otro|Extraño/)
    expect(ofSecond?.text).not.toMatch(/Rosa|Dueña/)
    await expect.poll(async () => (await noticesOf(first))[0]?.orderCode, PATIENCE).toBe('otra cuenta dio tu identificación')

    const listed = await administrator.call(users.listUsers, {
      query: { identityStatus: ['disputed'], q: first.identification, orderBy: 'createdAt', mode: 'asc' },
    })
    expect(listed.data.map(({ id }) => id)).toEqual([first.id, second.id])
    const detail = await administrator.call(users.getUser, { params: { id: first.id } })
    expect(detail.claimants).toEqual([{ id: second.id, code: second.casilleroCode, name: 'Otro Extraño' }])
  })

  test('ends by itself where one of them corrects the number, or is closed', async () => {
    const [first, second] = await bothClaim()
    const { id } = second
    const number = newPerson().identification
    await administrator.call(users.updateUser, { params: { id }, body: { identification: { type: 'cedula', number } } })
    expect(await statusOf(first)).toBe('declared')
    const third = await given.client({ identification: first.identification })
    expect(await statusOf(first)).toBe('disputed')
    await administrator.call(users.updateUser, { params: { id: third.id }, body: { status: 'inactive' } })
    expect(await statusOf(first)).toBe('declared')
    const fourth = await given.client({ identification: first.identification })
    await administrator.call(personalData.closeAccount, { params: { id: fourth.id }, body: { request: 'Carta.' } })
    expect(await statusOf(first)).toBe('declared')

    const title = 'tu identificación ya no está en disputa'
    const told = async () => (await noticesOf(first)).filter(({ orderCode }) => orderCode === title).length
    await expect.poll(told, PATIENCE).toBe(3)
  })

  test('is one again where an account is opened again', async () => {
    const [first, { id }] = await bothClaim()
    await administrator.call(users.updateUser, { params: { id }, body: { status: 'inactive' } })
    await administrator.call(users.updateUser, { params: { id }, body: { status: 'active' } })
    expect(await statusOf(first)).toBe('disputed')
    const told = async () => (await noticesOf(first)).filter(({ orderCode }) => orderCode === 'otra cuenta dio tu identificación')
    await expect.poll(async () => (await told()).length, PATIENCE).toBe(2)
  })

  test('against an account that was deactivated after its document was seen waits for another document', async () => {
    const former = await given.client()
    await verify(former)
    await administrator.call(users.updateUser, { params: { id: former.id }, body: { status: 'inactive' } })
    const client = await given.client({ identification: former.identification })
    expect(await statusOf(client)).toBe('lost')

    expect(await verify(client)).toMatchObject({ identityStatus: 'verified', claimants: [] })
    const { identityVerifiedAt } = await administrator.call(users.getUser, { params: { id: former.id } })
    expect(identityVerifiedAt).toBeNull()
  })

  test('of a number whose document was seen waits alone', async () => {
    const owner = await given.client()
    await verify(owner)
    const stranger = await given.client({ identification: owner.identification })
    expect([await statusOf(owner), await statusOf(stranger)]).toEqual(['verified', 'lost'])
    const { id } = await readyFor(owner)
    await expect(ship(id)).resolves.toMatchObject({ status: 'sended' })
  })
})

describe('staff decide on a document', () => {
  test('the other loses the claim, is told, and corrects the number even after the first order', async () => {
    const [owner, stranger] = await bothClaim()
    await given.order({ client: stranger })
    expect(await meOf(stranger)).toMatchObject({ isIdentificationLocked: true })

    expect(await verify(owner)).toMatchObject({ identityStatus: 'verified', claimants: [{ id: stranger.id }] })

    expect(await meOf(stranger)).toMatchObject({ identityStatus: 'lost', isIdentificationLocked: false })
    const told = await mailAbout(stranger.email, 'Aviso de seguridad: tu identificación es de otra cuenta')
    expect(told?.text).toContain('Corrige tu número en tu perfil')
    expect(told?.text).not.toMatch(/Rosa|Dueña/)
    await mailAbout(owner.email, 'Aviso de seguridad: vimos tu documento')

    const { network: _, email: __, password: ___, id: ____, role: _____, casilleroCode: ______, ...profile } = stranger
    const body = { ...profile, identification: newPerson().identification }
    expect(await signedInAs(stranger).call(session.updateProfile, { body })).toMatchObject({
      identityStatus: 'declared',
      isIdentificationLocked: true,
    })
  })

  test('and may decide otherwise later: one of them is proved at a time', async () => {
    const [first, second] = await bothClaim()
    await verify(first)
    await verify(second)
    expect([await statusOf(first), await statusOf(second)]).toEqual(['lost', 'verified'])
    await verify(second, false)
    expect([await statusOf(first), await statusOf(second)]).toEqual(['disputed', 'disputed'])
  })

  test('and may take it back: the number waits again, and both sides are told', async () => {
    const [first, second] = await bothClaim()
    await verify(first)
    await mailAbout(second.email, 'Aviso de seguridad: tu identificación es de otra cuenta')
    await verify(first, false)
    const disputed = 'Aviso de seguridad: otra cuenta dio tu identificación'
    expect((await mailAbout(second.email, disputed))?.text).toContain(`identificación ${second.identification}.`)
    // Of the claim, verified, and of what was taken back.
    const subjects = (await mailsTo(first.email, { count: 3 })).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === disputed)).toHaveLength(2)
  })

  test('for both at once proves one of them', async () => {
    const [first, second] = await bothClaim()
    await Promise.all([verify(first), verify(second)])
    expect([await statusOf(first), await statusOf(second)].sort()).toEqual(['lost', 'verified'])
  })
})

describe('a manifest', () => {
  const require = (isRequired: boolean) => administrator.call(company.requireIdentityProof, { body: { isRequired } })
  afterEach(() => require(false))
  const problemsOf = async (id: string) =>
    (await administrator.call(manifests.getManifest, { params: { id } })).checks.map(({ problem, count }) => [problem, count])

  test('does not leave with a bundle in a disputed name, which it names; it does once staff decided', async () => {
    const [owner, stranger] = await bothClaim()
    const [ofOwner, ofStranger] = [await readyFor(owner), await readyFor(stranger)]
    await expect(ship(ofOwner.id)).rejects.toMatchObject({
      ...{ status: 422, code: 'manifestNotReady' },
      details: { ids: [ofOwner.bundle.id], checks: [{ problem: 'identificationDisputed', count: 1 }] },
    })
    expect(await problemsOf(ofOwner.id)).toEqual([['identificationDisputed', 1]])

    await verify(owner)
    await expect(ship(ofOwner.id)).resolves.toMatchObject({ status: 'sended' })
    await expect(ship(ofStranger.id)).rejects.toMatchObject({ details: { ids: [ofStranger.bundle.id] } })
  })

  test('does not leave in a number that its client gave up, also where nobody proves it any more', async () => {
    const [owner, stranger] = await bothClaim()
    const { id } = await readyFor(stranger)
    await verify(owner)
    const body = { identification: { type: 'cedula', number: newPerson().identification } as const }
    await administrator.call(users.updateUser, { params: { id: stranger.id }, body })
    await verify(owner, false)
    expect(await problemsOf(id)).toEqual([['identificationDisputed', 1]])
  })

  test('leaves with what people declare, and with seen documents alone where the company says so', async () => {
    expect(await administrator.call(company.getIdentityProof)).toEqual({ isRequired: false })
    const client = await given.client()
    const { id, bundle } = await readyFor(client)
    expect(await problemsOf(id)).toEqual([])

    await require(true)
    expect(await problemsOf(id)).toEqual([['identityNotVerified', 1]])
    await expect(ship(id)).rejects.toMatchObject({ status: 422, details: { ids: [bundle.id] } })

    await verify(client)
    await expect(ship(id)).resolves.toMatchObject({ status: 'sended' })
  })

  test('of an authorized person leaves once staff saw their document, until it is another person', async () => {
    const client = await given.client()
    const sister = await sisterOf(client)
    const { id } = await readyFor(client, { consigneeAuthorizedNameId: sister.id })
    await require(true)
    expect(await problemsOf(id)).toEqual([['identityNotVerified', 1]])

    const body = { isVerified: true, note: 'Vi su cédula.' }
    const seen = await administrator.call(authorizedNames.verifyAuthorizedName, { params: { id: sister.id }, body })
    expect(seen.identityVerifiedAt).not.toBeNull()
    expect(await problemsOf(id)).toEqual([])

    const { name, phone, identificationType, purposes } = sister
    const another = { name, phone, identificationType, purposes, hasConsent: true, identification: newPerson().identification }
    const changed = await signedInAs(client).call(authorizedNames.updateAuthorizedName, {
      params: { id: sister.id },
      body: another,
    })
    expect(changed.identityVerifiedAt).toBeNull()
  })

  test('does not leave with packages of a client who never confirmed the email, unless staff saw the document', async () => {
    const client = await given.client()
    const { id, bundle } = await readyFor(client)
    const { db } = await currentServer()
    await db.update(usersTable).set({ emailStatus: 'waiting' }).where(eq(usersTable.id, client.id))
    expect(await problemsOf(id)).toEqual([['clientNotConfirmed', 1]])
    await expect(ship(id)).rejects.toMatchObject({ status: 422, details: { ids: [bundle.id] } })

    await verify(client)
    await expect(ship(id)).resolves.toMatchObject({ status: 'sended' })
  })
})
