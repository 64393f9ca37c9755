// Backups that only the owner of a key can read, in the format of age (age-encryption.org/v1): the server knows the public key alone.
import { open, readFile } from 'node:fs/promises'
import { Decrypter, Encrypter } from 'age-encryption'
import { StartError } from '../db/start-error.ts'

type Bytes = ReadableStream<Uint8Array>

const BEGINNING = 'age-encryption.org/v1\n'

export async function isEncrypted(path: string): Promise<boolean> {
  await using handle = await open(path, 'r')
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING.length), 0, BEGINNING.length, 0)
  return buffer.subarray(0, bytesRead).toString('latin1') === BEGINNING
}

/** Encrypts for all of these public keys: the owner of any one of them can decrypt. @throws StartError for a text that is not a public key */
export function encrypterFor(recipients: readonly string[]): Encrypter {
  const encrypter = new Encrypter()
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient)
    } catch (cause) {
      throw new StartError(`BACKUP_RECIPIENT: ${recipient} is no public key of age (they begin with age1).`, { cause })
    }
  }
  return encrypter
}

/** The archive as it was before it was encrypted. @throws StartError without a key, or with the wrong one */
export async function decrypted(path: string, content: Bytes, identityFile: string | undefined): Promise<Bytes> {
  if (!identityFile) throw new StartError(`${path} is encrypted: name the file that holds its key in BACKUP_IDENTITY_FILE.`)
  const decrypter = await decrypterOf(identityFile)
  try {
    return await decrypter.decrypt(content)
  } catch (cause) {
    throw new StartError(`${path} cannot be decrypted with the key in ${identityFile}: it is for another key, or damaged.`, {
      cause,
    })
  }
}

/** As age-keygen writes the file: each line is a key, a comment (#) or empty. */
async function decrypterOf(identityFile: string): Promise<Decrypter> {
  const text = await readFile(identityFile, 'utf8').catch((cause) => {
    throw new StartError(`BACKUP_IDENTITY_FILE: ${identityFile} cannot be read.`, { cause })
  })
  const decrypter = new Decrypter()
  const keys = text.split(/\r?\n/).filter((line) => line.trim() && !line.startsWith('#'))
  try {
    for (const key of keys) decrypter.addIdentity(key.trim())
    if (keys.length > 0) return decrypter
  } catch {
    // The library's own message repeats the secret key, so it is dropped.
  }
  throw new StartError(`BACKUP_IDENTITY_FILE: ${identityFile} holds no key of age (they begin with AGE-SECRET-KEY-).`)
}
