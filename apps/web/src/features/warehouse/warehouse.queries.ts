import type { Sent } from '@app/contract/endpoint'
import * as orderActions from '@app/contract/order-actions.contract'
import * as orders from '@app/contract/orders.contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { FileToSend } from '../../api/multipart.ts'
import { scanOutcome } from './scan-outcome.ts'

/** Every scan asks afresh: the answer of a moment ago may be the package next to this one. */
export const useLookUp = () =>
  useMutation({
    mutationFn: async (scanned: string) => {
      const { data } = await call(orders.listAllOrders, { query: { q: scanned, limit: 20 } })
      return scanOutcome(scanned, data)
    },
    meta: { errors: 'inPlace' },
  })

type Arrival = Sent<typeof orderActions.confirmWarehouse>['body']['arrivals'][number]
type Receipt = { arrival: Arrival; photos: readonly File[]; onUploadProgress?: (share: number) => void }

const parts = (field: string, photos: readonly File[]): FileToSend[] => photos.map((file) => ({ field, file }))

export const useReceive = () =>
  useMutation({
    mutationFn: async ({ arrival, photos, ...options }: Receipt) =>
      call(
        orderActions.confirmWarehouse,
        { body: { arrivals: [arrival] } },
        { files: parts(`photo-${arrival.orderId}`, photos), ...options },
      ),
    meta: { refetches: ['orders', 'dashboard'], success: 'administrator:warehouse.confirmed', errors: 'inPlace' },
  })

export const useUndoReceipt = () =>
  useMutation({
    mutationFn: ({ orderId, weightInGrams }: { orderId: string; weightInGrams: number }) =>
      call(orderActions.confirmWarehouse, { body: { arrivals: [{ orderId, weightInGrams, undo: true }] } }),
    meta: { refetches: ['orders', 'dashboard'], success: 'administrator:warehouse.undone' },
  })

type Unmatched = { body: Sent<typeof orderActions.createUnmatched>['body']; photos: readonly File[] }

export const useRegisterUnmatched = () =>
  useMutation({
    mutationFn: ({ body, photos }: Unmatched) => call(orderActions.createUnmatched, { body }, { files: parts('photo', photos) }),
    meta: { refetches: ['orders', 'dashboard'], success: 'administrator:warehouse.registered', errors: 'inPlace' },
  })
