import { businessDay, DomainError, daysBefore, monthUntil, type ReportDays } from '@app/domain'
import { now } from '../../clock.ts'

export type DaysAsked = { from?: string | undefined; to?: string | undefined }

/** Both days or none, as lists have it; without days, this month until today. And as many days right before. */
export function daysAsked({ from, to }: DaysAsked): { days: ReportDays; before: ReportDays } {
  if (from === undefined && to === undefined) return withBefore(monthUntil(businessDay(now())))
  if (from === undefined) throw new DomainError('fieldRequired', { field: 'from' })
  if (to === undefined) throw new DomainError('fieldRequired', { field: 'to' })
  if (to < from) throw new DomainError('dateRangeReversed', { field: 'to' })
  return withBefore({ from, to })
}

const withBefore = (days: ReportDays) => ({ days, before: daysBefore(days) })
