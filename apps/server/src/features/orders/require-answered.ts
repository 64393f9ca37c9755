import type { completeOrder as contract } from '@app/contract/order-actions.contract'
import type { MISSING } from '@app/contract/orders.contract'
import { DomainError } from '@app/domain'
import type { z } from 'zod'
import type { OrderFile } from './order-files.ts'
import type { OrderRow } from './orders.table.ts'

type Missing = (typeof MISSING)[number]
type Answer = z.output<(typeof contract)['body']>

/** What was asked for is there (domain, section 5); a refusal says what is not. */
export function requireAnswered(order: OrderRow, answer: Answer, files: readonly OrderFile[]): void {
  const hasSaidSomething = Boolean(answer.tracking || answer.items || answer.comment) || files.length > 0
  const isGiven: Record<Missing, boolean> = {
    invoice: files.some(({ purpose }) => purpose === 'invoice'),
    tracking: Boolean(answer.tracking || order.tracking),
    value: Boolean(answer.items) || order.productValueInCents > 0,
    items: Boolean(answer.items),
    authorizedName: order.consigneeIdentification !== null,
    identification: order.consigneeIdentificationType === 'cedula',
    // What else was asked is for staff to judge.
    categoryLimit: hasSaidSomething,
    other: hasSaidSomething,
  }
  const missing = order.missing.filter((what) => !isGiven[what as Missing])
  if (missing.length > 0) throw new DomainError('stillIncomplete', { missing })
}
