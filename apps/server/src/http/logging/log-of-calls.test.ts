// A program of its own is called as people call it; then all that it printed is read.
import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { copyTemplate, rolesIn } from '../../testing/cluster.ts'
import { enrolThrough } from '../../testing/factors/one-time-codes.ts'
import { containerOf, madeCertificate } from '../../testing/fiscal/certificates.ts'
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts'
import { tokenIn } from '../../testing/mails.ts'
import { startProgram } from '../../testing/program.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

const ADMINISTRATOR = 'admin@correo.example'
const CLIENT = {
  firstName: 'Rosa',
  lastName: 'Andrade',
  email: 'rosa.andrade@correo.example',
  password: 'maleta verde con ruedas 48',
  birthDate: '1990-05-17',
  phone: '+593987654321',
  identificationType: 'cedula',
  identification: '1710034065',
  province: 'Pichincha',
  city: 'Quito',
  address: 'Av. Amazonas N21-147',
}
const ANOTHER = { ...CLIENT, email: 'otra.persona@correo.example', identification: '0102030400' }
const WRONG_PASSWORD = 'tormenta de papel 15'
const NEW_PASSWORD = 'puerta azul junto al faro 31'
const CHANGED_PASSWORD = 'sombrero de lluvia y barro 62'
const KEY = 'llave-de-una-sola-vez-7c1d'
const SECRETS_KEY = 'AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA='
const CERTIFICATE_PASSWORD = 'firma de papel 1972'
const CERTIFICATE = madeCertificate({ from: '2020-01-01', to: '2040-01-01' })

/** The file of a signing certificate, as a browser sends it. */
function certificateWith(password: string): FormData {
  const form = new FormData()
  form.set('data', JSON.stringify({ password, acceptsOtherRuc: true }))
  form.set('certificate', new Blob([new Uint8Array(containerOf(CERTIFICATE, [CERTIFICATE], CERTIFICATE_PASSWORD))]), 'firma.p12')
  return form
}

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const TRACE_PARENT = `00-${TRACE_ID}-00f067aa0ba902b7-01`

type Line = { reqId?: string; traceId?: string; msg: string; req?: object; res?: object; err?: object }
type Sent = { method?: string; body?: object | string | FormData; headers?: Record<string, string> }

async function startLogged() {
  const cluster = inject('testCluster')
  const { ownerUrl, workingUrl } = rolesIn(cluster, await copyTemplate(cluster))
  const mails = await startMailServer()
  onTestFinished(mails.stop)
  const folder = await temporaryFolder()
  const program = startProgram(
    {
      ...{ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'debug' },
      ...{ DATABASE_URL: workingUrl, DATABASE_OWNER_URL: ownerUrl },
      SECRETS_KEY,
      ...{ SMTP_URL: mails.url, ADMIN_EMAIL: ADMINISTRATOR, PUBLIC_URL: 'https://puente.test' },
    },
    folder,
  )
  const url = await program.says(/Puente answers at (http:\S+)/)
  const send = (path: string, { method = 'POST', body, headers = {} }: Sent = {}) =>
    fetch(url + path, {
      method,
      headers: { ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body) }),
    })
  const read = (path: string, headers: Record<string, string> = {}) => send(path, { method: 'GET', headers })
  const stop = async () => {
    program.process.kill('SIGTERM')
    await program.ended
    return program.output() + program.errors()
  }
  return { databaseUrl: ownerUrl, mails, send, read, stop, tokenMailedTo: (email: string) => mailedTo(mails, email) }
}

const mailedTo = ({ received }: TestMailServer, email: string): Promise<string> =>
  vi.waitFor(() => {
    const mail = received.findLast(({ to }) => to.includes(email))
    if (!mail) throw new Error(`no mail to ${email}`)
    return tokenIn(mail.source)
  }, 30_000)

const linesOf = (printed: string): Line[] =>
  printed
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))

test('nothing that was told in confidence is printed: passwords, tokens, links, keys, who people are', {
  timeout: 60_000,
}, async () => {
  const { databaseUrl, mails, send, read, stop, tokenMailedTo } = await startLogged()
  const signIn = async (email: string, password: string) => {
    const response = await send('/api/auth/signin', { body: { email, password } })
    const { accessToken } = (await response.json()) as { accessToken: string }
    return { token: accessToken, headers: { authorization: `Bearer ${accessToken}` } }
  }
  const statuses: number[] = []
  const note = async (sent: Promise<Response>) => statuses.push((await sent).status)

  const invitation = await tokenMailedTo(ADMINISTRATOR)
  await note(send('/api/auth/reset-password/confirm', { body: { token: invitation, password: NEW_PASSWORD } }))
  const administrator = await signIn(ADMINISTRATOR, NEW_PASSWORD)
  const enrol = async (path: string, body: object) => (await send(`/api${path}`, { body, headers: administrator.headers })).json()
  const secondStep = await enrolThrough(enrol, NEW_PASSWORD)
  for (const password of [CERTIFICATE_PASSWORD, WRONG_PASSWORD])
    await note(send('/api/fiscal-settings/certificate', { body: certificateWith(password), headers: administrator.headers }))
  await note(send('/api/auth/signup', { body: CLIENT, headers: { 'idempotency-key': KEY } }))
  await note(send('/api/auth/signin', { body: { email: CLIENT.email, password: WRONG_PASSWORD } }))
  const client = await signIn(CLIENT.email, CLIENT.password)

  await note(read(`/api/quota/${CLIENT.identification}?year=2026`, client.headers))
  await note(read(`/api/%71uota/${CLIENT.identification}`, client.headers))
  await note(read(`/api/quotas/${CLIENT.identification}`, client.headers))
  await note(read(`/api/search?q=${CLIENT.identification}`, administrator.headers))
  // The page itself is there once the web was built.
  await read(`/password-reset?token=${invitation}`)
  await note(send('/api/auth/signin', { body: `{"email":"${CLIENT.email}","password":"${WRONG_PASSWORD}` }))
  await note(send('/api/auth/signup', { body: { ...ANOTHER, email: CLIENT.email } }))
  await note(read('/api/%0A%7B"msg":"forged"%7D%0A', { 'user-agent': '{"msg":"forged"}' }))

  mails.behaviour = 'refuses'
  await note(send('/api/auth/reset-password', { body: { email: CLIENT.email } }))
  const reset = await tokenMailedTo(CLIENT.email)
  const passwords = { currentPassword: CLIENT.password, newPassword: CHANGED_PASSWORD }
  await note(send('/api/auth/change-password', { method: 'PUT', body: passwords, headers: client.headers }))

  // A failure nobody foresaw, whose own words hold what was to be kept.
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  await database.query('alter table consents alter column identification drop default')
  await database.query('alter table consents alter column identification type smallint using 0')
  await database.end()
  const agreedTexts = { terms: 1, privacy: 1, consignee: 1 }
  await note(send('/api/auth/signup', { body: { ...ANOTHER, agreedTexts } }))

  const printed = await stop()
  expect(statuses).toEqual([200, 200, 422, 200, 401, 200, 200, 404, 200, 400, 409, 404, 200, 200, 500])
  expect(linesOf(printed).filter(({ msg }) => msg === 'incoming request').length).toBeGreaterThan(14)
  expect(linesOf(printed).map(({ msg }) => msg)).not.toContain('forged')
  expect(printed).toContain('a job failed')
  expect(printed).toContain('out of range')
  const { password, identification, email, phone, lastName, address } = CLIENT
  const people = [identification, ANOTHER.identification, email, ANOTHER.email, phone, lastName, address]
  const secrets = [
    password,
    WRONG_PASSWORD,
    NEW_PASSWORD,
    CHANGED_PASSWORD,
    KEY,
    SECRETS_KEY,
    CERTIFICATE_PASSWORD,
    CERTIFICATE.keyPem.split('\n')[5] ?? '',
    invitation,
    reset,
    client.token,
    administrator.token,
    ...secondStep,
  ]
  for (const secret of [...secrets, ...people]) {
    expect(secret.length).toBeGreaterThan(6)
    expect(printed).not.toContain(secret)
    expect(printed).not.toContain(encodeURIComponent(secret))
  }
})

test('every line of a call has its id; the last says how it was answered, why it was refused and who called', {
  timeout: 60_000,
}, async () => {
  const { databaseUrl, send, read, stop, tokenMailedTo } = await startLogged()
  await tokenMailedTo(ADMINISTRATOR)
  const signedUp = await send('/api/auth/signup', { body: CLIENT })
  const { id: userId } = (await signedUp.json()) as { id: string }
  const wrong = await send('/api/auth/signin', { body: { email: CLIENT.email, password: WRONG_PASSWORD } })
  const signedIn = await send('/api/auth/signin', { body: { email: CLIENT.email, password: CLIENT.password } })
  const { accessToken } = (await signedIn.json()) as { accessToken: string }
  const authorization = `Bearer ${accessToken}`
  const forbidden = await read('/api/user', { authorization, 'x-request-id': 'mine-12345678', traceparent: TRACE_PARENT })
  const stranger = await read('/api/user', { authorization: 'Bearer aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', traceparent: 'a\tb' })
  const unreadable = await send('/api/auth/signin', { body: '{"email":' })
  const nowhere = await read('/api/nowhere')
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  await database.query('drop table saved_views')
  await database.end()
  const failed = await read('/api/saved-view', { authorization })

  const lines = linesOf(await stop())
  const linesOfAnswer = (response: Response) => lines.filter(({ reqId }) => reqId === response.headers.get('x-request-id'))
  const lastOf = (response: Response) => linesOfAnswer(response).at(-1)
  expect(lastOf(wrong)).toMatchObject({ msg: 'request completed', res: { statusCode: 401, refusal: 'wrongCredentials' } })
  expect(lastOf(signedUp)?.res).toEqual({ statusCode: 200 })
  expect(lastOf(forbidden)).toMatchObject({ reqId: 'mine-12345678', res: { statusCode: 403, refusal: 'roleNotAllowed', userId } })
  expect(linesOfAnswer(forbidden).map(({ traceId }) => traceId)).toEqual(linesOfAnswer(forbidden).map(() => TRACE_ID))
  expect(linesOfAnswer(stranger).map(({ traceId }) => traceId)).toEqual([undefined, undefined])
  expect(lastOf(stranger)?.res).toEqual({ statusCode: 401, refusal: 'notSignedIn' })
  expect(lastOf(unreadable)?.res).toEqual({ statusCode: 400, refusal: 'malformedRequest' })
  expect(lastOf(nowhere)?.res).toEqual({ statusCode: 404, refusal: 'routeNotFound' })
  expect(linesOfAnswer(failed).map(({ msg }) => msg)).toEqual(['incoming request', 'request failed', 'request completed'])
  expect(lastOf(failed)?.res).toEqual({ statusCode: 500, refusal: 'internal', userId })
  const ofNoCall = new Set(lines.filter(({ reqId }) => reqId === undefined).map(({ msg }) => msg.replace(/ at .*/, '')))
  expect([...ofNoCall]).toEqual(['Server listening'])
})
