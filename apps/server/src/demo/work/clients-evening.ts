import { type OrderStatus, ordersThatAre } from '@app/domain'
import { fileInMemory } from '../../features/files/file-in-memory.ts'
import { incidentsOfOrders } from '../../features/incidents/incidents-of-orders.ts'
import { authorizeBundling } from '../../features/orders/requests/authorize-bundling.ts'
import { completeOrder } from '../../features/orders/requests/complete-order.ts'
import { createOrders } from '../../features/orders/requests/create-orders.ts'
import { type Company, customerOf, during, type Parcel } from '../company.ts'
import type { Package, Request } from '../contents/packages.ts'
import { makeShippingNotice, makeStoreInvoice } from '../contents/store-papers.ts'
import { FROM_HOME } from '../open-house.ts'

/** After work, clients answer what they were asked, ask for more, and let packages share a declaration. */
export async function clientsEvening(company: Company, day: string, requests: readonly Request[]): Promise<void> {
  for (const parcel of company.parcels.filter(({ gap, status }) => status === 'incomplete' && gap?.answeredOn === day)) {
    await during(company, day, 18, () => answer(company, parcel))
  }
  for (const request of requests) await during(company, day, company.random.integer(19, 21), () => ask(company, request))
  const willing = company.parcels.filter(({ status, isBundled, authorizedOn }) => {
    return authorizedOn === day && !isBundled && OPEN.includes(status)
  })
  for (const parcels of Map.groupBy(willing, ({ client, consignee }) => `${client}/${consignee}`).values()) {
    await during(company, day, 22, () => authorize(company, parcels))
  }
}

const OPEN: readonly OrderStatus[] = ordersThatAre('requested', 'expected', 'atMiami')

async function answer({ parts }: Company, parcel: Parcel): Promise<void> {
  const files = [await invoiceOf(parcel, parcel.owner, 'invoice')]
  const { status } = await completeOrder(
    parts,
    parcel.owner.actor,
    parcel.id,
    { comment: 'Adjunto la factura de la tienda.' },
    files,
    incidentsOfOrders,
  )
  parcel.status = status
}

async function authorize({ parts }: Company, parcels: readonly Parcel[]): Promise<void> {
  const [first] = parcels
  if (!first) return
  const { owner, consignee } = first
  await authorizeBundling(parts.db, owner.actor, FROM_HOME, {
    orderIds: parcels.map(({ id }) => id),
    isAuthorizedToBundle: true,
    consigneeAuthorizedNameId: nameIdOf(owner, consignee),
  })
  for (const parcel of parcels) parcel.isAuthorized = true
}

async function ask(company: Company, { client, packages }: Request): Promise<void> {
  const owner = customerOf(company, client)
  const [{ consignee, pickup }] = packages
  const files = await Promise.all(packages.flatMap((one, position) => filesOf(one, owner, position)))
  const request = {
    category: 'B' as const,
    consigneeAuthorizedNameId: nameIdOf(owner, consignee),
    pickupAuthorizedNameId: nameIdOf(owner, pickup),
    packages: packages.map(({ tracking, hasTrackingFile, store, items, storeWeightInGrams }) => ({
      tracking: hasTrackingFile ? '' : tracking,
      store,
      storeOrderNumber: '',
      items,
      storeWeightInGrams,
      comment: '',
    })),
  }
  const { orders } = await createOrders(company.parts, owner.actor, request, files)
  for (const [position, { id, status }] of orders.entries()) {
    const plan = packages[position]
    if (plan) company.parcels.push({ ...plan, id, status, owner, isAuthorized: false, isBundled: false, weighedOn: null })
  }
}

type Person = Parcel['owner']

const nameIdOf = (owner: Person, place: number | null): string | null =>
  place === null ? null : (owner.authorizedNameIds[place] ?? null)

/** The invoice is what is missing where something will be. */
const filesOf = (one: Package, owner: Person, position: number) => [
  ...(one.gap ? [] : [invoiceOf(one, owner, `invoice-${position}`)]),
  ...(one.hasTrackingFile ? [noticeOf(one, `tracking-${position}`)] : []),
]

async function invoiceOf({ store, tracking, items, requestedOn }: Package, { firstName, lastName }: Person, field: string) {
  const number = tracking.replaceAll(/\D/g, '').slice(-9)
  const content = await makeStoreInvoice({ store, number, date: requestedOn, buyer: `${firstName} ${lastName}`, items })
  return fileInMemory({ field, name: `${store.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${number}.pdf`, content })
}

async function noticeOf({ store, tracking, requestedOn: date }: Package, field: string) {
  return fileInMemory({ field, name: 'aviso-de-envio.pdf', content: await makeShippingNotice({ store, tracking, date }) })
}
