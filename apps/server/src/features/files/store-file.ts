import { createHash } from 'node:crypto'
import type { ReceivedFile } from '@app/contract'
import type { Actor, FILE_TYPES, FilePurpose } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { newId } from '../../db/id.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import { fewAtOnce } from '../../http/few-at-once.ts'
import { checkedContent } from './checked-content.ts'
import { coverOf } from './cover.ts'
import * as files from './files.repository.ts'
import type { FileRecordKind } from './files.table.ts'

/** Of all calls together: pictures are held whole, and are larger once unpacked. */
const enterWork = fewAtOnce(2)

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
  const id = newId()
  const storageKey = `${id.slice(-2)}/${id}`
  const kept = await keepContent(storage, storageKey, file, purpose)
  return files.add(tx, {
    id,
    storageKey,
    ...kept,
    originalName: nameFor(file.name, kept.contentType),
    purpose,
    recordKind: record.kind,
    recordId: record.id,
    ownerId,
    isFromShipments: isFromShipments ?? false,
    uploadedById: actor.userId,
  })
}

async function keepContent(storage: FileStorage, storageKey: string, file: ReceivedFile, purpose: FilePurpose) {
  const leave = await enterWork('')
  try {
    const { content, contentType } = await checkedContent(file)
    await storage.put(storageKey, content)
    const cover = purpose === 'photo' && content instanceof Uint8Array ? await coverOf(content) : null
    return { contentType, cover, ...measured(content) }
  } finally {
    leave()
  }
}

const measured = (content: ReceivedFile | Uint8Array) =>
  content instanceof Uint8Array
    ? { sizeInBytes: content.byteLength, sha256: createHash('sha256').update(content).digest('hex') }
    : { sizeInBytes: content.sizeInBytes, sha256: Buffer.from(content.sha256, 'base64url').toString('hex') }

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
