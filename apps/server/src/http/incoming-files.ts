// Files of a call that is under way: on disk as they come, so that memory holds none of them whole. They go when the call ends.
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReceivedFile } from '@app/contract'
import { filesUnavailable } from '../files/file-storage.ts'

const OWNER_ALONE = { folder: 0o700, file: 0o600 }

type Part = { field: string; name: string; stream: Readable }
export type IncomingFiles = { take: (part: Part) => Promise<ReceivedFile>; remove: () => Promise<void> }

/** A folder of the call's own, made with its first file. */
export function incomingFiles(folder: string): IncomingFiles {
  const own = join(folder, randomUUID())
  let taken = 0
  const take = async ({ field, name, stream }: Part): Promise<ReceivedFile> => {
    if (taken === 0) await mkdir(own, { recursive: true, mode: OWNER_ALONE.folder }).catch(refuse)
    taken += 1
    const path = join(own, String(taken))
    const hash = createHash('sha256')
    let sizeInBytes = 0
    const watched = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        sizeInBytes += chunk.byteLength
        yield chunk
      }
    }
    await pipeline(stream, watched, createWriteStream(path, { mode: OWNER_ALONE.file })).catch(refuse)
    return { field, name, sizeInBytes, sha256: hash.digest('base64url'), ...bytesAt(path) }
  }
  const remove = async () => {
    if (taken > 0) await rm(own, { recursive: true, force: true })
  }
  return { take, remove }
}

const bytesAt = (path: string) => ({
  read: () => readFile(path).catch(refuse),
  readStart: (bytes: number) => readStart(path, bytes).catch(refuse),
  copyTo: (other: string) => copyFile(path, other),
  stream: () => createReadStream(path),
})

async function readStart(path: string, bytes: number): Promise<Uint8Array> {
  await using handle = await open(path)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0)
  return buffer.subarray(0, bytesRead)
}

/** The disk's own trouble is ours; what breaks off is the caller's. */
function refuse(error: unknown): never {
  throw error instanceof Error && 'syscall' in error ? filesUnavailable(error) : error
}

/** What a server that was killed left behind. */
export const removeLeftFiles = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })
