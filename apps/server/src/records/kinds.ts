// Every kind of record, by the name that endpoints (`edits`) and files know it by.
import type { EditableRecord } from '@app/contract'
import { refundKind } from '../features/accounts/refunds.kind.ts'
import { authorizedNameKind } from '../features/authorized-names/authorized-names.kind.ts'
import { billKind } from '../features/bills/bills.kind.ts'
import { bundleKind } from '../features/bundles/bundles.kind.ts'
import { chargeKind } from '../features/charges/charges.kind.ts'
import { conversationKind } from '../features/conversations/conversations.kind.ts'
import { dropshippingKind } from '../features/dropshipping/dropshipping.kind.ts'
import type { FileRecordKind } from '../features/files/files.table.ts'
import { incidentKind } from '../features/incidents/incidents.kind.ts'
import { manifestKind } from '../features/manifest-records/manifests.kind.ts'
import { orderKind } from '../features/orders/orders.kind.ts'
import { purchaseKind } from '../features/purchases/purchases.kind.ts'
import { savedViewKind } from '../features/saved-views/saved-views.kind.ts'
import { tariffKind } from '../features/tariffs/tariffs.kind.ts'
import { userKind } from '../features/users/users.kind.ts'
import type { RecordKind } from './record-kind.ts'

export type OnlyOne = 'company' | 'fiscalSettings'

/** The company and its settings at the SRI are not among them: each is one row, and no record of many. Nor is a payment, which is only ever added. */
export const KINDS: Record<Exclude<EditableRecord, OnlyOne> | Exclude<FileRecordKind, 'payment'>, RecordKind> = {
  order: orderKind,
  bundle: bundleKind,
  manifest: manifestKind,
  bill: billKind,
  purchase: purchaseKind,
  dropshipping: dropshippingKind,
  dropshippingRequest: dropshippingKind,
  user: userKind,
  authorizedName: authorizedNameKind,
  refund: refundKind,
  charge: chargeKind,
  tariff: tariffKind,
  incident: incidentKind,
  savedView: savedViewKind,
  conversation: conversationKind,
}
