import { getStorageKeys } from '@app/contract/endpoints/session'
import { call } from '../../api/call.ts'
import { holdKeyring, isHeldFor } from './keyring.ts'
import { storageKeyOf } from './storage-key.ts'

/** Asked of the server once for a session and page. `isStill`: whether this session is the one that the answer is for. */
export async function fetchKeyring(token: string, isStill: () => boolean): Promise<void> {
  if (isHeldFor(token) || !globalThis.crypto?.subtle) return
  const keys = await call(getStorageKeys, {})
  const [ofSession, ofPerson] = await Promise.all([storageKeyOf(keys.ofSession), storageKeyOf(keys.ofPerson)])
  if (isStill()) holdKeyring(token, { ofSession, ofPerson })
}
