import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { PasswordHashing } from '../../config.ts'

const derive = promisify(argon2)
const SALT_LENGTH_IN_BYTES = 16
const TAG_LENGTH_IN_BYTES = 32
const ENCODED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** The PHC string: $argon2id$v=19$m=…,t=…,p=…$salt$tag. */
export async function hashPassword(password: string, cost: PasswordHashing): Promise<string> {
  const salt = randomBytes(SALT_LENGTH_IN_BYTES)
  const tag = await tagOf(password, salt, cost)
  return `$argon2id$v=19$m=${cost.memoryInKibibytes},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(tag)}`
}

/** Takes as long for an account that does not exist: its answer is then always no. */
export async function isPassword(password: string, encoded: string | null, cost: PasswordHashing): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = ENCODED.exec(encoded ?? '') ?? []
  if (!salt || !tag) {
    await tagOf(password, randomBytes(SALT_LENGTH_IN_BYTES), cost)
    return false
  }
  const used = { memoryInKibibytes: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return timingSafeEqual(await tagOf(password, Buffer.from(salt, 'base64'), used), Buffer.from(tag, 'base64'))
}

/** Whether a new hash would cost something else: the password is hashed anew at the next sign-in. */
export function isOutdated(encoded: string, cost: PasswordHashing): boolean {
  const [, memory, passes, parallelism] = ENCODED.exec(encoded) ?? []
  const { memoryInKibibytes, passes: wantedPasses, parallelism: wantedParallelism } = cost
  return [memory, passes, parallelism].join() !== [memoryInKibibytes, wantedPasses, wantedParallelism].join()
}

const tagOf = (
  password: string,
  nonce: Buffer,
  { memoryInKibibytes: memory, passes, parallelism }: PasswordHashing,
): Promise<Buffer> =>
  derive('argon2id', { message: password.normalize('NFC'), nonce, memory, passes, parallelism, tagLength: TAG_LENGTH_IN_BYTES })

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')
