// How often each call that guesses could use may be tried, and when it may be tried again.
import { session, users } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { MINUTE, move, standStill } from '../../testing/moved-clock.ts'
import { newPerson } from '../../testing/people.ts'
import { codeOf, turnOn } from '../../testing/second-factor.ts'
import { anonymous, given, type Person, signedInAs } from '../../testing/world.ts'

standStill()

const HOUR = 60 * MINUTE
const HERE = '192.0.2.10'
const ELSEWHERE = '192.0.2.11'
const NEW = 'puerta azul junto al faro 31'
const from = (network: string) => ({ headers: { 'x-forwarded-for': network } })

/** One try; `network` counts where nobody is signed in. @returns the code of its refusal, or done. */
type Try = (network: string) => Promise<string>
const outcomeOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  )

const signUp: Try = (network) => {
  const { network: _own, ...body } = newPerson()
  return outcomeOf(anonymous.call(session.signUp, { body, ...from(network) }))
}
const confirmReset: Try = (network) => {
  const body = { token: 'A'.repeat(43), password: NEW }
  return outcomeOf(anonymous.call(session.confirmPasswordReset, { body, ...from(network) }))
}
const askForReset: Try = (network) => {
  const { email } = newPerson()
  return outcomeOf(anonymous.call(session.requestPasswordReset, { body: { email }, ...from(network) }))
}

describe('from one network', () => {
  const CALLS: [what: string, most: number, attempt: Try, answer: string][] = [
    ['accounts are opened', 20, signUp, 'done'],
    ['links to a new password are asked for', 20, askForReset, 'done'],
    ['links to a new password are tried', 30, confirmReset, 'resetTokenInvalid'],
  ]

  test.each(CALLS)(
    '%s %d times an hour without work, and from another network meanwhile',
    async (_what, most, attempt, answer) => {
      const outcomes = []
      for (let tries = 1; tries <= most + 1; tries += 1) outcomes.push(await attempt(HERE))

      expect(outcomes).toEqual([...Array(most).fill(answer), 'workNeeded'])
      expect(await attempt(ELSEWHERE)).toBe(answer)
      move(HOUR)
      expect(await attempt(HERE)).toBe(answer)
    },
  )
})

describe('who is signed in', () => {
  test('tries ten passwords in a quarter of an hour where they change it, and the right one waits too', async () => {
    const client = await given.client()
    const change = (currentPassword: string) =>
      outcomeOf(signedInAs(client).call(session.changePassword, { body: { currentPassword, newPassword: NEW } }))
    for (let tries = 0; tries < 10; tries += 1) expect(await change('no es esta')).toBe('invalidOldPassword')

    expect(await change(client.password)).toBe('tooManyRequests')
    move(15 * MINUTE)
    expect(await change(client.password)).toBe('done')
  })

  test('shows ten times in a quarter of an hour that it is them, with codes where the second step is on', async () => {
    const person = await given.administrator()
    const { secret } = await turnOn(person)
    const prove = (body: { password: string } | { code: string }) =>
      outcomeOf(signedInAs(person).call(session.reauthenticate, { body }))
    for (let tries = 0; tries < 10; tries += 1) expect(await prove({ code: '000000' })).toBe('wrongCode')

    expect(await prove({ code: codeOf(secret) })).toBe('tooManyRequests')
    expect(await prove({ password: person.password })).toBe('codeNeeded')
    move(15 * MINUTE)
    expect(await prove({ code: codeOf(secret) })).toBe('done')
  })

  test('is not counted for what they do with success, nor for what others try', async () => {
    const [one, other] = [await given.administrator(), await given.administrator()]
    const prove = (person: Person, password = person.password) =>
      outcomeOf(signedInAs(person).call(session.reauthenticate, { body: { password } }))
    for (let tries = 0; tries < 11; tries += 1) await prove(other, 'no es esta')

    for (let times = 0; times < 12; times += 1) expect(await prove(one)).toBe('done')
    expect(await prove(other)).toBe('tooManyRequests')
  })
})

test('an account that an administrator opens is not counted as one that opens itself', async () => {
  const caller = signedInAs('administrator')
  for (let accounts = 0; accounts < 21; accounts += 1) {
    const { network: _network, password: _password, birthDate: _birthDate, language: _language, ...person } = newPerson()
    expect(await outcomeOf(caller.call(users.createUser, { body: { ...person, userType: 0 } }))).toBe('done')
  }
})
