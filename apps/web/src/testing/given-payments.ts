import type { Bill } from '@app/contract/bills.contract'
import type { Payment } from '@app/contract/payments.contract'
import { idOf, NOW } from './people.ts'

export const CLIENT = { id: idOf(8), code: 'UIO-1008', name: 'Luz Paz' }

const person = { authorizedNameId: null, name: CLIENT.name, identificationType: 'cedula' as const, identification: '1712345678' }

/** A bill of CLIENT that waits for 40.70. */
export const givenBill = (changed: Partial<Bill> = {}): Bill => ({
  ...{ id: idOf(40), code: 'FAC-000040', version: 1, createdAt: '2026-01-05T15:00:00.000Z', updatedAt: NOW },
  ...{ status: 'pendingPayment', isFinished: false, client: CLIENT, pickup: person, orders: [], applied: [] },
  invoiceOwner: { name: CLIENT.name, identificationType: 'cedula', identification: '1712345678', email: '', address: '' },
  ...{ subtotalInCents: 1_800, ivaInBasisPoints: 1_500, taxInCents: 270, dutyInCents: 2_000 },
  ...{ totalInCents: 4_070, creditedInCents: 0, dueInCents: 4_070, voidReason: null, allowedActions: ['confirmPayment'] },
  ...changed,
})

export const givenPayment = (changed: Partial<Payment> = {}): Payment => ({
  ...{ id: idOf(50), code: 'PAG-000050', client: CLIENT, amountInCents: 8_000, applications: [], receivedOn: '2026-01-05' },
  ...{ method: 'transfer', account: null, reference: '', note: '', proofs: [], reversesId: null, reason: null },
  ...{ reversedBy: null, actor: null, at: NOW, allowedActions: [] },
  ...changed,
})
