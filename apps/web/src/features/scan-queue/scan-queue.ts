// What a station does with the queue: put something in, hear what became of it, decide what was refused, take something back.
import { isConnected, onConnection } from './connection.ts'
import { type Decision, decided, type QueueEntry, wayBack } from './queue-machine.ts'
import { onQueueChange, queueChanged } from './queue-news.ts'
import { sendQueue } from './queue-sender.ts'
import { addEntry, changeEntry, findEntry } from './queue-store.ts'
import type { ScanLabel, ScanTask } from './scan-task.ts'

/** As long as somebody with the package in their hands waits for the answer. */
const WORTH_WAITING_IN_MILLISECONDS = 4_000

type NewScan = { userId: string; task: ScanTask; label: ScanLabel; photos?: readonly File[]; isUnchecked?: boolean }

/** Kept first, then sent. Answers with the entry as the server left it, or still waiting where no answer comes soon. */
export async function submitScan({ userId, task, label, photos = [], isUnchecked = false }: NewScan): Promise<QueueEntry | null> {
  const id = crypto.randomUUID()
  const fresh = { state: 'waiting', tries: 0, refusal: null, result: null } as const
  const at = new Date().toISOString()
  await addEntry({ id, userId, at, idempotencyKey: crypto.randomUUID(), task, label, photos, isUnchecked, ...fresh })
  queueChanged()
  void navigator.storage?.persist?.()
  const settled = whenSettled(id)
  void sendQueue(userId)
  return settled
}

/** The entry once it left the queue; as it is where there is no connection, when it goes, or when the wait gets long. */
function whenSettled(id: string): Promise<QueueEntry | null> {
  return new Promise((resolve) => {
    const look = async (mayWait: boolean) => {
      const entry = await findEntry(id)
      if (mayWait && isConnected() && entry?.state === 'waiting') return
      stopListening()
      resolve(entry)
    }
    const stops = [onQueueChange(() => void look(true)), onConnection(() => void look(false))]
    const timer = setTimeout(() => void look(false), WORTH_WAITING_IN_MILLISECONDS)
    const stopListening = () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
    void look(true)
  })
}

export async function decideScan(userId: string, id: string, kind: Decision['kind']): Promise<void> {
  await changeEntry(id, (entry) => decided(entry, { kind, idempotencyKey: crypto.randomUUID() }))
  queueChanged()
  await sendQueue(userId)
}

/** The form in which the person stands shows the refusal: nothing is kept of it here. */
export async function forgetScan(id: string): Promise<void> {
  await changeEntry(id, () => null)
  queueChanged()
}

/** True where it never left, so that nothing had to be sent. */
export async function takeBack(userId: string, { id, label }: QueueEntry): Promise<boolean> {
  let way: ReturnType<typeof wayBack> = null
  await changeEntry(id, (entry) => {
    way = wayBack(entry)
    return way === 'forget' ? { ...entry, state: 'dropped', photos: [] } : entry
  })
  queueChanged()
  if (way === 'send') await submitScan({ userId, task: { kind: 'undo', of: id }, label })
  return way === 'forget'
}
