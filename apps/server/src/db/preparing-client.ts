import { createHash } from 'node:crypto'
import type pg from 'pg'
import { QueueingClient } from './queueing-client.ts'

/** A plan that is kept takes memory in PostgreSQL, for as long as its connection lives. */
const MOST_PREPARED = 400
const MOST_REMEMBERED = 2_000

/**
 * Names what it is asked again, so that PostgreSQL reads and plans it once a connection: that took it three quarters of its time.
 * Not for a pooler in transaction mode, whose connections change under the client.
 */
export class PreparingClient extends QueueingClient {
  readonly #asked = new Set<string>()
  readonly #names = new Map<string, string>()

  constructor(config?: pg.ClientConfig) {
    super(config)
    const ask = this.query.bind(this) as (...given: unknown[]) => unknown
    const prepare = (question: unknown, ...given: unknown[]): unknown =>
      ask(isKept(question) ? { ...question, name: this.#nameOf(question.text) } : question, ...given)
    this.query = prepare as typeof this.query
  }

  /** None the first time: a statement that comes once, with a list of a length of its own say, is not worth keeping. */
  #nameOf(text: string): string | undefined {
    const name = this.#names.get(text)
    if (name || this.#names.size >= MOST_PREPARED) return name
    if (!this.#asked.delete(text)) {
      if (this.#asked.size >= MOST_REMEMBERED) this.#asked.clear()
      this.#asked.add(text)
      return undefined
    }
    const given = createHash('sha256').update(text).digest('base64url').slice(0, 32)
    this.#names.set(text, given)
    return given
  }
}

/** How much a pattern finds decides how it is looked for: a search is planned for what is searched, never for any pattern. */
const IS_SEARCH = / like \$\d/

type Question = { text?: unknown; name?: unknown; isPlannedEachTime?: unknown }

function isKept(question: unknown): question is { text: string } {
  if (typeof question !== 'object' || question === null) return false
  const { text, name, isPlannedEachTime }: Question = question
  return typeof text === 'string' && !name && !isPlannedEachTime && !IS_SEARCH.test(text)
}
