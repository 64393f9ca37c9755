import * as clientNotes from '@app/contract/endpoints/client-notes/client-notes'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Newest first. */
export const useClientNotes = (id: string) =>
  useInfiniteQuery({
    queryKey: ['clients', 'notes', id],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { before: pageParam }
      return call(clientNotes.listClientNotes, { params: { id }, query }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ before }) => before,
  })

/** A refusal shows at its field. */
export const useAddClientNote = (clientId: string) =>
  useMutation({
    mutationFn: (body: { text: string }) => call(clientNotes.addClientNote, { params: { id: clientId }, body }),
    meta: { refetches: ['clients', 'audit'], success: 'clients:notes.saved', errors: 'inPlace' },
  })

/** A refusal shows at its field. */
export const useUpdateClientNote = (id: string) =>
  useMutation({
    mutationFn: (body: { text: string }) => call(clientNotes.updateClientNote, { params: { id }, body }),
    meta: { refetches: ['clients', 'audit'], success: 'clients:notes.saved', errors: 'inPlace' },
  })

/** A refusal shows in its dialog. */
export const useRemoveClientNote = (id: string) =>
  useMutation({
    mutationFn: () => call(clientNotes.removeClientNote, { params: { id } }),
    meta: { refetches: ['clients', 'audit'], success: 'clients:notes.removed', errors: 'inPlace' },
  })
