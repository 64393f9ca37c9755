import type { Sent } from '@app/contract/endpoint'
import * as drawers from '@app/contract/endpoints/drawers/drawers'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { saveFile } from '../../api/save-file.ts'

export type ClosingFilter = Sent<typeof drawers.listDrawerClosings>['query']

/** Under the accounts: whatever moves money refetches what is in the drawer. */
const KEY = ['accounts', 'drawers'] as const
const MOVES = ['accounts', 'money-report']

export const useDrawers = () =>
  useQuery({ queryKey: [...KEY, 'all'], queryFn: ({ signal }) => call(drawers.listDrawers, {}, { signal }) })

export const useMyDrawer = ({ isAsked = true } = {}) =>
  useQuery({
    queryKey: [...KEY, 'mine'],
    queryFn: ({ signal }) => call(drawers.getMyDrawer, {}, { signal }),
    enabled: isAsked,
  })

export const useDrawerSession = (id: string) =>
  useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => call(drawers.getDrawerSession, { params: { id } }, { signal }),
  })

export const useDrawerClosings = (query: ClosingFilter) =>
  useQuery({
    queryKey: [...KEY, 'closings', query],
    queryFn: ({ signal }) => call(drawers.listDrawerClosings, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useCreateDrawer = () =>
  useMutation({
    mutationFn: (body: Sent<typeof drawers.createDrawer>['body']) => call(drawers.createDrawer, { body }),
    meta: { refetches: MOVES, success: 'accounts:drawers.saved', errors: 'inPlace' },
  })

export const useUpdateDrawer = () =>
  useMutation({
    mutationFn: ({ id, body }: { id: string; body: Sent<typeof drawers.updateDrawer>['body'] }) =>
      call(drawers.updateDrawer, { params: { id }, body }),
    meta: { refetches: MOVES, success: 'accounts:drawers.saved', errors: 'inPlace' },
  })

export const useOpenDrawer = () =>
  useMutation({
    mutationFn: ({ id, floatInCents }: { id: string; floatInCents: number }) =>
      call(drawers.openDrawer, { params: { id }, body: { floatInCents } }),
    meta: { refetches: MOVES, success: 'accounts:drawers.opened', errors: 'inPlace' },
  })

export const useAddDrawerMovement = () =>
  useMutation({
    mutationFn: ({ id, body }: { id: string; body: Sent<typeof drawers.addDrawerMovement>['body'] }) =>
      call(drawers.addDrawerMovement, { params: { id }, body }),
    meta: { refetches: MOVES, success: 'accounts:drawers.moved', errors: 'inPlace' },
  })

export const useUndoDrawerMovement = () =>
  useMutation({
    mutationFn: (id: string) => call(drawers.undoDrawerMovement, { params: { id } }),
    meta: { refetches: MOVES, success: 'accounts:drawers.undone' },
  })

export const useCloseDrawer = () =>
  useMutation({
    mutationFn: ({ id, body }: { id: string; body: Sent<typeof drawers.closeDrawer>['body'] }) =>
      call(drawers.closeDrawer, { params: { id }, body }),
    meta: { refetches: MOVES, success: 'accounts:drawers.closed', errors: 'inPlace' },
  })

export const useDrawerClosingPdf = () =>
  useMutation({
    mutationFn: async (id: string) => saveFile(await call(drawers.getDrawerClosingPdf, { params: { id } })),
    meta: { success: 'accounts:drawers.downloaded' },
  })
