import * as consents from '@app/contract/endpoints/consents'
import type { AgreedTexts } from '@app/contract/fields/agreed-texts'
import type { TextKind } from '@app/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** What the client agreed to, and what they are asked for. */
export const useConsents = ({ isNeeded = true } = {}) =>
  useQuery({
    queryKey: ['consents'],
    queryFn: ({ signal }) => call(consents.listConsents, {}, { signal }),
    enabled: isNeeded,
    staleTime: 60_000,
  })

/** A newer version meanwhile is said in the dialog, which then shows it. */
export const useAgreeToTexts = () =>
  useMutation({
    mutationFn: (agreedTexts: AgreedTexts) => call(consents.agreeToTexts, { body: { agreedTexts } }),
    meta: { refetches: ['consents'], success: 'texts:agreed', errors: 'inPlace' },
  })

export const useWithdrawConsent = () =>
  useMutation({
    mutationFn: (kind: TextKind) => call(consents.withdrawConsent, { params: { kind } }),
    meta: { refetches: ['consents'], success: 'texts:withdrawn' },
  })
