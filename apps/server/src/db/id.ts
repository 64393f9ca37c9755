import { randomUUIDv7 } from 'node:crypto'

const COUNTS = 0x1000
let millisecond = ''
let count = 0

/**
 * A new record's id: made by the application, rising with time, so that indexes grow at their end. What one process makes within a
 * millisecond rises too (RFC 9562, section 6.2, method 1): events stay in the order in which they happened.
 */
export function newId(): string {
  const random = randomUUIDv7()
  const current = random.slice(0, 13)
  count = current === millisecond ? (count + 1) % COUNTS : 0
  millisecond = current
  return `${current}-7${count.toString(16).padStart(3, '0')}${random.slice(18)}`
}
