// Which browsers are sent push messages: those of open sessions, at push services that are known.
import { push as contract, session } from '@app/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newBrowser } from '../../../testing/push/browser.ts'
import { browserOf, ownPush, shownBy, subscribe, tellOf } from '../../../testing/push/given-push.ts'
import { startPushService, type TestPushService } from '../../../testing/push/push-receiver.ts'
import { anonymous, currentServer, given, signIn } from '../../../testing/world.ts'

let service: TestPushService
beforeAll(async () => {
  service = await startPushService()
  await currentServer({ pushHosts: [service.url, 'push.puente.test'] })
})
afterAll(() => service.stop())

const NAME = { kind: 'orderShipped', name: 'Zapatos' } as const

describe('a browser', () => {
  test('is asked with the key of the house, and says what it is sent', async () => {
    const client = await given.client()
    const headers = await signIn(client)
    const before = await ownPush({ headers })
    expect(before).toEqual({ publicKey: expect.stringMatching(/^B[\w-]{86}$/), choice: null })

    const browser = { ...newBrowser(service.url), headers }
    expect(await subscribe(browser, 'all')).toEqual({ ...before, choice: 'all' })
    expect(await subscribe(browser, 'mustAct')).toEqual({ ...before, choice: 'mustAct' })
    expect(await ownPush({ headers: await signIn(client) })).toEqual(before)
  })

  test('is sent nothing once its person turned it off', async () => {
    const client = await given.client()
    const [off, on] = [await browserOf(client, service), await browserOf(client, service)]
    expect(await anonymous.call(contract.unsubscribeFromPush, { headers: off.headers })).toMatchObject({ choice: null })
    expect(await anonymous.call(contract.unsubscribeFromPush, { headers: off.headers })).toMatchObject({ choice: null })

    await tellOf(client, NAME)
    await shownBy(on, service, 1)
    await shownBy(off, service, 0)
  })

  test('is of whoever signed in there last', async () => {
    const [before, now] = [await given.client(), await given.client()]
    const browser = await browserOf(before, service)
    const same = { ...browser, headers: await signIn(now) }
    await subscribe(same)
    expect(await ownPush(browser)).toMatchObject({ choice: null })

    await tellOf(before, NAME)
    await tellOf(now, { ...NAME, name: 'Lente' })
    expect(await shownBy(browser, service, 1)).toMatchObject([{ title: 'Lente' }])
  })

  test('ends with the eleventh: a person has ten', async () => {
    const client = await given.client()
    const browsers = []
    for (let count = 0; count < 11; count += 1) browsers.push(await browserOf(client, service))
    const choices = await Promise.all(browsers.map(async (browser) => (await ownPush(browser)).choice))
    expect(choices).toEqual([null, ...Array(10).fill('important')])
  })

  test('is of a person who is signed in', async () => {
    const body = { ...newBrowser(service.url).subscription, choice: 'all' as const }
    await expect(anonymous.call(contract.getPush)).rejects.toMatchObject({ status: 401 })
    await expect(anonymous.call(contract.subscribeToPush, { body })).rejects.toMatchObject({ status: 401 })
    await expect(anonymous.call(contract.unsubscribeFromPush)).rejects.toMatchObject({ status: 401 })
  })
})

describe('the server calls no address that a browser makes up', () => {
  const refused = (field: string) => ({ status: 422, code: 'fieldNotValid', details: { fields: [{ path: field }] } })
  const own = newBrowser('https://push.puente.test').subscription

  test.each([
    'http://push.puente.test/send/1',
    'https://push.puente.test:8443/send/1',
    'https://push.puente.test.evil.test/send/1',
    'https://fcm.googleapis.com/fcm/send/1',
    'https://127.0.0.1/send/1',
    'https://[::ffff:127.0.0.1]/send/1',
    'http://169.254.169.254/latest/meta-data',
  ])('%s', async (endpoint) => {
    const headers = await signIn(await given.client())
    const attempt = anonymous.call(contract.subscribeToPush, { body: { ...own, endpoint, choice: 'all' }, headers })
    await expect(attempt).rejects.toMatchObject(refused('endpoint'))
    expect(await ownPush({ headers })).toMatchObject({ choice: null })
  })

  test('nor encrypts for a key that is none', async () => {
    const headers = await signIn(await given.client())
    const keys = { ...own.keys, p256dh: `B${'A'.repeat(86)}` }
    const attempt = anonymous.call(contract.subscribeToPush, { body: { ...own, keys, choice: 'all' }, headers })
    await expect(attempt).rejects.toMatchObject(refused('keys.p256dh'))
  })
})

describe('a subscription ends with its session:', () => {
  test('signed out', async () => {
    const client = await given.client()
    const [out, still] = [await browserOf(client, service), await browserOf(client, service)]
    await anonymous.call(session.signOut, { headers: out.headers })
    await tellOf(client, NAME)
    await shownBy(still, service, 1)
    await shownBy(out, service, 0)
  })

  test('signed out from elsewhere', async () => {
    const client = await given.client()
    const [other, own] = [await browserOf(client, service), await browserOf(client, service)]
    await anonymous.call(session.closeOtherSessions, { headers: own.headers })
    await tellOf(client, NAME)
    await shownBy(own, service, 1)
    await shownBy(other, service, 0)
  })

  test('another password, which the browser that chose it goes on with', async () => {
    const client = await given.client()
    const [other, own] = [await browserOf(client, service, 'all'), await browserOf(client, service, 'all')]
    const body = { currentPassword: client.password, newPassword: 'otra-llave-de-verdad-26' }
    await anonymous.call(session.changePassword, { body, headers: own.headers })
    await tellOf(client, NAME)
    await shownBy(own, service, 1)
    await shownBy(other, service, 0)
  })
})
