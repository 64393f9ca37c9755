import type { Db } from '../../db/db.ts'
import { StartError } from '../../db/start-error.ts'
import { locked, opened } from '../../secrets/locked-secret.ts'
import { holdBoxes, setBox } from './signing-certificates.repository.ts'

/**
 * Locks every private key up with another key, all or none. What the new key opens already stays, so that a run that was cut off is repeated.
 * @returns how many were locked up anew
 * @throws StartError where neither key opens one
 */
export const rotateSecrets = (db: Db, before: Buffer | null, next: Buffer): Promise<number> =>
  db.transaction(async (tx) => {
    let count = 0
    for (const { certificateId, box } of await holdBoxes(tx)) {
      if (opened(box, next, certificateId)) continue
      const secret = before && opened(box, before, certificateId)
      if (!secret) throw new StartError('A private key does not open with SECRETS_KEY as it is now: nothing was changed.')
      await setBox(tx, certificateId, locked(secret, next, certificateId))
      count += 1
    }
    return count
  })
