// What somebody signs in with.
import { z } from 'zod'
import { deviceMark, oneTimeCode, work } from './proofs.ts'
import { insteadOfCode } from './webauthn.ts'

export const credentials = z.strictObject({
  email: z.string('required').trim().toLowerCase().min(1, 'required').max(254, 'tooLong'),
  password: z.string('passwordRequired').min(1, 'passwordRequired').max(200, 'tooLong'),
  code: oneTimeCode.optional().meta({ description: 'Of an account whose sign-in has a second step; the others send none.' }),
  passkey: insteadOfCode.optional(),
  device: deviceMark.optional(),
  work: work.optional(),
})
