import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { currentServer } from '../../testing/world.ts'

const SCRIPT = join(import.meta.dirname, '../../../../../scripts/api-client.ts')

test('a client whose types are generated from the description compiles in strict mode and does its work', {
  timeout: 60_000,
}, async () => {
  const { url } = await currentServer()

  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, url])

  const said = stdout.split('\n').filter((line) => !/openapi|generated/.test(line))
  expect(said.filter((line) => line !== '')).toEqual([
    'Version 5.9.3',
    'The program compiles in strict mode.',
    'Signed up as UIO-1001',
    'Signed in',
    'Created ORD-000001, with its invoice',
    'Read it back: inReview, 99 USD, version "1"',
    'Listed 1 order that is in review or reviewed',
    "Was refused what is not a client's to do: 403 roleNotAllowed",
  ])
})
