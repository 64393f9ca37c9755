// What the large company charged is what the domain's rules say, computed again from what was packed, weighed and declared.
import {
  billOf,
  carriageLines,
  completePrice,
  dutyOf,
  type Parameters,
  profitOf,
  serviceOf,
  shareDuty,
  sum,
  type UntreatedLine,
} from '@app/domain'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../db/db.ts'
import type { BillRow } from '../../features/bills/bills.table.ts'
import { billsTable } from '../../features/bills/bills.table.ts'
import { bundlesTable } from '../../features/bundles/bundles.table.ts'
import { dropshippingRequestsTable } from '../../features/dropshipping/dropshipping.table.ts'
import { ordersTable } from '../../features/orders/orders.table.ts'
import { orderPricesTable } from '../../features/orders/prices/order-prices.table.ts'
import { purchasesTable } from '../../features/purchases/purchases.table.ts'
import { usersTable } from '../../features/users/users.table.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { liveLargePast } from '../../testing/many/large-past.ts'

let db: Db
beforeAll(async () => {
  db = (await createTestDatabase()).db
  await liveLargePast(db)
})

const priced = () =>
  db
    .select({ order: ordersTable, price: orderPricesTable, bundle: bundlesTable, hasDiscount: usersTable.hasDiscount })
    .from(orderPricesTable)
    .innerJoin(ordersTable, eq(ordersTable.id, orderPricesTable.orderId))
    .innerJoin(bundlesTable, eq(bundlesTable.id, ordersTable.bundleId))
    .innerJoin(usersTable, eq(usersTable.id, ordersTable.clientId))
    .orderBy(orderPricesTable.id)
type Priced = Awaited<ReturnType<typeof priced>>[number]

const linesOf = ({ order, price, hasDiscount }: Priced, dutyShareInCents: number): UntreatedLine[] =>
  carriageLines(
    {
      ...{ category: order.category, isSpecial: order.isSpecial, valueInCents: order.productValueInCents },
      ...{ weightInGrams: order.realWeightInGrams ?? 0, hasDiscount, dutyShareInCents },
    },
    price.parameters as Parameters,
  )

describe('a price that is frozen', () => {
  test('is of everything that was weighed, once', async () => {
    const rows = await priced()
    const weighed = await db.execute(sql`select count(*)::int as count from orders where real_weight_in_grams is not null`)
    expect(rows.length).toBe(weighed.rows[0]?.count)
    expect(rows.length).toBeGreaterThan(1_000)
    expect(new Set(rows.map(({ order }) => order.id)).size).toBe(rows.length)
  })

  test('is carriage by what Quito weighed, and its part of the declaration’s duty by weight', async () => {
    const byBundle = Map.groupBy(await priced(), ({ bundle }) => bundle.id)
    for (const together of byBundle.values()) {
      const weights = together.map(({ order }) => order.realWeightInGrams ?? 0)
      const shares = shareDuty(together[0]?.bundle.dutyInCents ?? 0, weights)
      // Two of one weight may have got the odd cent in either order.
      expect(sum(together.map(({ price }) => price.dutyShareInCents))).toBe(sum(shares))
      for (const one of together) {
        const lines = linesOf(one, one.price.dutyShareInCents)
        expect(one.price.lines).toEqual(lines)
        expect([one.price.serviceInCents, one.price.dutyShareInCents]).toEqual([serviceOf(lines), dutyOf(lines)])
      }
    }
    expect([...byBundle.values()].some(({ length }) => length > 1)).toBe(true)
  })

  test('earns its associate what the rule says, and nobody where there is none', async () => {
    const { rows } = await db.execute<{ order_id: string; amount: number }>(
      sql`select order_id, sum(amount_in_cents)::int as amount from earning_entries where kind = 'accrual' group by 1`,
    )
    const earned = new Map(rows.map((row) => [row.order_id, row.amount]))
    for (const { order, price } of await priced()) {
      const hasAssociate = order.associateId !== null
      const weightInGrams = order.realWeightInGrams ?? 0
      const { profitInCents } = profitOf({ lines: price.lines, weightInGrams, hasAssociate }, price.parameters as Parameters)
      expect(price.profitInCents).toBe(profitInCents)
      expect(earned.get(order.id)).toBe(hasAssociate ? profitInCents : undefined)
    }
  })
})

describe('a bill', () => {
  test('is its packages with what was bought, and IVA rounded once over all of them', async () => {
    const byBill = Map.groupBy(await priced(), ({ order }) => order.billId)
    const bills = new Map((await db.select().from(billsTable)).map((bill): [string | null, BillRow] => [bill.id, bill]))
    expect(bills.size).toBeGreaterThan(300)
    const purchases = new Map((await db.select().from(purchasesTable)).map(({ id, lines }) => [id, lines]))
    const requests = new Map((await db.select().from(dropshippingRequestsTable)).map(({ id, quoteLines }) => [id, quoteLines]))
    const beside = ({ purchaseId, dropshippingRequestId }: Priced['order']) => {
      const lines = purchases.get(purchaseId ?? '') ?? requests.get(dropshippingRequestId ?? '')
      return lines ? { purchase: { lines } } : {}
    }
    for (const [billId, together] of byBill) {
      const bill = bills.get(billId)
      if (billId === null || !bill) continue
      const orders = together.map(({ order, price }) => ({
        orderId: order.id,
        lines: completePrice(price.lines, { extraChargesInCents: [], ...beside(order) }, price.parameters as Parameters).lines,
      }))
      const [{ price: { parameters } = {} } = {}] = together
      const { lines: _lines, ...amounts } = billOf(orders, parameters as Parameters)
      expect(bill).toMatchObject(amounts)
    }
    expect([...byBill.keys()].filter((billId) => billId !== null && !bills.has(billId))).toEqual([])
  })
})
