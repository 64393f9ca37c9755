// Whatever people do, in whatever order, the books balance after every step; what is refused changes nothing.
import { bills, earnings, orderActions, orders, parameters, payments, prices, receivables } from '@app/contract'
import { type ParameterKey, TREATMENTS, type Treatment } from '@app/domain'
import { inArray, ne } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Db } from '../../db/db.ts'
import { boughtInQuito } from '../../testing/given/given-bought.ts'
import { invoicing } from '../../testing/given/given-fiscal.repository.ts'
import { houseThatInvoices } from '../../testing/given/given-invoiced.ts'
import { NOBODY_ELSE, weighedBundle } from '../../testing/given/given-packages.ts'
import { hurrySteps } from '../../testing/given/hurried-steps.repository.ts'
import { owedByTheBook } from '../../testing/given/owed-by-the-book.repository.ts'
import { lost } from '../../testing/lost.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { type SimulatedSri, startSimulatedSri } from '../../testing/sri/simulator.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { fiscalDocumentsTable as documents } from '../fiscal-documents/fiscal-documents.table.ts'
import { checkBooks } from '../ledger-check/check-books.ts'
import { checkKeptFigures } from '../ledger-check/check-kept-figures.ts'
import { keepFigures } from '../reports/keep-figures.ts'

const administrator = signedInAs('administrator')

let sri: SimulatedSri
beforeAll(async () => {
  sri = await startSimulatedSri()
  await currentServer(invoicing(sri))
})
afterAll(() => sri.stop())

type Step =
  | { do: 'bring'; packages: { weightInGrams: number; valueInCents: number }[] }
  | { do: 'buy'; weightInGrams: number; paidUpFrontInCents: number }
  | { do: 'weigh'; which: number; weightInGrams: number; finalWeightInGrams: number | null; isLookedAtAgain: boolean }
  | { do: 'charge'; which: number; amountsInCents: number[]; treatment: Treatment }
  | { do: 'treat'; parameter: [ParameterKey, number] }
  | { do: 'bill'; which: number; count: number }
  | { do: 'pay' | 'undo' | 'void' | 'credit' | 'settle' | 'lose'; which: number }

const which = fc.nat(20)
const grams = fc.integer({ min: 1, max: 4_000 })
const anyPackage = fc.record({
  weightInGrams: fc.integer({ min: 100, max: 1_300 }),
  valueInCents: fc.integer({ min: 1, max: 12_000 }),
})

/** How IVA treats what is billed from then on. */
const anyTreatment = fc.oneof(
  fc.tuple(fc.constantFrom<ParameterKey>('freightIva', 'handlingIva', 'purchaseFeeIva'), fc.integer({ min: 1, max: 4 })),
  fc.tuple(fc.constant<ParameterKey>('goodsIva'), fc.constantFrom(1, 2, 5)),
)

const bring: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('bring'),
  packages: fc.array(anyPackage, { minLength: 1, maxLength: 3 }),
})
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: bring },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      weightInGrams: grams,
      paidUpFrontInCents: fc.integer({ min: 1, max: 14_442 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('weigh' as const),
      which,
      weightInGrams: grams,
      finalWeightInGrams: fc.option(grams),
      isLookedAtAgain: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('charge' as const),
      which,
      amountsInCents: fc.array(fc.nat(5_000), { maxLength: 3 }),
      treatment: fc.constantFrom(...TREATMENTS),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('treat' as const), parameter: anyTreatment }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('bill' as const), which, count: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 10, arbitrary: fc.record({ do: fc.constantFrom('pay', 'pay', 'undo', 'void', 'credit', 'settle', 'lose'), which }) },
)
const anyJourney = fc.tuple(bring, fc.array(anyStep, { minLength: 12, maxLength: 20 })).map(([first, rest]) => [first, ...rest])

const pick = <Item>(items: readonly Item[], which: number): Item | undefined => items[which % Math.max(1, items.length)]

async function take(step: Step, client: Person): Promise<unknown> {
  if (step.do === 'bring') return weighedBundle(client, step.packages)
  if (step.do === 'buy') return boughtInQuito(client, step)
  if (step.do === 'treat') {
    const [key, value] = step.parameter
    return administrator.call(parameters.updateParameters, { body: { parameters: [{ key, value }] } })
  }
  const all = (await signedInAs(client).call(orders.listClientOrders, { query: { mode: 'asc' } })).data
  const ids = all.map(({ id }) => id)
  const id = pick(ids, step.which) ?? ''
  const params = { id }
  if (step.do === 'weigh') {
    const final = step.finalWeightInGrams && { finalWeightInGrams: step.finalWeightInGrams, reason: 'Peso volumétrico.' }
    // Most weights are far from that of Miami: they count once somebody looked again.
    const confirmed = step.isLookedAtAgain && { confirmed: { reason: 'weighedTwice' as const } }
    const weights = [{ orderId: id, weightInGrams: step.weightInGrams, ...final, ...confirmed }]
    return administrator.call(prices.confirmBundleWeights, { body: { weights } })
  }
  if (step.do === 'charge') {
    const charges = step.amountsInCents.map((amountInCents) => ({ name: 'Bodegaje', amountInCents, treatment: step.treatment }))
    return administrator.call(orderActions.setExtraCharges, { params, body: { charges } })
  }
  if (step.do === 'bill') {
    const ready = all.filter(({ status }) => status === 'inWarehouseUIO').map((order) => order.id)
    const from = step.which % Math.max(1, ready.length)
    const orderIds = ready.slice(from, from + step.count)
    return administrator.call(bills.createBill, { body: { orderIds: orderIds.length > 0 ? orderIds : [id], ...NOBODY_ELSE } })
  }
  if (step.do === 'settle') return administrator.call(earnings.settleEarnings, { body: { orderIds: [id] } })
  if (step.do === 'lose') return lost(id)
  return withMoney(step, client)
}

async function withMoney({ do: what, which }: { do: Step['do']; which: number }, client: Person): Promise<unknown> {
  const bill = pick((await signedInAs(client).call(bills.listBills)).data, which)
  if (!bill) return undefined
  const orderIds = bill.orders.map(({ id }) => id)
  if (what === 'pay') return administrator.call(payments.confirmClientPayment, { body: { orderIds, method: 'cash' } })
  if (what === 'void') {
    return administrator.call(bills.voidBill, { params: { id: bill.id }, body: { reason: 'Falta un cargo.' } })
  }
  if (what === 'credit') {
    const body = { orderIds: orderIds.slice(0, 1 + (which % 2)), reason: 'Llegó mojado.' }
    return administrator.call(bills.issueCreditNote, { params: { id: bill.id }, body })
  }
  const { data } = await administrator.call(payments.listPayments, { query: { clientId: client.id } })
  const params = { id: pick(data, which)?.id ?? bill.id }
  return administrator.call(payments.undoPayment, { params, body: { reason: 'Era de otra nota.' } })
}

/** As of one moment, as `books:check` reads them: documents get their numbers meanwhile. */
const booksOf = (db: Db) =>
  db.transaction(async (tx) => [...(await checkBooks(tx)), ...(await checkKeptFigures(tx))], {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })

/** Does what it can of a journey. @returns how often each was done */
async function walk(journey: readonly Step[], done: Map<string, number>): Promise<void> {
  const { db } = await currentServer()
  const client = await given.client({ associate: await given.associate() })
  for (const [index, step] of journey.entries()) {
    const refusal = await take(step, client).then(
      () => done.set(step.do, (done.get(step.do) ?? 0) + 1) && null,
      (error) => error,
    )
    if (refusal) expect([404, 409, 422]).toContain(refusal.status)
    // Of what changed since nothing is kept: every other step reports read both.
    if (index % 2 === 0) await keepFigures(db)
    expect({ step, found: await booksOf(db) }).toEqual({ step, found: [] })
    const { totals } = await administrator.call(receivables.listReceivables, { query: { limit: 1 } })
    expect({ step, due: totals.dueInCents }).toEqual({ step, due: await owedByTheBook(db) })
  }
}

test('random journeys leave the books in balance at every step', { timeout: 120_000 }, async () => {
  const done = new Map<string, number>()
  const property = fc.asyncProperty(anyJourney, (journey) => walk(journey, done))

  await fc.assert(property, { seed: 20_261_121, numRuns: 5, endOnFailure: true })

  for (const what of ['bring', 'buy', 'weigh', 'charge', 'treat', 'bill', 'pay', 'undo', 'void', 'credit', 'lose'])
    expect(done.get(what)).toBeGreaterThan(0)
})

test('and where they are invoiced: what the SRI authorised is what the books say', { timeout: 120_000 }, async () => {
  await houseThatInvoices(sri)
  const { db } = await currentServer()
  await administrator.call(parameters.updateParameters, { body: { parameters: [{ key: 'iva', value: 12 }] } })
  const property = fc.asyncProperty(anyJourney, (journey) => walk(journey, new Map()))

  await fc.assert(property, { seed: 20_261_126, numRuns: 5, endOnFailure: true })

  const underWay = inArray(documents.status, ['waiting', 'signed', 'received'])
  await vi.waitFor(
    async () => {
      await hurrySteps(await currentServer())
      const left = await db.select().from(documents).where(underWay)
      expect(left.map(({ kind, status, trouble, messages }) => ({ kind, status, trouble, messages }))).toEqual([])
    },
    { ...PATIENCE, interval: 150 },
  )
  expect(await booksOf(db)).toEqual([])
  const made = await db.select().from(documents).where(ne(documents.status, 'dropped'))
  expect(made.map(({ status }) => status)).toEqual(made.map(() => 'authorised'))
  expect(new Set(made.map(({ kind }) => kind))).toEqual(new Set(['factura', 'notaCredito']))
})
