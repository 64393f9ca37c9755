// Two administrators decide who administers; one alone only after a day on which the house notifies everyone (trust, section 2).
import { accounts as approvals, session, users } from '@app/contract'
import type { WaitingApproval } from '@app/contract/fields/approvals'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { atTime } from '../../clock.ts'
import { newAccount } from '../../testing/given/given-accounts.ts'
import { mailAbout, mailsTo, tokenIn } from '../../testing/mails.ts'
import { anonymous, currentServer, given, headersOf, type Person, signedInAs } from '../../testing/world.ts'
import { confirmAlone } from '../accounts/approved/confirm-alone.ts'
import { listTo } from '../mails/mails.repository.ts'

let asker: Person
let second: Person
beforeAll(async () => {
  asker = await given.administrator({ firstName: 'Ana', lastName: 'Pide' })
  second = await given.administrator({ firstName: 'Luis', lastName: 'Aprueba' })
})

type New = ReturnType<typeof newAccount>
const NORA = { firstName: 'Nora', lastName: 'Nueva' }
const PASSWORD = 'una-llave-de-verdad-26'
const ask = async (body: New) => (await signedInAs(asker).call(users.createUser, { body })) as WaitingApproval
const change = (person: Person, body: object) => signedInAs(asker).call(users.updateUser, { params: { id: person.id }, body })
const raise = async (person: Person, body: object = { userType: 1 }) => (await change(person, body)) as WaitingApproval
const answer = (who: Person, { approval: { id } }: WaitingApproval) =>
  signedInAs(who).call(approvals.answerApproval, { params: { id }, body: { action: 'approve' } })
const refuse = ({ approval: { id } }: WaitingApproval) =>
  signedInAs(second).call(approvals.answerApproval, { params: { id }, body: { action: 'refuse', reason: 'No la conozco.' } })
const read = (who: Person, { approval: { id } }: WaitingApproval) =>
  signedInAs(who).call(approvals.getApproval, { params: { id } })
const found = async (email: string) => (await signedInAs(second).call(users.listUsers, { query: { q: email } })).data
const typeOf = async ({ id }: Person) => (await signedInAs(second).call(users.getUser, { params: { id } })).userType

describe('an account for a new administrator', () => {
  test('is opened once a second administrator says yes, and its person invited then', async () => {
    const body = newAccount(1, NORA)
    const sent = await signedInAs(asker).send(users.createUser, { body })
    expect(sent.status).toBe(202)
    const asked = (await sent.json()) as WaitingApproval
    expect(await found(body.email)).toEqual([])
    expect(await read(second, asked)).toMatchObject({
      kind: 'newAdministrator',
      call: 'POST /user',
      record: { kind: 'user', code: `Nora Nueva (${body.email})` },
      client: null,
      askedBy: { name: 'Ana Pide' },
      allowedActions: ['approve', 'refuse'],
    })
    const told = await mailAbout(second.email, 'Aviso de seguridad: piden otro administrador')
    expect(told?.text).toContain(`Nora Nueva (${body.email}) sería administrador. Espera la aprobación de otro administrador.`)
    expect(await mailsTo(body.email, { count: 0 })).toEqual([])

    expect(await answer(second, asked)).toMatchObject({ status: 'approved', answeredBy: { name: 'Luis Aprueba' } })

    expect(await found(body.email)).toMatchObject([{ userType: 1, status: 'active' }])
    const [invitation] = await mailsTo(body.email, { count: 1 })
    await anonymous.call(session.confirmPasswordReset, { body: { token: tokenIn(invitation?.text ?? ''), password: PASSWORD } })
    const { accessToken } = await anonymous.call(session.signIn, { body: { email: body.email, password: PASSWORD } })
    const headers = { authorization: `Bearer ${accessToken}` }
    expect((await anonymous.fetch('/api/user', { headers })).status).toBe(200)
  })

  test('is not opened by who asked for it, nor where it is refused', async () => {
    const body = newAccount(1)
    const asked = await ask(body)
    await expect(answer(asker, asked)).rejects.toMatchObject({ status: 409, code: 'approvalOfOneself' })
    await refuse(asked)
    await expect(answer(second, asked)).rejects.toMatchObject({ code: 'approvalActionNotAllowed' })
    expect(await found(body.email)).toEqual([])
  })

  test('is refused at once for what it would be refused for, and leaves nothing behind', async () => {
    const body = { ...newAccount(1), email: second.email }
    await expect(ask(body)).rejects.toMatchObject({ status: 409, code: 'emailTaken', details: { because: ['emailTaken'] } })
    const waiting = await signedInAs(second).call(approvals.listApprovals, {
      query: { kind: ['newAdministrator'], status: ['asked'] },
    })
    expect(waiting.data).toEqual([])
  })

  test('whose address was taken meanwhile cannot be approved any more, and can be refused', async () => {
    const body = newAccount(1)
    const asked = await ask(body)
    await signedInAs(second).call(users.createUser, { body: { ...newAccount(0), email: body.email } })
    await expect(answer(second, asked)).rejects.toMatchObject({ status: 409, code: 'emailTaken' })
    expect(await refuse(asked)).toMatchObject({ status: 'refused' })
  })
})

describe('an account that is there', () => {
  test('becomes an administrator’s once a second one says yes, with all of the call', async () => {
    const person = await given.associate({ firstName: 'Rita', lastName: 'Sube' })
    const asked = await raise(person, { userType: 1, city: 'Loja' })
    expect(await read(second, asked)).toMatchObject({
      kind: 'administrator',
      call: 'PUT /user/{id}',
      record: { kind: 'user', id: person.id, code: `Rita Sube (${person.email})` },
    })
    expect(await typeOf(person)).toBe(2)
    await expect(raise(person)).rejects.toMatchObject({
      status: 409,
      code: 'approvalWaits',
      details: { ids: [asked.approval.id] },
    })

    await answer(second, asked)

    expect(await signedInAs(second).call(users.getUser, { params: { id: person.id } })).toMatchObject({
      userType: 1,
      city: 'Loja',
    })
  })

  test('shows the second administrator at which address it would be', async () => {
    const person = await given.associate({ firstName: 'Rita', lastName: 'Sube' })
    const email = `otra-${person.email}`
    const asked = await raise(person, { userType: 1, email, lastName: 'Cambia' })
    expect(await read(second, asked)).toMatchObject({ record: { code: `Rita Cambia (${person.email} → ${email})` } })
    await refuse(asked)
  })

  test('of an administrator that was closed waits as a new one does; another change of it does not', async () => {
    const person = await given.administrator()
    await change(person, { status: 'inactive' })
    const asked = await raise(person, { status: 'active' })
    expect(await found(person.email)).toMatchObject([{ status: 'inactive' }])
    await answer(second, asked)
    expect(await found(person.email)).toMatchObject([{ status: 'active' }])
    expect(await change(person, { city: 'Ambato', userType: 1 })).toMatchObject({ city: 'Ambato' })
    expect(await change(person, { userType: 2 })).toMatchObject({ userType: 2 })
  })

  test('that changed since is asked anew', async () => {
    const person = await given.associate()
    const asked = await raise(person)
    await signedInAs(second).call(users.updateUser, { params: { id: person.id }, body: { city: 'Ibarra' } })
    expect(await read(second, asked)).toMatchObject({ isOutdated: true, allowedActions: ['refuse'] })
    await expect(answer(second, asked)).rejects.toMatchObject({ status: 409, code: 'approvalOutdated' })
    await refuse(asked)
  })

  test('of a client with open packages is refused at once', async () => {
    const client = await given.client()
    const made = await given.associate()
    await given.client({ associate: made })
    await expect(raise(made)).rejects.toMatchObject({ status: 409, code: 'accountInUse' })
    expect(await signedInAs(client).fetch('/api/auth/me')).toMatchObject({ status: 200 })
  })
})

describe('of the only administrator', () => {
  /** As housekeeping does every hour, so many hours later. */
  const confirmed = async (hours: number) => {
    const { db } = await currentServer()
    await atTime(new Date(Date.now() + hours * 3_600_000), () => confirmAlone(db))
  }
  const others = async (status: 'active' | 'inactive') => {
    const { db } = await currentServer()
    await db.execute(sql`update users set status = ${status} where is_admin and id <> ${asker.id}`)
  }
  const alone = async (act: () => Promise<void>) => {
    await headersOf(second)
    await others('inactive')
    await act().finally(() => others('active'))
  }
  const typesOf = async (email: string) =>
    (await signedInAs(asker).call(users.listUsers, { query: { q: email } })).data.map(({ userType }) => userType)

  test('it counts after a day, of which they hear by mail', async () => {
    await alone(async () => {
      const body = newAccount(1, { firstName: 'Segunda', lastName: 'Sola' })
      const asked = await ask(body)
      await expect
        .poll(async () => (await listTo((await currentServer()).db, asker.email)).map(({ text }) => text), { timeout: 5_000 })
        .toContainEqual(
          expect.stringContaining(
            `Segunda Sola (${body.email}) sería administrador. Nadie más puede aprobarlo: vale dentro de un día`,
          ),
        )
      await confirmed(23)
      expect(await typesOf(body.email)).toEqual([])

      await confirmed(25)

      expect(await typesOf(body.email)).toEqual([1])
      expect(await read(asker, asked)).toMatchObject({ status: 'approved', answeredBy: null })
    })
  })

  test('it counts after a day where the others have not the duty to answer', async () => {
    await alone(async () => {
      const { db } = await currentServer()
      await db.execute(sql`update users set status = 'active', duties = '{reader}' where id = ${second.id}`)
      const body = newAccount(1)
      await ask(body)
      await confirmed(25)
      await db.execute(sql`update users set duties = null where id = ${second.id}`)
      expect(await typesOf(body.email)).toEqual([1])
    })
  })

  test('it never counts once it was taken back, and ends where it would be refused by then', async () => {
    await alone(async () => {
      const [one, two] = [newAccount(1), newAccount(1)]
      const [taken, doomed] = [await ask(one), await ask(two)]
      await signedInAs(asker).call(approvals.takeBackApproval, { params: { id: taken.approval.id } })
      await signedInAs(asker).call(users.createUser, { body: { ...newAccount(0), email: two.email } })
      await confirmed(25)
      expect([await typesOf(one.email), await typesOf(two.email)]).toEqual([[], [0]])
      expect(await read(asker, doomed)).toMatchObject({ status: 'takenBack' })
    })
  })
})
