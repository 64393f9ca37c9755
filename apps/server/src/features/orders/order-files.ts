import type { ReceivedFile } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import { type FileToStore, storeFile } from '../files/store-file.ts'

type Purpose = FileToStore['purpose']
/** A file that came with a request: what it is, and which package it is of. */
export type OrderFile = { purpose: Purpose; of: string; file: ReceivedFile }

/** Reads the names of the parts, like `photo-3` or `invoice-<id>`; one that names nothing of this request is refused. */
export function filesOfRequest(
  files: readonly ReceivedFile[],
  purposes: readonly Purpose[],
  packages: readonly string[],
): OrderFile[] {
  return files.map((file) => {
    const [name = '', ...rest] = file.field.split('-')
    const purpose = purposes.find((known) => known === name)
    const of = packages.find((known) => known === rest.join('-'))
    if (!purpose || of === undefined) throw new DomainError('fieldNotValid', { field: file.field })
    return { purpose, of, file }
  })
}

/** Keeps the files of one order; answers their ids. */
export async function storeOrderFiles(
  db: Db,
  storage: FileStorage,
  actor: Actor,
  { id, clientId }: { id: string; clientId: string | null },
  files: readonly Pick<OrderFile, 'purpose' | 'file'>[],
): Promise<string[]> {
  const ids: string[] = []
  for (const { purpose, file } of files) {
    const stored = await storeFile(db, storage, actor, { file, purpose, record: { kind: 'order', id }, ownerId: clientId })
    ids.push(stored.id)
  }
  return ids
}
