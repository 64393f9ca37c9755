// One client whose every text is an attack: on pages that would read it as HTML, as a template, or as the name of another sentence.
import { type APIRequestContext, expect } from '@playwright/test'
import { houseOf } from './client-packages.ts'
import { type Headers, headersOf, type NewClient, newCedula, newClient } from './world.ts'

export const ATTACK = '<img src=x onerror=attacked()>{{a}}$t(b)'
const ATTACK_OF_SCRIPT = `<script>attacked()</script><svg onload=attacked()>'"><a href=javascript:attacked()>`

type Sent = { headers: Headers; data: object }

export async function hostileClient(request: APIRequestContext): Promise<NewClient> {
  const client = await newClient(request, ATTACK, newCedula())
  const office = await headersOf(request, 'admin@demo.ec')
  const send = async (method: string, path: string, { headers, data }: Sent) => {
    const answer = await request.fetch(`/api${path}`, { method, headers, data })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  const asClient = (method: string, path: string, data: object) => send(method, path, { headers: client.headers, data })
  const asOffice = (method: string, path: string, data: object) => send(method, path, { headers: office, data })

  const { data: associates } = await (await request.get('/api/associate?q=asociado@demo.ec', { headers: office })).json()
  await asOffice('POST', `/associate/${associates[0].id}/client`, { clientIds: [client.id] })
  await fillProfile(asClient)
  await askForThings(asClient)
  await asOffice('POST', '/charges', { name: `${ATTACK}${Math.random()}`, description: ATTACK_OF_SCRIPT, amountInCents: 100 })
  await movePackages(await houseOf(request, client))
  return client
}

type Send = (method: string, path: string, data: object) => Promise<{ id: string }>

async function fillProfile(asClient: Send): Promise<void> {
  const person = { name: ATTACK, phone: '+593998123456', identificationType: 'cedula', identification: newCedula() }
  await asClient('POST', '/user/authorized-names', { ...person, purposes: ['pickup', 'consignee'] })
  await asClient('POST', '/saved-view', { screen: '/tuspedidos', name: ATTACK, query: {} })
}

async function askForThings(asClient: Send): Promise<void> {
  const link = `https://store.example/?q=${encodeURIComponent(ATTACK)}`
  const goods = { link, store: ATTACK, description: ATTACK, options: ATTACK_OF_SCRIPT, quantity: 1, unitPriceInCents: 4_999 }
  await asClient('POST', '/assisted-purchase', { category: 'B', items: [goods], comment: ATTACK_OF_SCRIPT })
  await asClient('POST', '/dropshipping', { link, description: ATTACK, options: ATTACK_OF_SCRIPT, quantity: 1, comment: ATTACK })
  const item = { description: ATTACK_OF_SCRIPT, quantity: 1, unitPriceInCents: 5_000 }
  const parcel = { tracking: ATTACK, items: [item], store: ATTACK, comment: ATTACK_OF_SCRIPT }
  await asClient('POST', '/order/create', { category: 'B', packages: [parcel] })
}

/** One package in each place of its way, with what the house says of it. */
async function movePackages(house: Awaited<ReturnType<typeof houseOf>>): Promise<void> {
  await house.openIncident(await house.ordered(ATTACK), 'delayed', ATTACK_OF_SCRIPT)
  await house.markIncomplete(await house.ordered(ATTACK), ['other'], ATTACK_OF_SCRIPT)
  await house.inMiami(ATTACK)
  await house.inQuito(ATTACK)
  await house.bill(await house.inQuito(ATTACK))
  const paid = await house.inQuito(ATTACK)
  await house.bill(paid)
  await house.confirmPayment(paid)
  await house.voidBill(await house.bill(await house.inQuito(ATTACK)), ATTACK_OF_SCRIPT)
}
