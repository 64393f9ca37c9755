import type { AuditedRecord } from '@app/contract/fields/audit-words'
import { NOTIFICATION_KINDS } from '@app/contract/news/notification-kinds'
import type { NotificationKind } from '@app/contract/notifications.contract'
import { expect, test } from 'vitest'
import { showing, shownIn } from './shown-in.ts'

test.each(NOTIFICATION_KINDS)('%s has lists that show its record', (kind) => {
  expect(shownIn(kind).length).toBeGreaterThan(1)
})

test('a purchase is shown among the purchases, as an order once it became one, and on the account that it takes from', () => {
  expect(shownIn('purchaseApproved')).toEqual(['purchases', 'orders', 'accounts', 'dashboard'])
})

test('a refund is shown among the refunds, and on the statement of the account it left', () => {
  expect(shownIn('refundPaid')).toEqual(['refunds', 'accounts', 'dashboard'])
})

test('a kind that this page does not know asks for nothing', () => {
  expect(shownIn('cameLater' as NotificationKind)).toEqual([])
})

test('a manifest is shown among the manifests, their bundles and packages, and in the counts of the desktop', () => {
  expect(showing('manifest')).toEqual(['manifests', 'bundles', 'orders', 'dashboard'])
})

test('a kind of record that this page does not know asks for nothing', () => {
  expect(showing('cameLater' as AuditedRecord)).toEqual([])
})
