import { describe, expect, test } from 'vitest'
import { eventParser, type StreamEvent } from './event-parser.ts'

function eventsIn(...pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = []
  const feed = eventParser((event) => events.push(event))
  for (const piece of pieces) feed(piece)
  return events
}
const STREAM = 'retry: 3000\n\nid: 0198\nevent: notification\ndata: {"a":1}\n\n:\n\nevent: unread\ndata: {"unread":2}\n\n'
const EVENTS = [
  { name: 'notification', id: '0198', data: '{"a":1}' },
  { name: 'unread', id: '', data: '{"unread":2}' },
]

describe('the text of a stream', () => {
  test('is its events; comments and the pause before a return are none', () => {
    expect(eventsIn(STREAM)).toEqual(EVENTS)
  })

  test('may be cut anywhere', () => {
    for (let at = 1; at < STREAM.length; at += 1) expect(eventsIn(STREAM.slice(0, at), STREAM.slice(at))).toEqual(EVENTS)
    expect(eventsIn(...STREAM)).toEqual(EVENTS)
  })

  test('may end its lines as Windows does', () => {
    expect(eventsIn(STREAM.replaceAll('\n', '\r\n'))).toEqual(EVENTS)
  })

  test('may say one thing in several lines', () => {
    expect(eventsIn('data: one\ndata:two\n\n')).toEqual([{ name: '', id: '', data: 'one\ntwo' }])
  })

  test('says nothing before it is said to the end', () => {
    expect(eventsIn('event: notification\ndata: {"a":1}\n')).toEqual([])
  })
})
