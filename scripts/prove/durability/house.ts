// The people who write, and bills for them to pay: made by the calls that people make.
import { setTimeout as pause } from 'node:timers/promises'
import { enrolThrough } from '../../../apps/server/src/testing/factors/one-time-codes.ts'
import { houseWith } from '../../../apps/server/src/testing/given/given-house.ts'
import { newPerson } from '../../../apps/server/src/testing/people.ts'
import { type Caller, callerAt } from '../../api-calls-caller.ts'
import type { Product } from './product.ts'

export type House = { administrator: Caller; clients: Caller[] }
/** One package that waits to be paid. */
export type Due = { orderId: string; billId: string }

const PASSWORD = 'la lluvia cae sobre Quito 7'
const SMALL_PACKAGE = [{ description: 'Libro', quantity: 1, unitPriceInCents: 100 }]
const SMALL_WEIGHT_IN_GRAMS = 150
const LEARNED_IN_MILLISECONDS = 6_000
const NOBODY_ELSE = { pickupAuthorizedNameId: null, invoiceOwnerAuthorizedNameId: null }
let trackings = 0
let guides = 0

/** A number that no other package has. */
export function newTracking(): string {
  trackings += 1
  return `TBA${String(trackings).padStart(12, '0')}`
}

export const packageRequest = (tracking: string) => ({ category: 'B', packages: [{ tracking, items: SMALL_PACKAGE }] })

/** On a server that has just been started for the first time. */
export async function openHouse({ url, output }: Product, clients: number): Promise<House> {
  const link = /(http:\S+\/password-reset#token=\S+)/.exec(output())?.[1] ?? ''
  const nobody = callerAt(`${url}/api`)
  await nobody.call('POST', '/auth/reset-password/confirm', {
    token: new URLSearchParams(new URL(link).hash.slice(1)).get('token'),
    password: PASSWORD,
  })
  const administrator = await signIn(url, 'admin@puente.local', PASSWORD)
  await enrolThrough((path, body) => administrator.call('POST', path, body), PASSWORD)
  await administrator.call('PUT', '/company', houseWith('2100000001'))
  await liftLimits(administrator)
  return { administrator, clients: await Promise.all(Array.from({ length: clients }, () => newClient(url))) }
}

/** Each writes as fast as they are answered, which is more than one person may. A server learns it within five seconds. */
async function liftLimits(administrator: Caller): Promise<void> {
  const keys = ['clientCallsPerMinute', 'staffCallsPerMinute']
  await administrator.call('PUT', '/configuration-parameter/update-many', {
    parameters: keys.map((key) => ({ key, value: 1_000_000 })),
  })
  await pause(LEARNED_IN_MILLISECONDS)
}

async function signIn(url: string, email: string, password: string): Promise<Caller> {
  const { accessToken } = await callerAt(`${url}/api`).call('POST', '/auth/signin', { email, password })
  return callerAt(`${url}/api`, String(accessToken))
}

async function newClient(url: string): Promise<Caller> {
  const { network, ...person } = newPerson()
  // Where proxies are believed everybody has a network of their own, and no more than a few may sign up from one.
  const { status } = await callerAt(`${url}/api`).send('POST', '/auth/signup', { body: person }, { 'x-forwarded-for': network })
  if (status !== 200) throw new Error(`a client who signs up is refused: ${status}`)
  return signIn(url, person.email, person.password)
}

/** Packages of a new client that came all the way to Quito and are billed, each on a bill of its own. */
export async function billsToPay(url: string, { administrator }: House, count: number): Promise<Due[]> {
  const client = await newClient(url)
  const packages = Array.from({ length: count }, () => ({ tracking: newTracking(), items: SMALL_PACKAGE }))
  const { orders } = await client.call('POST', '/order/create', { category: 'B', packages })
  const orderIds = (orders ?? []).map(({ id }) => id)
  for (const id of orderIds) await administrator.call('PUT', `/order/associate/value/${id}`, { productValueInCents: 100 })
  await client.call('POST', '/order/is-authorized-to-bundle', { orderIds, isAuthorizedToBundle: true })
  const weights = orderIds.map((orderId) => ({ orderId, weightInGrams: SMALL_WEIGHT_IN_GRAMS }))
  await administrator.call('PUT', '/order/admin/confirm/warehouse', { arrivals: weights })
  const { id: bundleId } = await administrator.call('POST', '/bundle', { orderIds })
  guides += 1
  const guideNumber = `729-${String(guides).padStart(8, '0')}`
  const bundles = [{ bundleId, childGuideNumber: `${guideNumber}-1` }]
  const { id: manifestId } = await administrator.call('POST', '/manifest', { guideNumber, departureDate: '2030-01-02', bundles })
  await administrator.call('POST', `/manifest/${manifestId}/ship`)
  await administrator.call('PUT', '/bundle/confirm-arrival', { bundleIds: [bundleId] })
  await administrator.call('PUT', '/bundle/confirm-weights', { weights })
  const due: Due[] = []
  for (const orderId of orderIds) {
    const { id: billId } = await client.call('POST', '/sale-order', { orderIds: [orderId], ...NOBODY_ELSE })
    due.push({ orderId, billId })
  }
  return due
}
