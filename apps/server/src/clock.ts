import { AsyncLocalStorage } from 'node:async_hooks'

/** A business day is Quito's (domain, section 3). */
export { businessDay as businessDate } from '@app/domain'

const moment = new AsyncLocalStorage<Date>()

/** The instant at which something happens. Every business time comes from here, never from the database's clock. */
export const now = (): Date => moment.getStore() ?? new Date()

/** Runs `work` as if it happened at `instant`: how the demo company gets its past. */
export const atTime = <Result>(instant: Date, work: () => Result): Result => moment.run(instant, work)
