import * as views from '@app/contract/endpoints/saved-views'
import type { SavedView } from '@app/contract/saved-views.contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export type Wanted = Pick<SavedView, 'screen' | 'name' | 'isDefault' | 'isShared'> & { query: Record<string, string | string[]> }

/** One's own of one screen, and the team's. */
export const useSavedViews = (screen: string, enabled: boolean) =>
  useQuery({
    queryKey: ['savedViews', screen],
    queryFn: ({ signal }) => call(views.listSavedViews, { query: { screen } }, { signal }),
    // What one changes oneself is read again at once.
    staleTime: 60_000,
    enabled,
  })

export const useAddSavedView = () =>
  useMutation({
    mutationFn: (body: Wanted) => call(views.addSavedView, { body }),
    meta: { refetches: ['savedViews'], errors: 'inPlace' },
  })

export const useUpdateSavedView = () =>
  useMutation({
    mutationFn: ({ id, ...body }: Wanted & { id: string }) => call(views.updateSavedView, { params: { id }, body }),
    meta: { refetches: ['savedViews'], errors: 'inPlace' },
  })

export const useRemoveSavedView = () =>
  useMutation({
    mutationFn: (id: string) => call(views.removeSavedView, { params: { id } }),
    meta: { refetches: ['savedViews'] },
  })
