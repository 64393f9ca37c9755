import type * as authorizedNames from '@app/contract/authorized-names.contract'
import type { Sent } from '@app/contract/endpoint'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

// Method and path alone: the contract's schema brings the rules of every telephone number along.
type Light<E extends { method: string; path: string }> = Pick<E, 'method' | 'path'> & { readonly contract?: E }
const listAuthorizedNames: Light<typeof authorizedNames.listAuthorizedNames> = { method: 'GET', path: '/user/authorized-names' }
const addAuthorizedName: Light<typeof authorizedNames.addAuthorizedName> = { method: 'POST', path: '/user/authorized-names' }

/** The signed-in client's own, or those of the client that staff name. */
export const useAuthorizedNames = (clientId?: string) =>
  useQuery({
    queryKey: ['authorizedNames', clientId ?? 'own'],
    queryFn: ({ signal }) => call(listAuthorizedNames, { query: { clientId } }, { signal }),
  })

type NewAuthorizedName = Sent<typeof authorizedNames.addAuthorizedName>['body']

/** What is refused shows in the form, without a toast (screens, small print). */
export const useAddAuthorizedName = () =>
  useMutation({
    mutationFn: (body: NewAuthorizedName) => call(addAuthorizedName, { body }),
    meta: { refetches: ['authorizedNames'], success: 'orders:authorizedNameAdded', errors: 'inPlace' },
  })
