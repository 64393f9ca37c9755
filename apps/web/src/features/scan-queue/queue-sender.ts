// Sends what waits, one after the other and each once: one tab at a time, with the key that the entry has had from the start.
import { ApiError } from '../../api/api-error.ts'
import { currentSession } from '../../session/session.ts'
import { connectionLost, isConnected } from './connection.ts'
import { lookFirst, performTask } from './perform-task.ts'
import { answered, forgettable, isTooOld, nextToSend, type QueueEntry, type SendOutcome, tried } from './queue-machine.ts'
import { queueChanged } from './queue-news.ts'
import { changeEntry, deleteEntries, firstEntries, latestEntries } from './queue-store.ts'

const LOCK = 'scan-queue'
const LOOKED_THROUGH = 200

const isSignedIn = (userId: string): boolean => {
  const session = currentSession()
  return session.state === 'signedIn' && session.me.id === userId
}

let isSending = false
let isAskedAgain = false

/** Until nothing of this person's waits any more, or nobody answers. */
export async function sendQueue(userId: string): Promise<void> {
  if (isSending) {
    isAskedAgain = true
    return
  }
  isSending = true
  try {
    do {
      isAskedAgain = false
      await alone(() => sendAll(userId))
    } while (isAskedAgain)
  } finally {
    isSending = false
  }
}

/** Where a browser has no locks, the key alone keeps the server from doing it twice. */
const alone = (work: () => Promise<void>): Promise<unknown> => navigator.locks?.request(LOCK, work) ?? work()

async function sendAll(userId: string): Promise<void> {
  while (isConnected() && isSignedIn(userId)) {
    const entry = nextToSend(await firstEntries(userId, 'waiting', 1))
    if (!entry) return forgetOld(userId)
    if ((await sendOne(entry))?.kind === 'later') return connectionLost()
  }
}

/** Once everything is sent, what was sent long ago need not be kept. */
async function forgetOld(userId: string): Promise<void> {
  const old = forgettable(await latestEntries(userId, LOOKED_THROUGH))
  await deleteEntries(old.map(({ seq }) => seq))
}

async function sendOne(entry: QueueEntry): Promise<SendOutcome | null> {
  const outcome = await outcomeOf(entry)
  if (!outcome) return null
  await changeEntry(entry.id, (current) => answered(current, outcome))
  queueChanged()
  return outcome
}

/** Null: it was taken back in the last moment. */
async function outcomeOf(entry: QueueEntry): Promise<SendOutcome | null> {
  if (isTooOld(entry, Date.now())) return { kind: 'refused', refusal: { code: 'tooOld', message: 'Too old', details: {} } }
  try {
    const refusal = await lookFirst(entry)
    if (refusal) return { kind: 'refused', refusal }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 0 || error.status === 401 || error.status >= 429) return { kind: 'later' }
    // What cannot be looked up is refused by the call itself, with its own words.
  }
  const current = await changeEntry(entry.id, tried)
  return current ? performTask(current) : null
}
