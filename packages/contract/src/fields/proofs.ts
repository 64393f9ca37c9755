// What proves a person's identity. A file of its own: the browser's forms of the second step need no more of the contract.
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

/** Where anybody may try, past a number of tries. */
export const work = z.string().max(4_000, 'tooLong').meta({
  description: 'The solved task of a refusal with 429 `workNeeded`: `{challenge, solution}` of ALTCHA, version 2, as JSON.',
})
export const deviceMark = z
  .string()
  .regex(/^[\w-]{43}$/)
  .meta({
    description:
      'What a browser made up once, 256 bits in base64url: where it has signed in before, its tries are counted apart.',
    example: 'mPzQyZ0n5sC1xW3vB7kT9eL2aD4fG6hJ8uR0oI5tYqE',
  })

export const passwordProof = z.strictObject({ password: givenPassword })
export const codeProof = z.strictObject({ code: oneTimeCode })
export const bothProofs = z.strictObject({ password: givenPassword, code: oneTimeCode })
