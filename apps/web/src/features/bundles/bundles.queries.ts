import type { Sent } from '@app/contract/endpoint'
import * as bundles from '@app/contract/endpoints/bundles'
import { confirmBundleWeights } from '@app/contract/endpoints/prices'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const MOVES = ['bundles', 'manifests', 'orders', 'quota', 'dashboard']

export const useFreeBundles = (query: Sent<typeof bundles.listFreeBundles>['query']) =>
  useQuery({
    queryKey: ['bundles', 'free', query],
    queryFn: ({ signal }) => call(bundles.listFreeBundles, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useBundles = (query: Sent<typeof bundles.listBundles>['query']) =>
  useQuery({
    queryKey: ['bundles', 'all', query],
    queryFn: ({ signal }) => call(bundles.listBundles, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useAssociateBundles = (query: Sent<typeof bundles.listAssociateBundles>['query']) =>
  useQuery({
    queryKey: ['bundles', 'associate', query],
    queryFn: ({ signal }) => call(bundles.listAssociateBundles, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

/** One bundle with its invoices and its timeline. */
export const useBundle = (id: string | null) =>
  useQuery({
    queryKey: ['bundles', 'one', id],
    queryFn: ({ signal }) => call(bundles.getBundle, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  })

type Change = Sent<typeof bundles.updateBundle>['body']

/** What it holds, or whom its invoices name; what is refused shows in the dialog. */
export const useUpdateBundle = () =>
  useMutation({
    mutationFn: ({ id, body }: { id: string; body: Change }) => call(bundles.updateBundle, { params: { id }, body }),
    meta: { refetches: MOVES, success: 'administrator:bundles.updated', errors: 'inPlace' },
  })

/** `isSaidInPlace`: where it is made says that it was. */
export const useCreateBundle = ({ isSaidInPlace = false } = {}) =>
  useMutation({
    mutationFn: (body: Sent<typeof bundles.createBundle>['body']) => call(bundles.createBundle, { body }),
    meta: {
      refetches: MOVES,
      errors: 'inPlace',
      ...(!isSaidInPlace && { success: 'administrator:bundles.created' as const }),
    },
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

/** A refusal shows at its field. */
export const useSetBundleCustoms = () =>
  useMutation({
    mutationFn: ({ id, body }: { id: string; body: Sent<typeof bundles.setBundleCustoms>['body'] }) =>
      call(bundles.setBundleCustoms, { params: { id }, body }),
    meta: { refetches: MOVES, success: 'tariffs:customs.saved', errors: 'inPlace' },
  })

export const useConfirmBundleArrival = () =>
  useMutation({
    mutationFn: (bundleIds: string[]) => call(bundles.confirmBundleArrival, { body: { bundleIds } }),
    meta: { refetches: MOVES, success: 'administrator:bundles.arrived' },
  })

type Weights = Extract<Sent<typeof confirmBundleWeights>['body'], { weights: unknown }>['weights']

export const useConfirmBundleWeights = () =>
  useMutation({
    mutationFn: (weights: Weights) => call(confirmBundleWeights, { body: { weights } }),
    meta: { refetches: [...MOVES, 'earnings'], success: 'administrator:bundles.weighed', errors: 'inPlace' },
  })

/** Within the day, while nothing of them is billed. */
export const useUndoBundleWeights = () =>
  useMutation({
    mutationFn: (bundleIds: string[]) => call(confirmBundleWeights, { body: { undo: true, bundleIds } }),
    meta: { refetches: [...MOVES, 'earnings'], success: 'administrator:manifests.weightsUndone' },
  })
