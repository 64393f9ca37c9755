import type { Sent } from '@app/contract/endpoint'
import * as authorizedNames from '@app/contract/endpoints/authorized-names'
import { useMutation } from '@tanstack/react-query'
import { type CallOptions, call } from '../../../api/call.ts'

/** The answer has the link, once, where it is to be passed on. What is refused shows in the dialog. */
export const useAskForConsent = (id: string) =>
  useMutation({
    mutationFn: (body: Sent<typeof authorizedNames.askForConsent>['body']) =>
      call(authorizedNames.askForConsent, { params: { id }, body }),
    meta: { refetches: ['authorizedNames'], errors: 'inPlace' },
  })

type Paper = { version: number; paper: File; options: CallOptions }

export const useKeepConsentPaper = (id: string) =>
  useMutation({
    mutationFn: ({ version, paper, options }: Paper) =>
      call(
        authorizedNames.keepConsentPaper,
        { params: { id }, body: { version } },
        { ...options, files: [{ field: 'paper', file: paper }] },
      ),
    meta: { refetches: ['authorizedNames'], success: 'consents:paper.kept', errors: 'inPlace' },
  })

export const useWithdrawNameConsent = () =>
  useMutation({
    mutationFn: (id: string) => call(authorizedNames.withdrawNameConsent, { params: { id } }),
    meta: { refetches: ['authorizedNames'], success: 'consents:withdrawn' },
  })
