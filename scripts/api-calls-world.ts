// Whom and what the calls of the specification need: people, and records that came as far as a call finds them.
import * as mails from '../apps/server/src/features/mails/mails.repository.ts'
import { newPerson } from '../apps/server/src/testing/people.ts'
import type { startThrowAwayServer } from '../apps/server/src/testing/throw-away-server.ts'
import { type Caller, callerAt, formWith, type Json } from './api-calls-caller.ts'

type Server = Awaited<ReturnType<typeof startThrowAwayServer>>
type Member = Caller & { id: string; email: string; password: string; profile: object; identification: string }
export type World = Awaited<ReturnType<typeof createWorld>>

export async function createWorld({ url, db, administrator: account }: Server) {
  const nobody = callerAt(`${url}/api`)
  const signedIn = async ({ email, password }: { email: string; password: string }) => {
    const { accessToken } = await nobody.call('POST', '/auth/signin', { email, password })
    return callerAt(`${url}/api`, String(accessToken))
  }
  const administrator = await signedIn(account)

  /** What somebody whom nobody met before signs up with. */
  const newcomer = () => {
    const { network: _network, ...person } = newPerson()
    return person
  }

  /** A client who signed up. */
  const member = async (): Promise<Member> => {
    const person = newcomer()
    const { id } = await nobody.call('POST', '/auth/signup', person)
    const { email, password, ...profile } = person
    return { ...(await signedIn(person)), id, email, password, profile, identification: person.identification }
  }
  const staff = await member()
  await administrator.call('PUT', `/user/${staff.id}`, { userType: 2 })
  const associate: Member = { ...staff, ...(await signedIn(staff)) }
  const client = await member()
  await administrator.call('POST', `/associate/${associate.id}/client`, { clientIds: [client.id] })

  const mailedToken = async (email: string): Promise<string> => {
    for (let tries = 0; tries < 100; tries += 1) {
      const [mail] = await mails.listTo(db, email)
      const [address] = /https?:\S+token=\S+/.exec(mail?.text ?? '') ?? []
      if (address) return new URLSearchParams(new URL(address).hash.slice(1)).get('token') ?? ''
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`no mail with a token came to ${email}`)
  }
  const authorizedName = () => {
    const { identificationType, identification } = newcomer()
    return { name: 'Lucía Vaca', phone: '0991234567', identificationType, identification, purposes: ['pickup'] }
  }
  /** One that exists, with the value that it has. */
  const parameter = async () => {
    const [first] = await administrator.call('GET', '/configuration-parameter')
    return { key: first?.key, value: first?.value }
  }
  const people = { nobody, administrator, associate, client }
  return { ...people, member, newcomer, authorizedName, parameter, mailedToken, ...packagesOf(people), ...purchasesOf(people) }
}

type People = { administrator: Caller; associate: Member; client: Member }
let made = 0

/** A number that no other package or flight has. */
function next(prefix: string): string {
  made += 1
  return `${prefix}${String(made).padStart(8, '0')}`
}

/** Packages of the client, as far on their way as a call needs them. */
function packagesOf({ administrator, client }: People) {
  const wanted = () => ({
    category: 'B',
    packages: [{ tracking: next('TBA'), items: [{ description: 'Zapatos', quantity: 1, unitPriceInCents: 12_000 }] }],
  })
  const inReview = async (): Promise<string> => {
    const { orders } = await client.call('POST', '/order/create', wanted())
    return orders?.[0]?.id ?? ''
  }
  const incomplete = async (): Promise<string> => {
    const orderId = await inReview()
    await administrator.call('PATCH', '/order/update-incomplete', { orderId, missing: ['other'], note: '¿Qué contiene?' })
    return orderId
  }
  const reviewed = async (): Promise<string> => {
    const orderId = await inReview()
    await administrator.call('PUT', `/order/associate/value/${orderId}`, { productValueInCents: 12_000 })
    return orderId
  }
  const inMiami = async (): Promise<string> => {
    const orderId = await reviewed()
    const arrivals = [{ orderId, weightInGrams: 2_500 }]
    await administrator.call('PUT', '/order/admin/confirm/warehouse', { arrivals })
    return orderId
  }
  const unmatched = async (): Promise<string> => {
    const found = { tracking: next('SIN'), weightInGrams: 900 }
    return (await administrator.call('POST', '/order/admin/create/dont-match', found)).id
  }

  type Bundled = { orderId: string; bundleId: string }
  const bundled = async (): Promise<Bundled> => {
    const orderId = await inMiami()
    const { id: bundleId } = await administrator.call('POST', '/bundle', { orderIds: [orderId] })
    return { orderId, bundleId }
  }
  const sent = async (): Promise<Bundled> => {
    const { orderId, bundleId } = await bundled()
    const guide = next('729-')
    const bundles = [{ bundleId, childGuideNumber: `${guide}-1` }]
    const { id } = await administrator.call('POST', '/manifest', { guideNumber: guide, departureDate: '2030-01-02', bundles })
    await administrator.call('POST', `/manifest/${id}/ship`)
    return { orderId, bundleId }
  }
  const arrived = async (): Promise<Bundled> => {
    const { orderId, bundleId } = await sent()
    await administrator.call('PUT', '/bundle/confirm-arrival', { bundleIds: [bundleId] })
    return { orderId, bundleId }
  }
  const inQuito = async (): Promise<string> => {
    const { orderId } = await arrived()
    await administrator.call('PUT', '/bundle/confirm-weights', { weights: [{ orderId, weightInGrams: 2_500 }] })
    return orderId
  }
  const billed = async (): Promise<string> => {
    const orderId = await inQuito()
    const nobodyElse = { pickupAuthorizedNameId: null, invoiceOwnerAuthorizedNameId: null }
    await client.call('POST', '/sale-order', { orderIds: [orderId], ...nobodyElse })
    return orderId
  }
  const paid = async (): Promise<string> => {
    const orderId = await billed()
    await administrator.call('PUT', '/order/admin/paid/client/', { orderIds: [orderId], method: 'cash' })
    return orderId
  }
  return { wanted, inReview, incomplete, reviewed, inMiami, unmatched, bundled, sent, arrived, inQuito, billed, paid }
}

/** Purchases of the client. */
function purchasesOf({ client, administrator }: People) {
  const goods = () => ({
    category: 'B',
    items: [{ link: 'https://www.amazon.com/dp/B0C1234567', description: 'Audífonos', quantity: 2, unitPriceInCents: 4_999 }],
  })
  const asked = async (): Promise<Json> => client.call('POST', '/assisted-purchase', goods())
  const priceOf = ({ price }: Json) => Number(price?.totalInCents)
  const proposed = async (): Promise<{ id: string; temporalPriceInCents: number }> => {
    const purchase = await asked()
    const temporalPriceInCents = priceOf(purchase)
    await administrator.call('POST', `/purchase/${purchase.id}/review`, { temporalPriceInCents, comment: 'Con impuestos.' })
    return { id: purchase.id, temporalPriceInCents }
  }
  const invoice = () =>
    formWith({ details: [{ description: 'Audífonos', quantity: 2, unitPriceInCents: 4_999 }] }, { invoice: 'factura.pdf' })
  const invoiced = async (): Promise<{ id: string; itemId: string }> => {
    const { id } = await asked()
    await client.send('PUT', `/assisted-purchase/${id}/invoice`, { form: invoice() })
    const { invoice: kept } = await client.call('GET', `/purchase/${id}`)
    return { id, itemId: kept?.details?.[0]?.id ?? '' }
  }
  return { goods, asked, priceOf, proposed, invoice, invoiced }
}
