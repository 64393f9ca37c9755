export const PAYMENT_METHODS = ['transfer', 'deposit', 'card', 'cash'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
