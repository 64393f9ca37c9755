// What shows that packages were handed over: the signature of whoever collected them, or a photo.
import type { ReceivedFile } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import { storeFile } from '../files/store-file.ts'
import type { OrderRow } from '../orders/orders.table.ts'

type Evidence = { file: ReceivedFile; purpose: 'signature' | 'photo' }

/** At most one part: `signature` or `photo`. */
export function evidenceOf([file, stray]: readonly ReceivedFile[]): Evidence | null {
  if (!file) return null
  const purpose = file.field
  if (purpose !== 'signature' && purpose !== 'photo') throw new DomainError('fieldNotValid', { field: purpose })
  if (stray) throw new DomainError('fieldNotValid', { field: stray.field })
  return { file, purpose }
}

/** Kept once for all orders that the same people see; answers the file of each order. */
export async function keepEvidence(
  db: Db,
  storage: FileStorage,
  actor: Actor,
  orders: readonly OrderRow[],
  evidence: Evidence | null,
): Promise<Map<string, string>> {
  const fileOf = new Map<string, string>()
  if (!evidence) return fileOf
  const seenAlike = Map.groupBy(orders, ({ clientId, associateId }) => `${clientId}/${associateId}`)
  for (const [first, ...others] of seenAlike.values()) {
    if (!first) continue
    const record = { kind: 'order', id: first.id } as const
    const { id } = await storeFile(db, storage, actor, { ...evidence, record, ownerId: first.clientId })
    for (const order of [first, ...others]) fileOf.set(order.id, id)
  }
  return fileOf
}
