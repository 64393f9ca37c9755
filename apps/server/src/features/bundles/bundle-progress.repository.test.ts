import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../testing/at-once.ts'
import { given } from '../../testing/given/given-orders.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { currentServer } from '../../testing/world.ts'
import { holdBundlesOf } from './bundle-progress.repository.ts'
import { bundlesTable } from './bundles.table.ts'

const isSomebodyWaiting = async () =>
  (
    await rowsOf(
      sql`select 1 from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`,
    )
  ).length > 0

test('a bundle that is put on a manifest while it is waited for is not held without it', async () => {
  const { db } = await currentServer()
  const order = await given.order({ status: 'inWarehouseMIA' })
  const { id } = await given.bundle({ orders: [order] })
  const { id: manifestId } = await given.manifest()

  const holding = await db.transaction(async (tx) => {
    await tx.update(bundlesTable).set({ manifestId }).where(eq(bundlesTable.id, id))
    const waiting = Promise.allSettled([db.transaction((other) => holdBundlesOf(other, [order.id]))])
    await expect.poll(isSomebodyWaiting, PATIENCE).toBe(true)
    return { waiting }
  })

  expect(await holding.waiting).toMatchObject([{ status: 'rejected', reason: { code: 'bundleChangedMeanwhile' } }])
})
