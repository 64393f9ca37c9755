import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

const LOOK_EVERY_IN_MILLISECONDS = 100

/** @throws when the program ends, or is not ready after the patience. */
export async function untilReady(url: string, child: ChildProcess, patienceInMilliseconds: number): Promise<void> {
  const patience = AbortSignal.timeout(patienceInMilliseconds)
  while (!patience.aborted && !hasEnded(child)) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => null)
    if (answer?.ok) return
    await pause(LOOK_EVERY_IN_MILLISECONDS)
  }
  throw new Error('the server did not start in time')
}

/** Asked to stop, as a service manager asks. */
export async function endForked(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null
