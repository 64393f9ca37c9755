import { Suspense } from 'react'
import { page } from '../inside/screen.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { OpenSessions } from './open-sessions.tsx'

const OwnPasskeys = page(() => import('./own-passkeys.tsx'), 'OwnPasskeys')
const SecondStep = page(() => import('./second-step.tsx'), 'SecondStep')

export function AccessSection() {
  return (
    <>
      <ChangePasswordForm />
      <Suspense>
        <OwnPasskeys />
        <SecondStep />
      </Suspense>
      <OpenSessions />
    </>
  )
}
