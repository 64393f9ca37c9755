// All open streams of this process: one loop reads for all of them, so that many cost no more queries than one.
import { setTimeout as pause } from 'node:timers/promises'
import type { Actor } from '@app/domain'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/db.ts'
import { eventText, HEARTBEAT } from '../../http/answers/event-stream.ts'
import * as sessions from '../credentials/sessions.repository.ts'
import { TOLD_OF_CHANGES } from '../events/latest-changes.repository.ts'
import { watchChanges } from './changes/change-watch.ts'
import { changesOfEach } from './changes/changes-of-each.ts'
import type { Mailbox } from './mailbox.ts'
import { notificationView } from './notification.view.ts'
import * as notifications from './notifications.repository.ts'

export type Listener = {
  actor: Actor
  sessionId: string
  mailbox: Mailbox
  /** Up to where it was told: Infinity while it is told what it missed. */
  position: number
  /** The count that it was told last. */
  unread: number
}
export type Hub = {
  join: (listener: Listener) => void
  leave: (listener: Listener) => void
  /** From here on it is told what comes after this position. */
  begin: (listener: Listener, position: number) => void
  stop: () => Promise<void>
}

/** `tend`: whose session has ended, and what was read elsewhere. */
export type Rhythm = { pollInMilliseconds: number; tendInMilliseconds: number; heartbeatInMilliseconds: number }
const RHYTHM: Rhythm = { pollInMilliseconds: 1_000, tendInMilliseconds: 5_000, heartbeatInMilliseconds: 15_000 }

const MOST_OF_ONE_PERSON = 5
const PAGE = 500

export const unreadEvent = (unread: number): string => eventText({ name: 'unread', data: { unread } })
export const notificationEvent = (row: notifications.PlacedNotification): string =>
  eventText({ name: 'notification', id: row.id, data: notificationView(row) })

export function openHub(db: Db, log: FastifyBaseLogger, rhythm: Rhythm = RHYTHM): Hub {
  const listeners = new Set<Listener>()
  const stopping = new AbortController()
  const changes = watchChanges(db)
  let readFrom = Number.POSITIVE_INFINITY
  let working: Promise<void> | undefined

  const leave = (listener: Listener): void => {
    listeners.delete(listener)
    listener.mailbox.close()
  }

  async function work(): Promise<void> {
    const isTimeTo = { tend: every(rhythm.tendInMilliseconds), beat: every(rhythm.heartbeatInMilliseconds) }
    while (!stopping.signal.aborted && listeners.size > 0) {
      try {
        await handOut()
        await tellChanges()
        if (isTimeTo.tend()) await tend()
      } catch (error) {
        log.warn({ err: error }, 'the notifications cannot be read')
      }
      if (isTimeTo.beat()) for (const { mailbox } of listeners) mailbox.put(HEARTBEAT)
      await pause(rhythm.pollInMilliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
    readFrom = Number.POSITIVE_INFINITY
    changes.forget()
    working = undefined
  }

  async function tellChanges(): Promise<void> {
    const hearing = () => [...listeners].filter(({ actor }) => TOLD_OF_CHANGES.includes(actor.role))
    if (hearing().length === 0) return changes.forget()
    const latest = await changes.next()
    if (latest.length === 0) return
    // Whoever has logged out, or has another role, is told nothing any more.
    await leaveEnded()
    const told = hearing()
    const changesOf = await changesOfEach(
      db,
      told.map(({ actor }) => actor),
      latest,
    )
    for (const { actor, mailbox } of told) {
      const text = changesOf(actor).map((change) => eventText({ name: 'changed', data: change }))
      if (text.length > 0) mailbox.put(text.join(''))
    }
  }

  /** Numbers rise as they are committed: below the newest that is seen nothing can appear any more. */
  async function handOut(): Promise<void> {
    const upTo = await notifications.newestPosition(db)
    const told = new Set<string>()
    while (readFrom < upTo) {
      const after = readFrom
      readFrom = Number.POSITIVE_INFINITY
      const rows = await read({ after, upTo })
      for (const row of rows) if (deliver(row)) told.add(row.userId)
      // Whoever began meanwhile may have set it further back.
      readFrom = Math.min(readFrom, rows.length < PAGE ? upTo : (rows.at(-1)?.position ?? upTo))
    }
    if (told.size > 0) await sendUnread([...told])
  }

  async function read({ after, upTo }: { after: number; upTo: number }) {
    try {
      const rows = await notifications.listPlaced(db, peopleOf(listeners), { after, upTo, limit: PAGE })
      // Whoever has logged out is told nothing any more.
      if (rows.length > 0) await leaveEnded()
      return rows
    } catch (error) {
      readFrom = Math.min(readFrom, after)
      throw error
    }
  }

  function deliver(row: notifications.PlacedNotification): boolean {
    const due = [...listeners].filter(({ actor, position }) => actor.userId === row.userId && position < row.position)
    for (const listener of due) {
      listener.position = row.position
      listener.mailbox.put(notificationEvent(row))
    }
    return due.length > 0
  }

  async function sendUnread(userIds: readonly string[]): Promise<void> {
    const counts = await notifications.countUnreadOf(db, userIds)
    for (const listener of listeners) {
      if (listener.position === Number.POSITIVE_INFINITY || !userIds.includes(listener.actor.userId)) continue
      const unread = counts.get(listener.actor.userId) ?? 0
      if (unread === listener.unread) continue
      listener.unread = unread
      listener.mailbox.put(unreadEvent(unread))
    }
  }

  async function leaveEnded(): Promise<void> {
    const asked = [...listeners]
    const roles = await sessions.openAmong(
      db,
      asked.map(({ sessionId }) => sessionId),
    )
    for (const listener of asked) if (roles.get(listener.sessionId) !== listener.actor.role) leave(listener)
  }

  async function tend(): Promise<void> {
    await leaveEnded()
    await sendUnread(peopleOf(listeners))
  }

  return {
    leave,
    join: (listener) => {
      listeners.add(listener)
      const own = [...listeners].filter(({ actor }) => actor.userId === listener.actor.userId)
      for (const oldest of own.slice(0, -MOST_OF_ONE_PERSON)) leave(oldest)
      if (stopping.signal.aborted) leave(listener)
      else working ??= work()
    },
    begin: (listener, position) => {
      listener.position = position
      readFrom = Math.min(readFrom, position)
    },
    stop: async () => {
      stopping.abort()
      for (const listener of listeners) leave(listener)
      await working
    },
  }
}

const peopleOf = (listeners: Iterable<Listener>): string[] => [...new Set([...listeners].map(({ actor }) => actor.userId))]

/** Whether so much time has passed since it last said so. */
function every(milliseconds: number): () => boolean {
  let last = performance.now()
  return () => {
    if (performance.now() - last < milliseconds) return false
    last = performance.now()
    return true
  }
}
