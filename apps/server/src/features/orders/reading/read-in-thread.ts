import { once } from 'node:events'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { nothingRead } from '@app/domain'
import { fewAtOnce } from '../../../http/few-at-once.ts'
import type { FileReading, ToRead } from './reading-of-file.ts'

/** A source beside this one, or built beside the server. */
const PROGRAM = join(import.meta.dirname, `reading-worker${extname(import.meta.filename)}`)

const LONGEST_IN_MILLISECONDS = 5_000
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }
/** What a thread unpacks beside its own memory is counted by what the process grows. */
const GROWTH_IN_BYTES = 600 * 1024 * 1024
const LOOK_IN_MILLISECONDS = 50

const enter = fewAtOnce(2)

/** Reads off the event loop; what takes too long, too much memory or fails is not read. Two at once, however many ask. */
export async function readInThread(file: ToRead): Promise<FileReading> {
  const leave = await enter('reading')
  try {
    return await run(file)
  } catch {
    return { ...nothingRead('nothingReadable'), text: '' }
  } finally {
    leave()
  }
}

async function run(workerData: ToRead): Promise<FileReading> {
  const worker = new Worker(PROGRAM, { workerData, resourceLimits: LIMITS, env: {}, stdout: true, stderr: true })
  const begun = process.memoryUsage.rss()
  const growth = setInterval(() => {
    if (process.memoryUsage.rss() - begun > GROWTH_IN_BYTES) void worker.terminate()
  }, LOOK_IN_MILLISECONDS)
  const signal = AbortSignal.timeout(LONGEST_IN_MILLISECONDS)
  const ended = once(worker, 'exit', { signal }).then(() => Promise.reject(new Error('The thread ended without an answer.')))
  try {
    const [reading] = await Promise.race([once(worker, 'message', { signal }), ended])
    return reading
  } finally {
    clearInterval(growth)
    await worker.terminate()
  }
}
