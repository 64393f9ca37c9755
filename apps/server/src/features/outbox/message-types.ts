import type { z } from 'zod'

export type Message<Kind extends string, Payload> = {
  /** As the outbox stores it. */
  readonly kind: Kind
  readonly schema: z.ZodType<Payload>
  /** The same key twice is one message; without one, every message counts. */
  readonly keyOf: ((payload: Payload) => string) | undefined
}

/** A message of the outbox, as its reader gets it. */
export type Said<Payload> = { id: string; key: string | null; createdAt: Date; payload: Payload }
