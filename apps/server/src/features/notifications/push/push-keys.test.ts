// What the house signs its push messages with: one pair, which the database alone does not give away.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { push as contract } from '@app/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../../db/db.ts'
import { newKey } from '../../../secrets/locked-secret.ts'
import { startTestServer } from '../../../testing/server.ts'
import { currentServer, given, signedInAs } from '../../../testing/world.ts'
import { makePushKeys, readPushKeys, rotatePushKeys } from './push-keys.repository.ts'
import { pushKeysTable } from './push-keys.table.ts'

let db: Db
let dataDirectory: string
beforeAll(async () => {
  db = (await currentServer()).db
  dataDirectory = await mkdtemp(join(tmpdir(), 'puente-keys-'))
})
afterAll(() => rm(dataDirectory, { recursive: true, force: true }))

const anew = async (secretsKey: Buffer | undefined = undefined) => {
  await db.delete(pushKeysTable)
  const place = { secretsKey, databaseUrl: undefined, dataDirectory }
  await makePushKeys(db, place)
  return place
}

describe('the keys', () => {
  test('are made once, and stay', async () => {
    const place = await anew()
    const first = await readPushKeys(db, place)
    expect(first).toEqual({ publicKey: expect.stringMatching(/^B[\w-]{86}$/), privateKey: expect.stringMatching(/^[\w-]{43}$/) })
    await Promise.all([makePushKeys(db, place), makePushKeys(db, place)])
    expect(await readPushKeys(db, place)).toEqual(first)
    expect(JSON.stringify(await db.select().from(pushKeysTable))).not.toContain(first?.privateKey)
  })

  test('are another pair in another house', async () => {
    const first = await readPushKeys(db, await anew())
    expect((await readPushKeys(db, await anew()))?.publicKey).not.toBe(first?.publicKey)
  })

  test('are locked up with another key, and open with that alone', async () => {
    const [before, next] = [newKey(), newKey()]
    const place = await anew(before)
    const keys = await readPushKeys(db, place)
    expect(await rotatePushKeys(db, before, next)).toBe(1)
    expect(await rotatePushKeys(db, before, next)).toBe(0)
    expect(await readPushKeys(db, place)).toBeNull()
    expect(await readPushKeys(db, { ...place, secretsKey: next })).toEqual(keys)
    await expect(rotatePushKeys(db, before, newKey())).rejects.toThrow('nothing was changed')
  })

  test('are not made where nothing locks them up, and no browser is asked', async () => {
    await db.delete(pushKeysTable)
    const place = { secretsKey: undefined, databaseUrl: 'postgres://elsewhere/puente', dataDirectory }
    await makePushKeys(db, place)
    expect(await readPushKeys(db, place)).toBeNull()
    expect(await signedInAs(await given.client()).call(contract.getPush)).toEqual({ publicKey: null, choice: null })
  })
})

test('a new house has them from its first start', async () => {
  const server = await startTestServer({ secretsKey: newKey() })
  try {
    expect(await server.db.$count(pushKeysTable)).toBe(1)
  } finally {
    await server.stop()
  }
})
