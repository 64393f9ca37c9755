import { ChangePasswordForm } from './change-password-form.tsx'
import { OpenSessions } from './open-sessions.tsx'

export function AccessSection() {
  return (
    <>
      <ChangePasswordForm />
      <OpenSessions />
    </>
  )
}
