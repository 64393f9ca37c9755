// Server-sent events (HTML standard, section 9.2): how they are written and sent.
import { Readable } from 'node:stream'
import type { EventStream } from '@app/contract'
import type { FastifyReply } from 'fastify'

type ServerSentEvent = { name: string; id?: string; data: unknown }

/** JSON holds no line break, so that one line is enough. */
export const eventText = ({ name, id, data }: ServerSentEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** Says that the stream is open, to whoever reads it and to every proxy in between. */
export const HEARTBEAT = ':\n\n'

/** How soon a client comes back after a cut. */
export const comeBackAfter = (milliseconds: number): string => `retry: ${milliseconds}\n\n`

/** Proxies neither keep nor gather what has to arrive at once. */
export const sendEvents = (reply: FastifyReply, events: EventStream): FastifyReply =>
  reply
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .type('text/event-stream; charset=utf-8')
    .send(events instanceof Readable ? events : Readable.from(events))
