// Puts the companion of every call together, once, for the screens behind the sign-in.
import { accompanyCalls } from './companion.ts'
import { noteReached, watchConnection } from './connection.ts'
import { askAgain, named, versionFor } from './edits.ts'
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
  askAgain,
  reached: noteReached,
})
