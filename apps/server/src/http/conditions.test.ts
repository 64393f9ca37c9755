import { randomUUID } from 'node:crypto'
import * as contract from '@app/contract'
import { type Endpoint, orderActions } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../testing/given/given-orders.ts'
import { newPerson } from '../testing/people.ts'
import { anonymous, signedInAs } from '../testing/world.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value
const ENDPOINTS = Object.values(contract).flatMap((part) => Object.values(part as object).filter(isEndpoint))
const WRITING = ENDPOINTS.filter(({ method }) => method !== 'GET')
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Calls whose answer is a secret, told once, or that ask and change nothing; written by hand. */
const SECRET_ANSWERS = [
  'POST /user/authorized-names/{id}/consent-request',
  'POST /consignee-consent/read',
  'POST /consignee-consent/answer',
  'POST /fiscal-settings/certificate/preview',
  'POST /fiscal-settings/certificate',
  'POST /quotation/ways',
  'POST /auth/second-factor',
  'POST /auth/second-factor/confirm',
  'POST /auth/second-factor/recovery-codes',
  'POST /auth/passkey/options',
  'POST /auth/passkey',
  'POST /auth/passkey/challenge',
  'POST /auth/signin/passkey',
  'POST /auth/reauthenticate/options',
  'POST /auth/signin',
  'POST /user/{id}/password-link',
  'PUT /auth/change-password',
  'POST /user/{id}/email-link',
]
/** Of these nothing is sent: they answer what is to be signed, whatever the key. */
const ASKED_WITH_NOTHING = ['POST /auth/passkey/options', 'POST /auth/passkey/challenge', 'POST /auth/reauthenticate/options']

const callerOf = ({ roles }: Endpoint) => (roles === 'anyone' ? anonymous : signedInAs(roles[0] ?? 'administrator'))
const send = async (endpoint: Endpoint, headers: Record<string, string>) => {
  const path = endpoint.path.replaceAll(/\{\w+\}/g, () => randomUUID())
  const response = await callerOf(endpoint).fetch(`/api${path}`, { method: endpoint.method, headers })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('the whole contract', () => {
  test('has writing calls, and no writing call answers a file or a stream, which could not be kept', () => {
    expect(WRITING.length).toBeGreaterThan(30)
    expect(WRITING.filter(({ response }) => typeof response === 'string').map(nameOf)).toEqual([])
  })

  test('keeps every answer but the secret ones', () => {
    expect(WRITING.filter(({ keepsNoAnswer }) => keepsNoAnswer).map(nameOf)).toEqual(SECRET_ANSWERS)
  })

  test.each(WRITING.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s looks at its key', async (name, endpoint) => {
    const { status, body } = await send(endpoint, { 'idempotency-key': 'two words' })

    if (ASKED_WITH_NOTHING.includes(name)) expect(status).toBe(200)
    else if (SECRET_ANSWERS.includes(name)) expect([404, 422]).toContain(status)
    else
      expect({ status, ...body }).toMatchObject({ status: 400, code: 'malformedRequest', details: { header: 'idempotency-key' } })
  })

  test.each(WRITING.filter(({ edits }) => edits).map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s looks at the version that was read',
    async (_name, endpoint) => {
      const { status, body } = await send(endpoint, { 'if-match': 'seven' })

      expect({ status, ...body }).toMatchObject({ status: 400, code: 'malformedRequest', details: { header: 'if-match' } })
    },
  )
})

describe('a key', () => {
  const name = () => ({
    name: 'Rosa',
    identificationType: 'cedula',
    identification: newPerson().identification,
    phone: '+593987654321',
    purposes: ['pickup'],
    hasConsent: false,
  })
  const post = (key: string) =>
    signedInAs('client').fetch('/api/user/authorized-names', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(name()),
    })

  test.each([
    ['a UUID', randomUUID(), 200],
    ['one sign', '!', 200],
    ['200 signs', 'k'.repeat(200), 200],
    ['a quoted string, as some clients write it', `"${randomUUID()}"`, 200],
    ['201 signs', 'k'.repeat(201), 400],
    ['nothing', '', 400],
    ['a blank', 'a b', 400],
    ['letters beyond ASCII', 'llave-\u00f1', 400],
    ['two keys', `${randomUUID()}, ${randomUUID()}`, 400],
  ])('of %s is answered with %d', async (_what, key, status) => {
    expect((await post(key)).status).toBe(status)
  })

  test('means nothing where nothing is written', async () => {
    const response = await signedInAs('client').fetch('/api/auth/me', { headers: { 'idempotency-key': 'two words' } })

    expect(response.status).toBe(200)
  })
})

describe('a version', () => {
  const edit = async (written: string) => {
    const { id, version } = await given.order()
    const sent = { params: { id }, body: { productValueInCents: 7_000 } }
    const headers = { 'if-match': written.replaceAll('VERSION', String(version)) }
    return (await signedInAs('administrator').send(orderActions.setValue, { ...sent, headers })).status
  }

  test.each([
    ['"VERSION"', 200],
    ['"999", "VERSION"', 200],
    ['"a,b","VERSION"', 200],
    ['W/"VERSION"', 200],
    ['*', 200],
    ['"999"', 412],
    ['"0VERSION"', 412],
    ['""', 412],
    ['VERSION', 400],
    ['"VERSION', 400],
    ['"VERSION" "VERSION"', 400],
    ['"VERSION",', 400],
    ['*, "VERSION"', 400],
    ['', 400],
  ])('written as %s is answered with %d', async (written, status) => {
    expect(await edit(written)).toBe(status)
  })

  test('means nothing to a call that edits no one record', async () => {
    const response = await signedInAs('administrator').send(orderActions.removeOrders, {
      body: { orderIds: [(await given.order()).id], reason: '' },
      headers: { 'if-match': '"999"' },
    })

    expect(response.status).toBe(200)
  })
})
