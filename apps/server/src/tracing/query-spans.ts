import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import type pg from 'pg'
import type { Tracing } from './tracing.ts'

type Asking = (...given: unknown[]) => unknown

/** A span for each statement of a call: its text with $1, $2, never the values. */
export function watchQueries(tracer: Tracer, current: AsyncLocalStorage<Context>): Tracing['watchQueries'] {
  const begin = (call: Context, question: unknown): Span => {
    const text = textOf(question)
    const [operation = ''] = text.trim().split(/\s/, 1)
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text }
    return tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes }, call)
  }
  const watched =
    (ask: Asking): Asking =>
    (...given) => {
      const call = current.getStore()
      return call ? askWithin(begin(call, given[0]), ask, given) : ask(...given)
    }
  return (pool) => {
    const connect = pool.connect.bind(pool) as Asking
    // Whoever waits for a connection is called back from the call that returns it.
    const connectWithin: Asking = (...given) =>
      connect(...given.map((one) => (typeof one === 'function' ? AsyncLocalStorage.bind(one as Asking) : one)))
    pool.connect = connectWithin as typeof pool.connect
    pool.on('connect', (client) => {
      client.query = watched(client.query.bind(client) as Asking) as typeof client.query
    })
  }
}

function askWithin(span: Span, ask: Asking, given: unknown[]): unknown {
  const ended = (error: unknown): void => {
    if (error instanceof Error) {
      span.setAttribute('error.type', (error as pg.DatabaseError).code ?? error.name)
      span.setStatus({ code: SpanStatusCode.ERROR })
    }
    span.end()
  }
  const answer = given.at(-1)
  if (typeof answer === 'function') {
    const told: Asking = (error, result) => {
      ended(error)
      return answer(error, result)
    }
    return ask(...given.slice(0, -1), told)
  }
  const asked = ask(...given)
  Promise.resolve(asked).then(() => ended(null), ended)
  return asked
}

function textOf(question: unknown): string {
  if (typeof question === 'string') return question
  return typeof question === 'object' && question !== null && 'text' in question ? String(question.text) : ''
}
