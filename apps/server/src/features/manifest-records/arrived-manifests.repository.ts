import { type SQL, sql } from 'drizzle-orm'

/** Columns manifest_id, day and duty_paid (null while nobody knows it) of those of these manifests that arrived. */
export const arrivedManifests = (manifestIds: SQL): SQL => sql`
  select manifests.id as manifest_id, manifests.arrival_date as day, manifests.duty_paid_in_cents::bigint as duty_paid
  from manifests where manifests.id in (${manifestIds}) and manifests.arrival_date is not null`
