// What a reading makes of a package of the form. What it does not say stays open.
import type { OrderReading } from '@app/contract/reading/order-reading.contract'
import { emptyItem, emptyPackage, type ItemValues, isWorthKeeping, type PackageValues } from '../new-order/new-order-values.ts'

const LONGEST = { store: 80, storeOrderNumber: 60, description: 200 } as const

/** `papers`: the mail itself; it shows the tracking where no number was read. */
export function filledPackage(reading: OrderReading, papers: readonly File[]): PackageValues {
  const { store, orderNumber, items, trackings, totalInCents } = reading
  const [tracking = ''] = trackings
  const [first] = papers
  return {
    ...emptyPackage(),
    store: store.slice(0, LONGEST.store),
    storeOrderNumber: orderNumber.slice(0, LONGEST.storeOrderNumber),
    tracking,
    items: items.length > 0 ? items.map(itemOf) : [emptyItem()],
    files: {
      invoice: totalInCents === null ? [] : [...papers],
      tracking: tracking === '' && first && saysAnOrder(reading) ? [first] : [],
      photos: [],
    },
  }
}

const itemOf = ({ name, quantity, unitPriceInCents }: OrderReading['items'][number]): ItemValues => ({
  description: name.slice(0, LONGEST.description),
  quantity,
  unitPriceInCents,
})

/** Anything that a person would else have typed. */
export const saysAnything = ({ store, items, trackings, orderNumber }: OrderReading): boolean =>
  items.length > 0 || trackings.length > 0 || store !== '' || orderNumber !== ''

/** A link or a few words of a person show no tracking to anybody. */
const saysAnOrder = ({ orderNumber, totalInCents }: OrderReading): boolean => orderNumber !== '' || totalInCents !== null

/** Where nothing was typed yet a package is filled; else the reading is one more. */
export function placeOf(packages: readonly PackageValues[]): number | null {
  const place = packages.findIndex(
    (one) =>
      Object.values(one.files).flat().length === 0 &&
      !isWorthKeeping({ category: 'B', consigneeAuthorizedNameId: null, pickupAuthorizedNameId: null, packages: [one] }),
  )
  return place < 0 ? null : place
}
