// The second step of signing in: a code of an application (RFC 6238), one of ten recovery codes, or a passkey (W3C WebAuthn).
import { EVERY_DUTY, OWNERS_ALONE, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { done, id, idParams, instant, text } from './fields/fields.ts'
import { bothProofs, codeProof, deviceMark, passwordProof, work } from './fields/proofs.ts'
import { qrCode } from './fields/qr-code.ts'
import { creationOptions, newPasskey, passwordAndPasskey, requestOptions, usedPasskey } from './fields/webauthn.ts'
import { userDetail } from './users.contract.ts'

const passwordAndSecondStep = z.union([z.strictObject(bothProofs.shape), passwordAndPasskey])

export const secondFactor = z.strictObject({
  isOn: z.boolean().meta({ description: 'Codes of an application, or a passkey: the password alone does not open the account.' }),
  confirmedAt: instant.nullable().meta({ description: 'Since when an application makes codes; null while none does.' }),
  passkeys: z.int().meta({ description: 'How many; `GET /auth/passkey` lists them.' }),
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
  qrCode: qrCode.meta({ description: 'The address as a QR code.' }),
})
export type Enrolment = z.output<typeof enrolment>

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/second-factor',
  summary: 'Begins to turn the second step on: answers the secret for the application.',
  description: 'It counts once a code of it was confirmed; beginning again makes another secret.',
  guard: 'ordinary',
  roles: ROLES,
  duties: EVERY_DUTY,
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
  duties: EVERY_DUTY,
  isOpenBeforeEnrolling: true,
  body: codeProof,
  keepsNoAnswer: true,
  response: recoveryCodes,
})

export const turnOffSecondFactor = endpoint({
  method: 'DELETE',
  path: '/auth/second-factor',
  summary: 'Turns the codes of one’s own application off, unless the company requires a second step and there is no other.',
  guard: 'ordinary',
  roles: ROLES,
  duties: EVERY_DUTY,
  body: passwordAndSecondStep,
  response: done,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  summary: 'Makes ten new recovery codes; those before no longer count.',
  guard: 'ordinary',
  roles: ROLES,
  duties: EVERY_DUTY,
  body: passwordAndSecondStep,
  keepsNoAnswer: true,
  response: recoveryCodes,
})

export const removeSecondFactor = endpoint({
  method: 'DELETE',
  path: '/user/{id}/second-factor',
  summary: 'Takes off somebody else’s second step that was lost, passkeys too; all their sessions end.',
  description: 'For whoever lost the telephone and the recovery codes: they sign in with the password alone.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: OWNERS_ALONE,
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
  duties: OWNERS_ALONE,
  body: z.strictObject({ isRequired: z.boolean() }),
  response: secondStepOfStaff,
})

export const passkey = z.strictObject({
  id,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable().meta({ description: 'Null until it was used.' }),
})
export type Passkey = z.output<typeof passkey>

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/auth/passkey',
  summary: 'One’s own passkeys, the newest first.',
  roles: ROLES,
  isOpenBeforeEnrolling: true,
  response: z.array(passkey),
})

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey/options',
  summary: 'Begins to add a passkey: answers what `navigator.credentials.create` is asked with.',
  description: 'The challenge is good once, in this session, for five minutes; beginning again makes another.',
  guard: 'sensitive',
  roles: ROLES,
  duties: EVERY_DUTY,
  isOpenBeforeEnrolling: true,
  keepsNoAnswer: true,
  response: creationOptions,
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey',
  summary: 'Adds a passkey to one’s own account.',
  description:
    'The first second step of an account brings ten recovery codes, told once, and ends every other session of one’s own. At most 20 passkeys each.',
  guard: 'sensitive',
  roles: ROLES,
  duties: EVERY_DUTY,
  isOpenBeforeEnrolling: true,
  body: z.strictObject({ name: text(60), credential: newPasskey }),
  keepsNoAnswer: true,
  response: z.strictObject({
    passkey,
    recoveryCodes: z.array(z.string()).meta({ description: 'Empty where the account has had some before.' }),
  }),
})

export const passkeyName = z.strictObject({ name: text(60) })

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/auth/passkey/{id}',
  summary: 'Gives a passkey of one’s own another name.',
  guard: 'sensitive',
  roles: ROLES,
  duties: EVERY_DUTY,
  params: idParams,
  body: passkeyName,
  response: passkey,
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/auth/passkey/{id}',
  summary: 'Removes a passkey of one’s own; every other session of one’s own ends.',
  description: 'Where the company requires the second step of its staff, the last one stays.',
  guard: 'sensitive',
  roles: ROLES,
  duties: EVERY_DUTY,
  params: idParams,
  response: done,
})

export const askForPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey/challenge',
  summary: 'What `navigator.credentials.get` is asked with to sign in.',
  description: 'It names no account and no passkey: the answer is the same for all.',
  guard: 'ordinary',
  roles: 'anyone',
  body: z.strictObject({ work: work.optional() }),
  keepsNoAnswer: true,
  response: requestOptions,
})

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/auth/signin/passkey',
  summary: 'Begins a session with a passkey alone.',
  description:
    'It signs a challenge of `POST /auth/passkey/challenge`, with its owner verified by finger, face or PIN. Whatever is wrong is 422 `passkeyRefused`.',
  guard: 'ordinary',
  roles: 'anyone',
  body: z.strictObject({ credential: usedPasskey, device: deviceMark.optional() }),
  keepsNoAnswer: true,
  response: z.strictObject({ accessToken: z.string() }),
})

export const askForProof = endpoint({
  method: 'POST',
  path: '/auth/reauthenticate/options',
  summary: 'What `navigator.credentials.get` is asked with to show again who is there.',
  description: 'Names one’s own passkeys. The challenge is good once, in this session, for five minutes.',
  guard: 'ordinary',
  roles: ROLES,
  duties: EVERY_DUTY,
  keepsNoAnswer: true,
  response: requestOptions,
})
