// What the forms of the profile are checked by.
import { changePassword } from '@app/contract/session.contract'
import { z } from 'zod'

export { profile } from '@app/contract/session.contract'

export const passwordForm = changePassword.body.extend({ repeated: z.string() }).check(({ value, issues }) => {
  if (value.repeated === value.newPassword) return
  issues.push({ code: 'custom', message: 'passwordsDoNotMatch', path: ['repeated'], input: value.repeated })
})
