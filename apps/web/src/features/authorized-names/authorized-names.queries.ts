import * as authorizedNames from '@app/contract/authorized-names.contract'
import type { Sent } from '@app/contract/endpoint'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The signed-in client's own, or those of the client that staff name. */
export const useAuthorizedNames = (clientId?: string) =>
  useQuery({
    queryKey: ['authorizedNames', clientId ?? 'own'],
    queryFn: ({ signal }) => call(authorizedNames.listAuthorizedNames, { query: { clientId } }, { signal }),
  })

export type NewAuthorizedName = Sent<typeof authorizedNames.addAuthorizedName>['body']

/** What is refused shows in the form, without a toast (screens, small print). */
export const useAddAuthorizedName = () =>
  useMutation({
    mutationFn: (body: NewAuthorizedName) => call(authorizedNames.addAuthorizedName, { body }),
    meta: { refetches: ['authorizedNames'], success: 'orders:authorizedNameAdded', errors: 'inPlace' },
  })
