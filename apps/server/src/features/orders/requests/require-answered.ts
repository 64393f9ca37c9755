import type { completeOrder as contract } from '@app/contract/order-actions.contract'
import type { MISSING } from '@app/domain'
import { DomainError, normaliseTracking } from '@app/domain'
import type { z } from 'zod'
import type { OrderRow } from '../orders.table.ts'
import type { OrderFile } from './order-files.ts'

type Missing = (typeof MISSING)[number]
type Answer = z.output<(typeof contract)['body']>

type Beside = {
  files: readonly OrderFile[]
  /** The names of what was saved since it was asked for. */
  saved: ReadonlySet<unknown>
}

/** What was asked for is there (domain, section 5); a refusal says what is not. */
export function requireAnswered(order: OrderRow, answer: Answer, { files, saved }: Beside): void {
  const hasTracking = normaliseTracking(answer.tracking ?? '') !== ''
  const hasSaidSomething = hasTracking || Boolean(answer.items || answer.comment) || files.length > 0 || saved.size > 0
  const isGiven: Record<Missing, boolean> = {
    invoice: files.some(({ purpose }) => purpose === 'invoice'),
    tracking: hasTracking || order.tracking !== null,
    value: Boolean(answer.items) || order.productValueInCents > 0,
    items: Boolean(answer.items) || saved.has('items'),
    authorizedName: order.consigneeIdentification !== null,
    identification: order.consigneeIdentificationType === 'cedula',
    // What else was asked is for staff to judge.
    categoryLimit: answer.way !== undefined || hasSaidSomething,
    other: hasSaidSomething,
  }
  const missing = order.missing.filter((what) => !isGiven[what as Missing])
  if (missing.length > 0) throw new DomainError('stillIncomplete', { missing })
}
