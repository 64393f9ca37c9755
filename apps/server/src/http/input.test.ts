// What no call takes: an id that is none, a field that it does not know, nothing where something is needed.
import type { Endpoint } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../features/api-description/published-contract.ts'
import { ABSENT } from '../testing/record-calls.ts'
import { anonymous, signedInAs } from '../testing/world.ts'

type Row = [method: string, path: string, endpoint: Endpoint]
type Answer = { http: number; code: string; details: { fields: { path: string; code: string }[] } }

const CALLS = endpoints().map(({ endpoint }): Row => [endpoint.method, endpoint.path, endpoint])
const WITH_ID = CALLS.filter(([, path]) => path.includes('{id}'))
const WITH_BODY = CALLS.filter(([, , { body }]) => body)

/** Calls that an empty body asks for something: all of it may be left out. */
const WITHOUT_ANYTHING = [
  'POST /manifest',
  'PUT /manifest/{id}',
  'PUT /manifest/{id}/costs',
  'PUT /user/{id}',
  'PUT /bundle/{id}',
  'POST /bundle/{id}/invoice',
  'PUT /assisted-purchase/{id}/invoice',
  'POST /order/update-incomplete/{id}',
  'POST /purchase/{id}/approve',
  'POST /user/authorized-names/{id}/consent-request',
  'POST /fiscal-document/{id}/retry',
  'POST /fiscal-document/{id}/mail',
  'PUT /fiscal-document/{id}/annulment',
  'POST /auth/passkey/challenge',
  // A file says enough.
  'POST /order/reading',
  'POST /manifest/{id}/guides/preview',
  'POST /client/{id}/conversation',
  'POST /conversation',
]

/** What says which fields there are is asked for first. */
const ASKED_FIRST: Readonly<Record<string, string>> = {
  'PATCH /dropshipping/{id}': 'action',
  'PATCH /assisted-purchase/{id}': 'action',
  'PATCH /purchase/{id}': 'action',
  'PUT /payment-proof/{id}': 'status',
  'PUT /refund/{id}': 'action',
  'POST /drawer/session/{id}/movement': 'kind',
  'PUT /approval/{id}': 'action',
  'POST /run': 'act',
}

describe('an id that is none is named', () => {
  test.each(WITH_ID)('%s %s', async (method, path, { roles }) => {
    const answer = await answerTo({ method, path: path.replace('{id}', 'nada').replace('{itemId}', ABSENT), roles })

    expect(answer).toMatchObject({ http: 422, code: 'validationFailed' })
    expect(answer.details.fields).toContainEqual(expect.objectContaining({ path: 'id', code: 'notValid' }))
  })
})

describe('a field that is not known is refused', () => {
  test.each(WITH_BODY)('%s %s', async (method, path, { roles }) => {
    const answer = await answerTo({ method, path: within(path), roles, body: { noSuchField: 1 } })

    expect(answer).toMatchObject({ http: 422, code: 'validationFailed' })
    const first = ASKED_FIRST[`${method} ${path}`]
    const refused = first ? { path: first } : { path: 'noSuchField', code: 'unknownField' }
    expect(answer.details.fields).toContainEqual(expect.objectContaining(refused))
  })
})

describe('nothing is refused, with every field that is needed', () => {
  const needing = WITH_BODY.filter(([method, path]) => !WITHOUT_ANYTHING.includes(`${method} ${path}`))

  test.each(needing)('%s %s', async (method, path, { roles }) => {
    const answer = await answerTo({ method, path: within(path), roles })

    expect(answer).toMatchObject({ http: 422, code: 'validationFailed' })
    expect(answer.details.fields).not.toEqual([])
  })

  test.each(WITHOUT_ANYTHING)('but for %s, which may leave out everything', async (call) => {
    const [method = '', path = ''] = call.split(' ')
    const roles = CALLS.find((row) => `${row[0]} ${row[1]}` === call)?.[2].roles ?? 'anyone'

    expect(await answerTo({ method, path: within(path), roles })).not.toMatchObject({ code: 'validationFailed' })
  })
})

const within = (path: string): string => path.replace('{identification}', '1710034065').replaceAll(/\{\w+\}/g, ABSENT)

type Request = { method: string; path: string; roles: Endpoint['roles']; body?: object }

async function answerTo({ method, path, roles, body }: Request): Promise<Answer> {
  const [role = 'client'] = roles === 'anyone' ? [] : roles
  const caller = roles === 'anyone' ? anonymous : signedInAs(role)
  const content = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await caller.fetch(`/api${path}`, { method, ...content })
  return { http: response.status, ...((await response.json()) as Omit<Answer, 'http'>) }
}
