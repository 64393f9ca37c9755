import { randomUUIDv7 } from 'node:crypto'

/** A new record's id: made by the application, rising with time, so that indexes grow at their end. */
export const newId = (): string => randomUUIDv7()
