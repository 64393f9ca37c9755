// What a browser and this server tell each other about passkeys: the JSON of W3C WebAuthn level 3, as far as it is read here.
import { z } from 'zod'
import { givenPassword } from './proofs.ts'

const base64url = (mostLetters: number) =>
  z
    .string('required')
    .regex(/^[\w-]+$/, 'invalid')
    .max(mostLetters, 'tooLong')

/** At most 1,023 bytes (WebAuthn, 5.1). */
const credentialId = base64url(1_364)
const PUBLIC_KEY = z.literal('public-key')
const transports = z.array(z.string().max(30)).max(10)

const named = z.strictObject({ type: PUBLIC_KEY, id: credentialId, transports })

/** What `navigator.credentials.create` is asked with. */
export const creationOptions = z.strictObject({
  challenge: z.string().meta({ description: 'Good once, in this session, for five minutes.' }),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: PUBLIC_KEY, alg: z.int() })),
  timeout: z.int().meta({ description: 'Milliseconds.' }),
  attestation: z.literal('none'),
  excludeCredentials: z.array(named),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})
export type CreationOptions = z.output<typeof creationOptions>

/** What `navigator.credentials.get` is asked with. */
export const requestOptions = z.strictObject({
  challenge: z.string().meta({ description: 'Good once, for five minutes.' }),
  rpId: z.string(),
  timeout: z.int().meta({ description: 'Milliseconds.' }),
  userVerification: z.literal('required'),
  allowCredentials: z.array(named).meta({ description: 'Empty before the sign-in: the person chooses.' }),
})
export type RequestOptions = z.output<typeof requestOptions>

const LATER_LEVELS = 'As `PublicKeyCredential.toJSON()` writes it; members that are not listed are left unread.'

/** Answered by `navigator.credentials.create`. */
export const newPasskey = z
  .object({
    id: credentialId,
    rawId: credentialId,
    type: PUBLIC_KEY,
    response: z.object({
      clientDataJSON: base64url(8_000),
      attestationObject: base64url(32_000),
      transports: transports.optional(),
    }),
  })
  .meta({ description: LATER_LEVELS })
export type NewPasskey = z.output<typeof newPasskey>

/** Answered by `navigator.credentials.get`. */
export const usedPasskey = z
  .object({
    id: credentialId,
    rawId: credentialId,
    type: PUBLIC_KEY,
    response: z.object({
      clientDataJSON: base64url(8_000),
      authenticatorData: base64url(8_000),
      signature: base64url(8_000),
      userHandle: base64url(200).optional(),
    }),
  })
  .meta({ description: LATER_LEVELS })
export type UsedPasskey = z.output<typeof usedPasskey>

export const insteadOfCode = usedPasskey.meta({
  description: 'Instead of a code: one of the account’s, with a challenge of `POST /auth/passkey/challenge`.',
})
export const passkeyProof = z.strictObject({ passkey: usedPasskey })
export const passwordAndPasskey = z.strictObject({ password: givenPassword, passkey: usedPasskey })
