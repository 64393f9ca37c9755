// A caller's rights change while they are signed in: their next call, and the stream that they have open, follow the new rights.
import { notifications, orders, parameters, quotations, type Sent, search, session, users } from '@app/contract'
import { afterAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { type Listening, listen } from '../../testing/event-stream.ts'
import { codesIn } from '../../testing/given/given-news.ts'
import { given } from '../../testing/given/given-orders.ts'
import { mailsTo, tokenIn } from '../../testing/mails.ts'
import { anonymous, currentServer, headersOf, type Person, signedInAs, signIn } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const SIGNED_OUT = { status: 401, code: 'notSignedIn' }
const PATIENCE_IN_MILLISECONDS = 60_000

const streams: Listening[] = []
afterAll(() => {
  for (const stream of streams) stream.close()
})

async function openStream(headers: Record<string, string>): Promise<Listening> {
  const stream = await listen((await currentServer()).url, headers)
  streams.push(stream)
  return stream
}
const meWith = (headers: Record<string, string>) => anonymous.call(session.getMe, { headers })
type Changes = Sent<typeof users.updateUser>['body']
const update = ({ id }: Person, body: Changes) => administrator.call(users.updateUser, { params: { id }, body })
const statusOf = async (path: string, headers: Record<string, string>) =>
  (await anonymous.fetch(`/api${path}`, { headers })).status

describe('a session that is open', () => {
  test(
    'ends when its person gets another role, who signs in anew with the calls of that role',
    async () => {
      const person = await given.client()
      const headers = await signIn(person)
      const stream = await openStream(headers)

      await update(person, { userType: 2 })

      await expect(meWith(headers)).rejects.toMatchObject(SIGNED_OUT)
      expect(await stream.ended).toBe('ended')
      const anew = await signIn(person)
      expect([await statusOf('/order/associate', anew), await statusOf('/order/client', anew)]).toEqual([200, 403])
    },
    PATIENCE_IN_MILLISECONDS,
  )

  test(
    'of an administrator who becomes a client reaches nobody’s records any more',
    async () => {
      const [person, client] = [await given.administrator(), await given.client()]
      const headers = await signIn(person)
      const { id } = await given.order({ client })
      expect(await statusOf(`/order/${id}`, headers)).toBe(200)

      await update(person, { userType: 0 })

      expect(await statusOf(`/order/${id}`, headers)).toBe(401)
      expect(await statusOf(`/order/${id}`, await signIn(person))).toBe(404)
    },
    PATIENCE_IN_MILLISECONDS,
  )

  test(
    'ends when its account is disabled, and opens no stream',
    async () => {
      const person = await given.client()
      const headers = await signIn(person)
      const stream = await openStream(headers)

      await update(person, { status: 'inactive' })

      await expect(meWith(headers)).rejects.toMatchObject(SIGNED_OUT)
      expect(await statusOf('/notification/stream', headers)).toBe(401)
      expect(await stream.ended).toBe('ended')
    },
    PATIENCE_IN_MILLISECONDS,
  )

  test(
    'ends when the password is changed elsewhere; the one that changed it goes on, with another token',
    async () => {
      const person = await given.client()
      const [here, there] = [await signIn(person), await signIn(person)]
      const [mine, other] = [await openStream(here), await openStream(there)]
      const body = { currentPassword: person.password, newPassword: 'otra maleta azul 1972' }

      const { accessToken } = await anonymous.call(session.changePassword, { body, headers: here })

      await expect(meWith(there)).rejects.toMatchObject(SIGNED_OUT)
      expect(await other.ended).toBe('ended')
      // Whoever copied the former token listens no longer either.
      await expect(meWith(here)).rejects.toMatchObject(SIGNED_OUT)
      expect(await mine.ended).toBe('ended')
      const next = { authorization: `Bearer ${accessToken}` }
      await expect(meWith(next)).resolves.toMatchObject({ id: person.id })
      const stream = await openStream(next)
      expect(await Promise.race([stream.ended, 'open'])).toBe('open')
    },
    PATIENCE_IN_MILLISECONDS,
  )

  test(
    'ends when a new password is set by mail',
    async () => {
      const person = await given.client()
      const headers = await signIn(person)
      const stream = await openStream(headers)
      await anonymous.call(session.requestPasswordReset, { body: { email: person.email } })
      const [mail] = await mailsTo(person.email, { count: 1 })
      const body = { token: tokenIn(mail?.text ?? ''), password: 'otra maleta azul 1972' }

      await anonymous.call(session.confirmPasswordReset, { body })

      await expect(meWith(headers)).rejects.toMatchObject(SIGNED_OUT)
      expect(await stream.ended).toBe('ended')
    },
    PATIENCE_IN_MILLISECONDS,
  )
})

/** Where an associate sees this package: the call itself, the list, its file, its selection, and the search. */
async function placesOf(caller: Caller, { id, code }: { id: string; code: string }): Promise<string[]> {
  const file = await caller.call(orders.exportAssociateOrders, { query: { format: 'csv' } })
  const places: [string, boolean][] = [
    ['order', (await caller.fetch(`/api/order/${id}`)).ok],
    ['list', (await caller.call(orders.listAssociateOrders, {})).data.some((order) => order.id === id)],
    ['file', new TextDecoder().decode(file.content).includes(code)],
    ['selection', (await caller.call(orders.selectAssociateOrders, {})).ids.includes(id)],
    ['search', (await caller.call(search.search, { query: { q: code } })).some((found) => found.id === id)],
  ]
  return places.flatMap(([name, isThere]) => (isThere ? [name] : []))
}

test(
  'a client who goes on with another associate is seen by that one at once, and no more by the one before',
  async () => {
    const [before, after] = [await given.associate(), await given.associate()]
    const client = await given.client({ associate: before })
    const order = await given.order({ client })
    const [atBefore, atAfter] = [await openStream(await headersOf(before)), await openStream(await headersOf(after))]
    const everywhere = ['order', 'list', 'file', 'selection', 'search']
    expect(await placesOf(signedInAs(before), order)).toEqual(everywhere)
    expect(await placesOf(signedInAs(after), order)).toEqual([])

    const body = { clientIds: [client.id] }
    await administrator.call(users.unassignClients, { params: { id: before.id }, body })
    await administrator.call(users.assignClients, { params: { id: after.id }, body: { ...body, withOpenOrders: true } })

    expect(await placesOf(signedInAs(before), order)).toEqual([])
    expect(await placesOf(signedInAs(after), order)).toEqual(everywhere)
    const next = await given.order({ client })
    await expect.poll(() => codesIn(atAfter), { timeout: 20_000 }).toContain(next.code)
    expect(codesIn(atBefore)).not.toContain(next.code)
    const { data } = await signedInAs(before).call(notifications.listNotifications, {})
    expect(data.map(({ payload }) => payload.orderCode)).not.toContain(next.code)
  },
  PATIENCE_IN_MILLISECONDS,
)

test('a price that the house changes is the price of the next quotation', async () => {
  const client = signedInAs(await given.client())
  const body = { service: 'COU' as const, weightInGrams: 2_500, productValueInCents: 12_000 }
  const freight = async () => {
    const { price } = await client.call(quotations.requestQuotation, { body })
    return price.lines.find(({ name }) => name === 'freight')?.amountInCents
  }
  expect(await freight()).toBe(2_250)

  await administrator.call(parameters.updateParameters, { body: { parameters: [{ key: 'priceByKg', value: 18 }] } })

  expect(await freight()).toBe(4_500)
})
