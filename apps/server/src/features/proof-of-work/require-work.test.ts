// What a try costs where others have tried too often: work, of whoever comes without a device that is known.
import { randomBytes } from 'node:crypto'
import { session } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { solvedWork } from '../../testing/given/solved-work.ts'
import { MINUTE, move, SECOND, standStill } from '../../testing/moved-clock.ts'
import { anonymous, given, type Person, signedInAs } from '../../testing/world.ts'

const HOUR = 60 * MINUTE

standStill()

type Refused = { status: number; code: string; details: { task?: unknown } }
const newMark = () => randomBytes(32).toString('base64url')
const from = (network: string) => ({ headers: { 'x-forwarded-for': network } })
type Extra = { device?: string; work?: string }

const signIn = ({ email, password }: Pick<Person, 'email' | 'password'>, network: string, extra: Extra = {}) =>
  anonymous.call(session.signIn, { body: { email, password, ...extra }, ...from(network) })
const guess = (person: Person, network: string, extra: Extra = {}) =>
  signIn({ ...person, password: 'no es esta' }, network, extra)
const refusalOf = (attempt: Promise<unknown>): Promise<Refused> =>
  attempt.then(
    () => ({ status: 200, code: 'done', details: {} }),
    (error) => error as Refused,
  )
const codeOf = async (attempt: Promise<unknown>): Promise<string> => (await refusalOf(attempt)).code

/** Twenty wrong ones from strangers: from then on they cost work. */
async function attacked(person: Person, times = 20): Promise<void> {
  for (let tries = 0; tries < times; tries += 1)
    expect(await codeOf(guess(person, `198.51.100.${tries}`))).toBe('wrongCredentials')
}

describe('a thousand wrong passwords from fifty addresses', () => {
  test('leave the owner in at the first try on a known device, others there too, and a script without work nowhere', async () => {
    const [owner, neighbour] = [await given.client(), await given.client()]
    const device = newMark()
    await signIn(owner, '203.0.113.1', { device })
    const outcomes: Record<string, number> = {}
    for (let round = 0; round < 20; round += 1) {
      const tries = Array.from({ length: 50 }, (_, address) => codeOf(guess(owner, `192.0.2.${address}`)))
      for (const code of await Promise.all(tries)) outcomes[code] = (outcomes[code] ?? 0) + 1
    }

    expect(outcomes).toEqual({ wrongCredentials: 20, workNeeded: 980 })
    expect(await codeOf(signIn(owner, '192.0.2.7', { device }))).toBe('done')
    expect(await codeOf(signIn(neighbour, '192.0.2.7'))).toBe('done')
    expect(await codeOf(signIn(owner, '192.0.2.7'))).toBe('workNeeded')
  }, 240_000)
})

describe('at an account that strangers tried', () => {
  test('its owner signs in on a new device with the work that is asked for', async () => {
    const owner = await given.client()
    await attacked(owner)
    const refused = await refusalOf(signIn(owner, '203.0.113.2'))
    expect(refused.status).toBe(429)

    expect(await codeOf(signIn(owner, '203.0.113.2', { work: await solvedWork(refused) }))).toBe('done')
  })

  test('each further try costs work of its own', async () => {
    const owner = await given.client()
    await attacked(owner)
    const work = await solvedWork(await refusalOf(guess(owner, '203.0.113.3')))

    expect(await codeOf(guess(owner, '203.0.113.3', { work }))).toBe('wrongCredentials')
    expect(await codeOf(guess(owner, '203.0.113.3', { work }))).toBe('workNeeded')
  })

  test('work that was done for another account is none', async () => {
    const [one, other] = [await given.client(), await given.client()]
    await attacked(one)
    await attacked(other)
    const work = await solvedWork(await refusalOf(guess(one, '203.0.113.4')))

    expect(await codeOf(signIn(other, '203.0.113.4', { work }))).toBe('workNeeded')
    expect(await codeOf(signIn(one, '203.0.113.4', { work }))).toBe('done')
  })

  test.each([
    ['words', () => 'trabajo'],
    ['nothing solved', () => JSON.stringify({ challenge: {}, solution: {} })],
    ['another key', (work: string) => work.replace(/"derivedKey":"./, '"derivedKey":"g')],
    ['an easier task', (work: string) => work.replace('"cost":5000', '"cost":1')],
    ['a later end', (work: string) => work.replace(/"expiresAt":\d+/, '"expiresAt":4102444800')],
  ])('%s is no work', async (_what, changed) => {
    const owner = await given.client()
    await attacked(owner)
    const work = await solvedWork(await refusalOf(guess(owner, '203.0.113.5')))

    expect(await codeOf(signIn(owner, '203.0.113.5', { work: changed(work) }))).toBe('workNeeded')
  })

  test('work is good for five minutes', async () => {
    // Tries are counted by the hour: in the next one none is known.
    move(HOUR - (Date.now() % HOUR))
    const owner = await given.client()
    await attacked(owner)
    const work = await solvedWork(await refusalOf(guess(owner, '203.0.113.6')))
    move(5 * MINUTE)

    expect(await codeOf(signIn(owner, '203.0.113.6', { work }))).toBe('workNeeded')
  })

  test('work grows with the tries that were worked for, to eight times as much and no further', async () => {
    const owner = await given.client()
    await attacked(owner)
    const keys: number[] = []
    for (let tries = 0; tries <= 40; tries += 1) {
      const refused = await refusalOf(guess(owner, '203.0.113.7'))
      const work = await solvedWork(refused)
      keys.push(JSON.parse(work).solution.counter)
      await codeOf(guess(owner, '203.0.113.7', { work }))
    }
    const within = (counters: number[], times: number) =>
      counters.every((counter) => counter >= 200 * times && counter <= 400 * times)
    // The tenth from one network is past that pair’s ten; each ten of them more double the work.
    expect(within(keys.slice(0, 19), 1)).toBe(true)
    expect(within(keys.slice(20, 29), 2)).toBe(true)
    expect(within(keys.slice(30, 39), 4)).toBe(true)
  }, 240_000)
})

describe('a device that has signed in before', () => {
  test('has ten tries in a quarter of an hour of its own, and waits after them', async () => {
    const owner = await given.client()
    const device = newMark()
    await signIn(owner, '203.0.113.8', { device })
    for (let tries = 0; tries < 10; tries += 1)
      expect(await codeOf(guess(owner, '203.0.113.8', { device }))).toBe('wrongCredentials')

    const refused = await signIn(owner, '203.0.113.8', { device }).catch((error) => error)
    expect(refused).toMatchObject({ status: 429, code: 'tooManyRequests' })
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeLessThanOrEqual(900)
    move((seconds - 1) * SECOND)
    expect(await codeOf(signIn(owner, '203.0.113.8', { device }))).toBe('tooManyRequests')
    move(SECOND)
    expect(await codeOf(signIn(owner, '203.0.113.8', { device }))).toBe('done')
  })

  test('is known to the accounts that signed in on it alone', async () => {
    const [one, other] = [await given.client(), await given.client()]
    const device = newMark()
    await signIn(one, '203.0.113.9', { device })
    await attacked(other)

    expect(await codeOf(signIn(other, '203.0.113.9', { device }))).toBe('workNeeded')
  })

  test.each([
    ['the password changes', (person: Person) => changePassword(person)],
    ['every other session is closed', (person: Person) => signedInAs(person).call(session.closeOtherSessions, {})],
  ])('is known no more once %s', async (_what, end) => {
    const owner = await given.client()
    const device = newMark()
    await signIn(owner, '203.0.113.10', { device })
    await end(owner)
    await attacked(owner)

    expect(await codeOf(guess(owner, '203.0.113.10', { device }))).toBe('workNeeded')
  })

  test('a wrong password makes no device known', async () => {
    const owner = await given.client()
    const device = newMark()
    await codeOf(guess(owner, '203.0.113.11', { device }))
    await attacked(owner, 19)

    expect(await codeOf(signIn(owner, '203.0.113.11', { device }))).toBe('workNeeded')
  })
})

const changePassword = (person: Person) =>
  signedInAs(person).call(session.changePassword, {
    body: { currentPassword: person.password, newPassword: 'puerta azul junto al faro 31' },
  })

describe('links to a new password', () => {
  const ask = ({ email }: Person, network: string, extra: Extra = {}) =>
    anonymous.call(session.requestPasswordReset, { body: { email, ...extra }, ...from(network) })

  test('are asked for without work on a known device, whatever strangers asked for', async () => {
    const owner = await given.client()
    const device = newMark()
    await signIn(owner, '203.0.113.12', { device })
    for (let tries = 0; tries < 5; tries += 1) await ask(owner, `198.51.100.${tries}`)

    expect(await codeOf(ask(owner, '198.51.100.1'))).toBe('workNeeded')
    expect(await codeOf(ask(owner, '203.0.113.12', { device }))).toBe('done')
  })

  test('cost strangers work from the sixth of an hour on', async () => {
    const owner = await given.client()
    for (let tries = 0; tries < 5; tries += 1) expect(await codeOf(ask(owner, `198.51.100.${tries}`))).toBe('done')
    const refused = await refusalOf(ask(owner, '203.0.113.13'))

    expect(await codeOf(ask(owner, '203.0.113.13', { work: await solvedWork(refused) }))).toBe('done')
  })
})

test('one of a household’s addresses of version 6 is as good as another', async () => {
  const owner = await given.client()
  for (let tries = 0; tries < 10; tries += 1)
    expect(await codeOf(guess(owner, `2001:db8:1:2::${tries}`))).toBe('wrongCredentials')

  expect(await codeOf(guess(owner, '2001:db8:1:2:ffff::1'))).toBe('workNeeded')
  expect(await codeOf(guess(owner, '2001:db8:1:3::1'))).toBe('wrongCredentials')
})
