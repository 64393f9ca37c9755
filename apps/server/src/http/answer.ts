import type { Answer, Download, Endpoint, EventStream } from '@app/contract'
import type { FastifyReply } from 'fastify'
import { type StreamedDownload, sendDownload } from './answers/download.ts'
import { sendEvents } from './answers/event-stream.ts'

/** An answer as it leaves, so that it can be kept. */
export type PublishedAnswer = { status: number; contentType: string; text: string }
export type KeptAnswer = PublishedAnswer & { isReplayed: boolean }

const JSON_TYPE = 'application/json; charset=utf-8'

/** Outside production every answer is parsed with its schema, so that a field nobody published is an error. */
export function publish<E extends Endpoint>(
  { path, response, waits }: E,
  answer: Answer<E>,
  isChecked: boolean,
): PublishedAnswer {
  if (response === 'file' || response === 'stream') throw new TypeError(`${path} answers a ${response}, which is not kept`)
  const isWaiting = waits?.safeParse(answer).success === true
  const checked = isChecked && !isWaiting ? response.parse(answer) : answer
  return { status: isWaiting ? 202 : 200, contentType: JSON_TYPE, text: JSON.stringify(checked) }
}

/** What a handler answers: a file may be made while it is sent. */
export type Handled<E extends Endpoint> = Answer<E> | (E['response'] extends 'file' ? StreamedDownload : never)

export function sendAnswer<E extends Endpoint>(reply: FastifyReply, endpoint: E, handled: Handled<E>): FastifyReply {
  if (endpoint.response === 'file') return sendDownload(reply, handled as Download | StreamedDownload)
  const answer = handled as Answer<E>
  if (endpoint.response === 'stream') return sendEvents(reply, answer as EventStream)
  return send(reply, publish(endpoint, answer, reply.server.checksAnswers), answer)
}

export function sendKept(reply: FastifyReply, { isReplayed, ...published }: KeptAnswer): FastifyReply {
  if (isReplayed) reply.header('idempotency-replayed', 'true')
  return send(reply, published, JSON.parse(published.text))
}

function send(reply: FastifyReply, { status, contentType, text }: PublishedAnswer, answer: unknown): FastifyReply {
  const version = versionOf(answer)
  if (version !== null) reply.header('etag', `"${version}"`)
  return reply.code(status).type(contentType).send(text)
}

/** Of an answer that is one record. */
function versionOf(answer: unknown): number | null {
  if (typeof answer !== 'object' || answer === null || !('version' in answer)) return null
  return typeof answer.version === 'number' ? answer.version : null
}
