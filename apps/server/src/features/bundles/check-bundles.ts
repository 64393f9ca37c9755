import {
  type BundleCheck,
  type BundleToCheck,
  businessDay,
  checkBundle,
  type HoldColumns,
  isHeld,
  type OrderToBundle,
  type Parameters,
} from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { consentsOf, type NamedConsignee } from '../consents/given-consents.repository.ts'
import { recipientOf } from '../orders/lists/order-parts.ts'
import { type Item, itemsOf } from '../orders/order-items.repository.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { quotaKey, usedQuotas } from '../quotas/quotas.repository.ts'
import type { BundleRow } from './bundles.table.ts'

/** What is to share a declaration, before or after there is a bundle. */
export type Declaration<Order extends OrderToCheck = OrderToCheck> = {
  bundle: Pick<BundleRow, 'id' | 'fiscalYear' | 'customsInvoiceValueInCents' | 'quotaOverrideReason'>
  orders: readonly Order[]
  /** With tax, in that year, without this bundle. */
  declaredEarlierThisYearInCents: number
}

type Checked =
  | 'id'
  | 'status'
  | 'clientId'
  | 'bundleId'
  | keyof HoldColumns
  | 'category'
  | 'isSpecial'
  | 'isAuthorizedToBundle'
  | 'warehouseWeightInGrams'
  | 'productValueInCents'
export type OrderToCheck = Pick<
  OrderRow,
  Checked | `consignee${'AuthorizedNameId' | 'Name' | 'IdentificationType' | 'Identification'}`
>
/** With what its row does not know. */
export type KnownOrder = OrderToCheck & { items: readonly Item[]; hasConsented: boolean }

/** The rules of domain section 7 for each of these, in their order. */
export async function checkDeclarations(
  db: Db,
  declarations: readonly Declaration[],
  parameters: Parameters,
): Promise<BundleCheck[]> {
  const orders = declarations.flatMap((declaration) => declaration.orders)
  const items = await itemsOf(
    db,
    orders.map(({ id }) => id),
  )
  const hasConsented = await consentsOf(db, orders.map(namedConsignee))
  const known = (order: OrderToCheck): KnownOrder => ({
    ...order,
    items: items.get(order.id) ?? [],
    hasConsented: hasConsented(namedConsignee(order)),
  })
  return declarations.map((declaration) => checkKnown({ ...declaration, orders: declaration.orders.map(known) }, parameters))
}

/** The same of one, when all that the rules ask about was read with it. */
export const checkKnown = (
  { bundle, orders, declaredEarlierThisYearInCents }: Declaration<KnownOrder>,
  parameters: Parameters,
): BundleCheck => checkBundle({ ...bundleToCheck(bundle, orders), declaredEarlierThisYearInCents }, parameters)

/** The same for bundles that exist: each holds its own part of the year reserved. */
export async function checkBundles(
  db: Db,
  bundles: readonly { bundle: BundleRow; orders: readonly OrderToCheck[] }[],
  parameters: Parameters,
) {
  const used = await usedQuotas(
    db,
    bundles.map(({ bundle }) => quotaYearOf(bundle)),
  )
  const declarations = bundles.map(({ bundle, orders }) => {
    const usedInCents = used.get(quotaKey(quotaYearOf(bundle))) ?? 0
    return { bundle, orders, declaredEarlierThisYearInCents: usedInCents - reservedBy(bundle) }
  })
  return checkDeclarations(db, declarations, parameters)
}

/** What a bundle that exists holds of its consignee's year. */
export const reservedBy = ({ category, valueWithTaxInCents }: Pick<BundleRow, 'category' | 'valueWithTaxInCents'>): number =>
  category === 'B' ? valueWithTaxInCents : 0

export const quotaYearOf = ({
  consigneeIdentification,
  fiscalYear,
}: Pick<BundleRow, 'consigneeIdentification' | 'fiscalYear'>) => ({
  identification: consigneeIdentification,
  fiscalYear,
})

const namedConsignee = (order: OrderToCheck): NamedConsignee => ({
  authorizedNameId: order.consigneeAuthorizedNameId,
  clientId: order.clientId,
})

function bundleToCheck(
  bundle: Declaration['bundle'],
  orders: readonly KnownOrder[],
): Omit<BundleToCheck, 'declaredEarlierThisYearInCents'> {
  const [first] = orders
  const consignee = first && recipientOf(first, 'consignee')
  return {
    orders: orders.map((order) => orderToBundle(order, bundle.id, order.items)),
    // Nobody is named yet: that is what the check refuses then.
    consignee: {
      identificationType: consignee?.identificationType ?? 'passport',
      identification: consignee?.identification ?? '',
      hasConsented: orders.every((order) => order.hasConsented),
    },
    customsValueInCents: bundle.customsInvoiceValueInCents,
    quotaOverrideReason: bundle.quotaOverrideReason,
  }
}

export const orderToBundle = (order: OrderToCheck, bundleId: string, items: readonly Item[]): OrderToBundle => ({
  id: order.id,
  status: order.status,
  isUnmatched: order.clientId === null,
  isInAnotherBundle: order.bundleId !== null && order.bundleId !== bundleId,
  isHeld: isHeld(order, businessDay(now())),
  category: order.category,
  isSpecial: order.isSpecial,
  consigneeIdentification: order.consigneeIdentification,
  isAuthorizedToBundle: order.isAuthorizedToBundle,
  weightInGrams: order.warehouseWeightInGrams ?? 0,
  valueInCents: order.productValueInCents,
  items,
})
