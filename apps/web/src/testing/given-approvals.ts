import type { Approval } from '@app/contract/fields/approvals'
import { CLIENT } from './given-payments.ts'
import { idOf, NOW } from './people.ts'

/** A debt of 12.00 of CLIENT that Ana asked to give up. */
export const givenApproval = (changed: Partial<Approval> = {}): Approval => ({
  ...{ id: idOf(80), code: 'APR-000080', version: 1, createdAt: NOW, updatedAt: NOW, status: 'asked', kind: 'writeOff' },
  ...{ call: 'POST /account/write-off', record: { kind: 'account', id: CLIENT.id, code: CLIENT.code }, client: CLIENT },
  ...{ amountInCents: 1_200, reason: 'No contesta desde julio.', answeredBy: null, answeredAt: null, answer: '' },
  askedBy: { id: idOf(81), code: 'ana@puente.test', name: 'Ana Pide' },
  ...{ endsAt: NOW, actsAt: null, isOutdated: false, allowedActions: ['approve', 'refuse'] },
  ...changed,
})
