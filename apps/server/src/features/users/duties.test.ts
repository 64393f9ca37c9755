// What administrators may do is given by owners, and the company always has one (office, section 7).
import { bills, dashboard, drawers, orders, payments, personalData, runs, search, session, users } from '@app/contract'
import { businessDay, type Duty, USER_TYPES } from '@app/domain'
import { expect, test } from 'vitest'
import { givenDuties } from '../../testing/access/given-duties.ts'
import { given } from '../../testing/given/given-orders.ts'
import { billedBundle } from '../../testing/given/given-packages.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

const give = (who: Person | 'administrator', person: Person, duties: Duty[]) =>
  signedInAs(who).call(users.updateUser, { params: { id: person.id }, body: { duties } })
const dutiesOf = async (person: Person) => (await signedInAs(person).call(session.getMe, {})).duties
const MISSING = { status: 403, code: 'permissionMissing' }

test('everybody who administers is an owner until an owner says otherwise; clients and associates have no duties', async () => {
  const person = await given.administrator()
  expect(await dutiesOf(person)).toEqual(['owner'])
  for (const role of ['client', 'associate'] as const) expect(await dutiesOf(await given[role]())).toEqual([])
  await expect(give('administrator', person, [])).rejects.toMatchObject({ status: 422 })
})

test('they hold from the next call on, without signing in again, and are on record', async () => {
  const person = await given.administrator()
  await signedInAs(person).call(bills.listBills, {})
  expect(await give('administrator', person, ['warehouseUIO', 'warehouseMIA'])).toMatchObject({
    duties: ['warehouseMIA', 'warehouseUIO'],
  })
  expect(await dutiesOf(person)).toEqual(['warehouseMIA', 'warehouseUIO'])
  await expect(signedInAs(person).call(bills.listBills, {})).rejects.toMatchObject(MISSING)
  const audit = await signedInAs('administrator').call(personalData.listAudit, { query: { recordId: person.id } })
  expect(audit.data[0]).toMatchObject({ action: 'changeRole' })
})

test('owners alone give duties, and change staff; a counter changes clients', async () => {
  const counter = await givenDuties(['counter'])
  const [client, associate] = [await given.client(), await given.associate()]
  const change = (person: Person, body: object) => signedInAs(counter).call(users.updateUser, { params: { id: person.id }, body })
  await change(client, { city: 'Manta' })
  await expect(change(client, { userType: USER_TYPES.administrator })).rejects.toMatchObject(MISSING)
  await expect(change(associate, { city: 'Manta' })).rejects.toMatchObject(MISSING)
  await expect(change(counter, { duties: ['owner'] })).rejects.toMatchObject(MISSING)
  await expect(change(await given.administrator(), { email: 'mia@example.com' })).rejects.toMatchObject(MISSING)
})

test('what a record offers is what the duties let a person call', async () => {
  const order = await given.order({ client: await given.client() })
  const offered = async (duties: Duty[]) =>
    (await signedInAs(await givenDuties(duties)).call(orders.getOrder, { params: { id: order.id } })).allowedActions
  expect(await offered(['owner'])).toEqual(expect.arrayContaining(['setValue', 'openIncident']))
  expect(await offered(['reader'])).toEqual([])
  const inPurchasing = await offered(['purchasing'])
  expect(inPurchasing).toContain('setValue')
  expect(inPurchasing).not.toContain('openIncident')
})

test('a run is asked for its own duty', async () => {
  const { id } = await given.order({ client: await given.client() })
  const preview = async (duty: Duty) =>
    signedInAs(await givenDuties([duty])).call(runs.previewRun, { body: { act: 'approveOrders', ids: [id] } })
  expect((await preview('purchasing')).counts.waiting).toBe(1)
  await expect(preview('counter')).rejects.toMatchObject(MISSING)
})

test('the search finds no money for who may not read of it', async () => {
  const client = await given.client()
  const bill = await billedBundle(client)
  const found = async (duty: Duty) => signedInAs(await givenDuties([duty])).call(search.search, { query: { q: bill.code } })
  expect(await found('counter')).toMatchObject([{ kind: 'bill' }])
  expect(await found('warehouseUIO')).toEqual([])
})

test('the desktop keeps what was billed and earned from who may not read of money', async () => {
  const desktop = async (duty: Duty) => signedInAs(await givenDuties([duty])).call(dashboard.getDashboard, {})
  expect((await desktop('warehouseMIA')).weeks[0]?.billedInCents).toBeNull()
  expect((await desktop('warehouseMIA')).topAssociates).toEqual([])
  expect((await desktop('accounts')).weeks[0]?.billedInCents).not.toBeNull()
})

test('a counter takes cash and cards, and no transfers', async () => {
  const client = await given.client()
  const counter = await givenDuties(['counter'])
  const pay = (method: 'cash' | 'transfer') =>
    signedInAs(counter).call(payments.createPayment, {
      body: {
        clientId: client.id,
        amountInCents: 100,
        receivedOn: businessDay(new Date()),
        method,
        reference: 'X',
        applications: [],
      },
    })
  expect(await pay('cash')).toMatchObject({ method: 'cash', allowedActions: [] })
  await expect(pay('transfer')).rejects.toMatchObject(MISSING)
})

test('a counter has to do with its own drawer', async () => {
  const [counter, other] = [await givenDuties(['counter']), await givenDuties(['counter', 'reader'])]
  const { id: drawerId } = await signedInAs('administrator').call(drawers.createDrawer, {
    body: { name: 'Mostrador 9', place: '' },
  })
  const { id } = await signedInAs(counter).call(drawers.openDrawer, { params: { id: drawerId }, body: { floatInCents: 0 } })
  const read = (who: Person) => signedInAs(who).call(drawers.getDrawerSession, { params: { id } })
  expect(await read(counter)).toMatchObject({ id })
  expect(await read(other)).toMatchObject({ id })
  await expect(read(await givenDuties(['counter']))).rejects.toMatchObject(MISSING)
  const body = { kind: 'in' as const, amountInCents: 100, reason: 'Cambio' }
  await expect(signedInAs(other).call(drawers.addDrawerMovement, { params: { id }, body })).rejects.toMatchObject(MISSING)
  await signedInAs(counter).call(drawers.addDrawerMovement, { params: { id }, body })
})

test('of two owners who take one another’s duty away at once, one stays', async () => {
  const [one, other] = [await given.administrator(), await given.administrator()]
  const shared = await signedInAs('administrator').call(session.getMe, {})
  const everybody = await signedInAs('administrator').call(users.listUsers, { query: { type: [USER_TYPES.administrator] } })
  for (const { id } of everybody.data) {
    if (![one.id, other.id, shared.id].includes(id)) await give('administrator', { ...one, id }, ['reader'])
  }
  await give(one, { ...one, id: shared.id }, ['reader'])
  const answers = await Promise.allSettled([give(one, other, ['reader']), give(other, one, ['reader'])])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const left = [one, other].filter((_, index) => answers[index]?.status === 'fulfilled')
  for (const owner of left) {
    await expect(give(owner, owner, ['reader'])).rejects.toMatchObject({ status: 409, code: 'lastOwner' })
    await give(owner, { ...one, id: shared.id }, ['owner'])
  }
})
