import type * as authorizedNames from '@app/contract/authorized-names.contract'
import type { Sent } from '@app/contract/endpoint'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

// Method and path alone: the contract's schema brings the rules of every telephone number along.
type Light<E extends { method: string; path: string }> = Pick<E, 'method' | 'path'> & { readonly contract?: E }
const listAuthorizedNames: Light<typeof authorizedNames.listAuthorizedNames> = { method: 'GET', path: '/user/authorized-names' }
const addAuthorizedName: Light<typeof authorizedNames.addAuthorizedName> = { method: 'POST', path: '/user/authorized-names' }
const updateAuthorizedName: Light<typeof authorizedNames.updateAuthorizedName> = {
  method: 'PUT',
  path: '/user/authorized-names/{id}',
}
const removeAuthorizedName: Light<typeof authorizedNames.removeAuthorizedName> = {
  method: 'DELETE',
  path: '/user/authorized-names/{id}',
}

/** The signed-in client's own, or those of the client that staff name. */
export const useAuthorizedNames = (clientId?: string) =>
  useQuery({
    queryKey: ['authorizedNames', clientId ?? 'own'],
    queryFn: ({ signal }) => call(listAuthorizedNames, { query: { clientId } }, { signal }),
  })

type NewAuthorizedName = Sent<typeof authorizedNames.addAuthorizedName>['body']

/** Adds, or changes the one with this id. What is refused shows in the form, without a toast (screens, small print). */
export const useSaveAuthorizedName = (id: string | null) =>
  useMutation({
    mutationFn: (body: NewAuthorizedName) =>
      id ? call(updateAuthorizedName, { params: { id }, body }) : call(addAuthorizedName, { body }),
    meta: {
      refetches: ['authorizedNames'],
      success: id ? 'profile:authorizedNames.updated' : 'orders:authorizedNameAdded',
      errors: 'inPlace',
    },
  })

export const useRemoveAuthorizedName = () =>
  useMutation({
    mutationFn: (id: string) => call(removeAuthorizedName, { params: { id } }),
    meta: { refetches: ['authorizedNames'], success: 'profile:authorizedNames.removed' },
  })
