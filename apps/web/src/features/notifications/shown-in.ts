import type { AuditedRecord } from '@app/contract/fields/audit-words'
import type { NotificationKind } from '@app/contract/notifications.contract'

/** What a notification is about, by how its kind begins, and the first words of the query keys that show it. */
const SHOWN_IN: readonly [beginning: string, names: readonly string[]][] = [
  ['order', ['orders', 'bills', 'bundles', 'accounts']],
  ['receipt', ['orders']],
  ['weighing', ['orders', 'bundles']],
  ['package', ['orders']],
  ['bill', ['bills', 'orders', 'accounts']],
  ['payment', ['bills', 'orders', 'accounts']],
  ['creditNote', ['bills', 'accounts', 'orders']],
  ['refund', ['refunds', 'accounts']],
  ['approval', ['approvals', 'accounts', 'orders']],
  ['incident', ['orders', 'incidents', 'bills', 'accounts']],
  ['purchase', ['purchases', 'orders', 'accounts']],
  ['dropshipping', ['dropshipping', 'orders']],
  ['message', ['conversations']],
  ['security', ['users', 'company']],
]

/** The queries that show a record of which somebody may be told. */
export const ALL_SHOWN: readonly string[] = [...new Set(SHOWN_IN.flatMap(([, names]) => names)), 'dashboard']

/** The queries that show the record of a notification; a kind that is newer than this page names none. */
export const shownIn = (kind: NotificationKind): readonly string[] => {
  const names = SHOWN_IN.find(([beginning]) => kind.startsWith(beginning))?.[1] ?? []
  return names.length > 0 ? [...names, 'dashboard'] : []
}

/** The first words of the query keys that show a record of this kind, or count it. */
const SHOWING: Readonly<Record<AuditedRecord, readonly string[]>> = {
  order: ['orders', 'bundles', 'bundleSuggestion', 'manifests', 'bills', 'clients', 'earnings'],
  purchase: ['purchases', 'orders', 'accounts'],
  bundle: ['bundles', 'bundleSuggestion', 'manifests', 'orders'],
  manifest: ['manifests', 'bundles', 'orders'],
  bill: ['bills', 'orders', 'accounts', 'receivables', 'clients', 'earnings'],
  payment: ['payments', 'bills', 'orders', 'accounts', 'receivables', 'statements', 'clients', 'earnings'],
  paymentProof: ['paymentProofs', 'bills', 'statements'],
  refund: ['refunds', 'accounts', 'payments'],
  settlement: ['settlements', 'earnings'],
  approval: ['approvals'],
  fiscalDocument: ['fiscalDocuments', 'bills'],
  dropshippingRequest: ['dropshipping', 'orders'],
  incident: ['incidents', 'orders', 'bundles', 'accounts'],
  user: ['users', 'clients', 'accounts'],
  authorizedName: ['authorizedNames'],
  conversation: ['conversations'],
  charge: ['charges'],
  tariff: ['tariffs'],
  parameter: ['parameters'],
  company: ['company'],
  drawer: ['accounts'],
  location: ['locations'],
}

/** A kind that is newer than this page names nothing. */
export const showing = (kind: AuditedRecord): readonly string[] => (kind in SHOWING ? [...SHOWING[kind], 'dashboard'] : [])
