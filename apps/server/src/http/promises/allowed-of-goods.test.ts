// What purchases, requests, bundles, manifests and incidents say is allowed is not refused, in each of their states (both ways, section 8).
import {
  bundleFiles,
  bundles,
  dropshipping,
  incidents,
  loading,
  manifestCosts,
  manifests,
  paymentProofs,
  prices,
  purchaseActions,
  purchases,
} from '@app/contract'
import type { BundleDetail } from '@app/contract/bundles.contract'
import type { DropshippingDetail } from '@app/contract/dropshipping.contract'
import type { ManifestDetail } from '@app/contract/manifests.contract'
import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { boughtInMiami, boughtInQuito } from '../../testing/given/given-bought.ts'
import { type Kind, keepsItsOffers, type Make } from '../../testing/given/given-offers.ts'
import { given } from '../../testing/given/given-orders.ts'
import { arrivedBundle, billed, handedOver, paid, SURE, weighedBundle } from '../../testing/given/given-packages.ts'
import { asked, detail, purchaseIn } from '../../testing/given/given-purchases.ts'
import { MAKERS, PAPER } from '../../testing/given/given-records.ts'
import { lost } from '../../testing/lost.ts'
import { newPerson } from '../../testing/people.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const at = ({ id }: { id: string }, body?: object) => ({ params: { id }, ...(body && { body }) })
const RECEIPT = { body: { amountInCents: 100, reference: 'PICH-2', note: '' }, files: [{ ...PAPER, field: 'proof' }] }

const PURCHASE: Kind<PurchaseDetail> = {
  read: (who, id) => detail({ id }, who),
  calls: {
    accept: (it) => [
      purchaseActions.answerPurchase,
      at(it, { action: 'accept', temporalPriceInCents: it.temporalPriceInCents ?? it.price.totalInCents }),
    ],
    reject: (it) => [purchaseActions.answerPurchase, at(it, { action: 'reject', reason: 'Muy caro.' })],
    change: (it) => [purchaseActions.answerPurchase, at(it, { action: 'change', ...asked() })],
    choose: (it) => [purchaseActions.answerPurchase, at(it, { action: 'choose', weightInGrams: 900 })],
    addInvoice: (it) => [purchaseActions.addPurchaseInvoice, { ...at(it, {}), files: [PAPER] }],
    addPaymentProof: (it) => [paymentProofs.addPurchaseProof, { params: { id: it.id }, ...RECEIPT }],
    approve: (it) => [purchaseActions.approvePurchase, at(it, {})],
    review: (it) => [
      purchaseActions.reviewPurchase,
      at(it, { temporalPriceInCents: it.price.totalInCents, comment: '¿La pedimos así?' }),
    ],
    update: (it) => [purchaseActions.updatePurchase, at(it, { action: 'update', observation: 'La roja.' })],
    removeInvoiceLine: ({ id, invoice: { details } }) =>
      details[0] ? [purchaseActions.removeInvoiceLine, { params: { id, itemId: details[0].id } }] : null,
    remove: (it, caller) =>
      caller === 'owner' ? [purchaseActions.removePurchase, at(it)] : [purchaseActions.updatePurchase, at(it, TURNED_DOWN)],
    cancel: (it) => {
      const { id } = it.items.find(({ quantity }) => quantity > 0) ?? { id: '' }
      return [purchaseActions.updatePurchase, at(it, { action: 'cancel', items: [{ id, quantity: 1 }], reason: 'Sin stock.' })]
    },
  },
}
const TURNED_DOWN = { action: 'remove', reason: 'Agotado.' }

const bought = async (client: Person, orderId: string): Promise<string> => {
  const { data } = await signedInAs(client).call(purchases.listAssistedPurchases, {})
  return data.find(({ order }) => order?.id === orderId)?.id ?? ''
}
const PURCHASES: Record<string, Make> = {
  inReview: async ({ owner }) => (await purchaseIn('inReview', owner)).id,
  'inReview, with an invoice': async ({ owner, associate }) => MAKERS.purchase(owner, associate),
  pendingChanges: async ({ owner }) => (await purchaseIn('pendingChanges', owner)).id,
  accepted: async ({ owner }) => (await purchaseIn('accepted', owner)).id,
  reviewed: async ({ owner }) => (await purchaseIn('reviewed', owner)).id,
  'reviewed, in Miami': async ({ owner }) => bought(owner, (await boughtInMiami(owner)).id),
  'reviewed, in Quito': async ({ owner }) => bought(owner, (await boughtInQuito(owner)).id),
  'reviewed, billed': async ({ owner }) => {
    const { id } = await boughtInQuito(owner)
    await billed(owner, [id])
    return bought(owner, id)
  },
  'reviewed, handed over': async ({ owner }) => {
    const { id } = await boughtInQuito(owner)
    await handedOver(owner, await paid(await billed(owner, [id])))
    return bought(owner, id)
  },
  'reviewed, lost': async ({ owner }) => {
    const { id } = await boughtInMiami(owner)
    await lost(id)
    return bought(owner, id)
  },
  removed: async ({ owner }) => (await purchaseIn('removed', owner)).id,
}

const WISH = { link: 'https://www.example.com/reloj', description: 'Reloj', quantity: 2 }
const REQUEST: Kind<DropshippingDetail> = {
  read: (who, id) => signedInAs(who).call(dropshipping.getDropshipping, { params: { id } }),
  calls: Object.fromEntries(
    (['accept', 'refuse', 'change', 'quote', 'quoteAnew', 'purchase', 'markInDelivery'] as const).map((action) => [
      action,
      (it: DropshippingDetail) => [dropshipping.updateDropshipping, at(it, { action, ...REQUEST_BODIES[action]?.(it) })] as const,
    ]),
  ),
}
const REQUEST_BODIES: Record<string, (it: DropshippingDetail) => object> = {
  accept: ({ quote }) => ({ quotedPriceInCents: quote?.price.totalInCents ?? 0 }),
  refuse: () => ({ reason: 'No hay.' }),
  change: () => WISH,
  quote: () => ({ unitPriceInCents: 1_000, lastDay: '2099-12-31' }),
  quoteAnew: () => ({ reason: 'Subió.' }),
}
/** What was done with a request since it was made, by whom. */
const requestAfter =
  (...steps: ['owner' | 'administrator', object][]): Make =>
  async ({ owner, associate }) => {
    const id = await MAKERS.dropshipping(owner, associate)
    for (const [who, body] of steps)
      await signedInAs(who === 'owner' ? owner : who).call(dropshipping.updateDropshipping, at({ id }, body) as never)
    return id
  }
const QUOTE = ['administrator', { action: 'quote', unitPriceInCents: 1_000, lastDay: '2099-12-31' }] as ['administrator', object]
/** 10.00 and its tax of 0.65, and 8 % of 10.65. */
const ACCEPT = ['owner', { action: 'accept', quotedPriceInCents: 1_150 }] as ['owner', object]
const PURCHASED = ['administrator', { action: 'purchase' }] as ['administrator', object]
const REQUESTS: Record<string, Make> = {
  quoting: requestAfter(),
  quoted: requestAfter(QUOTE),
  accepted: requestAfter(QUOTE, ACCEPT),
  refused: requestAfter(['owner', { action: 'refuse' }]),
  purchased: requestAfter(QUOTE, ACCEPT, PURCHASED),
}

const BUNDLE: Kind<BundleDetail> = {
  read: (who, id) => signedInAs(who).call(bundles.getBundle, { params: { id } }),
  calls: {
    putOnManifest: ({ id }) => [manifests.createManifest, { body: { bundles: [{ bundleId: id, childGuideNumber: null }] } }],
    setValue: (it) => [bundles.setBundleValue, at(it, { customsInvoiceValueInCents: 5_100 })],
    ship: ({ manifest }) => [manifests.shipManifest, { params: { id: manifest?.id } }],
    load: ({ id, manifest }) => [loading.loadBundles, { params: { id: manifest?.id }, body: { bundleIds: [id] } }],
    unload: ({ id, manifest }) => [loading.loadBundles, { params: { id: manifest?.id }, body: { bundleIds: [id], undo: true } }],
    confirmArrival: ({ id }) => [bundles.confirmBundleArrival, { body: { bundleIds: [id] } }],
    confirmWeights: ({ orders }) => [
      prices.confirmBundleWeights,
      { body: { weights: orders.map(({ id }) => ({ orderId: id, weightInGrams: 1_000, confirmed: SURE })) } },
    ],
    setCustoms: (it) => [
      bundles.setBundleCustoms,
      at(it, { liquidationNumber: '028-1', adValoremInCents: 700, fodinfaInCents: 40, ivaInCents: 1_100 }),
    ],
    undoWeights: ({ id }) => [prices.confirmBundleWeights, { body: { undo: true, bundleIds: [id] } }],
    addInvoice: (it) => [bundleFiles.addBundleInvoices, { ...at(it, {}), files: [PAPER] }],
    edit: (it) => {
      const { identificationType, identification } = newPerson()
      return [bundles.updateBundle, at(it, { invoiceOwner: { name: 'Eva Ruiz', identificationType, identification } })]
    },
    takeOffManifest: ({ manifest }) => [manifests.updateManifest, { params: { id: manifest?.id }, body: { bundles: [] } }],
    remove: (it) => [bundles.removeBundle, at(it, {})],
  },
}
const BUNDLES: Record<string, Make> = {
  inWarehouseMIA: async ({ owner }) => (await given.bundle({ client: owner })).id,
  'inWarehouseMIA, on a manifest': async ({ owner }) => {
    const bundle = await given.bundle({ client: owner })
    await given.manifest({ bundles: [bundle] })
    return bundle.id
  },
  'inWarehouseMIA, loaded': async ({ owner }) => {
    const bundle = await given.bundle({ client: owner })
    const { id } = await given.manifest({ bundles: [bundle] })
    await signedInAs('administrator').call(loading.loadBundles, { params: { id }, body: { bundleIds: [bundle.id] } })
    return bundle.id
  },
  sended: async ({ owner, associate }) => MAKERS.sentBundle(owner, associate),
  arrived: async ({ owner }) => (await arrivedBundle(owner)).bundleId,
  'arrived, in category C': async ({ owner, associate }) => MAKERS.declared(owner, associate),
  inWarehouseUIO: async ({ owner }) => (await weighedBundle(owner)).bundleId,
  'inWarehouseUIO, billed': async ({ owner }) => {
    const { bundleId, orderIds } = await weighedBundle(owner)
    await billed(owner, orderIds)
    return bundleId
  },
  paid: async ({ owner }) => {
    const { bundleId, orderIds } = await weighedBundle(owner)
    await paid(await billed(owner, orderIds))
    return bundleId
  },
  receivedAndDelivered: async ({ owner }) => {
    const { bundleId, orderIds } = await weighedBundle(owner)
    await handedOver(owner, await paid(await billed(owner, orderIds)))
    return bundleId
  },
  'removed, its package lost': async ({ owner }) => {
    const { bundleId, orderIds } = await arrivedBundle(owner)
    await lost(orderIds[0])
    return bundleId
  },
  'removed in Miami': async ({ owner }) => {
    const { id } = await given.bundle({ client: owner })
    await administrator.call(bundles.removeBundle, { params: { id } })
    return id
  },
}

const MANIFEST: Kind<ManifestDetail> = {
  read: (who, id) => signedInAs(who).call(manifests.getManifest, { params: { id } }),
  calls: {
    edit: (it) => [manifests.updateManifest, at(it, { flight: 'AV 77' })],
    setExpectedDate: (it) => [manifests.setExpectedDate, at(it, { expectedDate: '2090-12-18' })],
    setCosts: (it) => [manifestCosts.setManifestCosts, at(it, { freight: { amountInCents: 9_000, note: '' } })],
    ship: (it) => [manifests.shipManifest, at(it)],
    remove: (it) => [manifests.removeManifest, at(it, {})],
  },
}
const manifestOf = async ({ manifestId }: { manifestId: string }) => manifestId
const MANIFESTS: Record<string, Make> = {
  active: async ({ owner, associate }) => MAKERS.manifest(owner, associate),
  'active, without a bundle': async () => (await administrator.call(manifests.createManifest, { body: {} })).id,
  sended: async ({ owner }) => (await given.manifest({ status: 'sended', bundles: [await given.bundle({ client: owner })] })).id,
  arrived: async ({ owner }) => manifestOf(await arrivedBundle(owner)),
  finished: async ({ owner }) => manifestOf(await weighedBundle(owner)),
  removed: async ({ owner, associate }) => {
    const id = await MAKERS.manifest(owner, associate)
    await administrator.call(manifests.removeManifest, { params: { id } })
    return id
  },
}

const incidentOf = async (id: string) => {
  const { data } = await administrator.call(incidents.listIncidents, {})
  const found = data.find((one) => one.id === id)
  if (!found) throw new Error(`no incident ${id}`)
  return found
}
const INCIDENT: Kind<Awaited<ReturnType<typeof incidentOf>>> = {
  read: (who, id) => (who === 'administrator' ? incidentOf(id) : Promise.reject(new Error('of administrators'))),
  calls: {
    resolve: ({ id, order }) => [
      incidents.resolveIncident,
      { params: { id: order.id }, body: { incidentId: id, outcome: 'solved', resolution: 'Ya está.' } },
    ],
  },
}
const INCIDENTS: Record<string, Make> = {
  opened: async ({ owner, associate }) => MAKERS.incident(owner, associate),
}

keepsItsOffers('a purchase', PURCHASE, PURCHASES)
keepsItsOffers('a dropshipping request', REQUEST, REQUESTS)
keepsItsOffers('a bundle', BUNDLE, BUNDLES)
keepsItsOffers('a manifest', MANIFEST, MANIFESTS)
keepsItsOffers('an incident', INCIDENT, INCIDENTS)
