// What the form of an account holds, and what of it is sent: only changed fields, so that another actor's change is not overwritten.
import type { newAccount, UserDetail } from '@app/contract/users.contract'
import type { z } from 'zod'
import { ApiError } from '../../api/api-error.ts'
import type { AccountChanges } from './user-accounts.queries.ts'

export type AccountValues = z.input<typeof newAccount>
export type AccountInput = z.output<typeof newAccount>

export const emptyAccount = (userType: number): AccountValues => ({
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  identificationType: 'cedula',
  identification: '',
  birthDate: null,
  province: '',
  city: '',
  address: '',
  language: 'es',
  userType,
  hasDiscount: false,
})

export const valuesOf = (user: UserDetail): AccountValues => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phone: user.phone,
  identificationType: user.identificationType,
  identification: user.identification,
  birthDate: user.birthDate,
  province: user.province,
  city: user.city,
  address: user.address,
  language: user.language,
  userType: user.userType,
  hasDiscount: user.hasDiscount,
})

const PLAIN = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'birthDate',
  'province',
  'city',
  'address',
  'language',
  'hasDiscount',
] as const

/** Null where nothing was changed. The type and whether the account is active are changed by acts of their own. */
export function changesOf(before: UserDetail, values: AccountInput): AccountChanges | null {
  const changed = PLAIN.filter((name) => values[name] !== before[name])
  const { identificationType: type, identification: number } = values
  const hasIdentification = type !== before.identificationType || number !== before.identification
  if (changed.length === 0 && !hasIdentification) return null
  return {
    ...Object.fromEntries(changed.map((name) => [name, values[name]])),
    ...(hasIdentification ? { identification: { type, number } } : {}),
  }
}

/** The call names type and number as one value; in the form they are two fields. */
export function atFormFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { status: statusCode, code, message, details } = error
  const fields = details.fields?.map((problem) => ({ ...problem, path: formField(problem.path) }))
  const field = typeof details.field === 'string' ? formField(details.field) : undefined
  return new ApiError({
    statusCode,
    code,
    message,
    details: { ...details, ...(fields ? { fields } : {}), ...(field ? { field } : {}) },
  })
}

const FIELD_OF: Readonly<Record<string, string>> = {
  'identification.number': 'identification',
  'identification.type': 'identification',
}

const formField = (path: string): string => FIELD_OF[path] ?? path
