import type { z } from 'zod'

export type Message<Kind extends string, Payload> = {
  /** As the outbox stores it. */
  readonly kind: Kind
  readonly schema: z.ZodType<Payload>
  /** The same key twice is one message; without one, every message counts. */
  readonly keyOf: ((payload: Payload) => string) | undefined
}

/** A message of the outbox, as its reader gets it; `attempts` counts this reading. */
export type Said<Payload> = { id: string; key: string | null; createdAt: Date; attempts: number; payload: Payload }

/** What a reader answers that could not read yet: it is due again then, and nothing failed. */
export class Postponed {
  readonly until: Date

  constructor(until: Date) {
    this.until = until
  }
}
