import { NOTIFICATION_KINDS } from '@app/contract/news/notification-kinds'
import type { PushChoice } from '@app/domain'
import { expect, test } from 'vitest'
import { isPushed } from './push-choices.ts'

const of = (choice: PushChoice): string[] => NOTIFICATION_KINDS.filter((kind) => isPushed(kind, choice))

const MUST_ACT = [
  'orderIncomplete',
  'orderWaits',
  'orderReadyToPay',
  'billIssued',
  'billVoided',
  'paymentReminder',
  'orderPaid',
  'paymentUndone',
  'paymentProofRefused',
  'purchasePriceProposed',
  'dropshippingQuoted',
  'orderToReview',
  'orderAnswered',
  'packageMatched',
  'purchaseToReview',
  'purchaseAccepted',
  'dropshippingToQuote',
  'dropshippingAccepted',
  'paymentProofReceived',
  'billRequested',
  'refundRequested',
  'approvalRequested',
  'messageReceived',
  'securityNotice',
]
const IMPORTANT = [
  'orderInMiami',
  'orderShipped',
  'orderDelayed',
  'orderRemoved',
  'paymentReceived',
  'creditNoteIssued',
  'refundPaid',
  'refundRefused',
  'refundReturned',
  'incidentOpened',
  'incidentResolved',
  'purchaseCutDown',
  'purchaseRemoved',
  'messageAnswered',
]

test('only what waits for the person', () => expect(of('mustAct')).toEqual(MUST_ACT))

test('what is important: that, what moves a package, and what is mailed', () => {
  expect(of('important').toSorted()).toEqual([...MUST_ACT, ...IMPORTANT].toSorted())
})

test('everything', () => expect(of('all')).toEqual([...NOTIFICATION_KINDS]))
