import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'

const SCRIPT = join(import.meta.dirname, '../../../../../scripts/api-calls.ts')

test('every call of the specification is served, by the endpoint that it should be', { timeout: 120_000 }, async () => {
  const env = { ...process.env, TEST_DATABASE_URL: inject('testCluster').adminUrl }

  const { stdout, stderr } = await promisify(execFile)(process.execPath, [SCRIPT], { env })

  expect(stderr).toBe('')
  expect(stdout.trim().split('\n').at(-1)).toBe('80 calls, 80 answered as they should be.')
})
