import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { FileStorage } from './file-storage.ts'

/** Files in a folder of this machine, outside of what the web serves. */
export function openDiskStorage(folder: string): FileStorage {
  const root = resolve(folder)
  const pathOf = (key: string): string => {
    const path = resolve(root, key)
    if (!path.startsWith(root + sep)) throw new RangeError(`not a key of this storage: ${key}`)
    return path
  }
  return {
    put: (key, content) => writeDurably(pathOf(key), content),
    get: (key) => readFile(pathOf(key)).catch(nothingWhenMissing),
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

/** Under another name first: whoever reads finds a whole file or none, even after a power cut. */
async function writeDurably(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = join(dirname(path), `.${randomUUID()}`)
  const handle = await open(unfinished, 'wx')
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, path)
}

function nothingWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
