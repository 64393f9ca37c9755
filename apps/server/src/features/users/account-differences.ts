import { isDeepStrictEqual } from 'node:util'
import { dutiesOf } from '@app/domain'
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
export const accountDifferences = (before: Account, after: Account) => ({
  ...plainDifferences(before, after),
  ...(before.duties !== after.duties &&
    !isDeepStrictEqual(dutiesOf(before), dutiesOf(after)) && {
      duties: { from: dutiesOf(before).join(', '), to: dutiesOf(after).join(', ') },
    }),
})

const plainDifferences = (before: Account, after: Account) =>
  Object.fromEntries(
    TOLD.filter((name) => before[name] !== after[name]).map((name) => [name, { from: before[name], to: after[name] }]),
  )
