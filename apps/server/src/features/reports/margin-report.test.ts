// What is left of packages: service and fee less costs and earning, and duty collected less duty paid (office, section 4).
import { bills, earnings, orders, reports, type Sent } from '@app/contract'
import type { MarginFigures } from '@app/contract/reports/reports.contract'
import { sum } from '@app/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Flight, givenFlight, withCosts } from '../../testing/flights/given-flights.ts'
import { boughtInQuito } from '../../testing/given/given-bought.ts'
import { books, credit, freightOf } from '../../testing/given/given-credit-notes.ts'
import { end } from '../../testing/given/given-ended.ts'
import { billed, paid, unpaidBundle } from '../../testing/given/given-packages.ts'
import { settled } from '../../testing/given/given-settlements.ts'
import { listFile } from '../../testing/list-files.ts'
import { MONDAY, standStillAt } from '../../testing/moved-clock.ts'
import { asKept } from '../../testing/reports/as-kept.ts'
import { given, type Person, signedInAs } from '../../testing/world.ts'

standStillAt(MONDAY)
const TODAY = '2031-06-02'
const administrator = signedInAs('administrator')
type Asked = NonNullable<Sent<typeof reports.getMarginReport>['query']>
const report = (query: Asked = {}) => asKept(() => administrator.call(reports.getMarginReport, { query }))
const NOTHING: MarginFigures = {
  ...{ packages: 0, serviceInCents: 0, purchaseFeeInCents: 0, costsInCents: 0, earningInCents: 0 },
  ...{ dutyCollectedInCents: 0, dutyPaidInCents: 0, marginInCents: 0, packagesWithoutCost: 0, withoutCostInCents: 0 },
}
const HEAVY = [{ weightInGrams: 3_500, valueInCents: 4_500 }]

let associate: Person
let client: Person
let flight: Flight

/** 20 kg on a flight: a package of 2.5 kg, and five of 3.5 kg that nobody has billed yet. Nobody knows its costs. */
beforeAll(async () => {
  associate = await given.associate()
  client = await given.client({ associate })
  const others = []
  for (let count = 0; count < 5; count += 1) others.push({ client: await given.client(), packages: HEAVY })
  flight = await givenFlight({ client }, ...others)
  await paid(await billed(client, flight.orderIds.slice(0, 1)))
}, 60_000)

describe('a package of 24.90, on a flight of 20 kg', () => {
  test('is without cost until what the flight cost is known, and never of no cost', async () => {
    const without = { ...NOTHING, packagesWithoutCost: 1, withoutCostInCents: 2_490 }
    expect(await report()).toMatchObject({ from: '2031-06-01', to: TODAY, total: { now: without, before: NOTHING } })
  })

  test('leaves 5.63: 24.90 less 11.25 of 90.00 and 8.02 of its associate; 20.00 of duty were collected and paid', async () => {
    await withCosts(flight.manifestId, { freight: 6_000, customs: 2_500, other: 500, dutyPaid: 16_000 })

    const { groups, total, others } = await report()
    const now = {
      ...{ ...NOTHING, packages: 1, serviceInCents: 2_490, costsInCents: 1_125, earningInCents: 802 },
      ...{ dutyCollectedInCents: 2_000, dutyPaidInCents: 2_000, marginInCents: 563 },
    }
    expect(groups).toEqual([{ key: flight.manifestId, name: expect.stringMatching(/^MAN-/), now, before: NOTHING }])
    expect([total.now, others]).toEqual([now, null])
  })

  test('stands by its associate, its client, its month and itself', async () => {
    const [byAssociate, byClient, byMonth, byPackage] = await Promise.all(
      (['associate', 'client', 'month', 'package'] as const).map(async (by) => (await report({ by })).groups),
    )
    expect(byAssociate).toMatchObject([{ key: associate.id, name: `${associate.firstName} ${associate.lastName}` }])
    expect(byClient).toMatchObject([{ key: client.id, name: `${client.firstName} ${client.lastName}` }])
    expect(byMonth).toMatchObject([{ key: '2031-06', name: '2031-06' }])
    expect(byPackage).toMatchObject([
      { key: flight.orderIds[0], name: expect.stringMatching(/^ORD-/), now: { marginInCents: 563 } },
    ])
  })

  test.each([
    ['its manifest', () => ({ manifestId: flight.manifestId })],
    ['its client', () => ({ clientId: client.id })],
    ['its associate', () => ({ associateId: associate.id })],
  ])('is what %s opens', async (_what, narrowed) => {
    const { groups } = await report({ by: 'package', ...narrowed() })
    expect(groups.map(({ key }) => key)).toEqual([flight.orderIds[0]])
    expect((await report({ by: 'package', associateId: 'none' })).groups).toEqual([])
  })

  test('is compared with as many days before, part by part', async () => {
    const { before, course } = await report({ from: '2031-05-31', to: TODAY })
    expect(before).toEqual({ from: '2031-05-28', to: '2031-05-30' })
    expect(course).toEqual([
      { from: '2031-05-31', to: '2031-05-31', nowInCents: 0, beforeInCents: 0 },
      { from: '2031-06-01', to: '2031-06-01', nowInCents: 0, beforeInCents: 0 },
      { from: TODAY, to: TODAY, nowInCents: 563, beforeInCents: 0 },
    ])
    const after = await report({ from: '2031-06-03', to: '2031-06-04' })
    expect(after.total).toMatchObject({ now: NOTHING, before: { marginInCents: 563 } })
    expect(after.course.map(({ beforeInCents }) => beforeInCents)).toEqual([0, 563])
  })

  test('is a row of the file, with what was asked for', async () => {
    const { name, rows } = await listFile('administrator', reports.exportMarginReport, 'es', { by: 'client' })
    expect(name).toMatch(/^margen-/)
    expect(rows).toEqual([
      [
        ['Grupo', `${client.firstName} ${client.lastName}`],
        ['Paquetes', '1'],
        ['Servicio (USD)', '24.9'],
        ['Comisión de compra (USD)', '0'],
        ['Costos (USD)', '11.25'],
        ['Ganancia del asociado (USD)', '8.02'],
        ['Arancel cobrado (USD)', '20'],
        ['Arancel pagado (USD)', '20'],
        ['Margen (USD)', '5.63'],
        ['Paquetes sin costo', '0'],
        ['Servicio sin costo (USD)', '0'],
        ['Período anterior (USD)', '0'],
      ],
    ])
  })
})

describe('in a house where much was taken back', () => {
  const BY = ['manifest', 'client', 'associate', 'month'] as const
  const marginOf = (figures: { now: MarginFigures }[]) => sum(figures.map(({ now }) => now.marginInCents))

  /** Two packages of a client: one is credited in part, one voided and billed again; one of a third client is lost on its way. */
  beforeAll(async () => {
    const second = await given.client({ associate })
    const third = await given.client()
    const LIGHT = { weightInGrams: 1_000, valueInCents: 4_500 }
    const { manifestId, orderIds } = await givenFlight(
      { client: second, packages: [LIGHT, LIGHT] },
      { client: third, packages: [LIGHT] },
    )
    await withCosts(manifestId, { freight: 1_000, dutyPaid: 4_100 })
    const [one = '', two = '', lost = ''] = orderIds
    const first = await paid(await billed(second, [one]))
    await credit(first, { lines: [{ lineId: await freightOf(first), amountInCents: 300 }] })
    const wrong = await billed(second, [two])
    await administrator.call(bills.voidBill, { params: { id: wrong.id }, body: { reason: 'Otra persona retira.' } })
    await paid(await billed(second, [two]))
    const [settlement] = await settled([one, two], { reference: 'TRX-9' })
    const body = { reason: 'Era otra cuenta.' }
    await administrator.call(earnings.takeBackSettlement, { params: { id: settlement?.id ?? '' }, body })
    await end(lost, 'lost')
    const purchase = await boughtInQuito(third, { paidUpFrontInCents: 10_000 })
    await billed(third, [purchase.id])
    const whole = await unpaidBundle(third)
    await credit(whole, { orderIds: whole.orders.map(({ id }) => id) })
  }, 60_000)

  test('the sum over packages is the sum over groups, whatever the groups', async () => {
    const byPackage = await report({ by: 'package' })
    expect(byPackage.groups).toHaveLength(6)
    expect(marginOf(byPackage.groups)).toBe(byPackage.total.now.marginInCents)
    for (const by of BY) {
      const { groups, total } = await report({ by })
      expect(total.now).toEqual(byPackage.total.now)
      expect(marginOf(groups)).toBe(total.now.marginInCents)
    }
    expect(await books()).toEqual([])
  })

  test('what was given back lowers the service, and a package that was lost costs what it flew', async () => {
    const { groups } = await report({ by: 'package' })
    const costed = groups.filter(({ now }) => now.costsInCents > 0 && now.costsInCents < 1_000)
    // Freight 10.00 at the least and 0.90 of the value; of the first 3.00 were given back.
    expect(costed.map(({ now: { serviceInCents, costsInCents } }) => [serviceInCents, costsInCents]).toSorted()).toEqual([
      [0, 333],
      [1_090, 333],
      [790, 334],
    ])
  })

  test('what has no known costs is counted apart', async () => {
    const { total } = await report()
    // The purchase and the bill that was credited whole.
    expect(total.now).toMatchObject({ packages: 4, packagesWithoutCost: 2 })
  })
})

describe('the rows behind a figure', () => {
  const rows = async (query: Sent<typeof orders.listAllOrders>['query']) =>
    (await administrator.call(orders.listAllOrders, { query: { ...query, limit: 1 } })).meta.total
  const DAYS = { from: '2031-06-01', to: TODAY }
  const NARROWED = { manifest: 'manifestId', client: 'clientId', associate: 'associateId', month: null } as const

  test.each(['manifest', 'client', 'associate', 'month'] as const)('are as many as it counts, by %s', async (by) => {
    const { groups } = await report({ ...DAYS, by })
    const counted = groups.filter(({ key }) => key !== null)
    expect(counted.length).toBeGreaterThan(0)
    for (const { key, now } of counted) {
      const name = NARROWED[by]
      const asked = { ...DAYS, ...(name && { [name]: [key ?? ''] }) }
      expect(await rows({ ...asked, inMargin: 'costed' })).toBe(now.packages)
      expect(await rows({ ...asked, inMargin: 'withoutCost' })).toBe(now.packagesWithoutCost)
    }
  })

  test('are those of all days where none are asked for, and of none before', async () => {
    const { total } = await report(DAYS)
    expect(await rows({ inMargin: 'costed' })).toBe(total.now.packages)
    expect(await rows({ from: '2031-05-01', to: '2031-05-31', inMargin: 'costed' })).toBe(0)
  })

  test('of a manifest are all of its packages where nothing else is asked', async () => {
    expect(await rows({ manifestId: [flight.manifestId] })).toBe(flight.orderIds.length)
  })
})

test('wants both days or none, in their order', async () => {
  await expect(report({ from: TODAY })).rejects.toMatchObject({ status: 422, code: 'fieldRequired' })
  await expect(report({ to: TODAY })).rejects.toMatchObject({ status: 422, code: 'fieldRequired' })
  await expect(report({ from: TODAY, to: '2031-06-01' })).rejects.toMatchObject({ code: 'dateRangeReversed' })
})
