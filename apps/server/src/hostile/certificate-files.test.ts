// What is sent as a signing certificate and is none: refused, and nothing of it is kept (fiscal, section 4).
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { currentServer } from '../testing/world.ts'
import { HOSTILE_FILES } from './hostile-files.ts'
import { upload } from './upload-calls.ts'

const MOST_MEMORY_IN_BYTES = 300_000_000

const kept = async () => {
  const { db } = await currentServer()
  const counts = sql`select (select count(*) from files) as files, (select count(*) from signing_certificates) as certificates`
  return (await db.execute(counts)).rows
}

test.each(HOSTILE_FILES)('$what called $name is refused', { timeout: 120_000 }, async (file) => {
  const content = await file.make()
  const before = await kept()
  const memory = process.memoryUsage.rss()
  for (const path of ['/fiscal-settings/certificate/preview', '/fiscal-settings/certificate']) {
    const call = { who: 'administrator' as const, method: 'POST', path, part: 'certificate', data: { password: 'x' } }
    const response = await upload(call, { name: file.name, content })
    expect([413, 415, 422]).toContain(response.status)
    expect(await response.json()).toMatchObject({ statusCode: response.status, code: expect.stringMatching(/^\w+$/) })
  }
  expect(process.memoryUsage.rss() - memory).toBeLessThan(MOST_MEMORY_IN_BYTES)
  expect(await kept()).toEqual(before)
})
