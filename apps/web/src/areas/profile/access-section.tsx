import { Suspense } from 'react'
import { useActor } from '../../session/use-actor.ts'
import { page } from '../inside/screen.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { OpenSessions } from './open-sessions.tsx'

const SecondStep = page(() => import('./second-step.tsx'), 'SecondStep')

export function AccessSection() {
  const { role } = useActor()
  return (
    <>
      <ChangePasswordForm />
      {role === 'client' ? null : (
        <Suspense>
          <SecondStep />
        </Suspense>
      )}
      <OpenSessions />
    </>
  )
}
