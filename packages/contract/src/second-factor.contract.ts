// The second step of signing in: a code of an application (RFC 6238), or one of ten recovery codes.
import { ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { done, idParams, instant } from './fields/fields.ts'
import { bothProofs, codeProof, passwordProof } from './fields/proofs.ts'
import { userDetail } from './users.contract.ts'

export const secondFactor = z.strictObject({
  isOn: z.boolean(),
  confirmedAt: instant.nullable().meta({ description: 'Since when; null while it is off.' }),
  recoveryCodesLeft: z.int().meta({ description: 'Of ten.' }),
  isRequired: z
    .boolean()
    .meta({ description: 'The company requires it of all its staff: they cannot turn it off. Never of a client.' }),
})
export type SecondFactor = z.output<typeof secondFactor>

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/auth/second-factor',
  summary: 'Whether one’s own sign-in asks for a second step.',
  roles: ROLES,
  isOpenBeforeEnrolling: true,
  response: secondFactor,
})

export const enrolment = z.strictObject({
  secret: z.string().meta({ description: 'Base32, to be typed where no camera is.' }),
  address: z.string().meta({ description: 'The same for an application on this device: `otpauth://totp/…`.' }),
  qrCode: z.strictObject({ size: z.int(), path: z.string() }).meta({
    description: 'The address as a QR code: a path of SVG, drawn in a square of `size` modules without its quiet zone.',
  }),
})
export type Enrolment = z.output<typeof enrolment>

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/second-factor',
  summary: 'Begins to turn the second step on: answers the secret for the application.',
  description: 'It counts once a code of it was confirmed; beginning again makes another secret.',
  guard: 'ordinary',
  roles: ROLES,
  isOpenBeforeEnrolling: true,
  body: passwordProof,
  keepsNoAnswer: true,
  response: enrolment,
})

export const recoveryCodes = z
  .strictObject({ recoveryCodes: z.array(z.string()) })
  .meta({ description: 'Told once; each lets its owner in once.' })

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/second-factor/confirm',
  summary: 'Turns the second step on with a first code; every other session of one’s own ends.',
  guard: 'ordinary',
  roles: ROLES,
  isOpenBeforeEnrolling: true,
  body: codeProof,
  keepsNoAnswer: true,
  response: recoveryCodes,
})

export const turnOffSecondFactor = endpoint({
  method: 'DELETE',
  path: '/auth/second-factor',
  summary: 'Turns one’s own second step off, unless the house requires it.',
  guard: 'ordinary',
  roles: ROLES,
  body: bothProofs,
  response: done,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  summary: 'Makes ten new recovery codes; those before no longer count.',
  guard: 'ordinary',
  roles: ROLES,
  body: bothProofs,
  keepsNoAnswer: true,
  response: recoveryCodes,
})

export const removeSecondFactor = endpoint({
  method: 'DELETE',
  path: '/user/{id}/second-factor',
  summary: 'Takes off somebody else’s second step that was lost; all their sessions end.',
  description: 'For whoever lost the telephone and the recovery codes: they sign in with the password alone.',
  guard: 'sensitive',
  roles: ['administrator'],
  params: idParams,
  response: userDetail,
})

export const secondStepOfStaff = z.strictObject({
  isRequired: z.boolean(),
  staff: z.int().meta({ description: 'Active associates and administrators, and how many of them have it on.' }),
  staffWithSecondFactor: z.int(),
})
export type SecondStepOfStaff = z.output<typeof secondStepOfStaff>

export const getSecondStepOfStaff = endpoint({
  method: 'GET',
  path: '/company/second-step',
  summary: 'Whether the house requires the second step of its staff, and how many have it on.',
  roles: ['administrator'],
  response: secondStepOfStaff,
})

export const requireSecondStep = endpoint({
  method: 'PUT',
  path: '/company/second-step',
  summary: 'Requires the second step of all staff, or no longer.',
  description: 'Whoever has none yet may then only turn it on. Only an administrator who has it on requires it.',
  guard: 'sensitive',
  roles: ['administrator'],
  body: z.strictObject({ isRequired: z.boolean() }),
  response: secondStepOfStaff,
})
