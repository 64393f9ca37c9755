import type { Sent } from '@app/contract/endpoint'
import * as accounts from '@app/contract/endpoints/accounts'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useMay } from '../../session/use-may.ts'

/** A yes carries out a call, which may change any of these. */
const MOVED = ['approvals', 'accounts', 'clients', 'company', 'dashboard', 'orders', 'users']

export type ApprovalFilter = Sent<typeof accounts.listApprovals>['query']

export function useApprovals(query: ApprovalFilter, isWanted = true) {
  const may = useMay()
  return useQuery({
    queryKey: ['approvals', query],
    queryFn: ({ signal }) => call(accounts.listApprovals, { query }, { signal }),
    enabled: isWanted && may(accounts.listApprovals),
    placeholderData: keepPreviousData,
  })
}

/** How many wait: the count on the tab. */
export const useApprovalsWaiting = () => useApprovals({ status: ['asked'], limit: 1 }).data?.meta.total

export const useApproval = (id: string | null) =>
  useQuery({
    queryKey: ['approvals', 'one', id],
    queryFn: ({ signal }) => call(accounts.getApproval, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  })

type Answered = { id: string; body: Sent<typeof accounts.answerApproval>['body'] }

export const useAnswerApproval = (success: 'approved' | 'refused') =>
  useMutation({
    mutationFn: ({ id, body }: Answered) => call(accounts.answerApproval, { params: { id }, body }),
    meta: { refetches: MOVED, success: `approvals:done.${success}`, errors: 'inPlace' },
  })

export const useTakeBackApproval = () =>
  useMutation({
    mutationFn: (id: string) => call(accounts.takeBackApproval, { params: { id } }),
    meta: { refetches: MOVED, success: 'approvals:done.takenBack', errors: 'inPlace' },
  })
