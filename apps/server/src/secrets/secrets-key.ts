import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { isKey, keyText, newKey } from './locked-secret.ts'

type Place = Pick<Config, 'secretsKey' | 'databaseUrl' | 'dataDirectory'>

/** Beside the embedded database, whose machine is the only one: other databases have several, and each is given the key. */
export const keyFileIn = (dataDirectory: string): string => join(dataDirectory, 'secrets.key')

/** null where there is none, or the file beside the data holds none: what it locked up does not open. */
export async function secretsKeyOf({ secretsKey, databaseUrl, dataDirectory }: Place): Promise<Buffer | null> {
  if (secretsKey) return secretsKey
  return databaseUrl === undefined ? keyIn(keyFileIn(dataDirectory)) : null
}

/** As above, and made where the data is the program's own and has none yet. */
export async function neededSecretsKey(place: Place): Promise<Buffer | null> {
  if (!place.secretsKey && place.databaseUrl === undefined) await makeKeyFile(keyFileIn(place.dataDirectory))
  return secretsKeyOf(place)
}

/** A new key in a file that only its owner reads. One that is there stays. */
export async function makeKeyFile(path: string): Promise<void> {
  try {
    await writeFile(path, `${keyText(newKey())}\n`, { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** null where there is no file, or no key in it. */
export async function keyIn(path: string): Promise<Buffer | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return isKey(text.trim()) ? Buffer.from(text.trim(), 'base64') : null
}

/** The file becomes the one beside the data: copied first, so that it may come from elsewhere, and put in its place at once. */
export async function takeKeyFile(path: string, dataDirectory: string): Promise<void> {
  const place = keyFileIn(dataDirectory)
  await rm(`${place}.next`, { force: true })
  await writeFile(`${place}.next`, await readFile(path), { flag: 'wx', mode: 0o600, flush: true })
  await rename(`${place}.next`, place)
  if (path !== place) await rm(path)
}
