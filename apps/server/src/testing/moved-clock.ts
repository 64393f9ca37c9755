import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

export const SECOND = 1_000
export const MINUTE = 60 * SECOND

/** In every test of the file the clock is stopped, also for its server, until it is moved. Workers run one file after the other. */
export function standStill(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
}

/** In the whole file the clock stands still at this instant, until it is moved. */
export function standStillAt(instant: Date): void {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: instant }))
  afterAll(() => void vi.useRealTimers())
}

/** 10:00 in Quito on Monday, 2 June 2031. */
export const MONDAY = new Date('2031-06-02T15:00:00Z')

export const move = (milliseconds: number): void => void vi.setSystemTime(Date.now() + milliseconds)
