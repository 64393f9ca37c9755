// What the new order's form holds: the contract's request, with fields that may still be empty, and the files beside them.
import type * as orders from '@app/contract/orders.contract'
import { type Category, sum } from '@app/domain'
import type { PhoneAnswer } from '../goods/goods-problems.ts'

export type ItemValues = {
  description: string
  quantity: number | null
  unitPriceInCents: number | null
  /** Category C: its item class. */
  tariffId?: string | null
  phoneAnswer?: PhoneAnswer | undefined
}

export type PackageFiles = { invoice: File[]; tracking: File[]; photos: File[] }

export type PackageValues = {
  tracking: string
  store: string
  storeOrderNumber: string
  items: ItemValues[]
  storeWeightInGrams: number | null
  comment: string
  files: PackageFiles
}

export type NewOrderValues = {
  category: Category
  consigneeAuthorizedNameId: string | null
  pickupAuthorizedNameId: string | null
  packages: PackageValues[]
}

export const emptyItem = (): ItemValues => ({ description: '', quantity: 1, unitPriceInCents: null })

const noFiles = (): PackageFiles => ({ invoice: [], tracking: [], photos: [] })

export const emptyPackage = (): PackageValues => ({
  tracking: '',
  store: '',
  storeOrderNumber: '',
  items: [emptyItem()],
  storeWeightInGrams: null,
  comment: '',
  files: noFiles(),
})

/** One package becomes several: each has its boxes' items and weight, and is to have a tracking number of its own. */
export const splitPackage = (
  packages: readonly PackageValues[],
  index: number,
  boxes: readonly { weightInGrams: number; items: ItemValues[] }[],
): PackageValues[] =>
  packages.flatMap((one, at) =>
    at !== index
      ? [one]
      : boxes.map(({ items, weightInGrams }, position) => ({
          ...one,
          ...(position > 0 && { tracking: '', files: { ...one.files, tracking: [] } }),
          items,
          storeWeightInGrams: weightInGrams,
        })),
  )

export const emptyOrder = (): NewOrderValues => ({
  category: 'B',
  consigneeAuthorizedNameId: null,
  pickupAuthorizedNameId: null,
  packages: [emptyPackage()],
})

export const valueOfItems = (items: readonly ItemValues[]): number =>
  sum(items.map(({ quantity, unitPriceInCents }) => (quantity ?? 0) * (unitPriceInCents ?? 0)))

/** As the endpoint takes it. Fields still empty stay undefined, for the contract's schema to refuse by name. */
export const requestOf = ({ packages, ...request }: NewOrderValues): orders.NewRequest => ({
  ...request,
  packages: packages.map(({ files: _files, items, ...one }) => ({
    ...one,
    items: items.map(({ description, quantity, unitPriceInCents, tariffId }) => ({
      ...(request.category === 'C' && tariffId && { tariffId }),
      description,
      quantity: quantity ?? Number.NaN,
      unitPriceInCents: unitPriceInCents ?? Number.NaN,
    })),
  })),
})

/** The part's name says what a file is and of which package: `invoice-0`, `tracking-0`, `photo-0`. */
export const filesOf = ({ packages }: NewOrderValues): { field: string; file: File }[] =>
  packages.flatMap(({ files }, index) => [
    ...files.invoice.map((file) => ({ field: `invoice-${index}`, file })),
    ...files.tracking.map((file) => ({ field: `tracking-${index}`, file })),
    ...files.photos.map((file) => ({ field: `photo-${index}`, file })),
  ])

/** A draft keeps everything typed; a browser cannot keep the files in it. */
export const draftOf = (values: NewOrderValues): NewOrderValues => ({
  ...values,
  packages: values.packages.map((one) => ({ ...one, files: noFiles() })),
})

/** Whether anything was typed that a person would miss. */
export const isWorthKeeping = ({ packages, ...rest }: NewOrderValues): boolean =>
  packages.length > 1 ||
  rest.consigneeAuthorizedNameId !== null ||
  rest.pickupAuthorizedNameId !== null ||
  packages.some(
    ({ tracking, store, storeOrderNumber, comment, storeWeightInGrams, items }) =>
      `${tracking}${store}${storeOrderNumber}${comment}` !== '' ||
      storeWeightInGrams !== null ||
      items.length > 1 ||
      items.some(({ description, unitPriceInCents }) => description !== '' || unitPriceInCents !== null),
  )
