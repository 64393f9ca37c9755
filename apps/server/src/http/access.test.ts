import { describe, expect, test } from 'vitest'
import { anonymous, given, signedInAs } from '../testing/world.ts'

const SOMEBODY = '01890000-0000-7000-8000-000000000000'

/** Who may call what (specification, section 6), written by hand: A anyone, C client, S associate, N administrator. */
const CALLS = `
POST   /auth/signin                        A
POST   /auth/signup                        A
POST   /auth/reset-password                A
POST   /auth/reset-password/confirm        A
GET    /health/live                        A
GET    /health/ready                       A
POST   /auth/logout                        C S N
GET    /role                               C S N
GET    /auth/me                            C S N
PUT    /auth/update-profile                C S N
PUT    /auth/change-password               C S N
GET    /auth/sessions                      C S N
DELETE /auth/sessions                      C S N
GET    /company                            C S N
GET    /quotation/parameters               C S N
GET    /configuration-parameter            N
GET    /file/{id}                          C S N
GET    /user/authorized-names              C S N
POST   /user/authorized-names              C
PUT    /user/authorized-names/{id}         C
DELETE /user/authorized-names/{id}         C
GET    /user                               N
GET    /associate                          N
GET    /client/without-associate           N
GET    /associate/{id}/client              N
POST   /associate/{id}/client              N
DELETE /associate/{id}/client              N
GET    /associate/clients                  S
GET    /sale-order/{id}                    C S N
GET    /payment                            C S N
GET    /payment/export                     C S N
DELETE /payment/{id}                       N
GET    /payment-proof                      C N
PUT    /payment-proof/{id}                 N
POST   /sale-order/{id}/payment-proof      C
POST   /assisted-purchase/{id}/payment-proof C
GET    /incident                           N
GET    /incident/export                    N
POST   /order/{id}/incident                N
PATCH  /order/{id}/incident                N
GET    /sale-order/{id}/pdf                C S N
GET    /sale-order/order/{id}/pdf          C S N
GET    /order/{id}/label                   S N
GET    /order/labels?id={id}               S N
GET    /bundle/{id}/label                  S N
GET    /manifest/{id}/excel                N
GET    /manifest/{id}/pdf                  N
`
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/) as [method: string, path: string, ...who: string[]])

const PEOPLE = [
  ['nobody', 'A', async () => anonymous],
  ['a client', 'C', async () => signedInAs(await given.client())],
  ['an associate', 'S', async () => signedInAs(await given.associate())],
  ['an administrator', 'N', async () => signedInAs(await given.administrator())],
] as const

describe.each(PEOPLE)('%s', (_who, letter, caller) => {
  test.each(CALLS)('%s %s', async (method, path, ...who) => {
    const person = await caller()

    const { status } = await person.fetch(`/api${path.replace('{id}', SOMEBODY)}`, { method })

    const refused = letter === 'A' ? 401 : 403
    if (who.includes('A') || who.includes(letter)) expect([401, 403]).not.toContain(status)
    else expect(status).toBe(refused)
  })
})
