// Where an answered package passes a limit of its category is asked of the database: it says what the domain does, to the cent and the gram.
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { given, reload } from '../../testing/given/given-orders.ts'
import { currentServer } from '../../testing/world.ts'
import { ordersTable } from './orders.table.ts'

let id: string
beforeAll(async () => {
  id = (await given.order({ status: 'incompleteState' })).id
})

type Columns = Partial<typeof ordersTable.$inferInsert>
/** Nothing else keeps it from going on: whether it is resumed says whether it fits. */
async function goesOn(columns: Columns): Promise<boolean> {
  const { db } = await currentServer()
  const usual = { category: 'B', productValueInCents: 5_000, finalWeightInGrams: null, realWeightInGrams: null } as const
  const weighed = { warehouseWeightInGrams: 1_000, storeWeightInGrams: null }
  await db
    .update(ordersTable)
    .set({ ...usual, ...weighed, finalWeightReason: null, ...columns })
    .where(eq(ordersTable.id, id))
  return (await reload({ id })).allowedActions.includes('resume')
}

test.each<[string, Columns, boolean]>([
  ['exactly 4 kg', { warehouseWeightInGrams: 4_000 }, true],
  ['a gram more', { warehouseWeightInGrams: 4_001 }, false],
  // 375.59 and 6.5 % of it, 24.41: exactly 400.00.
  ['exactly 400.00 with tax', { productValueInCents: 37_559 }, true],
  // 375.60 and 24.41: 400.01.
  ['a cent more', { productValueInCents: 37_560 }, false],
  ['400.00 before tax', { productValueInCents: 40_000 }, false],
  ['the weight of Miami above that of the store', { storeWeightInGrams: 3_000, warehouseWeightInGrams: 4_001 }, false],
  ['the weight of the store while there is no other', { storeWeightInGrams: 4_001, warehouseWeightInGrams: null }, false],
  ['no weight yet', { warehouseWeightInGrams: null }, true],
])('category B, %s', async (_what, columns, fits) => {
  expect(await goesOn(columns)).toBe(fits)
})
