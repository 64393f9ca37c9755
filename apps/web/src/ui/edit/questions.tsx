import { lazy, Suspense, useSyncExternalStore } from 'react'
import { conflicts } from '../../api/edits.ts'
import { identityQuestions } from '../../api/identity.ts'
import { leaving } from './leave-guard.ts'

const ConflictDialog = lazy(async () => ({ default: (await import('./conflict-dialog.tsx')).ConflictDialog }))
const IdentityDialog = lazy(async () => ({ default: (await import('./identity-dialog.tsx')).IdentityDialog }))
const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }))

// Registered before any dialog's own: Esc answers the question, and the form behind it stays open.
addEventListener(
  'keydown',
  (event) => {
    const asked = [leaving, identityQuestions, conflicts].find((question) => question.current())
    if (event.key !== 'Escape' || !asked) return
    event.stopImmediatePropagation()
    asked.dismiss()
  },
  true,
)

/** What is asked before anything else can go on. */
export function Questions() {
  const conflict = useSyncExternalStore(conflicts.subscribe, conflicts.current)
  const identity = useSyncExternalStore(identityQuestions.subscribe, identityQuestions.current)
  const leave = useSyncExternalStore(leaving.subscribe, leaving.current)
  return (
    <Suspense>
      {conflict ? <ConflictDialog conflict={conflict.asked} onChoose={conflict.answer} /> : null}
      {identity ? <IdentityDialog onAnswer={identity.answer} /> : null}
      {leave ? <LeaveDialog onChoose={leave.answer} /> : null}
    </Suspense>
  )
}
