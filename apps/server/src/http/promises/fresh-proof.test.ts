// Which calls want a proof of the last 30 minutes of who is there, by hand: a session that was left open, or taken, does none of them.
import type { Endpoint } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../../features/api-description/published-contract.ts'
import { MINUTE, move, standStill } from '../../testing/moved-clock.ts'
import { ABSENT, nameOf } from '../../testing/record-calls.ts'
import { currentServer, given, signIn } from '../../testing/world.ts'

standStill()

/** Accounts and who may what; the house's bank accounts and prices; money that goes back or out; goods that leave; people taken along. */
const SENSITIVE = `
PUT    /auth/update-profile
PUT    /auth/email
GET    /auth/my-data
DELETE /auth/sessions
POST   /auth/closing
POST   /auth/passkey
POST   /auth/passkey/options
PUT    /auth/passkey/{id}
DELETE /auth/passkey/{id}
POST   /user
PUT    /user/{id}
PUT    /user/{id}/identity
POST   /user/{id}/password-link
POST   /user/{id}/closing
POST   /user/{id}/email-link
GET    /mail/export
DELETE /user/{id}/second-factor
POST   /associate/{id}/client
DELETE /associate/{id}/client
GET    /audit/export
GET    /user/export
GET    /associate/export
GET    /associate/{id}/client/export
GET    /associate/clients/export
GET    /client/without-associate/export
PUT    /company
PUT    /company/second-step
PUT    /text/{kind}
PUT    /company/identity-proof
PUT    /fiscal-settings
POST   /fiscal-settings/certificate/preview
POST   /fiscal-settings/certificate
DELETE /fiscal-settings/certificate
PUT    /fiscal-settings/mode
PUT    /fiscal-document/{id}/annulment
PUT    /user/authorized-names/{id}/identity
POST   /configuration-parameter/create
PUT    /configuration-parameter/update-many
POST   /tariff
PUT    /tariff/{id}
POST   /charges
PUT    /charges/{id}
DELETE /charges/{id}
POST   /quota/{identification}/entry
DELETE /sale-order/{id}
POST   /sale-order/{id}/credit-note
DELETE /sale-order/{id}/credit-note
DELETE /payment/{id}
POST   /refund
PUT    /refund/{id}
DELETE /refund/{id}
POST   /account/write-off
PUT    /account/opening
POST   /order/{id}/compensation
PUT    /approval/{id}
PUT    /order/admin/paid/associate
POST   /settlement
DELETE /settlement/{id}
POST   /manifest/{id}/ship
`
const lines = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().replace(/\s+/, ' '))
    .sort()

const CALLS = endpoints().map(({ endpoint }) => [nameOf(endpoint), endpoint] as const)
const ofGuard = (guard: Endpoint['guard']) => CALLS.filter(([, endpoint]) => endpoint.guard === guard)

test('these are all that are sensitive, and every other call that writes says that it is not', () => {
  expect(
    ofGuard('sensitive')
      .map(([name]) => name)
      .sort(),
  ).toEqual(lines(SENSITIVE))
  const silent = ofGuard(undefined).filter(([, { method }]) => method !== 'GET')
  expect(silent.map(([name]) => name)).toEqual([])
})

/** Sent as it is, with nothing in it: who is there is asked before anything is read. */
async function asked({ method, path }: Endpoint, headers: Record<string, string>): Promise<string | undefined> {
  const { url } = await currentServer()
  const there = path
    .replace('{identification}', '1710034065')
    .replace('{kind}', 'terms')
    .replaceAll(/\{\w+\}/g, ABSENT)
  const answer = await fetch(`${url}/api${there}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: '{}' }),
  })
  if (answer.headers.get('content-type')?.includes('json') !== true) return undefined
  return ((await answer.json()) as { code?: string }).code
}

describe('three hours after signing in', () => {
  test('each of them is refused to everybody who may call it, and none of the others', async () => {
    const people = {
      client: await given.client(),
      associate: await given.associate(),
      administrator: await given.administrator(),
    }
    const sessions = {
      client: await signIn(people.client),
      associate: await signIn(people.associate),
      administrator: await signIn(people.administrator),
    }
    move(180 * MINUTE)
    const wrong: string[] = []
    for (const [name, endpoint] of CALLS) {
      if (endpoint.roles === 'anyone' || endpoint.response === 'stream' || ENDS_ITS_SESSION.includes(name)) continue
      for (const role of endpoint.roles) {
        const isAsked = (await asked(endpoint, sessions[role])) === 'reauthenticationNeeded'
        if (isAsked !== (endpoint.guard === 'sensitive')) wrong.push(`${name} ${role}: ${isAsked}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

const ENDS_ITS_SESSION = ['POST /auth/logout']
