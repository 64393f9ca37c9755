import type { Sent } from '@app/contract/endpoint'
import * as runs from '@app/contract/endpoints/runs/runs'
import type { Run } from '@app/contract/runs/runs.contract'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../api/call.ts'
import { refetch } from '../../api/refetch.ts'

type Wanted = Sent<typeof runs.previewRun>['body']
type Act = Run['act']

/** What changes with the records of an act. */
const CHANGED: Readonly<Record<Act, readonly string[]>> = {
  approveOrders: ['orders', 'dashboard'],
  billClients: ['accounts', 'bills', 'clients', 'orders', 'purchases', 'dashboard'],
}

const LOOKS_AGAIN_AFTER_MILLISECONDS = 1_000
const whileRunning = (shown: readonly Run[] | undefined) =>
  shown?.some(({ state }) => state === 'running') ? LOOKS_AGAIN_AFTER_MILLISECONDS : false

export function usePreviewRun() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Wanted) => call(runs.previewRun, { body }),
    onSuccess: (run) => queryClient.setQueryData(keyOf(run.id), run),
  })
}

const keyOf = (id: string) => ['runs', 'one', id]

/** As far as it is, while it runs; what it changed is asked for again once it ends. */
export function useRun(id: string) {
  const queryClient = useQueryClient()
  const query = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(runs.getRun, { params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) => whileRunning(data && [data]),
  })
  const wasRunning = useRef(false)
  const { state, act } = query.data ?? {}
  useEffect(() => {
    if (state === 'running') wasRunning.current = true
    if (act && wasRunning.current && (state === 'done' || state === 'cancelled')) {
      wasRunning.current = false
      refetch(queryClient, ['runs', ...CHANGED[act]])
    }
  }, [queryClient, state, act])
  return query
}

/** The newest first: those under way, whoever opens the page, and those of the last day. */
export const useRecentRuns = (act: Act) =>
  useQuery({
    queryKey: ['runs', 'recent', act],
    queryFn: ({ signal }) => call(runs.getRecentRuns, { query: { act } }, { signal }),
    refetchInterval: ({ state: { data } }) => whileRunning(data?.runs),
  })

/** Those that were refused, a hundred at a time. */
export const useRunItems = (id: string, isWanted: boolean) =>
  useInfiniteQuery({
    queryKey: ['runs', 'refused', id],
    queryFn: ({ pageParam, signal }) => {
      const query = { result: 'refused', ...(pageParam === null ? {} : { after: pageParam }) } as const
      return call(runs.getRunItems, { params: { id }, query }, { signal })
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    enabled: isWanted,
  })

export function useStartRun() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(runs.startRun, { params: { id } }),
    onSuccess: (run) => queryClient.setQueryData(keyOf(run.id), run),
    meta: { refetches: ['runs'], errors: 'inPlace' },
  })
}

export const useCancelRun = () =>
  useMutation({
    mutationFn: (id: string) => call(runs.cancelRun, { params: { id } }),
    meta: { refetches: ['runs'], errors: 'inPlace' },
  })
