import type { Sent } from '@app/contract/endpoint'
import * as authorizedNames from '@app/contract/endpoints/authorized-names'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The signed-in client's own, or those of the client that staff name. */
export const useAuthorizedNames = (clientId?: string) =>
  useQuery({
    queryKey: ['authorizedNames', clientId ?? 'own'],
    queryFn: ({ signal }) => call(authorizedNames.listAuthorizedNames, { query: { clientId } }, { signal }),
  })

type NewAuthorizedName = Sent<typeof authorizedNames.addAuthorizedName>['body']

/** Adds, or changes the one with this id. What is refused shows in the form, without a toast (screens, small print). */
export const useSaveAuthorizedName = (id: string | null) =>
  useMutation({
    mutationFn: (body: NewAuthorizedName) =>
      id
        ? call(authorizedNames.updateAuthorizedName, { params: { id }, body })
        : call(authorizedNames.addAuthorizedName, { body }),
    meta: {
      refetches: ['authorizedNames'],
      success: id ? 'profile:authorizedNames.updated' : 'orders:authorizedNameAdded',
      errors: 'inPlace',
    },
  })

/** A failure shows at the row, without a toast (screens, small print). */
export const useRemoveAuthorizedName = () =>
  useMutation({
    mutationFn: (id: string) => call(authorizedNames.removeAuthorizedName, { params: { id } }),
    meta: { refetches: ['authorizedNames'], success: 'profile:authorizedNames.removed', errors: 'inPlace' },
  })
