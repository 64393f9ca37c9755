import { NOTIFICATION_KINDS } from '@app/contract/news/notification-kinds'
import * as domain from '@app/domain'

/** Lists of words that stand in many places: a generated client has one type for each. */
const NAMED_ENUMS: Record<string, readonly string[]> = {
  Role: domain.ROLES,
  IdentificationType: domain.IDENTIFICATION_TYPES,
  Service: domain.SERVICES,
  Category: domain.CATEGORIES,
  OrderStatus: domain.ORDER_STATUSES,
  OrderAction: domain.ORDER_ACTIONS,
  PurchaseStatus: domain.PURCHASE_STATUSES,
  PurchaseAction: domain.PURCHASE_ACTIONS,
  BundleStatus: domain.BUNDLE_STATUSES,
  BundleAction: domain.BUNDLE_ACTIONS,
  ManifestStatus: domain.MANIFEST_STATUSES,
  ManifestAction: domain.MANIFEST_ACTIONS,
  BillStatus: domain.BILL_STATUSES,
  BillAction: domain.BILL_ACTIONS,
  DropshippingStatus: domain.DROPSHIPPING_STATUSES,
  DropshippingAction: domain.DROPSHIPPING_ACTIONS,
  IncidentStatus: domain.INCIDENT_STATUSES,
  EarningStatus: domain.EARNING_STATUSES,
  SettlementStatus: domain.SETTLEMENT_STATUSES,
  PriceLineName: domain.PRICE_LINE_NAMES,
  ParameterKey: Object.keys(domain.PARAMETER_CATALOGUE),
  Missing: domain.MISSING,
  PaymentMethod: domain.PAYMENT_METHODS,
  NotificationKind: NOTIFICATION_KINDS,
  Language: domain.LANGUAGES,
}

export const namedEnums = (): [name: string, values: readonly string[]][] => Object.entries(NAMED_ENUMS)

/** The name of exactly these words in this order; none where they are nobody's. */
export const nameOfEnum = (values: readonly unknown[]): string | undefined =>
  namedEnums().find(([, named]) => named.length === values.length && named.every((value, index) => value === values[index]))?.[0]
