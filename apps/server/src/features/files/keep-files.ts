import type { ReceivedFile } from '@app/contract'
import { type Actor, DomainError, type FilePurpose } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import { type FileToStore, storeFile } from './store-file.ts'

/** @throws DomainError fieldNotValid (422) for a part of another name */
export function requireParts(files: readonly ReceivedFile[], names: readonly FilePurpose[]): void {
  const stray = files.find(({ field }) => !names.some((name) => name === field))
  if (stray) throw new DomainError('fieldNotValid', { field: stray.field })
}

/** Keeps each file of a record for the purpose that its part names. */
export async function keepFiles(
  db: Db,
  storage: FileStorage,
  actor: Actor,
  files: readonly ReceivedFile[],
  of: Pick<FileToStore, 'record' | 'ownerId'>,
): Promise<void> {
  for (const file of files) await storeFile(db, storage, actor, { ...of, file, purpose: file.field as FilePurpose })
}
