// The same files, sent as a bank's statement and as a carrier's child guides: they are read, and never kept.
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { given } from '../testing/given/given-orders.ts'
import { bankAccount } from '../testing/given/given-statements.ts'
import { currentServer } from '../testing/world.ts'
import { HOSTILE_FILES } from './hostile-files.ts'
import { type UploadCall, upload } from './upload-calls.ts'

const MOST_MEMORY_IN_BYTES = 400 * 1024 * 1024
let calls: UploadCall[] = []
beforeAll(async () => {
  const whose = { who: 'administrator', method: 'POST' } as const
  const { id } = await given.manifest({ bundles: [await given.bundle()] })
  calls = [
    { ...whose, path: '/statement/preview', part: 'statement', data: { accountId: await bankAccount() } },
    { ...whose, path: `/manifest/${id}/guides/preview`, part: 'guides', data: {} },
  ]
})

const kept = async () => {
  const { db } = await currentServer()
  const { rows } = await db.execute(
    sql`select (select count(*) from files) as files, (select count(*) from statements) as statements`,
  )
  return rows
}

test.each(HOSTILE_FILES)('$what called $name is refused, or read as the text that it is', { timeout: 120_000 }, async (file) => {
  const content = await file.make()
  const before = await kept()
  for (const call of calls) {
    const memory = process.memoryUsage.rss()
    const response = await upload(call, { name: file.name, content })
    const answer = (await response.json()) as object

    expect([200, 413, 415, 422]).toContain(response.status)
    if (response.status !== 200)
      expect(answer).toMatchObject({ statusCode: response.status, code: expect.stringMatching(/^\w+$/) })
    expect(process.memoryUsage.rss() - memory).toBeLessThan(MOST_MEMORY_IN_BYTES)
  }
  expect(await kept()).toEqual(before)
})
