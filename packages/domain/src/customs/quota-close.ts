import type { Cents } from '../rules/money.ts'

const CLOSE_IN_PERCENT = 80

/** Cents of a year's quota from which a consignee is close to it (office, section 4). */
export const closeToQuotaFrom = (limitInCents: Cents): Cents => Math.ceil((limitInCents * CLOSE_IN_PERCENT) / 100)
