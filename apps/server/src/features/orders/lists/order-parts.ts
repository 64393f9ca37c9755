// Values that an order's row keeps in several columns.
import type { Recipient } from '@app/contract/fields/fields'
import type { Order } from '@app/contract/orders.contract'
import { type Actor, businessDay, holdOn, type Weights } from '@app/domain'
import { now } from '../../../clock.ts'
import type { OrderRow } from '../orders.table.ts'

/** The number of a request, a bundle or a manifest as this person reads it: to clients it is empty, as it names nothing of theirs. */
export const houseCodeFor = ({ role }: Pick<Actor, 'role'>, code: string): string => (role === 'client' ? '' : code)

type Held = Pick<OrderRow, 'holdReason' | 'heldUntil' | 'holdNote'>

/** Why it waits today; what staff say of it among themselves is for them. */
export function holdFor({ role }: Pick<Actor, 'role'>, order: Held): Order['hold'] {
  const hold = holdOn(order, businessDay(now()))
  return hold && { ...hold, note: role === 'administrator' ? order.holdNote : '' }
}

type Weighed = Pick<OrderRow, 'storeWeightInGrams' | 'warehouseWeightInGrams' | 'realWeightInGrams' | 'finalWeightInGrams'>

export const weightsOf = (order: Weighed): Weights => ({
  storeInGrams: order.storeWeightInGrams,
  warehouseInGrams: order.warehouseWeightInGrams,
  realInGrams: order.realWeightInGrams,
  finalInGrams: order.finalWeightInGrams,
})

type Named = 'consignee' | 'pickup'
type RecipientColumn<As extends Named> = `${As}${'Name' | 'IdentificationType' | 'Identification' | 'AuthorizedNameId'}`

/** Who is declared, or who collects; null while nobody was named. */
export function recipientOf<const As extends Named>(order: Pick<OrderRow, RecipientColumn<As>>, as: As): Recipient | null {
  const given = order as Pick<OrderRow, RecipientColumn<Named>>
  const name = given[`${as}Name`]
  const identificationType = given[`${as}IdentificationType`]
  const identification = given[`${as}Identification`]
  if (name === null || identificationType === null || identification === null) return null
  return { authorizedNameId: given[`${as}AuthorizedNameId`], name, identificationType, identification }
}

/** The columns that keep a recipient as it was when it was chosen. */
export const recipientColumns = <As extends Named>(as: As, recipient: Recipient) =>
  ({
    [`${as}AuthorizedNameId`]: recipient.authorizedNameId,
    [`${as}Name`]: recipient.name,
    [`${as}IdentificationType`]: recipient.identificationType,
    [`${as}Identification`]: recipient.identification,
  }) as Pick<OrderRow, `${As}AuthorizedNameId` | `${As}Name` | `${As}IdentificationType` | `${As}Identification`>

/** Of the parcel as measured in Miami; null while nobody measured it. */
export const dimensionsOf = ({
  lengthInMillimetres: length,
  widthInMillimetres: width,
  heightInMillimetres: height,
}: Pick<OrderRow, 'lengthInMillimetres' | 'widthInMillimetres' | 'heightInMillimetres'>) =>
  length !== null && width !== null && height !== null ? { length, width, height } : null
