// The only file that touches the keys of push messages.
import { createECDH } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/db.ts'
import { StartError } from '../../../db/start-error.ts'
import { locked, opened } from '../../../secrets/locked-secret.ts'
import { neededSecretsKey, secretsKeyOf } from '../../../secrets/secrets-key.ts'
import { pushKeysTable } from './push-keys.table.ts'

/** In base64url. */
export type PushKeys = { publicKey: string; privateKey: string }
type Place = Pick<Config, 'secretsKey' | 'databaseUrl' | 'dataDirectory'>

/** At the first start, once for all instances. Where nothing locks them up, none are made, and nothing is pushed. */
export async function makePushKeys(db: Db, place: Place): Promise<void> {
  if (await find(db)) return
  const key = await neededSecretsKey(place)
  if (!key) return
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  // Leading zeros are part of it.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
  await db
    .insert(pushKeysTable)
    .values({ publicKey, box: locked(privateKey, key, publicKey) })
    .onConflictDoNothing()
}

/** null where there are none, or they do not open. */
export async function readPushKeys(db: Db, place: Place): Promise<PushKeys | null> {
  const [kept, key] = await Promise.all([find(db), secretsKeyOf(place)])
  const secret = kept && key && opened(kept.box, key, kept.publicKey)
  return secret ? { publicKey: kept.publicKey, privateKey: secret.toString('base64url') } : null
}

/**
 * Locks the private key up with another key. What the new key opens already stays.
 * @returns how many were locked up anew
 * @throws StartError where neither key opens it
 */
export async function rotatePushKeys(db: Db, before: Buffer | null, next: Buffer): Promise<number> {
  const kept = await find(db)
  if (!kept || opened(kept.box, next, kept.publicKey)) return 0
  const secret = before && opened(kept.box, before, kept.publicKey)
  if (!secret) throw new StartError('A private key does not open with SECRETS_KEY as it is now: nothing was changed.')
  const box = locked(secret, next, kept.publicKey)
  await db.update(pushKeysTable).set({ box }).where(eq(pushKeysTable.publicKey, kept.publicKey))
  return 1
}

async function find(db: Db) {
  const [kept] = await db.select().from(pushKeysTable)
  return kept
}
