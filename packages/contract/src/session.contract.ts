import { IDENTIFICATION_TYPES, LANGUAGES, MIN_PASSWORD_LENGTH, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { agreedTexts } from './fields/agreed-texts.ts'
import { date, done, email, id, idParams, instant, text, withIdentification } from './fields/fields.ts'
import { phone } from './fields/phone.ts'
import { deviceMark, givenPassword, oneTimeCode, work } from './fields/proofs.ts'

export const password = z.string('required').min(MIN_PASSWORD_LENGTH, 'weakPassword').max(200, 'tooLong')

export const credentials = z.strictObject({
  email: z.string('required').trim().toLowerCase().min(1, 'required').max(254, 'tooLong'),
  password: z.string('passwordRequired').min(1, 'passwordRequired').max(200, 'tooLong'),
  code: oneTimeCode.optional().meta({ description: 'Of an account whose sign-in has a second step; the others send none.' }),
  device: deviceMark.optional(),
  work: work.optional(),
})

export const signIn = endpoint({
  method: 'POST',
  path: '/auth/signin',
  summary: 'Begins a session.',
  description:
    'One sentence for every failed sign-in, whether or not the account exists. The second step is asked for (401 `secondFactorNeeded`) after the right password alone.',
  guard: 'ordinary',
  roles: 'anyone',
  body: credentials,
  keepsNoAnswer: true,
  response: z.strictObject({ accessToken: z.string() }),
})

export const account = withIdentification({
  firstName: text(80),
  lastName: text(80),
  birthDate: date,
  phone,
  email,
  province: text(60),
  city: text(80),
  address: text(200),
  password,
  language: z.enum(LANGUAGES).default('es'),
  agreedTexts: agreedTexts.optional(),
  work: work.optional(),
})

export const signUp = endpoint({
  method: 'POST',
  path: '/auth/signup',
  summary: 'Opens a client’s account.',
  description: 'Agreeing to the texts is optional: without it nothing is recorded, and the application asks at the next sign-in.',
  guard: 'ordinary',
  roles: 'anyone',
  body: account,
  response: z.strictObject({ id, casilleroCode: z.string() }),
})

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends this session.',
  guard: 'ordinary',
  roles: ROLES,
  isOpenBeforeEnrolling: true,
  response: done,
})

export const me = z.strictObject({
  id,
  version: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  identificationType: z.enum(IDENTIFICATION_TYPES),
  identification: z.string(),
  // Domain, section 4.
  isIdentificationLocked: z
    .boolean()
    .meta({ description: 'After the first order the identification stays, or the yearly quota could be evaded.' }),
  birthDate: z.string(),
  username: z.string(),
  userType: z.int(),
  province: z.string(),
  city: z.string(),
  address: z.string(),
  language: z.enum(LANGUAGES),
  role: z.strictObject({ isAdmin: z.boolean(), isAssociate: z.boolean() }),
  casilleroCode: z.string().nullable().meta({ description: "The client's own code in Miami; none for staff." }),
  hasDiscount: z.boolean(),
  mustTurnOnSecondFactor: z.boolean().meta({
    description: 'The house requires the second step, and this person has none yet: until then they may do nothing else.',
  }),
})
export type Me = z.output<typeof me>

export const getMe = endpoint({
  method: 'GET',
  path: '/auth/me',
  summary: 'Who is signed in.',
  roles: ROLES,
  isOpenBeforeEnrolling: true,
  response: me,
})

export const listRoles = endpoint({
  method: 'GET',
  path: '/role',
  summary: 'The roles and their numbers.',
  roles: ROLES,
  isOpenBeforeEnrolling: true,
  response: z.array(z.strictObject({ value: z.int(), name: z.enum(ROLES) })),
})

// Specification, section 8.
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Asks for a mail that lets one set a new password.',
  description: 'Answers the same whether the account exists or not.',
  guard: 'ordinary',
  roles: 'anyone',
  body: z.strictObject({ email, device: deviceMark.optional(), work: work.optional() }),
  response: done,
})

export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/reset-password/confirm',
  summary: 'Sets a new password with the token of the mail.',
  guard: 'ordinary',
  roles: 'anyone',
  body: z.strictObject({ token: text(200), password, work: work.optional() }),
  response: done,
})

export const issuePasswordLink = endpoint({
  method: 'POST',
  path: '/user/{id}/password-link',
  summary: 'A link with which somebody chooses a password, for staff to pass on where no mail can be sent.',
  description:
    'Works once: for a day where the person has no password yet, else for an hour. Older links of the same person end. The person and all administrators are told. Refused where there is a mail server (`linkIsMailed`).',
  guard: 'sensitive',
  roles: ['administrator'],
  params: idParams,
  keepsNoAnswer: true,
  response: z.strictObject({ link: z.string(), expiresAt: instant }),
})

export const profile = withIdentification({
  firstName: text(80),
  lastName: text(80),
  birthDate: date,
  phone,
  province: text(60),
  city: text(80),
  address: text(200),
  language: z.enum(LANGUAGES),
})

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/auth/update-profile',
  summary: 'Changes one’s own data.',
  guard: 'sensitive',
  roles: ROLES,
  body: profile,
  edits: 'user',
  response: me,
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/auth/change-password',
  summary: 'Changes one’s own password; every other session ends.',
  guard: 'ordinary',
  roles: ROLES,
  body: z.strictObject({ currentPassword: givenPassword, newPassword: password }),
  response: done,
})

export const openSession = z.strictObject({
  id,
  createdAt: instant,
  lastUsedAt: instant,
  userAgent: z.string(),
  isCurrent: z.boolean(),
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  summary: 'One’s own open sessions.',
  roles: ROLES,
  response: z.array(openSession),
})
export const closeOtherSessions = endpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  summary: 'Ends every session of one’s own but this one.',
  guard: 'sensitive',
  roles: ROLES,
  response: done,
})

export const reauthenticate = endpoint({
  method: 'POST',
  path: '/auth/reauthenticate',
  summary: 'Shows again who is there, for what asks for it.',
  description:
    'For what asks who is there (403 `reauthenticationNeeded`): a code where the second step is on, else the password.',
  guard: 'ordinary',
  roles: ROLES,
  body: z.union([z.strictObject({ password: givenPassword }), z.strictObject({ code: oneTimeCode })]),
  response: done,
})

export const exportMyData = endpoint({
  method: 'GET',
  path: '/auth/my-data',
  summary: 'Everything that is stored about the person who asks, as a ZIP.',
  description:
    'JSON for each kind of record, one’s own files up to 256 MB (links to the rest), and an index in the language of `accept-language`. It is read while it is sent. On record.',
  guard: 'sensitive',
  roles: ROLES,
  budget: 'exportsPerHour',
  response: 'file',
})
