import type { Sent } from '@app/contract/endpoint'
import * as session from '@app/contract/endpoints/session'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { saveFile } from '../../api/save-file.ts'
import { goOnWith, updateMe } from '../../session/session.ts'

export const useUpdateProfile = () =>
  useMutation({
    mutationFn: (body: Sent<typeof session.updateProfile>['body']) => call(session.updateProfile, { body }),
    onSuccess: updateMe,
    meta: { success: 'profile:account.saved', errors: 'inPlace' },
  })

export const useChangePassword = () =>
  useMutation({
    mutationFn: async (body: Sent<typeof session.changePassword>['body']) =>
      goOnWith((await call(session.changePassword, { body })).accessToken),
    meta: { refetches: ['sessions'], success: 'profile:access.passwordChanged', errors: 'inPlace' },
  })

export const useSessions = () =>
  useQuery({ queryKey: ['sessions'], queryFn: ({ signal }) => call(session.listSessions, {}, { signal }) })

export const useCloseOtherSessions = () =>
  useMutation({
    mutationFn: () => call(session.closeOtherSessions, {}),
    meta: { refetches: ['sessions'], success: 'profile:access.othersClosed' },
  })

export const useExportMyData = () =>
  useMutation({
    mutationFn: async () => saveFile(await call(session.exportMyData, {})),
    meta: { success: 'profile:myData.saved' },
  })
