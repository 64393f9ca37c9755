import type { WaitingApproval } from '@app/contract/fields/approvals'
import { MutationCache, QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { showSuccess } from '../ui/say/toast.ts'
import { ApiError } from './api-error.ts'
import { refetch } from './refetch.ts'
import { isSettled } from './settled.ts'
import { showRefusal } from './show-refusal.ts'

type Meta = {
  /** The first words of the query keys that are asked for again. */
  refetches?: readonly string[]
  /** The key of the sentence that says it worked, with its namespace where that is not `common`. */
  success?: string
  /** `inPlace`: the form or the row shows what was refused, so no toast does. */
  errors?: 'toast' | 'inPlace'
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: Meta
  }
}

/** A list or record that was seen is shown at once when it is opened again, and asked for behind it. */
const SEEN_IN_MILLISECONDS = 60 * 60_000
const MOST_RETRIES = 2

/** A refusal stays a refusal; only a server that did not answer is asked again, and not by who gave the wait up. */
const isWorthRetrying = (failures: number, error: Error): boolean =>
  failures < MOST_RETRIES && error instanceof ApiError && (error.code === 'networkError' || error.status >= 500)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: isWorthRetrying,
      staleTime: 10_000,
      gcTime: SEEN_IN_MILLISECONDS,
      refetchOnWindowFocus: true,
      refetchOnReconnect: 'always',
    },
    // Without a connection a change fails at once and says so: nothing waits unseen.
    mutations: { retry: false, networkMode: 'always' },
  },
  mutationCache: new MutationCache({
    onSuccess: (answer, _input, _context, { meta }) => {
      if (isWaiting(answer)) showSuccess(i18next.t('common:ui.waitsForSecond', answer.approval))
      else if (meta?.success) showSuccess(i18next.t(meta.success, scalarsOf(answer)))
      // Not waited for: a form that the new list takes off the screen would never hear that it succeeded.
      refetch(queryClient, meta?.refetches ?? [])
    },
    onError: (error, _input, _context, { meta }) => {
      if (meta?.errors !== 'inPlace' && !isSettled(error)) showRefusal(error)
    },
  }),
})

/** What waits for a second administrator was not done. */
const isWaiting = (answer: unknown): answer is WaitingApproval =>
  typeof answer === 'object' && answer !== null && 'approval' in answer

/** What a sentence may name: `{{code}}` of the record that came back. */
const scalarsOf = (answer: unknown): Record<string, unknown> =>
  typeof answer === 'object' && answer !== null
    ? Object.fromEntries(Object.entries(answer).filter(([, value]) => isScalar(value)))
    : {}

const isScalar = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'
