// The two-step attack: may I make myself entitled, then read? A stranger, and the associate of others, first do whatever they may do with all
// that can be known of a client's records; then they read everything. Direct reads are tried in record-access.test.ts.
import { authorizedNames, bills, type Endpoint, orders, purchases, savedViews, session } from '@app/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { seededRandom } from '../../demo/calendar/random.ts'
import { endpoints } from '../../features/api-description/published-contract.ts'
import { describedCalls, makeCall } from '../../hostile/described-calls.ts'
import { KnownRecords } from '../../hostile/known-records.ts'
import { readDescription } from '../../hostile/targets.ts'
import { given, reload } from '../../testing/given/given-orders.ts'
import { asked } from '../../testing/given/given-purchases.ts'
import { type Kind, type Records, recordsOf } from '../../testing/given/given-records.ts'
import { packageRequest, wanted } from '../../testing/package-requests.ts'
import { currentServer, headersOf, type Person, signedInAs } from '../../testing/world.ts'

/** By hand: each kind that a client or an associate owns. What belongs to the house, its associates or everybody is no client's secret. */
const OWNED = [
  ...['order', 'file', 'incomplete', 'inMiami', 'inQuito', 'box', 'late', 'troubled', 'incident', 'damaged'],
  ...['billedOrder', 'paidOrder', 'bundle', 'sentBundle', 'bill', 'creditedBill', 'creditNote', 'payment', 'paymentProof'],
  ...['fiscalDocument'],
  ...['refund', 'paidRefund', 'settlement', 'purchase', 'proposed', 'dropshipping', 'quotation'],
  ...['authorizedName', 'savedView', 'notification', 'client'],
] as Kind[]
const ROUNDS = 2
const SEED = 20_261_125

let owner: Person
let associate: Person
let records: Records
let tracking: string
let attackers: Record<'client' | 'associate', Person>
/** What no answer to them may hold, wherever it is: the records' ids, and who the client is. */
let marks: string[]

beforeAll(async () => {
  associate = await given.associate()
  owner = await given.client({ associate, lastName: 'Zambrano-Secreto', firstName: 'Ximena', phone: '+593991122334' })
  records = await recordsOf(owner, associate)
  tracking = (await reload({ id: records.order } as never)).tracking ?? ''
  const another = await given.associate()
  attackers = { client: await given.client(), associate: another }
  marks = [...OWNED.map((kind) => records[kind]), owner.email, owner.phone, owner.casilleroCode ?? '', 'Zambrano-Secreto']
}, 180_000)

/** Claims by what people know and not by an id: each may be done or refused. */
const CLAIMS: [how: string, claim: (attacker: Person) => Promise<unknown>][] = [
  ['asks for a package with their tracking', (who) => as(who)(orders.createOrders, packageRequest([wanted({ tracking })]))],
  ['asks for packages in their name', (who) => as(who)(orders.createOrders, packageRequest([wanted()], { clientId: owner.id }))],
  [
    'declares packages for one of theirs',
    (who) => as(who)(orders.createOrders, packageRequest([wanted({ consigneeAuthorizedNameId: records.authorizedName })])),
  ],
  ['asks for a purchase in their name', (who) => as(who)(purchases.createPurchase, { body: asked({ clientId: owner.id }) })],
  [
    'names them as who may fetch and be declared for',
    (who) =>
      as(who)(authorizedNames.addAuthorizedName, {
        body: {
          name: `${owner.firstName} ${owner.lastName}`,
          phone: owner.phone,
          purposes: ['pickup', 'consignee'],
          hasConsent: true,
          identificationType: 'cedula',
          identification: owner.identification,
        },
      }),
  ],
  ['has one of their packages billed', (who) => as(who)(bills.createBill, { body: { orderIds: [records.inQuito] } })],
  [
    'keeps a view of their packages',
    (who) => as(who)(savedViews.addSavedView, { body: { screen: '/tuspedidos', name: 'Suyos', query: { clientId: owner.id } } }),
  ],
  [
    'takes on their telephone and address',
    (who) => as(who)(session.updateProfile, { body: { phone: owner.phone, address: owner.address } }),
  ],
]

/** Refusals are as good as anything: what counts is what can be read afterwards. */
const as =
  (who: Person) =>
  async (endpoint: Endpoint, sent: object): Promise<number> =>
    (await signedInAs(who).send(endpoint, sent as never)).status

/** Each call that changes something, as the description allows it, with the ids of nothing but the client's records. */
async function tryEverything(who: Person): Promise<number> {
  const { url } = await currentServer()
  const document = await readDescription(url)
  const random = seededRandom(SEED)
  const known = new KnownRecords(random, new Set([who.id]))
  for (const kind of OWNED) known.learn({ id: records[kind] }, kind)
  const calls = describedCalls(document).filter(
    ({ method, operation }) => method !== 'GET' && operation['x-roles'] !== 'anyone' && mayCall(operation['x-roles'], who),
  )
  let made = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const call of calls.filter(({ operation }) => !ENDS_THE_SESSION.includes(operation.operationId))) {
      const { path, headers, body } = makeCall(call, { document, known, random }, true)
      const type: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
      const answer = await fetch(url + path, {
        method: call.method,
        headers: { ...(await headersOf(who)), ...headers, ...type },
        body,
      })
      expect(answer.status, `${call.method} ${path}`).toBeLessThan(500)
      made += 1
    }
  }
  return made
}
const ENDS_THE_SESSION = ['signOut', 'changePassword']
const mayCall = (roles: readonly string[], { role }: Person): boolean => roles.includes(role)

const READING = endpoints()
  .map(({ endpoint }) => endpoint)
  .filter(({ method, roles, response }) => method === 'GET' && roles !== 'anyone' && response !== 'stream')

/** Every address of every call that reads: with each of the records in its path, and with the client where lists are narrowed. */
function addressesFor(who: Person): string[] {
  const ids = [...OWNED.map((kind) => records[kind]), owner.identification]
  const narrowed = ['', `?clientId=${owner.id}`, `?client=${owner.id}`, `?q=Zambrano-Secreto`, `?q=${tracking}`]
  return READING.filter(({ roles }) => mayCall(roles as string[], who)).flatMap(({ path }) =>
    path.includes('{')
      ? ids.map((id) => path.replaceAll(/\{\w+\}/g, id))
      : narrowed.map((query) => `${path}${path.endsWith('/export') && query === '' ? '?format=csv' : query}`),
  )
}

/** The answers that hold anything of the client's. */
async function whatIsRead(who: Person): Promise<string[]> {
  const { url } = await currentServer()
  const told: string[] = []
  for (const address of addressesFor(who)) {
    const answer = await fetch(`${url}/api${address}`, { headers: await headersOf(who) })
    const text = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    if (!answer.ok) continue
    const held = marks.filter((mark) => text.includes(mark))
    if (held.length > 0) told.push(`${address}: ${held.join(' ')}`)
  }
  return told
}

describe.each(['client', 'associate'] as const)('another %s', (role) => {
  test('reads nothing of a client’s without doing anything for it', { timeout: 180_000 }, async () => {
    expect(await whatIsRead(attackers[role])).toEqual([])
  })

  test('reads nothing more after claiming what can be claimed', { timeout: 180_000 }, async () => {
    const who = attackers[role]
    for (const [, claim] of CLAIMS) await claim(who).catch(() => undefined)

    expect(withoutOwnWords(await whatIsRead(who))).toEqual([])
  })

  test('reads nothing more after every call with the ids of every record', { timeout: 300_000 }, async () => {
    const who = attackers[role]
    expect(await tryEverything(who)).toBeGreaterThan(40)

    expect(withoutOwnWords(await whatIsRead(who))).toEqual([])
  })
})

/** Whom they named, and the telephone and filter that they wrote themselves, they read in their own records. */
const withoutOwnWords = (told: readonly string[]): string[] => told.filter((one) => !OWN_WORDS.test(one))
const OWN_WORDS = /^\/(user\/authorized-names|saved-view|auth\/me|auth\/my-data)\b/

test('the owner reads all of it: what is looked for is there to be found', async () => {
  const held = new Set((await whatIsRead(owner)).flatMap((told) => told.split(' ').slice(1)))

  // An incident is read through its package; a settlement is its associate’s.
  expect(OWNED.filter((kind) => !held.has(records[kind]))).toEqual(['incident', 'settlement'])
  expect(marks.slice(OWNED.length).filter((mark) => !held.has(mark))).toEqual([])
})

test('a client reads who their associate is, and never the address that they sign in with', async () => {
  marks = [associate.email]

  expect(await whatIsRead(owner)).toEqual([])
})
