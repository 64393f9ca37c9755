import type { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { traceParentOf } from '../http/trace-parent.ts'
import type { Tracing } from './tracing.ts'

/** A span for each call, within the trace of whoever calls. A stream would be one of hours. */
export function watchCalls(tracer: Tracer, current: AsyncLocalStorage<Context>): Tracing['watchCalls'] {
  const contexts = new WeakMap<FastifyRequest, Context>()
  return (app: FastifyInstance) => {
    app.addHook('onRequest', (request, reply, done) => {
      if (request.routeOptions.config.isStream) return done()
      const parent = parentOf(request)
      const span = tracer.startSpan(nameOf(request), { kind: SpanKind.SERVER, attributes: attributesOf(request) }, parent)
      reply.raw.once('close', () => {
        span.setAttribute('http.response.status_code', reply.statusCode)
        if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      const context = trace.setSpan(parent, span)
      contexts.set(request, context)
      current.run(context, done)
    })
    // Reading a body ends in the events of its connection, outside of the call.
    app.addHook('preValidation', (request, _reply, done) => {
      const context = contexts.get(request)
      if (context) current.run(context, done)
      else done()
    })
  }
}

function parentOf({ headers }: FastifyRequest): Context {
  const given = traceParentOf(headers.traceparent)
  return given ? trace.setSpanContext(ROOT_CONTEXT, { ...given, isRemote: true }) : ROOT_CONTEXT
}

const nameOf = ({ method, routeOptions: { url } }: FastifyRequest): string => (url ? `${method} ${url}` : method)

/** The pattern of the path and never the path: it may name a person. */
const attributesOf = ({ method, id, routeOptions: { url } }: FastifyRequest) => ({
  'http.request.method': method,
  ...(url && { 'http.route': url }),
  'request.id': id,
})
