// What was declared, and the duty collected for it beside the duty paid; who is close to their yearly quota (office, section 4).
import { bills, bundles, manifestCosts, orders, quotas, reports, type Sent } from '@app/contract'
import type { CustomsFigures } from '@app/contract/reports/reports.contract'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Flight, givenFlight } from '../../testing/flights/given-flights.ts'
import { credit } from '../../testing/given/given-credit-notes.ts'
import { end } from '../../testing/given/given-ended.ts'
import { given } from '../../testing/given/given-orders.ts'
import { billed, FIRST_VECTOR, ordersOf, unpaidBundle } from '../../testing/given/given-packages.ts'
import { listFile } from '../../testing/list-files.ts'
import { MONDAY, standStillAt } from '../../testing/moved-clock.ts'
import { cedula } from '../../testing/people.ts'
import { asKept } from '../../testing/reports/as-kept.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'

standStillAt(MONDAY)
const TODAY = '2031-06-02'
const administrator = signedInAs('administrator')
type Asked = NonNullable<Sent<typeof reports.getCustomsReport>['query']>
const report = (query: Asked = {}) => asKept(() => administrator.call(reports.getCustomsReport, { query }))
const now = async (query?: Asked) => (await report(query)).total.now
const NOTHING: CustomsFigures = {
  ...{ declarations: 0, packages: 0, weightInGrams: 0, declaredInCents: 0, collectedInCents: 0, paidInCents: 0 },
  ...{ differenceInCents: 0, unbilledPackages: 0, unpaidPackages: 0, unpaidCollectedInCents: 0 },
}
const LIGHT = { weightInGrams: 1_750, valueInCents: 4_500 }
/** Only what customs was paid is known. */
const paysDuty = (id: string, amountInCents: number) => {
  return administrator.call(manifestCosts.setManifestCosts, {
    params: { id },
    body: { dutyPaid: { amountInCents, note: 'DAI 12' } },
  })
}

let ana: Person
let luis: Person
let flight: Flight

/** 2.5 kg of 120.00 for one consignee, and 3.5 kg of 90.00 in two packages for another. */
beforeAll(async () => {
  ana = await given.client()
  luis = await given.client()
  flight = await givenFlight({ client: ana, packages: [FIRST_VECTOR] }, { client: luis, packages: [LIGHT, LIGHT] })
  await billed(ana, flight.orderIds.slice(0, 1))
}, 60_000)

const ARRIVED = { declarations: 2, packages: 3, weightInGrams: 6_000, declaredInCents: 21_000 }

describe('a manifest that arrived', () => {
  test('has no difference until somebody writes down what customs was paid', async () => {
    const unpaid = { ...NOTHING, ...ARRIVED, collectedInCents: 2_000, unbilledPackages: 2 }
    const now = { ...unpaid, unpaidPackages: 3, unpaidCollectedInCents: 2_000 }
    const { from, to, groups, total } = await report()
    expect([from, to]).toEqual(['2031-06-01', TODAY])
    expect(groups).toEqual([{ key: flight.manifestId, name: expect.stringMatching(/^MAN-/), now, before: NOTHING }])
    expect(total).toEqual({ now, before: NOTHING })
  })

  test('opens as many packages and declarations as it counts', async () => {
    const manifestId = [flight.manifestId]
    const found = await administrator.call(orders.listAllOrders, { query: { manifestId } })
    const declared = await administrator.call(bundles.listBundles, { query: { manifestId } })
    expect([found.meta.total, declared.meta.total]).toEqual([ARRIVED.packages, ARRIVED.declarations])
  })

  test('has what was collected beside what was paid, also where the other costs are not known', async () => {
    await paysDuty(flight.manifestId, 3_600)
    expect(await now()).toEqual({
      ...{ ...NOTHING, ...ARRIVED, unbilledPackages: 2 },
      ...{ collectedInCents: 2_000, paidInCents: 3_600, differenceInCents: -1_600 },
    })
  })

  test('is shared between its declarations by what each owed', async () => {
    const { groups } = await report({ by: 'consignee' })
    const nameOf = ({ firstName, lastName, identification }: Person) => `${firstName} ${lastName} · ${identification}`
    const [ofAna, ofLuis] = [
      {
        declarations: 1,
        packages: 1,
        weightInGrams: 2_500,
        declaredInCents: 12_000,
        paidInCents: 1_800,
        collectedInCents: 2_000,
      },
      { declarations: 1, packages: 2, weightInGrams: 3_500, declaredInCents: 9_000, paidInCents: 1_800, collectedInCents: 0 },
    ]
    expect(groups).toMatchObject([
      { key: ana.identification, name: nameOf(ana), now: { ...ofAna, differenceInCents: 200 } },
      { key: luis.identification, name: nameOf(luis), now: { ...ofLuis, differenceInCents: -1_800, unbilledPackages: 2 } },
    ])
    const { groups: declared } = await report({ by: 'bundle', consignee: luis.identification })
    expect(declared).toMatchObject([{ name: expect.stringMatching(/^BUL-/), now: ofLuis }])
    expect(await now({ manifestId: flight.manifestId, by: 'month' })).toMatchObject(ARRIVED)
  })

  test('has as many declarations as the list of its bundles, which the figure opens', async () => {
    const [group] = (await report()).groups
    const { meta } = await administrator.call(bundles.listBundles, { query: { manifestId: [group?.key ?? ''] } })
    expect(meta.total).toBe(group?.now.declarations)
  })

  test('is compared with as many days before, and is in no other days', async () => {
    const { total, course } = await report({ from: '2031-06-03', to: '2031-06-04' })
    expect(total).toMatchObject({ now: NOTHING, before: { ...ARRIVED, differenceInCents: -1_600 } })
    expect(course.map(({ beforeInCents }) => beforeInCents)).toEqual([0, 2_000])
    expect((await report({ from: '2031-05-01', to: '2031-05-31' })).groups).toEqual([])
  })

  test('is a row of the file', async () => {
    const { name, rows } = await listFile('administrator', reports.exportCustomsReport, 'es')
    expect(name).toMatch(/^aduana-/)
    expect(rows).toEqual([
      [
        ['Grupo', expect.stringMatching(/^MAN-/)],
        ['Declaraciones', '2'],
        ['Paquetes', '3'],
        ['Peso Miami (kg)', '6'],
        ['Valor declarado (USD)', '210'],
        ['Arancel cobrado (USD)', '20'],
        ['Arancel pagado (USD)', '36'],
        ['Paquetes sin facturar', '2'],
        ['Paquetes sin arancel pagado', '0'],
        ['Cobrado sin arancel pagado (USD)', '0'],
        ['Diferencia (USD)', '-16'],
        ['Período anterior (USD)', '0'],
      ],
    ])
  })
})

describe('in a house where much was taken back', () => {
  /** By hand: the book's duty, whatever made it. */
  const dutyInBooks = async () => {
    const { rows } = await (await currentServer()).db.execute<{ cents: number }>(
      sql`select coalesce(sum(amount_in_cents), 0)::float8 as cents from ledger_entries where kind = 'duty'`,
    )
    return rows[0]?.cents
  }

  /** One bill is voided and billed again, one is credited whole and one package is lost on its way. */
  beforeAll(async () => {
    const wrong = await billed(luis, flight.orderIds.slice(1))
    await administrator.call(bills.voidBill, { params: { id: wrong.id }, body: { reason: 'Otra persona retira.' } })
    await billed(luis, flight.orderIds.slice(1, 2))
    const whole = await unpaidBundle(await given.client())
    await credit(whole, { orderIds: ordersOf(whole) })
    const { orderIds } = await givenFlight({ client: await given.client(), packages: [LIGHT] })
    await end(orderIds[0] ?? '', 'lost')
  }, 60_000)

  test('what was collected is the duty of the books', async () => {
    const { collectedInCents, unbilledPackages } = await now()
    expect(collectedInCents).toBe(await dutyInBooks())
    // 20.00 of the first; of a declaration of 20.00 the half that is billed again.
    expect(collectedInCents).toBe(3_000)
    // The other half; what was lost is not waited for.
    expect(unbilledPackages).toBe(1)
  })

  test('the sum over declarations is the sum over groups, whatever the groups', async () => {
    const total = await now({ by: 'bundle' })
    expect(total.declarations).toBe(4)
    for (const by of ['manifest', 'consignee', 'month'] as const) expect(await now({ by })).toEqual(total)
  })
})

test('what the customs invoice says is what was declared', async () => {
  const client = await given.client()
  const bundle = await given.bundle({ orders: [await given.order({ ...LIGHT, client, status: 'inWarehouseMIA' })] })
  await administrator.call(bundles.setBundleValue, { params: { id: bundle.id }, body: { customsInvoiceValueInCents: 15_000 } })
  await given.manifest({ status: 'arrived', bundles: [bundle] })
  expect(await now({ consignee: client.identification })).toMatchObject({ declarations: 1, declaredInCents: 15_000 })
})

test('what was paid is shared to the cent, by what customs took of each', async () => {
  const { manifestId } = await givenFlight(
    { client: await given.client() },
    { client: await given.client() },
    { client: await given.client() },
  )
  await paysDuty(manifestId, 5_000)
  const { groups } = await report({ by: 'consignee', manifestId })
  expect(groups.map(({ now: { paidInCents } }) => paidInCents).toSorted()).toEqual([1_666, 1_667, 1_667])
  const [one] = groups
  // One alone has the part that it has beside the others.
  expect(await now({ manifestId, consignee: one?.key ?? '' })).toEqual(one?.now)

  const { db } = await currentServer()
  const collected = { adValoremInCents: 3_000, fodinfaInCents: 500, ivaInCents: 2_500, liquidationNumber: '1' }
  await db.execute(sql`update bundles set duty_in_cents = 0, customs = ${JSON.stringify(collected)}
    where manifest_id = ${manifestId} and consignee_identification = ${one?.key}`)
  expect((await now({ manifestId, consignee: one?.key ?? '' })).paidInCents).toBe(3_000)
})

describe('the yearly quota', () => {
  type AskedYear = NonNullable<Sent<typeof reports.getQuotaReport>['query']>
  const years = (query: AskedYear = {}) => administrator.call(reports.getQuotaReport, { query })
  const [close, over, below] = [cedula(5_900_001), cedula(5_900_002), cedula(5_900_003)]
  const uses = (identification: string, amountInCents: number, year = 2031) =>
    administrator.call(quotas.addQuotaEntry, {
      params: { identification },
      body: { year, amountInCents, note: 'Con otro courier.' },
    })

  beforeAll(async () => {
    await uses(close, 128_000)
    await uses(over, 160_000)
    await uses(below, 127_999)
    // The quota of a year is lowered within it: who kept within it is over.
    const { db } = await currentServer()
    await db.execute(sql`update quotas set used_in_cents = 165_000 where identification = ${over} and fiscal_year = 2031`)
  })

  test('names who has used 80 % of it or more, the most first, and says who is over', async () => {
    expect(await years()).toEqual({
      ...{ year: 2031, limitInCents: 160_000, closeFromInCents: 128_000, over: 1, close: 1 },
      consignees: [
        { identification: over, name: null, usedInCents: 165_000, leftInCents: -5_000 },
        { identification: close, name: null, usedInCents: 128_000, leftInCents: 32_000 },
      ],
    })
    expect(await years({ year: 2030 })).toMatchObject({ year: 2030, over: 0, close: 0, consignees: [] })
  })

  test('is a file', async () => {
    const { name, rows } = await listFile('administrator', reports.exportQuotaReport, 'en')
    expect(name).toMatch(/^yearly-quota-/)
    expect(rows[0]).toEqual([
      ['Identification', over],
      ['Consignee', ''],
      ["Consignee's year (USD)", '1650'],
      ['Left of the year (USD)', '-50'],
    ])
  })
})

test('wants both days or none, in their order', async () => {
  await expect(report({ from: TODAY })).rejects.toMatchObject({ status: 422, code: 'fieldRequired' })
  await expect(report({ from: TODAY, to: '2031-06-01' })).rejects.toMatchObject({ code: 'dateRangeReversed' })
})
