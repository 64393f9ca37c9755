import type { ReceivedFile } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import type { FileStorage } from '../../../files/file-storage.ts'
import { type FileToStore, storeFile } from '../../files/store-file.ts'

type Purpose = FileToStore['purpose']
/** A file that came with a request: what it is, and which package it is of. */
export type OrderFile = { purpose: Purpose; of: string; file: ReceivedFile }

/** Which package a part is of, by what stands after the hyphen of its name: nothing, a position or an id. */
export type PackageNames = ReadonlyMap<string, string>
export const THE_ONLY_ONE: PackageNames = new Map(['', '0'].map((name) => [name, '0']))

/** Reads the names of the parts, like `photo-3` or `invoice`; one that names nothing of this request is refused. */
export function filesOfRequest(
  files: readonly ReceivedFile[],
  purposes: readonly Purpose[],
  packages: PackageNames,
): OrderFile[] {
  return files.map((file) => {
    const [name = '', ...rest] = file.field.split('-')
    const purpose = purposes.find((known) => known === name)
    const of = packages.get(rest.join('-'))
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
