import type { Sent } from '@app/contract/endpoint'
import { shelveOrders } from '@app/contract/endpoints/locations/locations'
import type { Location } from '@app/contract/locations/locations.contract'
import type { Order } from '@app/contract/orders.contract'
import { plainCode, type ShelvedPackage } from '@app/domain'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { KEY_OF_LOCATIONS } from '../../locations/locations.queries.ts'
import { findOrders } from '../scan/find-orders.ts'

/** A package at the shelves. */
export type Shelved = ShelvedPackage & Pick<Order, 'client' | 'description'>

/** What the first of these texts that finds anything finds. */
export const findShelved = async (texts: readonly string[]): Promise<Shelved[]> => (await findOrders(texts)).map(asShelved)

const asShelved = ({ id, code, tracking, status, intakeAt, location, client, description }: Order): Shelved => ({
  ...{ id, code, tracking, status, location, client, description },
  isReceived: intakeAt !== null,
})

/** What is refused is said at the scan. How much lies on each shelf is counted here, and not asked again with every scan. */
export function useShelveOrders() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ code, orderIds }: Sent<typeof shelveOrders>['body'] & { left: string | null }) =>
      call(shelveOrders, { body: { code, orderIds } }),
    onSuccess: (_done, { code, left, orderIds }) => {
      const stepOf = (shelf: string) => Number(isSame(shelf, code)) - Number(isSame(shelf, left))
      client.setQueryData<Location[]>(KEY_OF_LOCATIONS, (all) =>
        all?.map((one) => ({ ...one, orderCount: Math.max(0, one.orderCount + stepOf(one.code) * orderIds.length) })),
      )
    },
    meta: { refetches: ['orders'], errors: 'inPlace' },
  })
}

const isSame = (shelf: string, code: string | null): boolean => code !== null && plainCode(shelf) === plainCode(code)
