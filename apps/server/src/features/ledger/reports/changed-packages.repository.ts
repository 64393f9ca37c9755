// Packages, bills and manifests whose kept figures may no longer be what the records say: what triggers told of (migration 0079) and nobody has kept anew.
import { type SQL, sql } from 'drizzle-orm'

/** Of these manifests the ids of those whose costs are known: only there does one package's weight move what the others bear. */
export type CostedManifests = (manifestIds: SQL) => SQL

export const ALL_CHANGES = sql`select changed, record_id from figure_changes`

/** Their ids, each once, as column order_id. `changes` has columns changed and record_id. */
export const changedPackages = (changes: SQL, costedManifests: CostedManifests): SQL => sql`
  with changes as materialized (${changes}), shared as (
    select record_id as manifest_id from changes where changed = 'manifest'
    union select costed.id from (${costedManifests(sql`
      select bundles.manifest_id from changes join bundles on bundles.id = changes.record_id where changes.changed = 'sharesOfBundle'`)}) as costed
  )
  select record_id as order_id from changes where changed = 'package'
  union select orders.id from changes join orders on orders.bundle_id = changes.record_id where changes.changed = 'bundle'
  union select bill_orders.order_id from changes join bill_orders on bill_orders.bill_id = changes.record_id where changes.changed = 'bill'
  union select orders.id from shared join bundles on bundles.manifest_id = shared.manifest_id join orders on orders.bundle_id = bundles.id`

/** Those whose documents something changed, as column bill_id. */
export const changedBills = (changes: SQL): SQL =>
  sql`select distinct record_id as bill_id from (${changes}) as changes where changed in ('bill', 'sales')`

/** Those whose declarations something changed, as column manifest_id: its own, or of one of its bundles or packages. */
export const changedManifests = (changes: SQL, costedManifests: CostedManifests): SQL => sql`
  with changes as materialized (${changes})
  select record_id as manifest_id from changes where changed = 'manifest'
  union select bundles.manifest_id from changes join bundles on bundles.id = changes.record_id where changes.changed in ('bundle', 'sharesOfBundle')
  union select bundles.manifest_id from (${changedPackages(sql`select changed, record_id from changes where changed in ('package', 'bill')`, costedManifests)}) as packages
    join orders on orders.id = packages.order_id join bundles on bundles.id = orders.bundle_id`
