import type { ReportDays } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'

/** Columns manifest_id, day and duty_paid (null while nobody knows it) of the manifests that arrived from one day to another. */
export const arrivedManifests = ({ from, to }: ReportDays): SQL => sql`
  select manifests.id as manifest_id, manifests.arrival_date as day, manifests.duty_paid_in_cents::bigint as duty_paid
  from manifests where manifests.arrival_date between ${from} and ${to}`
