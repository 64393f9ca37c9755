// Whose streams a change reaches: a hand-written row for each kind of record.
import { conversations, users } from '@app/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openStreamOf } from '../../../testing/given/given-news.ts'
import { given } from '../../../testing/given/given-orders.ts'
import { liftQuota, MAKERS } from '../../../testing/given/given-records.ts'
import { PATIENCE } from '../../../testing/patience.ts'
import { currentServer, type Person, signedInAs } from '../../../testing/world.ts'
import { addEvents, THE_HOUSE } from '../../events/events.repository.ts'
import { EVENT_AGGREGATES, type EventAggregate } from '../../events/events.table.ts'

const WHO = ['theirAssociate', 'anotherAssociate', 'formerAssociate', 'owner', 'administrator'] as const
type Who = (typeof WHO)[number]
type Stream = Awaited<ReturnType<typeof openStreamOf>>

/** By hand: told, or a dash. All records are of one client, who had another associate before. */
const TABLE = `
                                   their another former owner administrator
order                order          told  -       -      -     told
purchase             purchase       told  -       -      -     told
bundle               bundle         told  -       -      -     told
manifest             manifest       -     -       -      -     told
bill                 bill           told  -       -      -     told
payment              payment        told  -       -      -     told
paymentProof         paymentProof   -     -       -      -     told
refund               refund         -     -       -      -     told
settlement           settlement     told  -       -      -     told
approval             approval       -     -       -      -     told
fiscalDocument       fiscalDocument told  -       -      -     told
dropshippingRequest  dropshipping   told  -       -      -     told
incident             incident       told  -       -      -     told
user                 client         told  -       -      -     told
user                 associate      told  -       -      -     told
user                 freeClient     -     -       -      -     told
authorizedName       authorizedName told  -       -      -     told
conversation         conversation   told  -       -      -     told
charge               charge         -     -       -      -     told
tariff               tariff         -     -       -      -     told
parameter            parameterValue -     -       -      -     told
company              companyAccount -     -       -      -     told
drawer               drawer         -     -       -      -     told
location             location       -     -       -      -     told
`

type Made = keyof typeof MAKERS | 'conversation'
const ROWS = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [aggregate, made, ...told] = line.trim().split(/\s+/)
    return { aggregate: aggregate as EventAggregate, made: made as Made, told }
  })

const people = {} as Record<Who, Person>
const streams = {} as Record<Who, Stream>
const ids = new Map<Made, string>()
/** What each was told once the house had changed all of them. */
const heard = {} as Record<Who, Set<string | null>>

beforeAll(async () => {
  await liftQuota()
  const [their, another, former] = [await given.associate(), await given.associate(), await given.associate()]
  const owner = await given.client({ associate: former })
  const administrator = await given.administrator()
  const boss = signedInAs(administrator)
  const body = { clientIds: [owner.id] }
  await boss.call(users.unassignClients, { params: { id: former.id }, body })
  await boss.call(users.assignClients, { params: { id: their.id }, body: { ...body, withOpenOrders: true } })
  Object.assign(people, { theirAssociate: their, anotherAssociate: another, formerAssociate: former, owner, administrator })
  for (const who of WHO) {
    streams[who] = await openStreamOf(people[who])
    await vi.waitFor(() => expect(streams[who].unread).toHaveLength(1), PATIENCE)
  }
  await toldSoFar()
  for (const { made } of ROWS) ids.set(made, await idOf(made))
  await toldSoFar()
  await byHouse(ROWS.map(({ aggregate, made }) => edited(aggregate, ids.get(made) ?? '')))
  await toldSoFar({ isKept: true })
  for (const who of WHO) heard[who] = new Set(streams[who].changes.map(({ id }) => id))
}, 120_000)
afterAll(() => {
  for (const stream of Object.values(streams)) stream.close()
})

const edited = (aggregate: EventAggregate, aggregateId: string) => ({ aggregate, aggregateId, action: 'editDescription' })
const byHouse = async (events: readonly ReturnType<typeof edited>[]) => addEvents((await currentServer()).db, THE_HOUSE, events)

/** Until each is told of their own account: whatever happened before has then been told, and is forgotten here. */
async function toldSoFar({ isKept = false } = {}): Promise<void> {
  const hearing = WHO.filter((who) => who !== 'owner')
  const before = hearing.map((who) => streams[who].changes.length)
  await vi.waitFor(
    async () => {
      await byHouse(hearing.map((who) => edited('user', people[who].id)))
      const isAll = () =>
        hearing.every((who, at) => streams[who].changes.slice(before[at]).some(({ id }) => id === people[who].id))
      await vi.waitFor(() => expect(isAll()).toBe(true), { timeout: 2_500 })
    },
    { ...PATIENCE, interval: 10 },
  )
  if (!isKept) for (const who of WHO) streams[who].changes.length = 0
}

async function idOf(made: Made): Promise<string> {
  if (made !== 'conversation') return MAKERS[made](people.owner, people.theirAssociate)
  const before = new Set(streams.administrator.changes.map(({ id }) => id))
  await signedInAs(people.owner).call(conversations.writeToHouse, { body: { text: '¿Cuándo llega?' } })
  const written = () => streams.administrator.changes.find(({ kind, id }) => kind === 'conversation' && !before.has(id))?.id
  return vi.waitFor(() => {
    const id = written()
    if (!id) throw new Error('the conversation is not told yet')
    return id
  }, PATIENCE)
}

test('every kind of record has a row', () => {
  expect([...new Set(ROWS.map(({ aggregate }) => aggregate))].toSorted()).toEqual([...EVENT_AGGREGATES].toSorted())
})

test.each(ROWS)('$aggregate: $made', ({ made, told }) => {
  expect(WHO.map((who) => (heard[who].has(ids.get(made) ?? '') ? 'told' : '-'))).toEqual(told)
})

test('sixty packages of others are no hint to an associate of one of them', { timeout: 60_000 }, async () => {
  const others = await Promise.all(
    Array.from({ length: 60 }, async () => (await given.order({ client: await given.client() })).id),
  )
  const own = (await given.order({ client: people.owner })).id
  await toldSoFar()
  await byHouse([...others, own].map((id) => edited('order', id)))
  await toldSoFar({ isKept: true })

  const ofOrders = (who: Who) => streams[who].changes.filter(({ kind }) => kind === 'order')
  expect(ofOrders('administrator')).toEqual([{ kind: 'order', id: null, by: null }])
  expect(ofOrders('theirAssociate')).toEqual([{ kind: 'order', id: own, by: null }])
  expect(ofOrders('anotherAssociate')).toEqual([])
})

test('who of the house did it is not said to associates; what they did themselves is', { timeout: 60_000 }, async () => {
  const { db } = await currentServer()
  const { owner, theirAssociate, administrator } = people
  const [byStaff, byOwn] = [await MAKERS.order(owner, theirAssociate), await MAKERS.order(owner, theirAssociate)]
  await toldSoFar()
  await addEvents(db, { userId: administrator.id, role: 'administrator' }, [edited('order', byStaff)])
  await addEvents(db, { userId: theirAssociate.id, role: 'associate' }, [edited('order', byOwn)])
  await toldSoFar({ isKept: true })

  expect(streams.theirAssociate.changes).toContainEqual({ kind: 'order', id: byStaff, by: null })
  expect(streams.theirAssociate.changes).toContainEqual({ kind: 'order', id: byOwn, by: theirAssociate.id })
  expect(streams.administrator.changes).toContainEqual({ kind: 'order', id: byStaff, by: administrator.id })
})
