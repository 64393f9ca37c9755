// What a house has before a job begins, made in bulk by its calls: clients, and their packages as far on their way as the job finds them.
import { setTimeout as pause } from 'node:timers/promises'
import { type APIRequestContext, expect } from '@playwright/test'
import { invoicePdf } from '../world/files.ts'
import { newTracking } from '../world/receiving-world.ts'
import { type Headers, headersOf, newCedula } from '../world/world.ts'

export type House = { request: APIRequestContext; headers: Headers }
export type Parcel = { id: string; code: string; tracking: string }
export type Made = { id: string; code: string }

const PDF = { name: 'factura.pdf', mimeType: 'application/pdf', buffer: invoicePdf() }
const TOO_MANY = 429
const MOST_IN_REQUEST = 20
const MOST_RECEIVED = 100
/** Connections of a busy office. */
const AT_ONCE = 4
const LOOK_EVERY_IN_MILLISECONDS = 200
const GRAMS = 300

/** Another owner than the one whose job it is: calls are counted by person. */
export const houseOf = async (request: APIRequestContext): Promise<House> => ({
  request,
  headers: await headersOf(request, 'gerencia@demo.ec'),
})

type Body = { data?: object; multipart?: Record<string, string | { name: string; mimeType: string; buffer: Buffer }> }

/** One person makes what a house has made: where they asked too often they wait, as they are told. */
async function send({ request, headers }: House, method: string, path: string, body: Body) {
  for (;;) {
    const answer = await request.fetch(`/api${path}`, { method, headers, ...body })
    const said = await answer.json()
    if (answer.status() === TOO_MANY) await pause(1_000 * (said.details.retryAfterInSeconds + 1))
    else {
      expect(answer.ok(), `${method} ${path}: ${JSON.stringify(said)}`).toBe(true)
      return said
    }
  }
}

export const ask = (house: House, method: string, path: string, data?: object) => send(house, method, path, data ? { data } : {})

/** Some at a time, in the order in which they were given. */
export async function each<Item, Result>(items: readonly Item[], act: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const some of chunksOf(items, AT_ONCE)) results.push(...(await Promise.all(some.map(act))))
  return results
}

const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, place) => items.slice(place * size, (place + 1) * size))

export type Person = { id: string; email: string; name: string; code: string }
const USER_TYPES = { client: 0, associate: 2 } as const

/** A first name that no other has: lists find people by it. */
const newName = () => `Rosa${Array.from({ length: 8 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')}`

/** An account opened by the office. */
export async function person(house: House, role: keyof typeof USER_TYPES = 'client'): Promise<Person> {
  const firstName = newName()
  const place = { province: 'Pichincha', city: 'Quito', address: 'Av. Amazonas N34-120', phone: '+593998123456' }
  const identity = { identificationType: 'cedula', identification: newCedula() }
  const email = `${firstName.toLowerCase()}@correo.test`
  const data = { firstName, lastName: 'Andrade', email, userType: USER_TYPES[role], ...place, ...identity }
  const { id, code } = await ask(house, 'POST', '/user', data)
  return { id, code, email, name: `${firstName} Andrade` }
}

export const clients = (house: House, count: number): Promise<Person[]> =>
  each(Array.from({ length: count }), () => person(house))

/** On their way to Miami: so many of this client, each of one thing. */
export async function announced(house: House, clientId: string, count: number, dollars = 5): Promise<Parcel[]> {
  const made: Parcel[] = []
  while (made.length < count) {
    const some = Math.min(MOST_IN_REQUEST, count - made.length)
    const item = { description: 'Audífonos', quantity: 1, unitPriceInCents: dollars * 100 }
    const packages = Array.from({ length: some }, () => ({ tracking: newTracking(), items: [item] }))
    const invoices = Object.fromEntries(packages.map((_, position) => [`invoice-${position}`, PDF]))
    const data = JSON.stringify({ clientId, category: 'B', packages })
    made.push(...(await send(house, 'POST', '/order/create', { multipart: { data, ...invoices } })).orders)
  }
  return made
}

/** Does with all of them what the button over their list does. */
export async function runFor(house: House, act: 'approveOrders' | 'billClients', which: object): Promise<void> {
  const { id, counts } = await ask(house, 'POST', '/run', { act, ...which })
  if (counts.waiting === 0) return
  await ask(house, 'POST', `/run/${id}/start`, {})
  for (let run = { state: 'running' }; run.state === 'running'; run = await ask(house, 'GET', `/run/${id}`))
    await pause(LOOK_EVERY_IN_MILLISECONDS)
}

export async function inMiami(house: House, parcels: readonly Parcel[]): Promise<void> {
  await runFor(house, 'approveOrders', { ids: parcels.map(({ id }) => id) })
  for (const some of chunksOf(parcels, MOST_RECEIVED)) {
    const arrivals = some.map(({ id: orderId }) => ({ orderId, weightInGrams: GRAMS }))
    await send(house, 'PUT', '/order/admin/confirm/warehouse', { multipart: { data: JSON.stringify({ arrivals }) } })
  }
}

/** Each alone in its bundle. */
export const bundled = (house: House, parcels: readonly Parcel[]): Promise<Made[]> =>
  each(parcels, ({ id }) => ask(house, 'POST', '/bundle', { orderIds: [id] }))

const figures = (count: number) => Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('')

/** Eleven figures of an air waybill, whose last one is the seven before it modulo 7. */
export function newWaybill(): string {
  const seven = figures(7)
  return `729${seven}${Number(seven) % 7}`
}
export const newSeries = (): string => `PTC${1 + Math.floor(Math.random() * 8)}${figures(7)}`

/** On a flight that came to Quito. */
export async function inQuito(house: House, bundles: readonly Made[]): Promise<void> {
  const bundleIds = bundles.map(({ id }) => id)
  const departureDate = new Date().toISOString().slice(0, 10)
  const flight = { guideNumber: newWaybill(), airline: 'Avianca Cargo', flight: 'AV 8392', departureDate }
  const { id } = await ask(house, 'POST', '/manifest', flight)
  await ask(house, 'POST', `/manifest/${id}/bundle`, { bundleIds })
  await ask(house, 'PUT', `/manifest/${id}/guides`, { first: newSeries() })
  await ask(house, 'POST', `/manifest/${id}/ship`, {})
  await ask(house, 'PUT', '/bundle/confirm-arrival', { bundleIds })
}

const weighed = (house: House, parcels: readonly Parcel[]): Promise<unknown> =>
  ask(house, 'PUT', '/bundle/confirm-weights', { weights: parcels.map(({ id: orderId }) => ({ orderId, weightInGrams: GRAMS })) })

/** One package of each, weighed in Quito and on no bill. */
export async function toBill(house: House, people: readonly Person[]): Promise<Parcel[]> {
  const parcels = (await each(people, ({ id }) => announced(house, id, 1))).flat()
  await inMiami(house, parcels)
  await inQuito(house, await bundled(house, parcels))
  await weighed(house, parcels)
  return parcels
}
