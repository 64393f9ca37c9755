import { StartError } from './db/start-error.ts'
import type { RunningServer } from './running-server.ts'

const STOPPED_BY_FORCE = 130

type Program = { start: () => Promise<RunningServer>; whenStarted: (server: RunningServer) => Promise<void> }

/** Runs until Ctrl+C or a TERM, then stops in order; a second signal does not wait. What prevents the start is one sentence. */
export async function runUntilStopped({ start, whenStarted }: Program): Promise<void> {
  const stopped = firstSignal()
  try {
    const server = await start()
    try {
      await whenStarted(server)
      await stopped
      await server.announceStop()
    } finally {
      await server.stop()
    }
    process.exit(0)
  } catch (error) {
    if (error instanceof StartError) console.error(error.message)
    else console.error('The server stopped because of an error nobody foresaw:', error)
    process.exit(1)
  }
}

function firstSignal(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(STOPPED_BY_FORCE)
      isStopping = true
      resolve()
    })
  }
  return promise
}
