// Two people answer one request, receipt, incident or account at the same moment: one of the two counts, and what it says is whole.
import { authorizedNames, bundles, charges, dropshipping, incidents, manifests, orderActions, paymentProofs } from '@app/contract'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { checkBooks } from '../../features/ledger-check/check-books.ts'
import { atOnce, ROUNDS, rowsOf } from '../../testing/at-once.ts'
import { given, newTracking, reload } from '../../testing/given/given-orders.ts'
import { ask } from '../../testing/given/given-purchases.ts'
import { PAPER } from '../../testing/given/given-records.ts'
import { currentServer, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')

afterAll(async () => expect(await checkBooks((await currentServer()).db)).toEqual([]))

describe('a dropshipping request', () => {
  const WISH = { link: 'https://www.example.com/reloj', description: 'Reloj', options: '', quantity: 1, comment: '' }
  const quote = (unitPriceInCents: number) => ({ action: 'quote' as const, unitPriceInCents, lastDay: '2099-12-31' })

  test('is accepted or refused by its client, on two telephones', async () => {
    const caller = signedInAs(await given.client())
    for (const round of ROUNDS) {
      const params = await caller.call(dropshipping.createDropshipping, { body: WISH })
      const { quote: quoted } = await administrator.call(dropshipping.updateDropshipping, { params, body: quote(4_999) })
      const quotedPriceInCents = quoted?.price.totalInCents ?? 0
      const outcomes = await atOnce(
        round,
        () => caller.call(dropshipping.updateDropshipping, { params, body: { action: 'accept', quotedPriceInCents } }),
        () => caller.call(dropshipping.updateDropshipping, { params, body: { action: 'refuse', reason: 'Muy caro.' } }),
      )

      expect(outcomes.toSorted()).toEqual(['done', 'dropshippingActionNotAllowed'])
      const { status, timeline } = await caller.call(dropshipping.getDropshipping, { params })
      expect(status).toBe(outcomes[0] === 'done' ? 'accepted' : 'refused')
      expect(timeline.map(({ action }) => action)).toEqual(['create', 'quote', outcomes[0] === 'done' ? 'accept' : 'refuse'])
    }
  })

  test('is quoted for what is wanted: what changes meanwhile is quoted anew, or was quoted already', async () => {
    const caller = signedInAs(await given.client())
    for (const round of ROUNDS) {
      const params = await caller.call(dropshipping.createDropshipping, { body: WISH })
      const [, changed] = await atOnce(
        round,
        () => administrator.call(dropshipping.updateDropshipping, { params, body: quote(4_999) }),
        () => caller.call(dropshipping.updateDropshipping, { params, body: { ...WISH, action: 'change', quantity: 5 } }),
      )

      expect(changed).toBe('done')
      const kept = await caller.call(dropshipping.getDropshipping, { params })
      expect(kept.quantity).toBe(5)
      const goods = kept.quote?.price.lines.find(({ name }) => name === 'goods')?.amountInCents
      expect([kept.status, goods]).toEqual(kept.status === 'quoted' ? ['quoted', 24_995] : ['quoting', undefined])
    }
  })
})

test('a receipt of a purchase is accepted or refused', async () => {
  const client = await given.client()
  const body = { amountInCents: 10_000, reference: 'PICH-1', note: '' }
  const files = [{ ...PAPER, field: 'proof' }]
  for (const round of ROUNDS) {
    const { id: purchaseId } = await ask(client)
    const sent = { params: { id: purchaseId }, body, files }
    const { id } = await signedInAs(client).call(paymentProofs.addPurchaseProof, sent)
    const reviewed = (how: { status: 'accepted' } | { status: 'refused'; reason: string }) =>
      administrator.call(paymentProofs.reviewPaymentProof, { params: { id }, body: how })
    const outcomes = await atOnce(
      round,
      () => reviewed({ status: 'accepted' }),
      () => reviewed({ status: 'refused', reason: 'No llegó.' }),
    )

    expect(outcomes.toSorted()).toEqual(['done', 'paymentProofActionNotAllowed'])
    const isAccepted = outcomes[0] === 'done'
    const { data } = await signedInAs(client).call(paymentProofs.listPaymentProofs, { query: { purchaseId } })
    expect(data).toMatchObject([{ status: isAccepted ? 'accepted' : 'refused', refusalReason: isAccepted ? null : 'No llegó.' }])
  }
})

test('an incident is resolved one way, by two who look into it', async () => {
  const client = await given.client()
  for (const round of ROUNDS) {
    const { id } = await given.order({ client })
    const opening = { kind: 'lost' as const, description: 'No aparece.' }
    const { id: incidentId } = await administrator.call(incidents.openIncident, { params: { id }, body: opening })
    const resolve = (outcome: 'solved' | 'lost') =>
      administrator.call(incidents.resolveIncident, { params: { id }, body: { incidentId, outcome, resolution: 'Se buscó.' } })
    const outcomes = await atOnce(
      round,
      () => resolve('solved'),
      () => resolve('lost'),
    )

    expect(outcomes.toSorted()).toEqual(['done', 'incidentActionNotAllowed'])
    expect(await reload({ id })).toMatchObject({ status: outcomes[0] === 'done' ? 'inReview' : 'removed' })
  }
})

test('an answer to what was missing is given once, or what is missing changes', async () => {
  const client = await given.client()
  for (const round of ROUNDS) {
    const { id } = await given.order({ client, status: 'incomplete' })
    const complete = (comment: string) =>
      signedInAs(client).call(orderActions.completeOrder, { params: { id }, body: { comment } })
    const outcomes = await atOnce(
      round,
      () => complete('Unos zapatos.'),
      () => complete('Unas botas.'),
    )

    expect(outcomes.toSorted()).toEqual(['done', 'orderActionNotAllowed'])
    const comment = outcomes[0] === 'done' ? 'Unos zapatos.' : 'Unas botas.'
    expect(await reload({ id })).toMatchObject({ status: 'incompleteState', comment })
  }
})

test('a tracking that two clients enter for their own packages is one’s', async () => {
  const [one, other] = [await given.order(), await given.order()]
  for (const round of ROUNDS) {
    const tracking = newTracking()
    const enter = ({ id }: { id: string }) => administrator.call(orderActions.setTracking, { params: { id }, body: { tracking } })
    const outcomes = await atOnce(
      round,
      () => enter(one),
      () => enter(other),
    )

    expect(outcomes.toSorted()).toEqual(['done', 'trackingTaken'])
    const trackings = (await Promise.all([one, other].map(reload))).map((order) => order.tracking === tracking)
    expect(trackings).toEqual(outcomes.map((outcome) => outcome === 'done'))
  }
})

test('a bundle is put on a manifest or undone', async () => {
  for (const round of ROUNDS) {
    const { id } = await given.bundle()
    const body = { bundles: [{ bundleId: id, childGuideNumber: null }] }
    const outcomes = await atOnce(
      round,
      () => administrator.call(manifests.createManifest, { body }),
      () => administrator.call(bundles.removeBundle, { params: { id } }),
    )

    // Once it is on the manifest, an administrator may still undo it: what comes after the other is done too.
    expect(outcomes).toContain('done')
    const { status, manifest } = await administrator.call(bundles.getBundle, { params: { id } })
    expect([status, manifest !== null]).toEqual(outcomes[1] === 'done' ? ['removed', false] : ['inWarehouseMIA', true])
  }
})

test('a charge of the catalogue changes or goes, and a package keeps what it was charged', async () => {
  const { id: orderId } = await given.order()
  for (const round of ROUNDS) {
    const body = { name: `Embalaje ${round}`, amountInCents: 350 }
    const params = await administrator.call(charges.addCharge, { body })
    const wanted = { charges: [{ chargeId: params.id, note: '' }] }
    await administrator.call(orderActions.setExtraCharges, { params: { id: orderId }, body: wanted })
    const [, removed] = await atOnce(
      round,
      () => administrator.call(charges.updateCharge, { params, body: { ...body, amountInCents: 500, treatment: 'general' } }),
      () => administrator.call(charges.removeCharge, { params }),
    )

    expect(removed).toBe('done')
    expect((await reload({ id: orderId })).extraCharges).toMatchObject([{ name: body.name, amountInCents: 350 }])
    expect((await administrator.call(charges.listCharges)).map(({ name }) => name)).not.toContain(body.name)
  }
})

test('a person is no longer authorized, or is declared: no package is declared for who is not', async () => {
  const client = await given.client()
  for (const round of ROUNDS) {
    const { id } = await given.order({ client })
    const { id: nameId } = await given.authorizedName(client)
    const body = { orderIds: [id], isAuthorizedToBundle: true, consigneeAuthorizedNameId: nameId }
    const [declared, removed] = await atOnce(
      round,
      () => signedInAs(client).call(orderActions.authorizeBundling, { body }),
      () => signedInAs(client).call(authorizedNames.removeAuthorizedName, { params: { id: nameId } }),
    )

    expect(removed).toBe('done')
    expect(['done', 'authorizedNameNotFound']).toContain(declared)
    const kept = await rowsOf(sql`select consignee_authorized_name_id as "nameId" from orders where id = ${id}::uuid`)
    expect(kept).toEqual([{ nameId: declared === 'done' ? nameId : null }])
  }
})
