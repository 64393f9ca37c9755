// The link by mail, over a real mail server on the loopback.
import { authorizedNames, session } from '@app/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startMailServer, type TestMailServer } from '../../../testing/mail-server.ts'
import { PATIENCE } from '../../../testing/patience.ts'
import { newPerson } from '../../../testing/people.ts'
import { anonymous, currentServer, given, type Person, signedInAs } from '../../../testing/world.ts'

let smtp: TestMailServer
beforeAll(async () => {
  smtp = await startMailServer()
  await currentServer({ smtpUrl: smtp.url, mailFrom: 'Puente <hola@puente.test>' })
})
afterAll(() => smtp.stop())

function nameConsignee(client: Person, name = 'Lucía Vaca') {
  const { identificationType, identification } = newPerson()
  const body = { name, phone: '0991234567', identificationType, identification, purposes: ['consignee' as const] }
  return signedInAs(client).call(authorizedNames.addAuthorizedName, { body })
}
const ask = (client: Person, id: string, email: string) =>
  signedInAs(client).call(authorizedNames.askForConsent, { params: { id }, body: { email } })
const arrivedAt = (email: string) => smtp.received.filter(({ to }) => to.includes(email))
async function mailTo(email: string): Promise<string> {
  await vi.waitFor(() => expect(arrivedAt(email)).toHaveLength(1), PATIENCE)
  return arrivedAt(email)[0]?.source ?? ''
}

/** Whose own address is confirmed: others name nobody yet. */
async function confirmedClient(named: Partial<Person> = {}): Promise<Person> {
  const client = await given.client(named)
  const [, token = ''] = /#token=([\w-]+)/.exec(await mailTo(client.email)) ?? []
  await anonymous.call(session.confirmEmail, { body: { token } })
  return client
}

test('the person gets the link, the client does not, and answers without an account', async () => {
  const client = await confirmedClient({ firstName: 'Ana', lastName: 'Mora' })
  const { id } = await nameConsignee(client)

  expect(await ask(client, id, 'lucia.vaca@correo.test')).toMatchObject({ link: null, sentTo: 'lucia.vaca@correo.test' })

  const source = await mailTo('lucia.vaca@correo.test')
  const [, token = ''] = /\/consentimiento#token=([\w-]+)/.exec(source) ?? []
  const body = { token, isGiven: true, version: 1 }
  expect(await anonymous.call(authorizedNames.answerConsentLink, { body })).toMatchObject({ state: 'given' })
  const [name] = await signedInAs(client).call(authorizedNames.listAuthorizedNames)
  expect(name?.consent).toMatchObject({ state: 'given', sentTo: 'lucia.vaca@correo.test' })
})

test('a mailbox is not written to twice a day for one person, nor four times a week for all of them', async () => {
  const client = await confirmedClient()
  const { id } = await nameConsignee(client)
  await ask(client, id, 'una@correo.test')
  await expect(ask(client, id, 'una@correo.test')).rejects.toMatchObject({ status: 429, code: 'tooManyRequests' })

  for (const _name of [1, 2]) await ask(client, (await nameConsignee(client)).id, 'una@correo.test')
  const other = await confirmedClient()
  const fourth = await nameConsignee(other)
  await expect(ask(other, fourth.id, 'una@correo.test')).rejects.toMatchObject({ status: 429 })
})

test('what is no name is not repeated to a stranger', async () => {
  const client = await confirmedClient()
  const { id } = await nameConsignee(client, 'Gana dinero en ofertas.example')
  await ask(client, id, 'extrano@correo.test')

  expect(await mailTo('extrano@correo.test')).not.toContain('ofertas.example')
})
