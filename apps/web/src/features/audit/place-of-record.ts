import type { AuditEvent } from '@app/contract/fields/audited-event'
import { ADMINISTRATOR_PATHS, addressOf, bundleAddress, purchaseAddress } from '@app/contract/paths'

type Kind = AuditEvent['record']['kind']

const PLACES: Partial<Record<Kind, (id: string) => string>> = {
  order: (open) => addressOf(ADMINISTRATOR_PATHS.orders, { open }),
  purchase: (id) => purchaseAddress('administrator', id),
  bundle: (id) => bundleAddress('administrator', id),
  manifest: (open) => addressOf(ADMINISTRATOR_PATHS.manifests, { open }),
  bill: (open) => addressOf(ADMINISTRATOR_PATHS.bills, { open }),
  refund: (open) => addressOf(ADMINISTRATOR_PATHS.refunds, { open }),
  approval: (open) => addressOf(ADMINISTRATOR_PATHS.approvals, { open }),
  dropshippingRequest: (open) => addressOf(ADMINISTRATOR_PATHS.dropshipping, { open }),
  user: (open) => addressOf(ADMINISTRATOR_PATHS.users, { open }),
  parameter: () => ADMINISTRATOR_PATHS.parameters,
  charge: () => addressOf(ADMINISTRATOR_PATHS.parameters, { view: 'charges' }),
  tariff: () => addressOf(ADMINISTRATOR_PATHS.parameters, { view: 'tariffs' }),
  company: () => addressOf(ADMINISTRATOR_PATHS.parameters, { view: 'company' }),
  drawer: () => addressOf(ADMINISTRATOR_PATHS.drawers, { view: 'drawers' }),
  location: () => addressOf(ADMINISTRATOR_PATHS.parameters, { view: 'shelves' }),
}

/** Where an administrator opens it; nothing of what has no screen of its own, or is gone. */
export const placeOfRecord = ({ kind, id, name }: AuditEvent['record']): string | null => {
  const isThere = name !== null || kind === 'parameter' || kind === 'company'
  return isThere ? (PLACES[kind]?.(id) ?? null) : null
}
