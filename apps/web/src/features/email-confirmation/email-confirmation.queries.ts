import * as emails from '@app/contract/endpoints/session'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { updateMe } from '../../session/session.ts'

export const useSendEmailLink = () =>
  useMutation({ mutationFn: () => call(emails.sendEmailLink, {}), meta: { success: 'email:sent' } })

/** What is refused shows at its field. */
export const useChangeEmail = () =>
  useMutation({
    mutationFn: (email: string) => call(emails.changeEmail, { body: { email } }),
    onSuccess: updateMe,
    meta: { errors: 'inPlace' },
  })

/** The present one again: what was asked for another is taken back. */
export const useKeepEmail = () =>
  useMutation({
    mutationFn: (email: string) => call(emails.changeEmail, { body: { email } }),
    onSuccess: updateMe,
    meta: { success: 'email:section.kept' },
  })
