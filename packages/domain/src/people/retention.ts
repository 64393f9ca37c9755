import type { ParameterKey } from '../rules/parameter-catalogue.ts'

/** What is removed by itself once it is old enough, and the parameter that says how old; docs/privacy.md says why. */
export const RETENTION_KINDS = {
  sessions: 'keepSessions',
  devices: 'keepDevices',
  mails: 'keepMails',
  notifications: 'keepNotifications',
  packageDetails: 'keepPackageDetails',
  photos: 'keepPhotos',
  eventValues: 'keepEventValues',
  customsPapers: 'keepCustomsPapers',
  bookPapers: 'keepBookPapers',
} as const satisfies Record<string, ParameterKey>
export type RetentionKind = keyof typeof RETENTION_KINDS

const DAY_IN_MILLISECONDS = 86_400_000
const IN_YEARS: readonly RetentionKind[] = ['customsPapers', 'bookPapers']

/** What is older than this instant is removed; days are of 24 hours, years those of the calendar. */
export function keptSince(kind: RetentionKind, values: Record<ParameterKey, number>, at: Date): Date {
  const length = values[RETENTION_KINDS[kind]]
  if (!IN_YEARS.includes(kind)) return new Date(at.getTime() - length * DAY_IN_MILLISECONDS)
  const since = new Date(at)
  since.setUTCFullYear(at.getUTCFullYear() - length)
  return since
}
