// How calls may be written: with a final slash, a body with DELETE, a status several times (specification, section 7).
import { orders } from '@app/contract'
import { describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { given } from '../../testing/given/given-orders.ts'
import { ABSENT } from '../../testing/record-calls.ts'
import { anonymous, signedInAs } from '../../testing/world.ts'

/** The specification's calls with a permitted caller: A anyone, C client, S associate, N administrator. */
const CALLS = `
POST   /auth/signin                             A
POST   /auth/signup                             A
POST   /auth/reset-password                     A
POST   /auth/reset-password/confirm             A
POST   /auth/logout                             C
GET    /role                                    C
GET    /auth/me                                 C
PUT    /auth/update-profile                     C
PUT    /auth/change-password                    C
POST   /quotation/request                       C
GET    /order/client?status=inReview            C
POST   /order/create                            C
GET    /assisted-purchase?page=1                C
POST   /assisted-purchase                       C
PATCH  /assisted-purchase/{id}                  C
PUT    /assisted-purchase/{id}/invoice          C
DELETE /assisted-purchase/{id}                  C
PUT    /order/description                       C
POST   /user/authorized-names                   C
GET    /user/authorized-names                   C
POST   /sale-order                              C
GET    /sale-order/order/{id}/pdf               C
POST   /order/is-authorized-to-bundle           C
POST   /order/update-incomplete/{id}            C
PATCH  /order/update-incomplete                 C
GET    /user?type=0&page=1&limit=100            N
PUT    /user/{id}                               N
GET    /order/client/{id}?page=1&limit=100      N
GET    /associate                               N
GET    /client/without-associate                N
GET    /associate/{id}/client                   N
POST   /associate/{id}/client                   N
DELETE /associate/{id}/client                   N
PUT    /order/admin/confirm/warehouse           N
POST   /order/admin/create/dont-match           N
GET    /order/admin?page=1                      N
GET    /order/admin/dont-match                  N
GET    /configuration-parameter                 N
POST   /configuration-parameter/create          N
PUT    /configuration-parameter/update-many     N
GET    /bundle?status=sended&paginate=true      N
GET    /bundle/free?orderBy=createdAt&mode=asc  N
POST   /bundle                                  N
DELETE /bundle/{id}                             N
GET    /bundle/excel                            N
GET    /bundle/{id}/invoice                     N
POST   /bundle/{id}/invoice                     N
PUT    /bundle/{id}/value                       N
PUT    /bundle/confirm-arrival                  N
PUT    /bundle/confirm-weights                  N
GET    /bundle/generated-bundles-excel          N
PUT    /order/admin/paid/client                 N
PUT    /order/admin/paid/associate              N
DELETE /order                                   N
PUT    /order/delivery                          N
PUT    /order/update-client/{id}                N
PATCH  /order/{id}/extra-charges                N
GET    /charges                                 N
POST   /charges                                 N
PUT    /charges/{id}                            N
DELETE /charges/{id}                            N
GET    /purchase/associate?status=inReview      S
GET    /purchase/{id}                           S
PATCH  /purchase/{id}                           S
DELETE /purchase/{id}/invoice/detail/{id}       S
POST   /purchase/{id}/approve                   S
POST   /purchase/{id}/review                    S
GET    /order/associate?status=inReview         S
PUT    /order/associate/tracking/{id}           S
PUT    /order/associate/value/{id}              S
GET    /bundle/associate?status=inWarehouseUIO  S
GET    /associate/clients                       S
GET    /associate/orders?page=1&limit=100       S
`
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/) as [method: string, path: string, who: 'A' | 'C' | 'S' | 'N'])

const CALLERS: Record<'A' | 'C' | 'S' | 'N', () => Promise<Caller>> = {
  A: async () => anonymous,
  C: async () => signedInAs(await given.client()),
  S: async () => signedInAs('associate'),
  N: async () => signedInAs('administrator'),
}

test.each(CALLS)('%s %s answers the same with a final slash', async (method, call, who) => {
  const [path = '', query = ''] = call.replaceAll('{id}', ABSENT).split('?')
  const answerAt = async (spelling: string) => {
    const caller = await CALLERS[who]()
    const response = await caller.fetch(`/api${spelling}${query && `?${query}`}`, { method })
    return { status: response.status, type: response.headers.get('content-type'), says: await contentOf(response) }
  }

  const [without, within] = [await answerAt(path), await answerAt(`${path}/`)]

  expect(within).toEqual(without)
  expect([200, 404, 422]).toContain(without.status)
  expect(without.says).not.toContain('routeNotFound')
})

/** A file is made anew and tells when; a person's own data are theirs. */
async function contentOf(response: Response): Promise<string> {
  const text = await response.text()
  return response.ok ? Object.keys(text.startsWith('{') ? JSON.parse(text) : {}).join() : text
}

describe('DELETE', () => {
  test.each([
    ['/order', { orderIds: [ABSENT] }, 'orderNotFound'],
    ['/order/', { orderIds: [ABSENT], reason: 'Repetido' }, 'orderNotFound'],
    [`/associate/${ABSENT}/client`, { clientIds: [ABSENT] }, 'associateNotFound'],
    [`/sale-order/${ABSENT}`, { reason: 'Era otra' }, 'billNotFound'],
    [`/payment/${ABSENT}`, { reason: 'Era otra' }, 'paymentNotFound'],
  ])('%s is read with its body', async (path, content, code) => {
    expect(await remove(path, JSON.stringify(content))).toMatchObject({ statusCode: 404, code })
  })

  test.each(['', '{}', '{"anything":1}'])('of a call without a body does not mind one: %s', async (content) => {
    expect(await remove(`/charges/${ABSENT}`, content)).toMatchObject({ statusCode: 404, code: 'chargeNotFound' })
  })

  const remove = async (path: string, content: string) => {
    const headers = { 'content-type': 'application/json' }
    return (await signedInAs('administrator').fetch(`/api${path}`, { method: 'DELETE', headers, body: content })).json()
  }
})

describe('a status', () => {
  test('may be asked for several times, once, or not at all', async () => {
    const client = await given.client()
    const inReview = await given.order({ client })
    const reviewed = await given.order({ client, status: 'reviewed' })
    const removed = await given.order({ client, status: 'removed' })
    const found = async (query: string) => {
      const response = await signedInAs(client).fetch(`/api/order/client?orderBy=createdAt&mode=asc${query}`)
      return orders.listClientOrders.response.parse(await response.json()).data.map(({ id }) => id)
    }

    expect(await found('&status=inReview&status=reviewed')).toEqual([inReview.id, reviewed.id])
    expect(await found('&status=reviewed')).toEqual([reviewed.id])
    expect(await found('')).toEqual([inReview.id, reviewed.id, removed.id])
  })

  test.each([
    ['/order/client', 'client', 'inReview', 'paid'],
    ['/order/associate', 'associate', 'inReview', 'reviewed'],
    ['/order/admin', 'administrator', 'sended', 'arrived'],
    ['/purchase/associate', 'associate', 'inReview', 'pendingChanges'],
    ['/assisted-purchase', 'client', 'accepted', 'removed'],
    ['/bundle', 'administrator', 'sended', 'arrived'],
    ['/bundle/associate', 'associate', 'inWarehouseUIO', 'paid'],
    ['/associate/orders', 'associate', 'pendingOfPay', 'inWarehouseUIO'],
    ['/manifest', 'administrator', 'active', 'sended'],
    ['/sale-order', 'client', 'pendingPayment', 'charged'],
    ['/dropshipping', 'client', 'quoting', 'quoted'],
  ] as const)('%s takes two, and names the one that there is not', async (path, role, one, other) => {
    const answerTo = async (query: string) => {
      const response = await signedInAs(role).fetch(`/api${path}?${query}`)
      return { http: response.status, ...((await response.json()) as object) }
    }

    expect(await answerTo(`status=${one}&status=${other}`)).toMatchObject({ http: 200, data: [] })
    expect(await answerTo(`status=${one}&status=nada`)).toMatchObject({
      http: 422,
      details: { fields: [{ path: 'status.1', code: 'notValid' }] },
    })
  })
})
