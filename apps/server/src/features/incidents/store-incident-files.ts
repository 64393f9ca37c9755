import type { ReceivedFile } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import { storeFile } from '../files/store-file.ts'

/** `photo`, `photo-0`, `photo-1` …, or `paper` in the same way; any other part is refused. */
export function requireNamed(files: readonly ReceivedFile[], name: 'photo' | 'paper'): void {
  const allowed = new RegExp(`^${name}(-\\d+)?$`)
  const stray = files.find(({ field }) => !allowed.test(field))
  if (stray) throw new DomainError('fieldNotValid', { field: stray.field })
}

type OfIncident = { id: string; ownerId: string | null }
type ToStore = { purpose: 'photo' | 'proof'; files: readonly ReceivedFile[] }

/** Keeps photos of what happened, or papers of how it ended, with the incident. */
export async function storeIncidentFiles(
  db: Db,
  storage: FileStorage,
  actor: Actor,
  { id, ownerId }: OfIncident,
  { purpose, files }: ToStore,
): Promise<string[]> {
  const fileIds: string[] = []
  for (const file of files) {
    const record = { kind: 'incident', id } as const
    fileIds.push((await storeFile(db, storage, actor, { file, purpose, record, ownerId })).id)
  }
  return fileIds
}
