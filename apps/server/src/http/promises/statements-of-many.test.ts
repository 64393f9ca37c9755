// What moves many records at once sends as many statements as for one, also where each becomes something of its own: each package weighs another weight.
import { bundles, type Endpoint, earnings, loading, locations, manifests, prices } from '@app/contract'
import type { Bundle } from '@app/contract/bundles.contract'
import { afterAll, expect, test } from 'vitest'
import { aGuideFile } from '../../testing/flights/given-guide-file.ts'
import { givenFreeBundles } from '../../testing/given/given-many-bundles.repository.ts'
import { givenCopies } from '../../testing/given/given-many-earnings.repository.ts'
import { given } from '../../testing/given/given-orders.ts'
import { ordersOf, paidBundle } from '../../testing/given/given-packages.ts'
import { startRecorder } from '../../testing/recorded-statements.ts'
import { givenShelf } from '../../testing/shelves/given-shelves.ts'
import { currentServer, headersOf, type Person, signedInAs } from '../../testing/world.ts'

// Before the server opens its first connection.
const recorder = startRecorder()
afterAll(() => recorder.stop())
/** The session's, the locks', the answer's and those of a transaction included. */
const MOST_FOR_A_STEP = 30
let boss: Person | undefined

async function statementsOf({ method, path }: Endpoint, id: string, payload: object = {}): Promise<string[]> {
  const { app } = await currentServer()
  boss ??= await given.administrator()
  const headers = await headersOf(boss)
  const url = `/api${path.replace('{id}', id)}`
  const sent = await recorder.record(async () => {
    const answer = await app.inject({ method, url, headers, payload })
    expect(answer.statusCode, answer.body).toBe(200)
  })
  return sent.flat().map(({ text }) => text.replaceAll(/\s+/g, ' '))
}

/**
 * Of its transaction, by their first words: one about many records names more values. Parameters are kept for a while by the server, and
 * what is sent outside a transaction (the session's) is not heard when another call hands its connection over.
 */
const writes = (sent: readonly string[]) =>
  sent
    .slice(sent.indexOf('begin'), sent.lastIndexOf('commit'))
    .filter((text) => !text.startsWith('select distinct on ("parameters"'))
    .map((text) => text.slice(0, 60))

/** A manifest that lacks nothing, of bundles of several clients. */
async function manifestOf(count: number) {
  const carried: Bundle[] = []
  while (carried.length < count) {
    const client = await given.client()
    const few = Array.from({ length: Math.min(5, count - carried.length) }, () => given.bundle({ client }))
    carried.push(...(await Promise.all(few)))
  }
  return { ...(await given.manifest({ bundles: carried })), carried }
}

async function journey({ id, carried }: Awaited<ReturnType<typeof manifestOf>>) {
  const bundleIds = carried.map((bundle) => bundle.id)
  const weights = carried
    .flatMap(({ orders }) => orders)
    .map(({ id: orderId }, index) => ({ orderId, weightInGrams: 1_000 + index }))
  const { code } = await givenShelf('UIO')
  return {
    ship: await statementsOf(manifests.shipManifest, id),
    arrive: await statementsOf(bundles.confirmBundleArrival, '', { bundleIds }),
    weigh: await statementsOf(prices.confirmBundleWeights, '', { weights }),
    shelve: await statementsOf(locations.shelveOrders, '', { code, orderIds: weights.map(({ orderId }) => orderId) }),
  }
}

const PATIENCE_IN_MILLISECONDS = 180_000

test('a hundred bundles ship, arrive, are weighed and shelved by as many statements as one', {
  timeout: PATIENCE_IN_MILLISECONDS,
}, async () => {
  const prepared = [await manifestOf(1), await manifestOf(1), await manifestOf(100)]
  const sent = []
  for (const manifest of prepared) sent.push(await journey(manifest))
  // The first call finds out what the server then keeps, such as the parameters of the day.
  const [, one, hundred] = sent
  if (!one || !hundred) throw new Error('nothing was sent')
  for (const step of ['ship', 'arrive', 'weigh', 'shelve'] as const) {
    expect(one[step].length, step).toBeLessThanOrEqual(MOST_FOR_A_STEP)
    expect(writes(hundred[step]), step).toEqual(writes(one[step]))
  }
})

/** A new manifest filled, numbered and shipped, with what each step sent. */
async function flightOf(count: number) {
  const bundleIds = await givenFreeBundles(count)
  expect(bundleIds).toHaveLength(count)
  const body = { guideNumber: `K-${count}`, departureDate: '2031-05-20' }
  const { id } = await signedInAs('administrator').call(manifests.createManifest, { body })
  const begun = performance.now()
  const sent = {
    fill: await statementsOf(manifests.putOnManifest, id, { bundleIds }),
    number: await statementsOf(manifests.setGuides, id, { first: `K${count}-0001` }),
    load: await statementsOf(loading.loadBundles, id, { bundleIds }),
    loadAgain: await statementsOf(loading.loadBundles, id, { bundleIds }),
    ship: await statementsOf(manifests.shipManifest, id),
    takeIn: await statementsOf(bundles.confirmBundleArrival, '', { bundleIds: bundleIds.slice(0, 1_000) }),
  }
  const { status } = await signedInAs('administrator').call(manifests.getManifest, { params: { id } })
  expect(status).toBe('arrived')
  return { ...sent, inMilliseconds: Math.round(performance.now() - begun) }
}

test('a thousand bundles are put on a manifest, numbered and shipped by as many statements as ten', {
  timeout: PATIENCE_IN_MILLISECONDS,
}, async ({ annotate }) => {
  await flightOf(1)
  const ten = await flightOf(10)
  const thousand = await flightOf(1_000)

  await annotate(`1,000 bundles in ${thousand.inMilliseconds} ms, 10 in ${ten.inMilliseconds} ms`)
  for (const step of ['fill', 'number', 'load', 'loadAgain', 'ship', 'takeIn'] as const) {
    expect(ten[step].length, step).toBeLessThanOrEqual(MOST_FOR_A_STEP)
    expect(writes(thousand[step]), step).toEqual(writes(ten[step]))
  }
})

/** What is asked of the database for a file that numbers so many bundles of a manifest of its own. */
async function previewOf(count: number): Promise<string[]> {
  const administrator = signedInAs('administrator')
  const bundleIds = await givenFreeBundles(count)
  const { id } = await administrator.call(manifests.createManifest, { body: {} })
  await administrator.call(manifests.putOnManifest, { params: { id }, body: { bundleIds } })
  const { bundles: carried } = await administrator.call(manifests.getManifest, { params: { id } })
  const files = aGuideFile(carried.map(({ code }, index) => [code, `P${count}-${index}`]))
  const sent = await recorder.record(async () => {
    const { lines } = await administrator.call(manifests.previewGuides, { params: { id }, body: {}, files })
    expect(lines.map(({ problem }) => problem)).toEqual(carried.map(() => null))
  })
  return sent.flat().map(({ text }) => text.replaceAll(/\s+/g, ' ').slice(0, 60))
}

test('a file of a thousand child guides is previewed by as many statements as one of ten', {
  timeout: PATIENCE_IN_MILLISECONDS,
}, async () => {
  await previewOf(1)
  expect(await previewOf(1_000)).toEqual(await previewOf(10))
})

/** An associate of so many packages whose client paid. */
async function owedFor(count: number): Promise<Person> {
  const associate = await given.associate()
  const [orderId = ''] = ordersOf(await paidBundle(await given.client({ associate })))
  if (count > 1) await givenCopies(orderId, count - 1)
  return associate
}
/** A statement has at most 65,535 values: entries and events are written 4,000 at a time. */
const MORE_FOR_TEN_THOUSAND = 2 + 2

test('ten thousand earnings are settled by one press and as many statements as one', {
  timeout: PATIENCE_IN_MILLISECONDS,
}, async () => {
  const settle = async ({ id: associateId }: Person) => writes(await statementsOf(earnings.settleEarnings, '', { associateId }))
  await settle(await owedFor(1))

  const one = await settle(await owedFor(1))
  const many = await settle(await owedFor(10_000))

  expect(new Set(many)).toEqual(new Set(one))
  expect(many.length).toBeLessThanOrEqual(one.length + MORE_FOR_TEN_THOUSAND)
})
