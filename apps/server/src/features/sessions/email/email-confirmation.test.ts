// Whoever signs up looks around until the link of the mail was followed (trust, section 1). With a mail server; without-mail-server.test.ts has the others.
import { authorizedNames, orders, quotations, session, users as usersContract } from '@app/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startMailServer, type TestMailServer } from '../../../testing/mail-server.ts'
import { MINUTE, move, standStill } from '../../../testing/moved-clock.ts'
import { PATIENCE } from '../../../testing/patience.ts'
import { anonymous, currentServer, given, type Person, signedInAs, signIn } from '../../../testing/world.ts'
import { emailLinksTable } from '../../credentials/email-links.table.ts'

let smtp: TestMailServer
beforeAll(async () => {
  smtp = await startMailServer()
  await currentServer({ smtpUrl: smtp.url, mailFrom: 'Puente <hola@puente.test>' })
})
afterAll(() => smtp.stop())
standStill()

const HOUR = 60 * MINUTE
const arrivedTo = (email: string) => smtp.received.filter(({ to, source }) => to.includes(email) && source.includes('#token='))
/** The token of the n-th mail to this address. */
async function tokenMailedTo(email: string, count = 1): Promise<string> {
  await vi.waitFor(() => expect(arrivedTo(email)).toHaveLength(count), PATIENCE)
  const source = arrivedTo(email)[count - 1]?.source ?? ''
  return /confirmar-correo#token=([\w-]+)/.exec(source)?.[1] ?? ''
}
const confirm = (token: string) => anonymous.call(session.confirmEmail, { body: { token } })
const meOf = (person: Person) => signedInAs(person).call(session.getMe)
const change = (person: Person, email: string) => signedInAs(person).call(session.changeEmail, { body: { email } })
const CLOSED = { status: 403, code: 'emailNotConfirmed' }

const name = (identification: string) => ({
  ...{ name: 'Inés Vaca', phone: '+593987654321', identificationType: 'cedula' as const, identification },
  ...{ purposes: ['pickup' as const], hasConsent: false },
})
const addName = (person: Person) => signedInAs(person).call(authorizedNames.addAuthorizedName, { body: name('1710034065') })

describe('who signed up', () => {
  test('is signed in, looks around and asks for quotes; orders, purchases, names and declarations wait', async () => {
    const client = await given.client()
    const me = await meOf(client)
    expect(me).toMatchObject({ emailStatus: 'waiting', pendingEmail: null })
    expect(me.casilleroCode).toMatch(/^UIO-/)
    const body = { service: 'COU', weightInGrams: 1_000, productValueInCents: 5_000 } as const
    await expect(signedInAs(client).call(quotations.requestQuotation, { body })).resolves.toHaveProperty('id')
    await expect(signedInAs(client).call(orders.listClientOrders)).resolves.toMatchObject({ data: [] })

    await expect(addName(client)).rejects.toMatchObject({
      ...CLOSED,
      sentence: 'Confirm your email first: follow the link that we mailed you, or ask for another',
    })
    for (const path of ['order/create', 'assisted-purchase', 'dropshipping', 'order/is-authorized-to-bundle']) {
      const response = await signedInAs(client).fetch(`/api/${path}`, { method: 'POST' })
      expect([path, response.status, await response.json()]).toMatchObject([path, 403, { code: 'emailNotConfirmed' }])
    }
  })

  test('has all of it once the link of the mail was followed, signed out and from anywhere', async () => {
    const client = await given.client({ firstName: 'Iván' })
    const token = await tokenMailedTo(client.email)

    await confirm(token)

    expect(await meOf(client)).toMatchObject({ emailStatus: 'confirmed' })
    await expect(addName(client)).resolves.toHaveProperty('id')
    await expect(confirm(token)).rejects.toMatchObject({ status: 422, code: 'emailLinkUsed' })
  })

  test('claims an identification once the address is confirmed: a sign-up alone holds up nobody', async () => {
    const owner = await given.client()
    await confirm(await tokenMailedTo(owner.email))
    const second = await given.client({ identification: owner.identification })
    const standings = async () => [(await meOf(owner)).identityStatus, (await meOf(second)).identityStatus]
    expect(await standings()).toEqual(['declared', 'declared'])

    await confirm(await tokenMailedTo(second.email))
    expect(await standings()).toEqual(['disputed', 'disputed'])
  })

  test('follows a link within a day; its token is kept as a hash alone', async () => {
    const client = await given.client()
    const token = await tokenMailedTo(client.email)
    const { db } = await currentServer()
    const [kept] = await db.select().from(emailLinksTable).where(eq(emailLinksTable.userId, client.id))
    expect(JSON.stringify(kept)).not.toContain(token)

    move(24 * HOUR)
    await expect(confirm(token)).rejects.toMatchObject({ status: 422, code: 'emailLinkExpired' })
    move(-MINUTE)
    await confirm(token)
    await expect(confirm('x'.repeat(43))).rejects.toMatchObject({ status: 422, code: 'emailLinkWrong' })
  })

  test('asks for it again, five times an hour; a mail that comes late still counts, and one link is enough', async () => {
    const client = await given.client()
    const first = await tokenMailedTo(client.email)
    const again = () => signedInAs(client).call(session.sendEmailLink)
    for (let times = 0; times < 5; times += 1) await again()
    await expect(again()).rejects.toMatchObject({ status: 429, code: 'tooManyRequests' })

    const last = await tokenMailedTo(client.email, 6)
    await confirm(first)
    await expect(confirm(last)).rejects.toMatchObject({ code: 'emailLinkUsed' })
    await expect(again()).rejects.toMatchObject({ status: 409, code: 'emailAlreadyConfirmed' })
  })

  test('of two calls with one link at once, one confirms', async () => {
    const token = await tokenMailedTo((await given.client()).email)
    const attempts = await Promise.allSettled([confirm(token), confirm(token)])
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('corrects a mistyped address at once: its link ends, the new one is mailed, sign-in takes the new one', async () => {
    const client = await given.client()
    const mistyped = await tokenMailedTo(client.email)
    const email = `bien-${client.email}`

    expect(await change(client, email)).toMatchObject({ email, emailStatus: 'waiting', pendingEmail: null })

    await expect(confirm(mistyped)).rejects.toMatchObject({ code: 'emailLinkWrong' })
    await confirm(await tokenMailedTo(email))
    await expect(signIn({ ...client, email })).resolves.toHaveProperty('authorization')
    await expect(signIn(client)).rejects.toMatchObject({ code: 'wrongCredentials' })
  })

  test('cannot take an address that has an account', async () => {
    const [client, other] = [await given.client(), await given.client()]
    await expect(change(client, other.email)).rejects.toMatchObject({
      ...{ status: 409, code: 'emailTaken', sentence: 'This email is already registered' },
      details: { fields: [{ path: 'email' }] },
    })
  })

  test('of somebody else’s address loses it to the one who reads its mails', async () => {
    const squatter = await given.client()
    const asked = await anonymous.call(session.requestPasswordReset, { body: { email: squatter.email } })
    expect(asked).toEqual({ ok: true })
    const mail = await vi.waitFor(() => {
      const found = smtp.received.find(({ to, source }) => to.includes(squatter.email) && source.includes('password-reset#'))
      expect(found).toBeDefined()
      return found
    }, PATIENCE)
    const [, token = ''] = /password-reset#token=([\w-]+)/.exec(mail?.source ?? '') ?? []
    const password = 'una llave de verdad 26'
    await anonymous.call(session.confirmPasswordReset, { body: { token, password } })

    await expect(meOf({ ...squatter, password })).resolves.toMatchObject({ emailStatus: 'confirmed' })
    await expect(signIn(squatter)).rejects.toMatchObject({ code: 'wrongCredentials' })
  })
})

describe('another address of who confirmed one', () => {
  let client: Person
  beforeEach(async () => {
    client = await given.client()
    await confirm(await tokenMailedTo(client.email))
  })

  test('takes the former one’s place when its link is followed; nothing waits meanwhile', async () => {
    const email = `nuevo-${client.email}`
    expect(await change(client, email)).toMatchObject({ email: client.email, emailStatus: 'confirmed', pendingEmail: email })
    await expect(addName(client)).resolves.toHaveProperty('id')
    await expect(signIn(client)).resolves.toHaveProperty('authorization')

    await confirm(await tokenMailedTo(email))

    expect(await meOf(client)).toMatchObject({ email, emailStatus: 'confirmed', pendingEmail: null })
    await expect(signIn({ ...client, email })).resolves.toHaveProperty('authorization')
    const told = () =>
      smtp.received.filter(({ to, source }) => to.includes(client.email) && source.includes('Aviso de seguridad'))
    await vi.waitFor(() => expect(told()).toHaveLength(1), PATIENCE)
  })

  test('is taken back by giving the present one', async () => {
    const email = `nuevo-${client.email}`
    await change(client, email)
    const token = await tokenMailedTo(email)
    expect(await change(client, client.email)).toMatchObject({ email: client.email, pendingEmail: null })
    await expect(confirm(token)).rejects.toMatchObject({ code: 'emailLinkWrong' })
  })

  test('is refused at its link where another account took it meanwhile', async () => {
    const email = `nuevo-${client.email}`
    await change(client, email)
    const token = await tokenMailedTo(email)
    await given.client({ email })
    await expect(confirm(token)).rejects.toMatchObject({ status: 409, code: 'emailTaken' })
    expect(await meOf(client)).toMatchObject({ email: client.email })
  })

  test('given by staff counts at once, unproved until its link is followed', async () => {
    const email = `oficina-${client.email}`
    const administrator = signedInAs('administrator')
    const changed = await administrator.call(usersContract.updateUser, { params: { id: client.id }, body: { email } })
    expect(changed).toMatchObject({ email, emailStatus: 'unproved' })
    const moved = { ...client, email }
    await expect(addName(moved)).resolves.toHaveProperty('id')

    await confirm(await tokenMailedTo(email))
    expect(await meOf(moved)).toMatchObject({ emailStatus: 'confirmed' })
  })

  test('given by staff to one who never confirmed waits as before', async () => {
    const waiting = await given.client()
    const email = `oficina-${waiting.email}`
    await signedInAs('administrator').call(usersContract.updateUser, { params: { id: waiting.id }, body: { email } })
    await expect(addName({ ...waiting, email })).rejects.toMatchObject(CLOSED)
    await confirm(await tokenMailedTo(email))
    await expect(addName({ ...waiting, email })).resolves.toHaveProperty('id')
  })
})

test('whoever was invited confirmed by choosing a password with the link of the mail', async () => {
  const { password: _, network: __, email, ...rest } = { ...(await given.client()), email: 'invitada@puente.test' }
  const { id, casilleroCode: ___, role: ____, identification: _____, ...person } = rest
  expect(id).toBeTypeOf('string')
  const body = { ...person, email, identification: '1710034065', userType: 0 }
  const invited = await signedInAs('administrator').call(usersContract.createUser, { body })
  if ('approval' in invited) throw new Error('it waits')
  expect(invited).toMatchObject({ emailStatus: 'unproved' })
  await vi.waitFor(() => expect(smtp.received.some(({ to }) => to.includes(email))).toBe(true), PATIENCE)
  const source = smtp.received.find(({ to }) => to.includes(email))?.source ?? ''
  const [, token = ''] = /password-reset#token=([\w-]+)/.exec(source) ?? []
  await anonymous.call(session.confirmPasswordReset, { body: { token, password: 'una llave de verdad 26' } })
  const administrator = signedInAs('administrator')
  await expect(administrator.call(usersContract.getUser, { params: { id: invited.id } })).resolves.toMatchObject({
    emailStatus: 'confirmed',
  })
})
