import * as bundles from '@app/contract/bundles.contract'
import type { Sent } from '@app/contract/endpoint'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const MOVES = ['bundles', 'manifests', 'orders', 'dashboard']

export const useFreeBundles = (query: Sent<typeof bundles.listFreeBundles>['query']) =>
  useQuery({
    queryKey: ['bundles', 'free', query],
    queryFn: ({ signal }) => call(bundles.listFreeBundles, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useCreateBundle = () =>
  useMutation({
    mutationFn: (body: Sent<typeof bundles.createBundle>['body']) => call(bundles.createBundle, { body }),
    meta: { refetches: MOVES, success: 'administrator:bundles.created', errors: 'inPlace' },
  })

/** Says that it worked by itself: the toast offers to take it back. */
export const useRemoveBundle = () =>
  useMutation({
    mutationFn: (id: string) => call(bundles.removeBundle, { params: { id } }),
    meta: { refetches: MOVES },
  })

/** What customs is told the bundle is worth; a refusal shows at the field. */
export const useSetBundleValue = () =>
  useMutation({
    mutationFn: ({ id, customsInvoiceValueInCents }: { id: string; customsInvoiceValueInCents: number }) =>
      call(bundles.setBundleValue, { params: { id }, body: { customsInvoiceValueInCents } }),
    meta: { refetches: ['bundles', 'manifests'], success: 'administrator:bundles.updated', errors: 'inPlace' },
  })

export const useConfirmArrival = () =>
  useMutation({
    mutationFn: (bundleIds: string[]) => call(bundles.confirmBundleArrival, { body: { bundleIds } }),
    meta: { refetches: MOVES, success: 'administrator:bundles.arrived' },
  })

type Weights = Sent<typeof bundles.confirmBundleWeights>['body']['weights']

export const useConfirmWeights = () =>
  useMutation({
    mutationFn: (weights: Weights) => call(bundles.confirmBundleWeights, { body: { weights } }),
    meta: { refetches: [...MOVES, 'earnings'], success: 'administrator:bundles.weighed' },
  })
