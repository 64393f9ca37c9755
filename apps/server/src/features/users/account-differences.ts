import type { Account } from './users.repository.ts'

/** Never the password, whose hash is part of the row. */
const TOLD = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'birthDate',
  'province',
  'city',
  'address',
  'language',
  'status',
  'hasDiscount',
  'identification',
  'isAdmin',
  'isAssociate',
  'isCourier',
] as const

/** What an event says of a change: field by field, from what to what. */
export const accountDifferences = (before: Account, after: Account) =>
  Object.fromEntries(
    TOLD.filter((name) => before[name] !== after[name]).map((name) => [name, { from: before[name], to: after[name] }]),
  )
