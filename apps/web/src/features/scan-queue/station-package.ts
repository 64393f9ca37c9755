import type { Bundle } from '@app/contract/bundles.contract'
import type { Order } from '@app/contract/orders.contract'
import { normaliseTracking } from '@app/domain'

/** What a station shows of a package, and keeps of it for when it is offline: no identification number. */
export type StationPackage = Pick<
  Order,
  | 'id'
  | 'code'
  | 'status'
  | 'client'
  | 'category'
  | 'isSpecial'
  | 'tracking'
  | 'carrier'
  | 'description'
  | 'productValueInCents'
  | 'weights'
  | 'missing'
  | 'missingNote'
  | 'bundle'
  | 'allowedActions'
  | 'intakeAt'
  | 'updatedAt'
> & { consignee: Pick<NonNullable<Order['consignee']>, 'identificationType'> | null }

export const stationPackage = (order: Order): StationPackage => ({
  id: order.id,
  code: order.code,
  status: order.status,
  client: order.client,
  category: order.category,
  isSpecial: order.isSpecial,
  tracking: order.tracking,
  carrier: order.carrier,
  description: order.description,
  productValueInCents: order.productValueInCents,
  weights: order.weights,
  missing: order.missing,
  missingNote: order.missingNote,
  bundle: order.bundle,
  allowedActions: order.allowedActions,
  intakeAt: order.intakeAt,
  updatedAt: order.updatedAt,
  consignee: order.consignee && { identificationType: order.consignee.identificationType },
})

/** What a station in Quito shows of a bundle, and keeps of it. */
export type StationBundle = {
  id: string
  code: string
  status: Bundle['status']
  childGuideNumber: string | null
  consigneeName: string
  weightInGrams: number
  manifestCode: string | null
  packages: readonly { code: string; clientName: string | null; description: string; tracking: string | null }[]
}

export const stationBundle = ({
  id,
  code,
  status,
  childGuideNumber,
  consignee,
  weightInGrams,
  manifest,
  orders,
}: Bundle): StationBundle => ({
  id,
  code,
  status,
  childGuideNumber,
  consigneeName: consignee.name,
  weightInGrams,
  manifestCode: manifest?.code ?? null,
  packages: orders.map((order) => ({
    code: order.code,
    clientName: order.client?.name ?? null,
    description: order.description,
    tracking: order.tracking,
  })),
})

const numbers = (...texts: (string | null | undefined)[]): string[] => [
  ...new Set(texts.flatMap((text) => (text ? normaliseTracking(text) : []))),
]

/** Everything that somebody may scan to mean it. */
export const numbersOfPackage = ({ code, tracking }: StationPackage): string[] => numbers(code, tracking)
export const numbersInside = ({ code, tracking }: StationBundle['packages'][number]): string[] => numbers(code, tracking)
export const numbersOfBundle = ({ code, childGuideNumber, packages }: StationBundle): string[] => [
  ...new Set([...numbers(code, childGuideNumber), ...packages.flatMap(numbersInside)]),
]
