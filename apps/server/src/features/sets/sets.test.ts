// Codes that were pasted become a frozen list, which lists, files, labels and runs take by its id.
import { bills, bundles, labels, manifests, orderActions, orders, personalData, sets } from '@app/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sweep } from '../../jobs/housekeeping.ts'
import { givenDuties } from '../../testing/access/given-duties.ts'
import { given, newTracking } from '../../testing/given/given-orders.ts'
import { unpaidBundle } from '../../testing/given/given-packages.ts'
import { addSet, threeOrders } from '../../testing/sets/given-set.ts'
import { anonymous, currentServer, signedInAs } from '../../testing/world.ts'
import { setsTable } from '../set-records/sets.table.ts'

const administrator = signedInAs('administrator')
const listed = async (query: { set: string } & Record<string, unknown>) =>
  (await administrator.call(orders.listAllOrders, { query: query as { set: string } })).data.map(({ id }) => id).toSorted()
const addedAgain = (set: string) => addSet({ kind: 'orders', filter: { set } })
const ofSet = (id: string) => ({ params: { id } })
const DAY_IN_MILLISECONDS = 86_400_000

const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id).toSorted()

describe('codes of orders', () => {
  test('are found by code or tracking, however their signs are written; each once, and what is not there in its order', async () => {
    const [one, two, three] = await threeOrders()
    const tracking = two.tracking ?? ''
    const codes = [
      'Código',
      one.code.toLowerCase(),
      tracking.replace('TBA', 'tba '),
      'ORD-999999',
      three.code.replace('-', ''),
      two.code,
      'ORD999999',
    ]
    const set = await addSet({ kind: 'orders', codes })

    expect(set).toMatchObject({ kind: 'orders', found: 3, notFound: ['Código', 'ORD-999999'] })
    expect(await listed({ set: set.id })).toEqual(idsOf([one, two, three]))
    expect(await administrator.call(sets.getSet, ofSet(set.id))).toEqual(set)
  })

  test('of which none is there are refused, with how many they are', async () => {
    await expect(addSet({ kind: 'orders', codes: ['ORD-999998', 'ORD-999999'] })).rejects.toMatchObject({
      ...{ status: 422, code: 'setEmpty', details: { count: 2 } },
    })
  })

  test('of more than 5,000 are refused', async () => {
    const codes = Array.from({ length: 5_001 }, (_, index) => `ORD-9${String(index).padStart(5, '0')}`)
    await expect(addSet({ kind: 'orders', codes })).rejects.toMatchObject({ status: 422, code: 'validationFailed' })
    await expect(addSet({ kind: 'orders', codes: codes.slice(1) })).rejects.toMatchObject({ code: 'setEmpty' })
  })

  test('of which the tracking was used again name the package that is open', async () => {
    const tracking = newTracking()
    const gone = await given.order({ tracking })
    await administrator.call(orderActions.removeOrders, { body: { orderIds: [gone.id] } })
    const open = await given.order({ tracking })
    const set = await addSet({ kind: 'orders', codes: [tracking] })
    expect(await listed({ set: set.id })).toEqual([open.id])
  })
})

describe('a set', () => {
  test('is frozen: what a filter finds later is not in it', async () => {
    const client = await given.client()
    const before = await given.order({ client })
    const set = await addSet({ kind: 'orders', filter: { clientId: client.id } })
    await given.order({ client })
    expect(set).toMatchObject({ found: 1, notFound: [] })
    expect(await listed({ set: set.id })).toEqual([before.id])
  })

  test('goes with the other filters of its list, its search, its file, its totals and its selection', async () => {
    const [one, two, three] = await threeOrders()
    const { id: set } = await addSet({ kind: 'orders', codes: [one.code, two.code] })
    await given.order({ valueInCents: 1 })
    expect(await listed({ set, hasTracking: 'true' })).toEqual(idsOf([one, two].filter(({ tracking }) => tracking !== null)))
    expect(await listed({ set, q: two.code })).toEqual([two.id])
    expect(await listed({ set, q: three.code })).toEqual([])
    const { content } = await administrator.call(orders.exportAllOrders, { query: { set, format: 'csv' } })
    const text = new TextDecoder().decode(content)
    expect(text.trim().split('\r\n')).toHaveLength(3)
    expect(text).toContain(one.code)
    expect(text).not.toContain(three.code)
    expect(await administrator.call(orders.totalAllOrders, { query: { set } })).toMatchObject({
      count: 2,
      sums: { productValueInCents: one.productValueInCents + two.productValueInCents },
    })
    const { ids } = await administrator.call(orders.selectAllOrders, { query: { set } })
    expect(ids.toSorted()).toEqual(idsOf([one, two]))
  })

  test('of bundles is by code or child guide, in any list of bundles', async () => {
    const [free, guided] = [await given.bundle(), await given.bundle()]
    const manifest = await given.manifest({ bundles: [guided] })
    const guide = manifest.bundles[0]?.childGuideNumber ?? ''
    expect(guide).not.toBe('')
    const set = await addSet({ kind: 'bundles', codes: [free.code, guide.toLowerCase(), guided.code, 'H-NADA-1'] })
    expect(set).toMatchObject({ found: 2, notFound: ['H-NADA-1'] })
    const query = { set: set.id }
    expect(idsOf((await administrator.call(bundles.listBundles, { query })).data)).toEqual(idsOf([free, guided]))
    expect(idsOf((await administrator.call(bundles.listFreeBundles, { query })).data)).toEqual([free.id])
    const carried = await administrator.call(manifests.listManifestBundles, { params: { id: manifest.id }, query })
    expect(idsOf(carried.data)).toEqual([guided.id])
  })

  test('of bills is by code', async () => {
    const bill = await unpaidBundle(await given.client())
    const { code } = await administrator.call(bills.getBill, { params: { id: bill.id } })
    const set = await addSet({ kind: 'bills', codes: [code.replace('VTA-', 'vta'), 'VTA-999999'] })
    expect(set).toMatchObject({ found: 1, notFound: ['VTA-999999'] })
    expect(idsOf((await administrator.call(bills.listBills, { query: { set: set.id } })).data)).toEqual([bill.id])
  })

  test('of other records is not there for a list', async () => {
    const { code } = await given.bundle()
    const { id: set } = await addSet({ kind: 'bundles', codes: [code] })
    await expect(listed({ set })).rejects.toMatchObject({ status: 404, code: 'setNotFound' })
    await expect(administrator.call(labels.getOrderLabels, { query: { set } })).rejects.toMatchObject({ code: 'setNotFound' })
  })

  test('of a filter that its list refuses is refused as there', async () => {
    await expect(addSet({ kind: 'orders', filter: { colour: 'red' } })).rejects.toMatchObject({ code: 'unknownParameter' })
    const none = await given.client()
    await expect(addSet({ kind: 'orders', filter: { clientId: none.id } })).rejects.toMatchObject({ code: 'setEmpty' })
    await expect(addSet({ kind: 'orders' })).rejects.toMatchObject({ status: 422 })
    await expect(addSet({ kind: 'orders', codes: ['ORD-1'], filter: {} })).rejects.toMatchObject({ status: 422 })
  })
})

describe('whose', () => {
  test('an associate finds those of their clients, and what is not theirs reads like what is not there', async () => {
    const associate = await given.associate()
    const own = await given.order({ client: await given.client({ associate }) })
    const another = await given.order()
    const set = await addSet({ kind: 'orders', codes: [own.code, another.code, 'ORD-999999'] }, associate)
    expect(set).toMatchObject({ found: 1, notFound: [another.code, 'ORD-999999'] })
  })

  test('who opens it sees what they reach: an associate their own alone', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const own = await given.order({ client })
    const { id: set } = await addSet({ kind: 'orders', codes: [own.code] }, associate)
    expect(await listed({ set })).toEqual([own.id])
    const other = signedInAs(await given.associate())
    await expect(other.call(orders.listAssociateOrders, { query: { set } })).rejects.toMatchObject({ code: 'setNotFound' })
    const { data } = await signedInAs(associate).call(orders.listAssociateOrders, { query: { set } })
    expect(idsOf(data)).toEqual([own.id])
    const [bundle, another] = [await given.bundle({ client }), await given.bundle()]
    const { id } = await addSet({ kind: 'bundles', codes: [bundle.code, another.code] }, associate)
    const { data: bundled } = await signedInAs(associate).call(bundles.listAssociateBundles, { query: { set: id } })
    expect(idsOf(bundled)).toEqual([bundle.id])
  })

  test('a colleague opens the address that another administrator sends', async () => {
    const [one] = await threeOrders()
    const { id } = await addSet({ kind: 'orders', codes: [one.code] }, await given.administrator())
    const colleague = signedInAs(await given.administrator())
    expect(await colleague.call(sets.getSet, ofSet(id))).toMatchObject({ found: 1 })
    expect(idsOf((await colleague.call(orders.listAllOrders, { query: { set: id } })).data)).toEqual([one.id])
  })

  test('whoever may not read bills learns nothing of them by their codes', async () => {
    const bill = await unpaidBundle(await given.client())
    const { code } = await administrator.call(bills.getBill, { params: { id: bill.id } })
    const { id } = await addSet({ kind: 'bills', codes: [code] })
    const warehouse = signedInAs(await givenDuties(['warehouseMIA']))
    const asked = warehouse.call(sets.addSet, { body: { kind: 'bills', codes: [code] } })
    await expect(asked).rejects.toMatchObject({ status: 403, code: 'permissionMissing' })
    await expect(warehouse.call(sets.getSet, ofSet(id))).rejects.toMatchObject({ status: 403, code: 'permissionMissing' })
  })

  test('neither clients nor strangers make one', async () => {
    const body = { kind: 'orders' as const, codes: ['ORD-000001'] }
    await expect(signedInAs('client').call(sets.addSet, { body })).rejects.toMatchObject({ status: 403 })
    await expect(anonymous.call(sets.addSet, { body })).rejects.toMatchObject({ status: 401 })
  })
})

describe('after 30 days', () => {
  test('it is gone, and whoever asks for it is told so; housekeeping removes it', async () => {
    const [order, { db }] = [await given.order(), await currentServer()]
    const { id: set } = await addSet({ kind: 'orders', codes: [order.code] })
    const wasMade = (daysAgo: number) =>
      db
        .update(setsTable)
        .set({ createdAt: new Date(Date.now() - daysAgo * DAY_IN_MILLISECONDS) })
        .where(eq(setsTable.id, set))
    const rows = async () => (await db.select().from(setsTable).where(eq(setsTable.id, set))).length
    const keepHouse = () => sweep({ db, log: { warn: expect.fail } as never })
    await wasMade(29)
    await keepHouse()
    expect(await listed({ set })).toEqual([order.id])
    await wasMade(31)
    await expect(listed({ set })).rejects.toMatchObject({ status: 404, code: 'setNotFound' })
    await expect(administrator.call(sets.getSet, ofSet(set))).rejects.toMatchObject({ status: 404, code: 'setNotFound' })
    await expect(addedAgain(set)).rejects.toMatchObject({ status: 404, code: 'setNotFound' })
    expect(await rows()).toBe(1)
    await keepHouse()
    expect(await rows()).toBe(0)
  })

  test('it goes with the account of who made it', async () => {
    const [maker, order] = [await given.administrator(), await given.order()]
    const { id } = await addSet({ kind: 'orders', codes: [order.code] }, maker)
    await administrator.call(personalData.closeAccount, { params: { id: maker.id }, body: { request: 'Carta.' } })
    const seen = () => administrator.call(sets.getSet, ofSet(id)).catch(({ code }: { code: string }) => code)
    await expect.poll(seen).toBe('setNotFound')
  })
})
