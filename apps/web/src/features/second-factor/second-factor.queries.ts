import type { Sent } from '@app/contract/endpoint'
import * as secondFactor from '@app/contract/endpoints/second-factor'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

type Proofs = Sent<typeof secondFactor.turnOffSecondFactor>['body']

export const useBeginSecondFactor = () =>
  useMutation({
    mutationFn: (body: Sent<typeof secondFactor.beginSecondFactor>['body']) => call(secondFactor.beginSecondFactor, { body }),
    meta: { errors: 'inPlace' },
  })

export const useConfirmSecondFactor = () =>
  useMutation({
    mutationFn: (body: Sent<typeof secondFactor.confirmSecondFactor>['body']) => call(secondFactor.confirmSecondFactor, { body }),
    meta: { refetches: ['sessions'], errors: 'inPlace' },
  })

export const useTurnOffSecondFactor = () =>
  useMutation({
    mutationFn: (body: Proofs) => call(secondFactor.turnOffSecondFactor, { body }),
    meta: { refetches: ['secondFactor', 'sessions'], success: 'second-factor:off.done', errors: 'inPlace' },
  })

export const useRenewRecoveryCodes = () =>
  useMutation({
    mutationFn: (body: Proofs) => call(secondFactor.renewRecoveryCodes, { body }),
    meta: { refetches: ['secondFactor'], errors: 'inPlace' },
  })
