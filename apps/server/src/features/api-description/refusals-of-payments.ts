// What the rules of calls about payments refuse. Written by hand.
import type { Problem } from '@app/domain'

export const REFUSALS_OF_PAYMENTS: Record<string, readonly Problem[]> = {
  getPayment: ['paymentNotFound'],
  createPayment: [
    'clientNotFound',
    'billNotFound',
    'NOT_FOUND',
    'paymentLooksRepeated',
    'companyAccountNotFound',
    'creditExceeded',
    'amountDiffers',
    'dayInFuture',
    'billChangedMeanwhile',
  ],
  undoPayment: ['paymentNotFound', 'paymentActionNotAllowed', 'billNotFound', 'billChangedMeanwhile'],
}
