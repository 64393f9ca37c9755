import type { Sent } from '@app/contract/endpoint'
import * as authorizedNames from '@app/contract/endpoints/authorized-names'
import { useMutation, useQuery } from '@tanstack/react-query'
import { atOnce, withoutRows } from '../../api/at-once.ts'
import { call } from '../../api/call.ts'

/** The signed-in client's own, or those of the client that staff name. */
export const useAuthorizedNames = (clientId?: string) =>
  useQuery({
    queryKey: ['authorizedNames', clientId ?? 'own'],
    queryFn: ({ signal }) => call(authorizedNames.listAuthorizedNames, { query: { clientId } }, { signal }),
  })

type NewAuthorizedName = Sent<typeof authorizedNames.addAuthorizedName>['body']

/** A refusal shows in the form, without a toast (screens, small print). */
export const useAddAuthorizedName = () =>
  useMutation({
    mutationFn: (body: NewAuthorizedName) => call(authorizedNames.addAuthorizedName, { body }),
    meta: { refetches: ['authorizedNames'], success: 'orders:authorizedNameAdded', errors: 'inPlace' },
  })

/** A refusal shows in the form, without a toast (screens, small print). */
export const useUpdateAuthorizedName = () =>
  useMutation({
    mutationFn: ({ id, body }: { id: string; body: NewAuthorizedName }) =>
      call(authorizedNames.updateAuthorizedName, { params: { id }, body }),
    meta: { refetches: ['authorizedNames'], success: 'profile:authorizedNames.updated', errors: 'inPlace' },
  })

/** Gone from the list at once. A failure brings the row back and shows at it, without a toast (screens, small print). */
export const useRemoveAuthorizedName = () =>
  useMutation({
    mutationFn: (id: string) => call(authorizedNames.removeAuthorizedName, { params: { id } }),
    ...atOnce((id: string) => [withoutRows('authorizedNames', [id])]),
    meta: { refetches: ['authorizedNames'], success: 'profile:authorizedNames.removed', errors: 'inPlace' },
  })

/** What is refused shows where it was asked. */
export const useVerifyAuthorizedName = (id: string) =>
  useMutation({
    mutationFn: (body: Sent<typeof authorizedNames.verifyAuthorizedName>['body']) =>
      call(authorizedNames.verifyAuthorizedName, { params: { id }, body }),
    meta: { refetches: ['authorizedNames', 'manifests'], success: 'clients:people.saved', errors: 'inPlace' },
  })
