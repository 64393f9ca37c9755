// A consignee who is not the client agrees by a link of their own: no account, once, and to be withdrawn by the same link.
import { authorizedNames, bundles, consents, session } from '@app/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { given } from '../../../testing/given/given-orders.ts'
import { MINUTE, move, standStill } from '../../../testing/moved-clock.ts'
import { cedula } from '../../../testing/people.ts'
import { anonymous, currentServer, type Person, signedInAs } from '../../../testing/world.ts'
import { consentsTable } from '../../consents/consents.table.ts'
import { consentRequestsTable } from './consent-requests.table.ts'

standStill()
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const administrator = signedInAs('administrator')
let people = 6_400_000

/** Named by the client, who ticked what has no effect. */
function nameConsignee(client: Person, changes: object = {}) {
  people += 1
  const person = {
    name: 'Lucía Vaca',
    phone: '0991234567',
    identificationType: 'cedula' as const,
    identification: cedula(people),
  }
  const body = { ...person, purposes: ['consignee' as const], hasConsent: true, ...changes }
  return signedInAs(client).call(authorizedNames.addAuthorizedName, { body })
}
const ask = (who: Person, id: string, email?: string) =>
  signedInAs(who).call(authorizedNames.askForConsent, { params: { id }, body: email ? { email } : {} })
const tokenOf = ({ link }: { link: string | null }) => new URLSearchParams(new URL(link ?? '').hash.slice(1)).get('token') ?? ''
const read = (token: string) => anonymous.call(authorizedNames.readConsentLink, { body: { token } })
const answer = (token: string, isGiven: boolean, version = 1) =>
  anonymous.call(authorizedNames.answerConsentLink, { body: { token, isGiven, version } })
async function stateOf(client: Person, id: string) {
  const names = await signedInAs(client).call(authorizedNames.listAuthorizedNames)
  return names.find((name) => name.id === id)?.consent
}
/** Seen by somebody whose session is not as old as the client's. */
async function laterStateOf({ id: clientId }: Person, id: string) {
  const later = signedInAs(await given.administrator())
  const names = await later.call(authorizedNames.listAuthorizedNames, { query: { clientId } })
  return names.find((name) => name.id === id)?.consent
}
const inMiami = (client: Person, consigneeAuthorizedNameId: string) =>
  given.order({ client, status: 'inWarehouseMIA', consigneeAuthorizedNameId })
const bundle = ({ id }: { id: string }) => administrator.call(bundles.createBundle, { body: { orderIds: [id] } })

describe('a person whom a client names as consignee', () => {
  test('is not declared before they agreed themselves, whatever the client ticked', async () => {
    const client = await given.client()
    const { id, consentedAt, consent } = await nameConsignee(client)
    expect([consentedAt, consent]).toMatchObject([null, { state: 'notAsked', mayBeDeclared: false }])
    const order = await inMiami(client, id)
    await expect(bundle(order)).rejects.toMatchObject({
      status: 422,
      code: 'consentMissing',
      details: {
        next: [
          { action: 'askForConsent', call: 'POST /user/authorized-names/{id}/consent-request' },
          { action: 'keepConsentPaper', call: 'POST /user/authorized-names/{id}/consent-paper' },
        ],
      },
    })

    await answer(tokenOf(await ask(client, id)), true)

    await expect(bundle(order)).resolves.toHaveProperty('id')
  })

  test('reads who asks, for what and with which words, and no more of themselves than they know it by', async () => {
    const client = await given.client({ firstName: 'Ana', lastName: 'Mora' })
    const { id, identification } = await nameConsignee(client)
    const asked = await ask(client, id)
    expect(asked).toMatchObject({ sentTo: null, link: expect.stringMatching(/\/consentimiento#token=[\w-]{43}$/) })

    const seen = await read(tokenOf(asked))

    expect(seen).toMatchObject({
      client: { name: 'Ana Mora' },
      person: { name: 'Lucía Vaca', identification: `••••••${identification.slice(-4)}` },
      text: { kind: 'consignee', version: 1 },
      state: 'open',
    })
    expect(JSON.stringify(seen)).not.toContain(identification)
    expect(await stateOf(client, id)).toMatchObject({ state: 'asked', askedAt: new Date(Date.now()).toISOString() })
  })

  test('says yes once; the row names the words, and nobody as its writer', async () => {
    const client = await given.client()
    const { id, identification } = await nameConsignee(client)
    const token = tokenOf(await ask(client, id))
    const { hash } = await anonymous.call(consents.getText, { params: { kind: 'consignee' } })

    expect(await answer(token, true)).toMatchObject({ state: 'given' })

    const { db } = await currentServer()
    expect(await db.select().from(consentsTable).where(eq(consentsTable.authorizedNameId, id))).toMatchObject([
      { kind: 'consignee', isGiven: true, evidence: 'link', actorId: null, userId: client.id, identification, textHash: hash },
    ])
    expect(await stateOf(client, id)).toMatchObject({ state: 'given', evidence: 'link', version: 1, mayBeDeclared: true })
    await expect(answer(token, true)).rejects.toMatchObject({ status: 422, code: 'consentLinkInvalid' })
    await expect(ask(client, id)).rejects.toMatchObject({ status: 409, code: 'consentNotNeeded' })
  })

  test('withdraws with the same link, long after, and is then not declared', async () => {
    const client = await given.client()
    const { id } = await nameConsignee(client)
    const token = tokenOf(await ask(client, id))
    await answer(token, true)
    const order = await inMiami(client, id)
    move(200 * DAY)

    expect(await read(token)).toMatchObject({ state: 'given' })
    expect(await answer(token, false)).toMatchObject({ state: 'withdrawn' })

    expect(await laterStateOf(client, id)).toMatchObject({ state: 'withdrawn', mayBeDeclared: false })
    const later = signedInAs(await given.administrator())
    const declared = later.call(bundles.createBundle, { body: { orderIds: [order.id] } })
    await expect(declared).rejects.toMatchObject({ code: 'consentMissing' })
    await expect(answer(token, true)).rejects.toMatchObject({ code: 'consentLinkInvalid' })
  })

  test('says no, and is left alone for thirty days', async () => {
    const client = await given.client()
    const { id } = await nameConsignee(client)
    await answer(tokenOf(await ask(client, id)), false)

    expect(await stateOf(client, id)).toMatchObject({
      state: 'refused',
      mayBeDeclared: false,
      askAgainFrom: new Date(Date.now() + 30 * DAY).toISOString(),
    })
    await expect(ask(client, id)).rejects.toMatchObject({
      status: 429,
      code: 'tooManyRequests',
      details: { retryAfterInSeconds: 30 * 24 * 3_600 },
    })
    move(30 * DAY + MINUTE)
    await expect(ask(await given.administrator(), id)).resolves.toHaveProperty('link')
  })

  test('does not agree to words that are not the newest', async () => {
    const client = await given.client()
    const { id } = await nameConsignee(client)
    const token = tokenOf(await ask(client, id))
    const { version } = await anonymous.call(consents.getText, { params: { kind: 'consignee' } })
    await expect(answer(token, true, version + 1)).rejects.toMatchObject({ status: 409, code: 'textIsNewer' })
    expect(await read(token)).toMatchObject({ state: 'open' })
  })
})

describe('a link', () => {
  test('is kept as a hash alone, lives fourteen days, and ends when another follows', async () => {
    const client = await given.client()
    const { id } = await nameConsignee(client)
    const first = tokenOf(await ask(client, id))
    const { db } = await currentServer()
    const [kept] = await db.select().from(consentRequestsTable).where(eq(consentRequestsTable.authorizedNameId, id))
    expect(JSON.stringify(kept)).not.toContain(first)

    const second = tokenOf(await ask(client, id))
    await expect(read(first)).rejects.toMatchObject({ status: 422, code: 'consentLinkInvalid' })
    move(14 * DAY - MINUTE)
    await expect(read(second)).resolves.toHaveProperty('state', 'open')
    move(2 * MINUTE)
    await expect(answer(second, true)).rejects.toMatchObject({ code: 'consentLinkInvalid' })
    expect(await laterStateOf(client, id)).toMatchObject({ state: 'lapsed' })
  })

  test('is of one person: with another identification, or once they are removed, it is none', async () => {
    const client = await given.client()
    const {
      id,
      code: _code,
      version: _version,
      createdAt: _c,
      updatedAt: _u,
      consentedAt: _at,
      consent: _s,
      identityVerifiedAt: _seen,
      ...person
    } = await nameConsignee(client)
    const token = tokenOf(await ask(client, id))
    people += 1
    const body = { ...person, identification: cedula(people) }
    await signedInAs(client).call(authorizedNames.updateAuthorizedName, { params: { id }, body })
    await expect(read(token)).rejects.toMatchObject({ code: 'consentLinkInvalid' })

    const again = tokenOf(await ask(client, id))
    await signedInAs(client).call(authorizedNames.removeAuthorizedName, { params: { id } })
    await expect(read(again)).rejects.toMatchObject({ code: 'consentLinkInvalid' })
  })

  test('is asked for three times in thirty days at most', async () => {
    const client = await given.client()
    const { id } = await nameConsignee(client)
    for (const _time of [1, 2, 3]) await ask(client, id)

    await expect(ask(client, id)).rejects.toMatchObject({ status: 429, details: { retryAfterInSeconds: 30 * 24 * 3_600 } })
  })

  test('is asked for by the client and their staff, for nobody who is no consignee', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const { id } = await nameConsignee(client)
    await expect(ask(associate, id)).resolves.toHaveProperty('link')
    const stranger = ask(await given.associate(), id)
    await expect(stranger).rejects.toMatchObject({ status: 404, code: 'authorizedNameNotFound' })
    await expect(ask(await given.client(), id)).rejects.toMatchObject({ status: 404 })
    const pickup = await nameConsignee(client, { purposes: ['pickup'] })
    await expect(ask(client, pickup.id)).rejects.toMatchObject({ status: 409, code: 'consentNotNeeded' })
  })

  test('is not mailed to the client’s own address', async () => {
    const client = await given.client()
    const { id } = await nameConsignee(client)
    await expect(ask(client, id, client.email)).rejects.toMatchObject({
      status: 422,
      details: { fields: [{ path: 'email', code: 'consentOfAnother' }] },
    })
    expect(await signedInAs(client).call(session.getMe)).toMatchObject({ id: client.id })
  })
})
