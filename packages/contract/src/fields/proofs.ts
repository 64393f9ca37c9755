// What shows who somebody is. A file of its own: the browser's forms of the second step need no more of the contract.
import { z } from 'zod'

export const givenPassword = z
  .string('required')
  .min(1, 'required')
  .max(200, 'tooLong')
  .meta({ description: 'The password that somebody has, whatever it once had to be like.' })
export const oneTimeCode = z
  .string('required')
  .trim()
  .min(1, 'required')
  .max(40, 'tooLong')
  .meta({ description: 'Six digits of the application, or a recovery code; blanks and hyphens do not count.' })

export const passwordProof = z.strictObject({ password: givenPassword })
export const codeProof = z.strictObject({ code: oneTimeCode })
export const bothProofs = z.strictObject({ password: givenPassword, code: oneTimeCode })
