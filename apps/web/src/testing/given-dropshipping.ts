import type { Dropshipping, DropshippingDetail } from '@app/contract/dropshipping.contract'
import { idOf, NOW } from './people.ts'

/** Two headphones that a client wishes for, not quoted yet. */
export const aRequest = (changed: Partial<Dropshipping> = {}): Dropshipping => ({
  id: idOf(40),
  code: 'DS-000040',
  version: 3,
  createdAt: NOW,
  updatedAt: NOW,
  status: 'quoting',
  client: { id: idOf(1), code: 'ECU1001', name: 'Ana Paredes' },
  associate: null,
  link: 'https://www.amazon.com/dp/B0TEST',
  description: 'Audífonos inalámbricos',
  title: { kind: 'thing', name: 'Audífonos inalámbricos', more: 0 },
  options: 'Color negro',
  quantity: 2,
  comment: '',
  quote: null,
  answeredAt: null,
  order: null,
  allowedActions: ['change', 'quote'],
  ...changed,
})

/** The same, quoted at 112.35 USD until the 30th of November. */
export const aQuotedRequest = (changed: Partial<Dropshipping> = {}): Dropshipping =>
  aRequest({
    status: 'quoted',
    quote: {
      price: {
        lines: [
          { name: 'goods', amountInCents: 10_000, treatment: 'thirdParty' },
          { name: 'amazonTax', amountInCents: 700, treatment: 'thirdParty' },
          { name: 'purchaseFee', amountInCents: 535, treatment: 'general' },
        ],
        totalInCents: 11_235,
      },
      lastDay: '2026-11-30',
      isExpired: false,
      comment: '',
      quotedAt: NOW,
    },
    allowedActions: ['accept', 'refuse', 'change'],
    ...changed,
  })

/** As its panel reads it. */
export const inDetail = (request: Dropshipping): DropshippingDetail => ({ ...request, timeline: [] })
