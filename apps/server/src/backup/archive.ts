// The file of a backup: an ordinary tar, compressed with gzip, and encrypted where a key is given; entries are written and read one after the other.
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Encrypter } from 'age-encryption'
import { createTarDecoder, createTarPacker } from 'modern-tar'
import { StartError } from '../db/start-error.ts'
import { decrypted, encrypterFor, isEncrypted } from './encryption.ts'

export type AddEntry = (name: string, content: Uint8Array) => Promise<void>
export type ArchiveEntry = { name: string; body: ReadableStream<Uint8Array> }

/** Whoever may read it may read everything. */
const OWNER_ONLY = 0o600

/** Under another name until it is whole and on disk: what has this name can be restored. */
export async function writeArchive(
  path: string,
  recipients: readonly string[],
  fill: (add: AddEntry) => Promise<void>,
): Promise<void> {
  if (await stat(path).catch(() => null)) throw new StartError(`${path} exists already: name another file.`)
  const unfinished = `${path}.unfinished`
  try {
    await writeEntries(unfinished, recipients, fill)
    await rename(unfinished, path)
    await syncToDisk(dirname(path))
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    throw withSentence(error)
  }
}

async function writeEntries(path: string, recipients: readonly string[], fill: (add: AddEntry) => Promise<void>): Promise<void> {
  const encrypter = recipients.length > 0 ? encrypterFor(recipients) : null
  const { readable, controller } = createTarPacker()
  const add: AddEntry = async (name, content) => {
    const writer = controller.add({ name, size: content.byteLength, mode: OWNER_ONLY }).getWriter()
    if (content.byteLength > 0) await writer.write(content)
    await writer.close()
  }
  const kept = createWriteStream(path, { mode: OWNER_ONLY, flush: true })
  const packed = createGzip()
  const written = encrypter
    ? Promise.all([pipeline(Readable.fromWeb(readable as never), packed), pipeline(await sealed(encrypter, packed), kept)])
    : pipeline(Readable.fromWeb(readable as never), packed, kept)
  const filled = fill(add).then(
    () => controller.finalize(),
    (error: unknown) => controller.error(error),
  )
  await Promise.all([written, filled])
}

const sealed = async (encrypter: Encrypter, packed: Readable): Promise<Readable> =>
  Readable.fromWeb((await encrypter.encrypt(Readable.toWeb(packed) as ReadableStream<Uint8Array>)) as never)

async function syncToDisk(folder: string): Promise<void> {
  await using handle = await open(folder, 'r')
  await handle.sync()
}

/** The entries in the order they were added. @throws StartError for what is no archive, not the whole of one, or of another key. */
export async function* readArchive(path: string, identityFile?: string): AsyncGenerator<ArchiveEntry> {
  try {
    const decoder = createTarDecoder({ strict: true })
    const source = await sourceOf(path, identityFile)
    const unpacked = source.pipe(createGunzip())
    source.once('error', (error) => unpacked.destroy(error))
    const entries = (Readable.toWeb(unpacked) as ReadableStream<Uint8Array>).pipeThrough(decoder)
    for await (const { header, body } of entries) yield { name: header.name, body }
  } catch (error) {
    throw withSentence(error, path)
  }
}

async function sourceOf(path: string, identityFile: string | undefined): Promise<Readable> {
  const isForKey = await isEncrypted(path)
  const kept = createReadStream(path)
  if (!isForKey) return kept
  const plain = await decrypted(path, Readable.toWeb(kept) as ReadableStream<Uint8Array>, identityFile)
  const source = Readable.fromWeb(plain as never)
  // Whatever the library says of a piece that does not fit its key, it is damage.
  return source.on('error', (error) => Object.assign(error, { code: 'AGE_DAMAGED' }))
}

export async function textOf({ body }: ArchiveEntry): Promise<string> {
  return new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>).text()
}

export const bytesOf = async ({ body }: ArchiveEntry): Promise<Uint8Array> =>
  new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>).bytes()

const NO_PLACE: Record<string, string> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'this account may not',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
}

const DAMAGES: Record<string, string> = {
  Z_BUF_ERROR: 'its end is missing',
  AGE_DAMAGED: 'some of it was changed, or its end is missing',
  Z_DATA_ERROR: 'what it holds cannot be unpacked: some of it was changed, or it was never compressed',
}

/** The libraries' own words where they have any: not all of their errors do. */
const damageOf = (code: string, message: string): string =>
  DAMAGES[code] ?? (message || 'it ends within a table or file, or holds something else')

function withSentence(error: unknown, path?: string): unknown {
  const { code = '', path: place = path, message = '' } = error as NodeJS.ErrnoException
  const reason = NO_PLACE[code]
  if (reason && place) return new StartError(`${place} cannot be used: ${reason}.`, { cause: error })
  const isDamaged = code in DAMAGES || code.startsWith('Z_') || /\btar\b|checksum|unexpected end/i.test(message)
  if (path && isDamaged)
    return new StartError(`${path} is no backup, or not the whole of one: ${damageOf(code, message)}.`, { cause: error })
  return error
}
