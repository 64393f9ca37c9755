// Puts the companion of every call together, once, for the screens behind the sign-in.

import type { Callable } from '@app/contract/fields/callable'
import { hasDuty, roleOf } from '@app/domain'
import { currentSession, startSession } from '../session/session.ts'
import { accompanyCalls } from './companion.ts'
import { noteReached, watchConnection } from './connection.ts'
import { askAgain, named, versionFor } from './edits.ts'
import { filesOfCalls } from './files-of-calls.ts'
import { identifyAgain } from './identity.ts'
import { currentEra, noteRead, noteWritten } from './record-versions.ts'
import { watchCall } from './slow-calls.ts'

watchConnection()
accompanyCalls({
  begin: ({ endpoint }, controls) => {
    const isWriting = endpoint.method !== 'GET'
    const askedIn = currentEra()
    const answered = (answer: unknown) => {
      if (isWriting) noteWritten(named(endpoint, answer))
      else noteRead(named(endpoint, answer), askedIn)
    }
    return { ...watchCall(isWriting, controls), answered }
  },
  versionFor,
  onceMoreAfter: async (asked, refusal, onlyAsSeen) => {
    if (refusal.code === 'preconditionFailed') return askAgain(asked, refusal, onlyAsSeen)
    if (refusal.code === 'reauthenticationNeeded') return identifyAgain(asked)
    if (refusal.code === 'secondFactorRequired') showEnrolment()
    if (refusal.code === 'permissionMissing') followDuties(asked.endpoint)
    return null
  },
  files: filesOfCalls,
  reached: noteReached,
})

/** The house requires the second step since this person signed in: who they are is asked anew, and their screens give way. */
function showEnrolment(): void {
  const session = currentSession()
  if (session.state === 'signedIn' && !session.me.mustTurnOnSecondFactor) void startSession()
}

/** An owner changed what this person may do since they signed in: who they are is asked anew, and their screens follow. */
function followDuties({ duties = [] }: Callable): void {
  const session = currentSession()
  if (session.state !== 'signedIn') return
  const knew = { role: roleOf(session.me.role), duties: session.me.duties }
  if (hasDuty(knew, duties)) void startSession()
}
