import { randomUUID } from 'node:crypto'
import { chmod, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type Content, checkedKey, type FileStorage, filesUnavailable } from './file-storage.ts'

/** Whoever may read the folder may read everybody's invoices: no other account of the machine does. */
const OWN_FOLDER = 0o700
const OWN_FILE = 0o600

/** Files in a folder of this machine, outside of what the web serves. */
export function openDiskStorage(folder: string): FileStorage {
  const root = resolve(folder)
  const pathOf = (key: string): string => join(root, checkedKey(key))
  return {
    put: async (key, content) => writeDurably(root, pathOf(key), content).catch(refuse),
    get: async (key) => readFile(pathOf(key)).catch(nothingWhenMissing),
    remove: async (key) => rm(pathOf(key), { force: true }).catch(refuse),
    check: async () => tryToWrite(root).catch(refuse),
  }
}

/** A disk that is full or only to be read says so when something is written. */
async function tryToWrite(root: string): Promise<void> {
  const path = join(root, `.${randomUUID()}`)
  await mkdir(root, { recursive: true, mode: OWN_FOLDER })
  // One that was there before may be open to others; of another owner it stays as it is.
  await chmod(root, OWN_FOLDER).catch(() => undefined)
  await writeFile(path, 'x', { mode: OWN_FILE })
  await rm(path)
}

/** Under another name first: whoever reads finds a whole file or none, even after a power cut. */
async function writeDurably(root: string, path: string, content: Content): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true, mode: OWN_FOLDER })
  const unfinished = join(folder, `.${randomUUID()}`)
  try {
    await writeAndSync(unfinished, content)
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    throw error
  }
  for (const changed of [folder, root]) await syncFolder(changed)
}

async function writeAndSync(path: string, content: Content): Promise<void> {
  await using handle = await open(path, 'wx', OWN_FILE)
  if (content instanceof Uint8Array) await handle.writeFile(content)
  else await content.copyTo(path)
  // A copy has the mode of what it was copied from.
  await handle.chmod(OWN_FILE)
  await handle.sync()
}

/** A new name is on disk once its folder is. */
async function syncFolder(path: string): Promise<void> {
  await using handle = await open(path, 'r')
  await handle.sync()
}

function nothingWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  return refuse(error)
}

function refuse(error: unknown): never {
  throw filesUnavailable(error)
}
