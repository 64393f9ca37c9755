import { bundles } from '@app/contract'
import { eq, sum } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { quotaEntriesTable, quotasTable } from './quotas.table.ts'

type Who = Parameters<typeof signedInAs>[0]
type Data = NonNullable<Parameters<typeof given.order>[0]>

const create = (who: Who, orders: { id: string }[], quotaOverrideReason?: string) =>
  signedInAs(who).call(bundles.createBundle, {
    body: { orderIds: orders.map(({ id }) => id), ...(quotaOverrideReason && { quotaOverrideReason }) },
  })
const inMiami = (client: Person, data: Data = {}) => given.order({ client, status: 'inWarehouseMIA', ...data })
const refusal = (code: string, details: object = {}) => ({ code, details: expect.objectContaining(details) })

describe('the yearly quota of a consignee', () => {
  /** 375.59 USD are 400.00 with tax: four fill the year exactly. */
  const full = { weightInGrams: 4_000, valueInCents: 37_559 }

  test('is full at 1,600.00 and not before', async () => {
    const client = await given.client()
    const sums = []
    for (let count = 0; count < 4; count += 1) {
      sums.push((await create('administrator', [await inMiami(client, full)])).consigneeYearInCents)
    }
    expect(sums).toEqual([40_000, 80_000, 120_000, 160_000])

    const fifth = await inMiami(client, { valueInCents: 1 })
    await expect(create('administrator', [fifth])).rejects.toMatchObject({
      status: 422,
      ...refusal('yearlyQuotaExceeded', { declaredInCents: 160_001, yearlyQuotaInCents: 160_000 }),
    })
    await expect(create('administrator', [fifth], 'corto')).rejects.toMatchObject({ status: 422, code: 'validationFailed' })
    const bundle = await create('administrator', [fifth], 'Aprobado por la aduana el lunes.')
    expect(bundle.consigneeYearInCents).toBe(160_001)
  })

  test('is passed by administrators alone', async () => {
    const associate = await given.associate()
    const order = await inMiami(await given.client({ associate }))
    await expect(create(associate, [order], 'Porque me lo pidieron.')).rejects.toMatchObject({
      status: 403,
      code: 'roleNotAllowed',
    })
  })

  test('is never exceeded by twenty bundles made at once', async () => {
    const client = await given.client()
    const orders = await Promise.all(Array.from({ length: 20 }, () => inMiami(client, full)))
    const attempts = await Promise.allSettled(orders.map((order) => create('administrator', [order])))

    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    const codes = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? attempt.reason.code : []))
    expect(new Set(codes)).toEqual(new Set(['yearlyQuotaExceeded']))
    expect(await bookOf(client)).toEqual({ used: 160_000, entries: 160_000 })
  })
})

async function bookOf({ identification }: Person) {
  const { db } = await currentServer()
  const [quota] = await db.select().from(quotasTable).where(eq(quotasTable.identification, identification))
  const [entries] = await db
    .select({ total: sum(quotaEntriesTable.amountInCents).mapWith(Number) })
    .from(quotaEntriesTable)
    .where(eq(quotaEntriesTable.identification, identification))
  return { used: quota?.usedInCents, entries: entries?.total }
}
