// A row of what is ready as the rules see it, and as people do.
import type { Recipient } from '@app/contract/fields/fields'
import type { ReadyPackage } from '@app/domain'
import type { NamedConsignee } from '../consents/given-consents.repository.ts'
import type { ReadyRow } from './ready-packages.repository.ts'

/** Null while nobody was named. */
export function consigneeOf({
  consignee: { authorizedNameId, name, identificationType, identification },
}: ReadyRow): Recipient | null {
  if (name === null || identificationType === null || identification === null) return null
  return { authorizedNameId, name, identificationType, identification }
}

export const namedConsignee = ({ consignee: { authorizedNameId }, client }: ReadyRow): NamedConsignee => ({
  authorizedNameId,
  clientId: client.id,
})

export function readyPackage(row: ReadyRow, hasConsented: (consignee: NamedConsignee) => boolean): ReadyPackage {
  const consignee = consigneeOf(row)
  return {
    order: {
      id: row.id,
      status: 'inWarehouseMIA',
      isUnmatched: false,
      isInAnotherBundle: false,
      isHeld: false,
      category: row.category,
      isSpecial: row.isSpecial,
      consigneeIdentification: row.consignee.identification,
      isAuthorizedToBundle: row.isAuthorizedToBundle,
      weightInGrams: row.weightInGrams ?? 0,
      valueInCents: row.valueInCents,
      items: row.items,
    },
    consignee: consignee && { ...consignee, hasConsented: hasConsented(namedConsignee(row)) },
    declaredEarlierThisYearInCents: row.declaredThisYearInCents ?? 0,
  }
}
