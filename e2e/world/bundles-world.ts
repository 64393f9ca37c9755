// What a test of bundles finds in the world: a person of their own with packages in Miami, which may share a declaration.
import { type APIRequestContext, expect } from '@playwright/test'
import { houseOf, type Package } from './client-packages.ts'
import { assignTo } from './wishes.ts'
import { type Headers, headersOf, type NewClient, newCedula, newClient } from './world.ts'

export type Sharer = { client: NewClient; name: string; packages: Package[] }
export type MadeBundle = { id: string; code: string; version: number }

type Wanted = { weightInGrams: number; dollars: number }
type Extras = {
  /** Whose client they are. */
  associate?: string
}

/** A first name that nobody else has: people find each other's bundles by it. */
const newName = () => `Rosa${Array.from({ length: 7 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')}`

/** Somebody with a cédula and packages in Miami, each authorized to share a declaration. */
export async function newSharer(request: APIRequestContext, wanted: readonly Wanted[], extras: Extras = {}): Promise<Sharer> {
  const firstName = newName()
  const client = await newClient(request, firstName, newCedula())
  if (extras.associate) await assignTo(request, extras.associate, client)
  const house = await houseOf(request, client)
  const packages: Package[] = []
  for (const { weightInGrams, dollars } of wanted)
    packages.push(await house.inMiami(`Zapatos ${packages.length + 1}`, weightInGrams, dollars))
  const data = { orderIds: packages.map(({ id }) => id), isAuthorizedToBundle: true, consigneeAuthorizedNameId: null }
  const answer = await request.post('/api/order/is-authorized-to-bundle', { headers: client.headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return { client, name: `${firstName} Andrade`, packages }
}

export const office = (request: APIRequestContext): Promise<Headers> => headersOf(request, 'admin@demo.ec')

/** Put into one bundle by the office. */
export async function bundleOf(request: APIRequestContext, packages: readonly Package[]): Promise<MadeBundle> {
  const data = { orderIds: packages.map(({ id }) => id) }
  const answer = await request.post('/api/bundle', { headers: await office(request), data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

export async function readBundle(request: APIRequestContext, id: string) {
  const answer = await request.get(`/api/bundle/${id}`, { headers: await office(request) })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}
