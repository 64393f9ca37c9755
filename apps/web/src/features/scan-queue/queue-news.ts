// Every tab hears that something of the queue changed, wherever it did.

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('scan-queue')
const listeners = new Set<() => void>()

const tell = (): void => {
  for (const listener of listeners) listener()
}
channel?.addEventListener('message', tell)

export function queueChanged(): void {
  tell()
  channel?.postMessage(null)
}

export function onQueueChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
