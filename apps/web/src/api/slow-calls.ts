// Which calls take long: a call has no time limit, but a slow one says so and can be given up (screens.md, small print).
import { ApiError } from './api-error.ts'
import type { Controls } from './companion.ts'

const SLOW_AFTER_IN_MILLISECONDS = 5_000

export type SlowCall = { isWriting: boolean; giveUp: () => void }

let slow: readonly SlowCall[] = []
const listeners = new Set<() => void>()

export const currentSlowCalls = (): readonly SlowCall[] => slow

export function subscribeToSlowCalls(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function become(next: readonly SlowCall[]): void {
  slow = next
  for (const listener of listeners) listener()
}

/** Watches one call until `end`; as long as a file is on its way it is not slow. */
export function watchCall(isWriting: boolean, { signal, onUploadProgress }: Controls): { controls: Controls; end: () => void } {
  const controller = new AbortController()
  const code = isWriting ? 'sendingGivenUp' : 'givenUp'
  const giveUp = () => controller.abort(new ApiError({ statusCode: 0, code, message: 'The wait was given up' }))
  const call: SlowCall = { isWriting, giveUp }
  const waits = () => setTimeout(() => become([...slow, call]), SLOW_AFTER_IN_MILLISECONDS)
  let timer = waits()
  const end = () => {
    clearTimeout(timer)
    if (slow.includes(call)) become(slow.filter((other) => other !== call))
  }
  const progress = (share: number) => {
    end()
    timer = waits()
    onUploadProgress?.(share)
  }
  const whileAsked = async <Given>(answer: Promise<Given>): Promise<Given> => {
    end()
    const given = await answer
    timer = waits()
    return given
  }
  const both = signal ? AbortSignal.any([signal, controller.signal]) : controller.signal
  return { controls: { signal: both, onUploadProgress: onUploadProgress && progress, whileAsked }, end }
}
