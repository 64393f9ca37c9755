// What a browser is sent: encrypted for it alone, signed by the house, once, and nothing that a locked screen should not show.
import { personalData as closing } from '@app/contract'
import { NOTIFICATION_KINDS } from '@app/contract/news/notification-kinds'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { given as orders } from '../../../testing/given/given-orders.ts'
import { notificationsOf } from '../../../testing/notifications.ts'
import { PATIENCE } from '../../../testing/patience.ts'
import { signedBy } from '../../../testing/push/browser.ts'
import { browserOf, letTimePass, ownPush, shownBy, tellOf } from '../../../testing/push/given-push.ts'
import { startPushService, type TestPushService } from '../../../testing/push/push-receiver.ts'
import { anonymous, currentServer, given, type Person } from '../../../testing/world.ts'
import { sessionsTable } from '../../credentials/sessions.table.ts'
import { outboxMessagesTable } from '../../outbox/outbox.table.ts'
import * as users from '../../users/users.repository.ts'

let service: TestPushService
beforeAll(async () => {
  service = await startPushService()
  await currentServer({ pushHosts: [service.url] })
})
afterAll(() => service.stop())
beforeEach(() => {
  service.behaviour = 201
})

/** Also those that wait. */
async function messagesSaid(): Promise<number> {
  const { db } = await currentServer()
  return db.$count(outboxMessagesTable, eq(outboxMessagesTable.kind, 'newsPushed'))
}
const failuresSaid = async () => {
  const { db } = await currentServer()
  const rows = await db.select().from(outboxMessagesTable).where(eq(outboxMessagesTable.kind, 'newsPushed'))
  return rows.filter(({ sentAt }) => sentAt === null).map(({ lastError }) => lastError)
}

describe('what moves a package', () => {
  test('is shown with its name, a sentence and where it leads', async () => {
    const client = await given.client()
    const browser = await browserOf(client, service)
    const { id } = await orders.order({ client, status: 'inWarehouseMIA' })

    const [shown] = await shownBy(browser, service, 1)
    expect(shown).toEqual({
      id: expect.any(String),
      title: 'Zapatos',
      body: 'Llegó a la bodega de Miami.',
      location: `/tuspedidos?open=${id}`,
      language: 'es',
    })
  })

  test('is encrypted, signed by the house, and thrown away after a day', async () => {
    const client = await given.client({ language: 'en' })
    const browser = await browserOf(client, service)
    await tellOf(client, { kind: 'orderShipped', name: 'Zapatos' })

    expect(await shownBy(browser, service, 1)).toMatchObject([
      { title: 'Zapatos', body: 'Left Miami for Quito.', language: 'en' },
    ])
    const pushed = service.received.find(({ path }) => path === browser.path)
    expect(pushed?.content.includes('Zapatos')).toBe(false)
    expect(pushed?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' })
    expect(pushed?.headers.topic).toMatch(/^[0-9a-f]{32}$/)
    const { publicKey, claims } = signedBy(pushed?.headers.authorization ?? '')
    expect(publicKey).toBe((await ownPush(browser)).publicKey)
    expect(claims).toMatchObject({ aud: service.url, sub: 'https://puente.test' })
    expect(claims.exp * 1_000 - Date.now()).toBeLessThanOrEqual(24 * 3_600_000)
  })

  test('comes to each browser of a person, and to nobody else', async () => {
    const [client, other] = [await given.client(), await given.client()]
    const browsers = [await browserOf(client, service), await browserOf(client, service)]
    const foreign = await browserOf(other, service)
    await tellOf(client, { kind: 'orderShipped', name: 'Zapatos' })
    for (const browser of browsers) await shownBy(browser, service, 1)
    await shownBy(foreign, service, 0)
  })
})

describe('a person chooses', () => {
  const KINDS = ['orderReviewed', 'orderShipped', 'orderReadyToPay', 'securityNotice'] as const

  test.each([
    ['all', ['orderReviewed', 'orderShipped', 'orderReadyToPay', 'securityNotice']],
    ['important', ['orderShipped', 'orderReadyToPay', 'securityNotice']],
    ['mustAct', ['orderReadyToPay', 'securityNotice']],
  ] as const)('%s', async (choice, expected) => {
    const client = await given.client()
    const browser = await browserOf(client, service, choice)
    for (const kind of KINDS) await tellOf(client, { kind, location: `/${kind}` })
    const shown = await shownBy(browser, service, expected.length)
    expect(shown.map(({ location }) => location.slice(1)).toSorted()).toEqual(expected.toSorted())
  })
})

describe('alike within ten minutes are one', () => {
  test('the first comes at once; those after it come together when the time is over', async () => {
    const client = await given.client()
    const browser = await browserOf(client, service)
    const shipped = (name: string) => tellOf(client, { kind: 'orderShipped', name, location: `/?open=${name}` })
    await shipped('Zapatos')
    await shownBy(browser, service, 1)
    for (const name of ['Lente', 'Gorra', 'Reloj']) await shipped(name)
    await tellOf(client, { kind: 'orderDelayed', name: 'Lente' })

    const before = await shownBy(browser, service, 2)
    expect(before.map(({ title, body }) => `${title}: ${body}`)).toEqual([
      'Zapatos: Salió de Miami hacia Quito.',
      'Lente: Se retrasó. Mira el nuevo día.',
    ])
    await letTimePass()
    const [, , together] = await shownBy(browser, service, 3)
    expect(together).toMatchObject({ title: 'Lente y 2 paquetes más', body: 'Salió de Miami hacia Quito.', location: '/' })

    await shipped('Libro')
    await notificationsOf(client, { count: 6 })
    await shownBy(browser, service, 3)
  })

  test('what is told twice is sent once', async () => {
    const client = await given.client()
    const browser = await browserOf(client, service)
    for (const _again of [1, 2]) await tellOf(client, { kind: 'orderShipped', name: 'Zapatos', key: `same/${client.id}` })
    await letTimePass()
    await shownBy(browser, service, 1)
  })
})

describe('where a push service', () => {
  const told = async (client: Person) => tellOf(client, { kind: 'orderShipped', name: 'Zapatos' })

  test.each([404, 410])('answers %s, the browser is gone', async (status) => {
    const client = await given.client()
    const browser = await browserOf(client, service)
    service.behaviour = status
    await told(client)
    await vi.waitFor(async () => expect(await ownPush(browser)).toMatchObject({ choice: null }), PATIENCE)
    service.behaviour = 201
    await tellOf(client, { kind: 'orderReadyToPay' })
    await shownBy(browser, service, 1)
  })

  test.each([503, 429, 'leadsElsewhere' as const])('%s, it is tried again, and shown as the same one', async (behaviour) => {
    const client = await given.client()
    const browser = await browserOf(client, service)
    service.behaviour = behaviour
    await told(client)
    await shownBy(browser, service, 1)
    await vi.waitFor(async () => expect(await failuresSaid()).toEqual([expect.any(String)]), PATIENCE)

    service.behaviour = 201
    await letTimePass()
    const [first, second] = await shownBy(browser, service, 2)
    expect(second).toEqual(first)
    expect(service.received.filter(({ path }) => path === '/elsewhere')).toEqual([])
    await vi.waitFor(async () => expect(await failuresSaid()).toEqual([]), PATIENCE)
  })

  test.each([400, 403, 413])('answers %s, it is not asked again', async (status) => {
    const client = await given.client()
    const browser = await browserOf(client, service)
    service.behaviour = status
    await told(client)
    await shownBy(browser, service, 1)
    await vi.waitFor(async () => expect(await failuresSaid()).toEqual([]), PATIENCE)
    expect(await ownPush(browser)).toMatchObject({ choice: 'important' })
  })
})

describe('nothing is sent', () => {
  test('to a session that ran out, was unused for too long, or whose person may not come in', async () => {
    const { db } = await currentServer()
    const [over, idle, shut] = [await given.client(), await given.client(), await given.client()]
    const browsers = [await browserOf(over, service), await browserOf(idle, service), await browserOf(shut, service)]
    await db
      .update(sessionsTable)
      .set({ expiresAt: new Date(0) })
      .where(eq(sessionsTable.userId, over.id))
    await db
      .update(sessionsTable)
      .set({ lastUsedAt: new Date(0) })
      .where(eq(sessionsTable.userId, idle.id))
    await users.update(db, await users.get(db, shut.id), { status: 'inactive' })
    for (const person of [over, idle, shut]) await tellOf(person, { kind: 'orderShipped', name: 'Zapatos' })
    for (const browser of browsers) await shownBy(browser, service, 0)
    await vi.waitFor(async () => expect(await failuresSaid()).toEqual([]), PATIENCE)
    for (const browser of browsers) await shownBy(browser, service, 0)
  })

  test('after an account is closed', async () => {
    const client = await given.client()
    const browser = await browserOf(client, service)
    await anonymous.call(closing.closeOwnAccount, { headers: browser.headers })
    const before = await messagesSaid()
    await tellOf(client, { kind: 'orderShipped', name: 'Zapatos' })
    expect(await messagesSaid()).toBe(before)
    await shownBy(browser, service, 0)
  })
})

test.each(['es', 'en'] as const)(
  'no message of any kind in %s holds an amount, a code, a note or a name of a person',
  async (language) => {
    const client = await given.client({ language })
    const browser = await browserOf(client, service, 'all')
    const payload = {
      orderCode: 'ORD-000007 SOL-000008 $54,73 Carla Vera',
      note: 'Faltan $12,00, dice Carla Vera',
      from: 'inReview' as const,
      to: 'incomplete' as const,
    }
    for (const kind of NOTIFICATION_KINDS) await tellOf(client, { kind, payload, location: '/' })
    const shown = await shownBy(browser, service, NOTIFICATION_KINDS.length)
    for (const { title, body } of shown) {
      expect(title).toBe('Puente')
      expect(body).not.toMatch(/\d|\$|Carla|ORD|SOL|dice|\{/)
      expect(body).toMatch(/[.!]$/)
    }
  },
)
