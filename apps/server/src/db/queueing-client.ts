import pg from 'pg'

/**
 * One connection asks one thing at a time: what a use case reads at once is asked one after another where it shares a transaction.
 * The driver's own queue is going away.
 */
export class QueueingClient extends pg.Client {
  #before: Promise<unknown> = Promise.resolve()

  constructor(config?: pg.ClientConfig) {
    super(config)
    const ask = this.query.bind(this) as (...given: unknown[]) => unknown
    const queue = (...given: unknown[]): unknown => {
      // The pool asks so, of a connection that nobody else has.
      if (typeof given.at(-1) === 'function') return ask(...given)
      const answered = this.#before.then(() => ask(...given))
      this.#before = answered.catch(() => undefined)
      return answered
    }
    this.query = queue as typeof this.query
  }
}
