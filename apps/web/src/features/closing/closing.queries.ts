import * as personalData from '@app/contract/endpoints/personal-data'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { leaveClosedAccount } from '../../session/session.ts'

/** What keeps an account from being closed; of one’s own without an id. It is asked for anew each time. */
export const useClosing = (id: string | null) =>
  useQuery({
    queryKey: ['closing', id],
    queryFn: ({ signal }) =>
      id === null
        ? call(personalData.getOwnClosing, {}, { signal })
        : call(personalData.getClosing, { params: { id } }, { signal }),
    gcTime: 0,
  })

/** The session ended with the account. */
export const useCloseOwnAccount = () =>
  useMutation({
    mutationFn: () => call(personalData.closeOwnAccount, {}),
    onSuccess: leaveClosedAccount,
    meta: { refetches: [], errors: 'inPlace' },
  })

export const useCloseAccount = (id: string) =>
  useMutation({
    mutationFn: (request: string) => call(personalData.closeAccount, { params: { id }, body: { request } }),
    meta: { refetches: ['users', 'orders', 'dashboard'], success: 'closing:done', errors: 'inPlace' },
  })
