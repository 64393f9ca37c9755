import { NOTIFICATION_KINDS } from '@app/contract/news/notification-kinds'
import { expect, test } from 'vitest'
import { preferenceGroups } from './preference-groups.ts'

const CHANNEL = { isEnabled: true, isEnabledByDefault: true, canBeDisabled: true }
const of = (kinds: readonly (typeof NOTIFICATION_KINDS)[number][]) =>
  preferenceGroups(kinds.map((kind) => ({ kind, bell: CHANNEL, mail: CHANNEL })))

test('every kind is in one group', () => {
  const grouped = of(NOTIFICATION_KINDS).flatMap(({ members }) => members.map(({ kind }) => kind))

  expect(grouped.toSorted()).toEqual([...NOTIFICATION_KINDS].sort())
})

test('what is about money stands together', () => {
  const [group] = of(['orderReadyToPay', 'billIssued', 'paymentUndone'])

  expect(group).toMatchObject({ group: 'payments', members: [{}, {}, {}] })
})

test('a group without any is not there', () => {
  expect(of(['purchaseToReview', 'orderToReview']).map(({ group }) => group)).toEqual(['orders', 'purchases'])
})
