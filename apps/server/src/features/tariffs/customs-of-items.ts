import { type Category, type Customs, DomainError, type PricedItem, type TaxedItem } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { ratesInForce } from './tariffs.repository.ts'

export type ClassedItem = PricedItem & { tariffId?: string | null | undefined }

/**
 * What the items of a package of category C are taxed by, at the rates of today; null in category B, which has no classes.
 * @throws fieldRequired where an item has no class, fieldNotValid where its class is not in force.
 */
export async function customsOfItems(
  db: Db,
  category: Category,
  items: readonly ClassedItem[],
  field: (position: number) => string,
): Promise<Customs | null> {
  const [customs = null] = await customsOfPackages(db, category, [items], (_, position) => field(position))
  return customs
}

/** The same, of several packages. */
export async function customsOfPackages(
  db: Db,
  category: Category,
  packages: readonly (readonly ClassedItem[])[],
  field: (index: number, position: number) => string,
): Promise<(Customs | null)[]> {
  if (category !== 'C') return packages.map(() => null)
  const rates = await ratesInForce(db)
  return packages.map((items, index) => customsAtRates(items, rates, (position) => field(index, position)))
}

/** In category C, at these rates. @throws fieldRequired where an item has no class, fieldNotValid where its class has no rate */
export const customsAtRates = (
  items: readonly ClassedItem[],
  rates: ReadonlyMap<string, number>,
  field: (position: number) => string,
): Customs => ({ items: items.map((item, position) => taxedItem(item, rates, field(position))), collected: null })

function taxedItem({ tariffId, ...item }: ClassedItem, rates: ReadonlyMap<string, number>, field: string): TaxedItem {
  if (!tariffId) throw new DomainError('fieldRequired', { field })
  const adValoremInBasisPoints = rates.get(tariffId)
  if (adValoremInBasisPoints === undefined) throw new DomainError('fieldNotValid', { field })
  return { valueInCents: item.quantity * item.unitPriceInCents, adValoremInBasisPoints }
}

/** Category B keeps no classes. */
export const itemsIn = <Item extends ClassedItem>(category: Category, items: readonly Item[]): Item[] =>
  category === 'C' ? [...items] : items.map((item) => ({ ...item, tariffId: undefined }))

/** The rate of each item, by its own class or by this one; nothing while one has none. @throws fieldNotValid where it is not in force. */
export async function ratesOf(
  db: Db,
  items: readonly ClassedItem[],
  tariffId: string | undefined,
): Promise<number[] | undefined> {
  if (!tariffId && items.some((item) => !item.tariffId)) return undefined
  const rates = await ratesInForce(db)
  return items.map((item) => {
    const rate = rates.get(tariffId ?? item.tariffId ?? '')
    if (rate === undefined) throw new DomainError('fieldNotValid', { field: 'tariffId' })
    return rate
  })
}
