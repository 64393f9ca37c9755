// Once, and small: `npm run prove:durability` does more, and has the control that finds losses.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../apps/server/src/testing/temporary-folder.ts'
import { proveServerKilled } from './server-killed.ts'

test('a server that is killed under load has lost nothing it acknowledged', { timeout: 180_000 }, async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'data'))

  expect(await proveServerKilled(folder, { rounds: 1, clients: 4, payments: 4, loadInMilliseconds: 500 })).toMatchObject({
    isKept: true,
  })
})
