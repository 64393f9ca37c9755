import { createHash } from 'node:crypto'
import type { ReceivedFile } from '@app/contract'
import type { Actor, FILE_TYPES, FilePurpose } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { newId } from '../../db/id.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import { checkedContent } from './checked-content.ts'
import * as files from './files.repository.ts'
import type { FileRecordKind } from './files.table.ts'

export type FileToStore = {
  file: ReceivedFile
  purpose: FilePurpose
  /** The record that decides who may see it. */
  record: { kind: FileRecordKind; id: string }
  /** Whose it is; none while the record's client is not known. */
  ownerId: string | null
  /** A bundle's invoice that came from the shipments. */
  isFromShipments?: boolean
}

/** Keeps a file: its bytes first, so that no row ever points at nothing. The row goes with the caller's transaction. */
export async function storeFile(
  tx: Db,
  storage: FileStorage,
  actor: Actor,
  { file, purpose, record, ownerId, isFromShipments }: FileToStore,
) {
  const { content, contentType } = await checkedContent(file)
  const id = newId()
  const storageKey = `${id.slice(-2)}/${id}`
  await storage.put(storageKey, content)
  return files.add(tx, {
    id,
    storageKey,
    contentType,
    sizeInBytes: content.byteLength,
    sha256: createHash('sha256').update(content).digest('hex'),
    originalName: nameFor(file.name, contentType),
    purpose,
    recordKind: record.kind,
    recordId: record.id,
    ownerId,
    isFromShipments: isFromShipments ?? false,
    uploadedById: actor.userId,
  })
}

const ENDINGS: Record<(typeof FILE_TYPES)[number], RegExp> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
  'image/webp': /\.webp$/i,
}

/** The ending decides what opens a saved file: it is that of what the file holds, whatever it was called. */
function nameFor(name: string, contentType: keyof typeof ENDINGS): string {
  if (ENDINGS[contentType].test(name)) return name
  const ending = contentType === 'image/jpeg' ? 'jpg' : contentType.split('/')[1]
  return `${name}.${ending}`
}
