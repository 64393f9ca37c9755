import { afterEach, beforeEach, vi } from 'vitest'

export const SECOND = 1_000
export const MINUTE = 60 * SECOND

/** In every test of the file the clock stands still, also for its server, until it is moved. Workers run one file after the other. */
export function standStill(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
}

export const move = (milliseconds: number): void => void vi.setSystemTime(Date.now() + milliseconds)
