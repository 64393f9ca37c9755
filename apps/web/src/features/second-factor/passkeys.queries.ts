import type { Sent } from '@app/contract/endpoint'
import * as secondFactor from '@app/contract/endpoints/second-factor'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const usePasskeys = () =>
  useQuery({ queryKey: ['passkeys'], queryFn: ({ signal }) => call(secondFactor.listPasskeys, {}, { signal }) })

export const useBeginPasskey = () =>
  useMutation({ mutationFn: () => call(secondFactor.beginPasskey, {}), meta: { errors: 'inPlace' } })

export const useAddPasskey = () =>
  useMutation({
    mutationFn: (body: Sent<typeof secondFactor.addPasskey>['body']) => call(secondFactor.addPasskey, { body }),
    meta: { refetches: ['passkeys', 'secondFactor', 'sessions'], errors: 'inPlace' },
  })

export const useRenamePasskey = () =>
  useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call(secondFactor.renamePasskey, { params: { id }, body: { name } }),
    meta: { refetches: ['passkeys'], success: 'second-factor:passkeys.renamed', errors: 'inPlace' },
  })

export const useRemovePasskey = () =>
  useMutation({
    mutationFn: (id: string) => call(secondFactor.removePasskey, { params: { id } }),
    meta: { refetches: ['passkeys', 'secondFactor', 'sessions'], success: 'second-factor:passkeys.removed', errors: 'inPlace' },
  })
