// Who reads of an act that an intruder would do: the person, at the old address too, and every administrator, by bell and by mail.
import { accounts, company, notifications, secondFactors, session, users } from '@app/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { callerWith } from '../../../testing/caller.ts'
import { mailAbout, mailsTo } from '../../../testing/mails.ts'
import { standStill } from '../../../testing/moved-clock.ts'
import { PATIENCE } from '../../../testing/patience.ts'
import { newPerson } from '../../../testing/people.ts'
import { turnOn } from '../../../testing/second-factor.ts'
import { currentServer, given, headersOf, type Person, signedInAs } from '../../../testing/world.ts'

standStill()

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

let doer: Person
let other: Person
beforeAll(async () => {
  doer = await given.administrator({ firstName: 'Ana', lastName: 'Hace' })
  other = await given.administrator({ firstName: 'Luis', lastName: 'Lee', language: 'en' })
})

/** As this administrator, from a browser that says what it is. */
const doing = callerWith(async () => ({ ...(await headersOf(doer)), 'user-agent': FIREFOX }))
const noticesOf = async (who: Person) =>
  (await signedInAs(who).call(notifications.listNotifications)).data.filter(({ kind }) => kind === 'securityNotice')
const titlesOf = async (who: Person) => (await noticesOf(who)).map(({ payload }) => payload.orderCode)
const told = (who: Person, title: string) => expect.poll(() => titlesOf(who), PATIENCE).toContain(title)
const update = (person: Person, body: object) => doing.call(users.updateUser, { params: { id: person.id }, body })
/** Where the company has accounts already, another one waits for a second administrator. */
const approve = (id: string) => signedInAs(other).call(accounts.answerApproval, { params: { id }, body: { action: 'approve' } })
const profileOf = ({ firstName, lastName, birthDate, province, city, address, language, ...person }: Person) => ({
  ...{ firstName, lastName, birthDate, province, city, address, language },
  identificationType: person.identificationType,
  identification: person.identification,
})
const mailOf = async (email: string, subject: string) => (await mailAbout(email, subject))?.text ?? ''

test('another address is told to the old one, to the new one and to every administrator, each in their language', async () => {
  const client = await given.client({ firstName: 'Inés', lastName: 'Vaca' })
  const former = client.email
  const wanted = `nueva-${former}`

  await update(client, { email: wanted })

  const done =
    /Lo hizo Ana Hace, el \d+ de \S+ de \d{4} a las \d+:\d\d [ap]\.\sm\., desde Firefox · Linux \(10\.\d+\.\d+\.\d+\)\./
  for (const email of [former, wanted]) {
    const text = await mailOf(email, 'Aviso de seguridad: otro correo para entrar')
    expect(text).toContain(`Tu cuenta se abre desde ahora con ${wanted}.`)
    expect(text).toMatch(done)
    expect(text).toContain('Si no fuiste tú ni lo pediste, elige otra contraseña y avísanos.')
    expect(text).toContain('Elegir otra contraseña:\nhttps://puente.test/password-reset')
    expect(text).toContain('Los avisos de seguridad se envían siempre.')
  }
  const own = await mailOf(doer.email, 'Aviso de seguridad: otro correo para entrar')
  expect(own).toContain(`Inés Vaca entra desde ahora con ${wanted}.`)
  expect(own).toContain(`https://puente.test/administration/usuarios?open=${client.id}`)
  const english = await mailOf(other.email, 'Security notice: another address to sign in')
  expect(english).toContain(`Inés Vaca signs in with ${wanted} from now on.`)
  expect(english).toMatch(/Ana Hace did it, on \w+ \d+, \d{4} at \d+:\d\d [AP]M, from Firefox · Linux \(10\./)
  await told(other, 'another address to sign in')
  const [bell] = await noticesOf(other)
  expect(bell).toMatchObject({
    payload: {
      from: null,
      to: null,
      note: expect.stringContaining(`Inés Vaca signs in with ${wanted} from now on. Ana Hace did it`),
    },
    location: `/administration/usuarios?open=${client.id}`,
  })
  await told({ ...client, email: wanted }, 'otro correo para entrar')
})

describe('the person and every administrator read', () => {
  test('of an administrator whose account was closed, who can do nothing about it but call', async () => {
    const closed = await given.administrator({ firstName: 'Nora', lastName: 'Sale' })
    await update(closed, { status: 'inactive' })

    const theirs = await mailOf(closed.email, 'Aviso de seguridad: se desactivó un administrador')
    expect(theirs).toContain('La cuenta de administrador de Nora Sale está desactivada y ya no entra.')
    expect(theirs).toMatch(/Lo hizo Ana Hace, el .*, desde Firefox/)
    expect(theirs).not.toContain('elige otra contraseña')
    expect(await mailOf(other.email, 'Security notice: an administrator was disabled')).toContain(
      'The administrator account of Nora Sale is disabled and opens no more.',
    )
    await told(other, 'an administrator was disabled')
    const client = await given.client()
    await update(client, { status: 'inactive' })
    expect((await titlesOf(other)).filter((title) => title === 'an administrator was disabled')).toHaveLength(1)
  })

  test('of another type of account, and of one more administrator', async () => {
    const person = await given.client({ firstName: 'Rita', lastName: 'Sube' })
    await update(person, { userType: 2 })
    expect(await mailOf(person.email, 'Aviso de seguridad: otro tipo de cuenta')).toContain('Tu cuenta es ahora de asociado.')
    expect(await mailOf(other.email, 'Security notice: another type of account')).toContain(
      'The account of Rita Sube is now of type associate.',
    )

    const asked = await update(person, { userType: 1 })
    expect(await mailOf(other.email, 'Security notice: another administrator is asked for')).toContain(
      `Rita Sube (${person.email}) would be an administrator. It waits for another administrator.`,
    )
    if ('approval' in asked) await approve(asked.approval.id)
    expect(await mailOf(person.email, 'Aviso de seguridad: hay un administrador más')).toContain(
      'Tu cuenta es ahora de administrador.',
    )
    expect(await mailOf(other.email, 'Security notice: there is one more administrator')).toContain(
      'Rita Sube is an administrator.',
    )
    await update(person, { userType: 3 })
  })

  test('of a telephone that another person changed; of one’s own only oneself', async () => {
    const person = await given.client({ firstName: 'Tere', lastName: 'Fono' })
    await update(person, { phone: '+593999000111' })
    expect(await mailOf(other.email, 'Security notice: another telephone')).toContain(
      'The telephone of Tere Fono is now +593999000111.',
    )
    expect(await mailOf(person.email, 'Aviso de seguridad: otro teléfono')).toContain('Lo hizo Ana Hace')

    await signedInAs(person).call(session.updateProfile, { body: { ...profileOf(person), phone: '+593999000222' } })
    await mailsTo(person.email, { count: 2 })
    expect((await noticesOf(person)).length).toBe(2)
    expect((await titlesOf(other)).filter((title) => title === 'another telephone')).toHaveLength(1)
  })

  test('of all their data as a file; of one’s own only oneself', async () => {
    const client = await given.client({ firstName: 'Dora', lastName: 'Datos' })
    await signedInAs(client).call(session.exportMyData)
    const text = await mailOf(client.email, 'Aviso de seguridad: se descargaron tus datos')
    expect(text).toContain('Se descargó un archivo con todo lo que guardamos de ti')
    expect(text).toContain('Lo hizo Dora Datos')
    expect(text).toContain('Si no fuiste tú ni lo pediste, elige otra contraseña y avísanos.')
    await told(client, 'se descargaron tus datos')

    await signedInAs(doer).call(session.exportMyData)
    await told(doer, 'se descargaron tus datos')
    expect((await titlesOf(other)).filter((title) => title === 'your data were downloaded')).toEqual([])
  })

  test('of a second step that an administrator took off', async () => {
    const person = await given.associate({ firstName: 'Paco', lastName: 'Paso' })
    await turnOn(person)
    await doing.call(secondFactors.removeSecondFactor, { params: { id: person.id } })
    expect(await mailOf(person.email, 'Aviso de seguridad: segundo paso retirado')).toMatch(
      /Tu cuenta ya no pide un segundo paso.*\n\nLo hizo Ana Hace/,
    )
    expect(await mailOf(other.email, 'Security notice: second step removed')).toContain(
      'Paco Paso no longer asks for a second step',
    )
  })
})

describe('every administrator reads', () => {
  test('who is invited to administer; the invited read it in their invitation', async () => {
    const { network: _network, password: _password, ...person } = newPerson({ firstName: 'Nora', lastName: 'Nueva' })
    const asked = await doing.call(users.createUser, { body: { ...person, userType: 1 } })
    if ('approval' in asked) await approve(asked.approval.id)
    await expect
      .poll(async () => (await noticesOf(other)).map(({ payload }) => payload.note), { timeout: 5_000 })
      .toContainEqual(expect.stringContaining('Nora Nueva is an administrator.'))
    expect((await mailsTo(person.email, { count: 1 })).map(({ subject }) => subject)).toEqual(['Tu cuenta en Puente'])
  })

  test('which accounts at banks the company has, only where they changed', async () => {
    const { version: _version, ...house } = await doing.call(company.getCompany)
    const account = { bank: 'Pichincha', kind: 'Corriente', number: '2100', holder: 'Puente S.A.' }
    const answer = await doing.call(company.updateCompany, { body: { ...house, bankAccounts: [account] } as never })
    if ('approval' in answer) await approve(answer.approval.id)
    const text = await mailOf(other.email, 'Security notice: other bank accounts')
    expect(text).toContain('The bank accounts of the company are now: Pichincha Corriente 2100 (Puente S.A.).')
    expect(text).toContain('https://puente.test/administration/parametros?view=company')

    const { version: _again, ...same } = await doing.call(company.getCompany)
    await doing.call(company.updateCompany, { body: { ...same, tradeName: 'Sol' } as never })
    await doing.call(company.updateCompany, { body: { ...same, tradeName: 'Puente' } as never })
    await told(other, 'other bank accounts')
    expect((await titlesOf(other)).filter((title) => title === 'other bank accounts')).toHaveLength(1)
  })

  test('who took people along as a file', async () => {
    const { url } = await currentServer()
    const answer = await fetch(`${url}/api/user/export?format=csv`, { headers: await headersOf(doer) })
    expect(answer.status).toBe(200)
    await answer.text()
    expect(await mailOf(other.email, "Security notice: people's data downloaded")).toMatch(/was downloaded \(rows: \d+\)\./)
  })
})

test('nobody switches them off', async () => {
  for (const who of [await given.client(), doer]) {
    const { preferences } = await signedInAs(who).call(notifications.listNotificationPreferences)
    const always = { isEnabled: true, isEnabledByDefault: true, canBeDisabled: false }
    expect(preferences.find(({ kind }) => kind === 'securityNotice')).toEqual({
      kind: 'securityNotice',
      bell: always,
      mail: always,
    })
    for (const channel of ['bell', 'mail'] as const) {
      const off = { preferences: [{ kind: 'securityNotice' as const, channel, isEnabled: false }] }
      await expect(signedInAs(who).call(notifications.updateNotificationPreferences, { body: off })).rejects.toMatchObject({
        status: 409,
        code: 'notificationNeeded',
      })
    }
  }
})
