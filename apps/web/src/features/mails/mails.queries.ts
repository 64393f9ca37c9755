import type { Sent } from '@app/contract/endpoint'
import * as mails from '@app/contract/endpoints/notifications'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

type Filter = Sent<typeof mails.listUnsentMails>['query']

export const useUnsentMails = (query: Filter) =>
  useQuery({
    queryKey: ['mails', query],
    queryFn: ({ signal }) => call(mails.listUnsentMails, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useSendUnsentMails = () =>
  useMutation({
    mutationFn: (mailIds: string[]) => call(mails.sendUnsentMails, { body: { mailIds } }),
    meta: { refetches: ['mails'], success: 'mails:sent' },
  })
