// How old what a client owes is, as an accountant reads it at month's end (office, section 3).

export const RECEIVABLE_AGES = ['days0to7', 'days8to15', 'days16to30', 'days31to60', 'over60'] as const
export type ReceivableAge = (typeof RECEIVABLE_AGES)[number]

/** Of a promise to pay: its day is still to come, it passed without the money, or the money came. */
export const PAYMENT_PROMISE_STATES = ['open', 'broken', 'kept'] as const
export type PaymentPromiseState = (typeof PAYMENT_PROMISE_STATES)[number]

/** In days, both included; the last one has no end. */
export const DAYS_OF_AGE: Readonly<Record<ReceivableAge, { from: number; to: number | null }>> = {
  days0to7: { from: 0, to: 7 },
  days8to15: { from: 8, to: 15 },
  days16to30: { from: 16, to: 30 },
  days31to60: { from: 31, to: 60 },
  over60: { from: 61, to: null },
}
