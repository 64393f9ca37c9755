import type { PasswordHashing } from '../../config.ts'
import { hashPassword } from './password-hash.ts'
import { bare, newRecoveryCode, RECOVERY_CODES } from './recovery-code.ts'

/** `codes` as the owner reads them, `hashes` as the database keeps them. */
export async function makeRecoveryCodes(hashing: PasswordHashing): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  const hashes: string[] = []
  // One after the other: each takes 19 MiB for its time.
  for (const code of codes) hashes.push(await hashPassword(bare(code), hashing))
  return { codes, hashes }
}
