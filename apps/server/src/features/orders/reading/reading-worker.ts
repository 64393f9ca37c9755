// A thread of its own for what strangers wrote: it may take long or run out of memory, and the others who are served do not notice.
import { parentPort, workerData } from 'node:worker_threads'
import { readingOfFile } from './reading-of-file.ts'

/** Nothing that a mail or a PDF names is fetched. Without a native decompressor what unpacks endlessly is stopped in time. */
const WITHOUT = {
  fetch: undefined,
  XMLHttpRequest: undefined,
  WebSocket: undefined,
  EventSource: undefined,
  DecompressionStream: undefined,
}
Object.assign(globalThis, WITHOUT)

parentPort?.postMessage(await readingOfFile(workerData))
