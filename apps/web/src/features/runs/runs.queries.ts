import type { Sent } from '@app/contract/endpoint'
import * as runs from '@app/contract/endpoints/runs/runs'
import type { Run, RunItem } from '@app/contract/runs/runs.contract'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../api/call.ts'
import { refetch } from '../../api/refetch.ts'
import { saveFile } from '../../api/save-file.ts'
import { labelFormat } from '../label-format/label-format.ts'

type Wanted = Sent<typeof runs.previewRun>['body']
type Act = Run['act']
type Result = RunItem['result']

/** What changes with the records of an act. */
const CHANGED: Readonly<Record<Act, readonly string[]>> = {
  approveOrders: ['orders', 'dashboard'],
  bookStatementLines: ['accounts', 'bills', 'clients', 'dashboard', 'orders', 'payments', 'paymentProofs', 'statements'],
  categorizeOrders: ['orders', 'dashboard'],
  chargeOrders: ['orders', 'bundles', 'bills'],
  createBundles: ['bundles', 'orders', 'quota', 'dashboard'],
  holdOrders: ['orders', 'bundles', 'dashboard'],
  markOrdersIncomplete: ['orders', 'dashboard'],
  printBundles: [],
  printOrders: [],
  putBundlesOnManifest: ['bundles', 'manifests', 'orders', 'dashboard'],
  releaseOrders: ['orders', 'bundles', 'dashboard'],
  removeBundles: ['bundles', 'bundleSuggestion', 'manifests', 'orders', 'quota', 'dashboard'],
  valueOrders: ['orders', 'dashboard'],
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
    meta: { errors: 'inPlace' },
  })
}

const keyOf = (id: string) => ['runs', 'one', id]

/** As far as it is, while it runs; what it changed is asked for again once it ends. */
export function useRun(id: string | null) {
  const queryClient = useQueryClient()
  const query = useQuery({
    queryKey: keyOf(id ?? ''),
    queryFn: ({ signal }) => call(runs.getRun, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
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
export const useRecentRuns = (acts: readonly Act[]) =>
  useQuery({
    queryKey: ['runs', 'recent', ...acts],
    queryFn: ({ signal }) => call(runs.getRecentRuns, { query: { act: [...acts] } }, { signal }),
    refetchInterval: ({ state: { data } }) => whileRunning(data?.runs),
  })

/** Those of one result, a hundred at a time. */
export const useRunItems = (id: string, result: Result, isWanted: boolean) =>
  useInfiniteQuery({
    queryKey: ['runs', 'items', id, result],
    queryFn: ({ pageParam, signal }) => {
      const query = { result, ...(pageParam === null ? {} : { after: pageParam }) }
      return call(runs.getRunItems, { params: { id }, query }, { signal })
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    enabled: isWanted,
  })

/** All of them, once it ended. */
export const useLeftOfRun = (id: string, isWanted: boolean) =>
  useQuery({
    queryKey: ['runs', 'left', id],
    queryFn: async ({ signal }) => [...(await allItems(id, 'refused', signal)), ...(await allItems(id, 'waiting', signal))],
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  })

async function allItems(id: string, result: Result, signal: AbortSignal): Promise<RunItem[]> {
  const all: RunItem[] = []
  let after: number | null = 0
  while (after !== null) {
    const { items, next }: { items: RunItem[]; next: number | null } = await call(
      runs.getRunItems,
      { params: { id }, query: { result, after } },
      { signal },
    )
    all.push(...items)
    after = next
  }
  return all
}

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

export function useUndoRun() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(runs.undoRun, { params: { id } }),
    onSuccess: (run) => queryClient.setQueryData(keyOf(run.id), run),
    meta: { refetches: ['runs'], errors: 'inPlace' },
  })
}

/** Made anew each time, of what is still there of it. */
export const useRunBills = () =>
  useMutation({ mutationFn: async (id: string) => saveFile(await call(runs.getRunBills, { params: { id } })) })

export const useRunLabels = () =>
  useMutation({
    mutationFn: async (id: string) =>
      saveFile(await call(runs.getRunLabels, { params: { id }, query: { format: labelFormat() } })),
  })

export const useRunPickList = () =>
  useMutation({ mutationFn: async (id: string) => saveFile(await call(runs.getRunPickList, { params: { id } })) })
