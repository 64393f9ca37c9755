import type { Tariff } from '@app/contract/tariffs.contract'
import type { TaxedItem } from '@app/domain'

type Item = { quantity?: number | null; unitPriceInCents?: number | null; tariffId?: string | null | undefined }

/** What the items of a package in category C are taxed by; nothing until each has its class. */
export function taxedItemsOf(items: readonly Item[], tariffs: readonly Tariff[] | undefined): TaxedItem[] | null {
  const rates = new Map(tariffs?.map(({ id, adValoremInBasisPoints }) => [id, adValoremInBasisPoints]))
  const taxed = items.map(({ quantity, unitPriceInCents, tariffId }) => ({
    valueInCents: (quantity ?? 0) * (unitPriceInCents ?? 0),
    adValoremInBasisPoints: rates.get(tariffId ?? '') ?? null,
  }))
  return taxed.every(isTaxed) ? taxed : null
}

const isTaxed = (item: { valueInCents: number; adValoremInBasisPoints: number | null }): item is TaxedItem =>
  item.adValoremInBasisPoints !== null
