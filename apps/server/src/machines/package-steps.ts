// The calls on one package, with who may make them, written by hand beside domain, sections 5 and 9.
import { NEXT, type State } from './package-model.ts'
import { anotherTracking, newestPaymentOf, type PackageWorld } from './package-world.ts'
import { send } from './people.ts'
import type { Step, Who } from './random-walk.ts'

type Call = (world: PackageWorld, who: Who) => Promise<number>
type Body = (world: PackageWorld) => object

let guides = 0
const path = (template: string, world: PackageWorld): string =>
  template.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(world[name as keyof PackageWorld]))

const calls =
  (method: string, template: string, body?: Body): Call =>
  async (world, who) =>
    (await send(world, who, method, path(template, world), body?.(world))).status

/** The same, keeping the id of what was made. */
const makes =
  (kept: 'bundleId' | 'manifestId' | 'billId', method: string, template: string, body: Body): Call =>
  async (world, who) => {
    const { status, id } = await send(world, who, method, template, body(world))
    if (id) world[kept] = id
    return status
  }

/** The way from the request to the delivery: walks are to come to its end. */
const FORWARD: readonly (keyof typeof NEXT)[] = [
  'confirmWarehouse',
  'bundle',
  'putOnManifest',
  'ship',
  'confirmArrival',
  'confirmWeight',
  'requestPayment',
  'confirmPayment',
  'deliver',
  'settle',
]
const ENDS: readonly (keyof typeof NEXT)[] = ['remove', 'cancelByStore', 'lose', 'seize', 'abandon']
const weightOf = (name: keyof typeof NEXT): number => (ENDS.includes(name) ? 1 : FORWARD.includes(name) ? 60 : 2)

const step = (
  name: keyof typeof NEXT,
  roles: string,
  call: Call,
  exists?: (state: State) => boolean,
): Step<State, PackageWorld> => ({ name, roles, weight: weightOf(name), next: NEXT[name], call, ...(exists && { exists }) })

const onlyOrder: Body = ({ orderId }) => ({ orderIds: [orderId] })
const arrival: Body = ({ orderId }) => ({ arrivals: [{ orderId, weightInGrams: 1_000 }] })
const undone: Body = ({ orderId }) => ({ arrivals: [{ orderId, weightInGrams: 1_000, undo: true }] })
const manifestOf: Body = ({ bundleId }) => {
  guides += 1
  return {
    guideNumber: `GUIA-${guides}`,
    airline: 'Avianca',
    flight: 'AV 1',
    departureDate: '2030-01-02',
    bundles: [{ bundleId, childGuideNumber: `HIJA-${guides}` }],
  }
}

const hasBundle = ({ bundle }: State) => bundle !== 'none'
const isListed = (state: State) => hasBundle(state) && state.manifest !== 'none'
const isBilled = ({ bill }: State) => bill !== 'none'
const wasPaid = ({ bill, order }: State) =>
  order !== 'removed' && (bill === 'charged' || bill === 'delivered' || order === 'paid')

const undoPayment: Call = async (world, who) => {
  world.paymentId = await newestPaymentOf(world.billId)
  return (await send(world, who, 'DELETE', `/payment/${world.paymentId}`, { reason: 'Se registró dos veces' })).status
}

const openIncident: Call = async (world, who) => {
  const body = { kind: 'delayed', description: 'No aparece en la bodega' }
  const { status, id } = await send(world, who, 'POST', `/order/${world.orderId}/incident`, body)
  if (id) world.incidentIds.push(id)
  return status
}

const solveIncident: Call = async (world, who) => {
  const incidentId = world.incidentIds.at(-1)
  const body = { incidentId, outcome: 'solved', resolution: 'Apareció' }
  const { status } = await send(world, who, 'PATCH', `/order/${world.orderId}/incident`, body)
  if (status === 200) world.incidentIds.pop()
  return status
}

const endAs =
  (outcome: string): Call =>
  async (world, who) => {
    const body = {
      incidentId: world.incidentIds.at(-1),
      outcome,
      resolution: 'No se pudo hacer nada',
      clientsWord: 'Que se la queden',
    }
    return (await send(world, who, 'PATCH', `/order/${world.orderId}/incident`, body)).status
  }

const isIncidentOpen = ({ openIncidents }: State) => openIncidents > 0

export const PACKAGE_STEPS: readonly Step<State, PackageWorld>[] = [
  step(
    'setTracking',
    'SN',
    calls('PUT', '/order/associate/tracking/{orderId}', () => ({ tracking: anotherTracking() })),
  ),
  step(
    'setValue',
    'SN',
    calls('PUT', '/order/associate/value/{orderId}', () => ({ productValueInCents: 100 })),
  ),
  step('confirmWarehouse', 'N', calls('PUT', '/order/admin/confirm/warehouse', arrival)),
  step('undoWarehouse', 'N', calls('PUT', '/order/admin/confirm/warehouse', undone)),
  step(
    'markIncomplete',
    'SN',
    calls('PATCH', '/order/update-incomplete', ({ orderId }) => ({ orderId, missing: ['other'], note: '¿Qué contiene?' })),
  ),
  step(
    'completeIncomplete',
    'C',
    calls('POST', '/order/update-incomplete/{orderId}', () => ({ comment: 'Unos zapatos.' })),
  ),
  step(
    'saveIncomplete',
    'C',
    calls('PATCH', '/order/update-incomplete', ({ orderId }) => ({ orderId, save: { comment: 'Ya lo busco.' } })),
  ),
  step(
    'resume',
    'SN',
    calls('PATCH', '/order/update-incomplete', ({ orderId }) => ({ orderId, resume: true })),
  ),
  step(
    'authorizeBundling',
    'C',
    calls('POST', '/order/is-authorized-to-bundle', (world) => ({ ...onlyOrder(world), isAuthorizedToBundle: true })),
  ),
  step(
    'editDescription',
    'C',
    calls('PUT', '/order/description', ({ orderId }) => ({ orderId, description: 'Zapatos rojos' })),
  ),
  step(
    'setObservation',
    'SN',
    calls('PUT', '/order/{orderId}/observation', () => ({ observation: 'Caja golpeada.' })),
  ),
  step(
    'hold',
    'N',
    calls('PUT', '/order/hold', (world) => ({ ...onlyOrder(world), reason: 'askedByClient', until: 'released' })),
  ),
  step('release', 'N', calls('DELETE', '/order/hold', onlyOrder)),
  step('bundle', 'SN', makes('bundleId', 'POST', '/bundle', onlyOrder)),
  step('unbundle', 'SN', calls('DELETE', '/bundle/{bundleId}'), hasBundle),
  step(
    'setCustomsValue',
    'N',
    calls('PUT', '/bundle/{bundleId}/value', () => ({ customsInvoiceValueInCents: 120 })),
    hasBundle,
  ),
  step('putOnManifest', 'N', makes('manifestId', 'POST', '/manifest', manifestOf), hasBundle),
  step('takeOffManifest', 'N', calls('DELETE', '/manifest/{manifestId}'), isListed),
  step('ship', 'N', calls('POST', '/manifest/{manifestId}/ship'), isListed),
  step(
    'confirmArrival',
    'N',
    calls('PUT', '/bundle/confirm-arrival', ({ bundleId }) => ({ bundleIds: [bundleId] })),
    hasBundle,
  ),
  step(
    'confirmWeight',
    'N',
    calls('PUT', '/bundle/confirm-weights', ({ orderId }) => ({ weights: [{ orderId, weightInGrams: 1_100 }] })),
  ),
  step(
    'requestPayment',
    'CN',
    makes('billId', 'POST', '/sale-order', (world) => ({
      ...onlyOrder(world),
      pickupAuthorizedNameId: null,
      invoiceOwnerAuthorizedNameId: null,
      // Another package of the same client may have left a debt.
      useBalance: false,
    })),
  ),
  step(
    'voidBill',
    'N',
    calls('DELETE', '/sale-order/{billId}', () => ({ reason: 'A otro nombre' })),
    isBilled,
  ),
  step(
    'confirmPayment',
    'N',
    calls('PUT', '/order/admin/paid/client/', (world) => ({ ...onlyOrder(world), method: 'cash' })),
  ),
  step('undoPayment', 'N', undoPayment, wasPaid),
  step(
    'deliver',
    'N',
    calls('PUT', '/order/delivery/', (world) => ({ ...onlyOrder(world), identification: world.people.owner.identification })),
  ),
  step('settle', 'N', calls('PUT', '/order/admin/paid/associate/', onlyOrder)),
  step(
    'setExtraCharges',
    'N',
    calls('PATCH', '/order/{orderId}/extra-charges', () => ({ charges: [{ name: 'Reempaque', amountInCents: 250 }] })),
  ),
  step('openIncident', 'N', openIncident),
  step('solveIncident', 'N', solveIncident, isIncidentOpen),
  step('remove', 'CSN', calls('DELETE', '/order/', onlyOrder)),
  step(
    'cancelByStore',
    'SN',
    calls('DELETE', '/order/', (world) => ({ ...onlyOrder(world), outcome: 'storeCancelled' })),
  ),
  step('lose', 'N', endAs('lost'), isIncidentOpen),
  step('seize', 'N', endAs('seized'), isIncidentOpen),
  step('abandon', 'N', endAs('abandoned'), isIncidentOpen),
]
