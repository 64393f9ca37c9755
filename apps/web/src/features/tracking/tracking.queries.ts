import { getTrackingLink, shareTracking, stopSharingTracking } from '@app/contract/endpoints/tracking/tracking-links'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const useTrackingLink = (orderId: string) =>
  useQuery({
    queryKey: ['trackingLinks', orderId],
    queryFn: ({ signal }) => call(getTrackingLink, { params: { id: orderId } }, { signal }),
  })

export const useShareTracking = (orderId: string) =>
  useMutation({
    mutationFn: () => call(shareTracking, { params: { id: orderId } }),
    meta: { refetches: ['trackingLinks'], errors: 'inPlace' },
  })

export const useStopSharingTracking = (orderId: string) =>
  useMutation({
    mutationFn: () => call(stopSharingTracking, { params: { id: orderId } }),
    meta: { refetches: ['trackingLinks'], success: 'client:share.stopped', errors: 'inPlace' },
  })
