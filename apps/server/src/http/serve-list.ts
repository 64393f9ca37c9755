import type { Answer, Endpoint, List } from '@app/contract'
import { exportOf, type ListEndpoint, selectionOf } from '@app/contract/list'
import { MOST_EXPORTED, MOST_SELECTED } from '@app/contract/list-limits'
import { DomainError } from '@app/domain'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { type ListSheet, writeList } from '../documents/list-sheet.ts'
import * as company from '../features/company/company.repository.ts'
import { addEvents } from '../features/events/events.repository.ts'
import { type Incoming, serve } from './serve.ts'

type Listed<Item> = { id: string } & Item
/** What a list's own handler takes, whatever its query has beside paging. */
type ListCall = Incoming<ListEndpoint>

const ROWS_A_READ = 500

/** Serves a list, its file and its selection from one handler: the same filter, the same reach, the same order. */
export function serveList<E extends ListEndpoint, Item>(
  app: FastifyInstance,
  list: E,
  sheet: ListSheet<Item>,
  handle: (incoming: Incoming<E>) => Promise<Answer<E> & List<Listed<Item>>>,
): void {
  serve(app, list, handle)
  serveFile(app, exportOf<ListEndpoint>(list), sheet, handle)
  serve(app, selectionOf<ListEndpoint>(list), async (incoming) => {
    const { rows, total } = await readAll(handle, incoming as unknown as Incoming<E>, MOST_SELECTED)
    return { ids: rows.slice(0, MOST_SELECTED).map(({ id }) => id), total }
  })
}

type FileEndpoint = Endpoint & { method: 'GET'; query: z.ZodType; response: 'file' }

/** The rows of a list as a file: a workbook, or what `format` of the query says. */
export function serveFile<E extends ListEndpoint, Item>(
  app: FastifyInstance,
  endpoint: Endpoint,
  sheet: ListSheet<Item>,
  handle: (incoming: Incoming<E>) => Promise<List<Listed<Item>>>,
): void {
  serve(app, endpoint as FileEndpoint, async (incoming) => {
    const { format = 'xlsx' } = incoming.query as { format?: 'xlsx' | 'csv' }
    const { rows } = await readAll(handle, incoming as unknown as Incoming<E>, MOST_EXPORTED)
    if (rows.length > MOST_EXPORTED) throw new DomainError('exportTooLarge', { most: MOST_EXPORTED })
    await recordExport(incoming, endpoint, rows.length)
    const { tradeName: author } = await company.get(incoming.db)
    return writeList(sheet, format, { rows, language: incoming.language, author })
  })
}

/** Lists name people and their identifications: who took them in bulk is on record (domain, section 9). */
async function recordExport({ db, actor, query }: Incoming<Endpoint>, { path }: Endpoint, rows: number): Promise<void> {
  if (!actor || actor.role === 'client') return
  const changes = { list: path, rows, filter: query as unknown }
  await addEvents(db, actor, [{ aggregate: 'user', aggregateId: actor.userId, action: 'exportList', changes }])
}

/** Page after page as of one moment, until there is no more, or more than `most`. */
function readAll<E extends ListEndpoint, Item>(
  handle: (incoming: Incoming<E>) => Promise<List<Listed<Item>>>,
  incoming: Incoming<E>,
  most: number,
): Promise<{ rows: Listed<Item>[]; total: number }> {
  const asOfNow = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  return incoming.db.transaction(async (db) => {
    const rows: Listed<Item>[] = []
    for (let cursor: string | undefined; ; ) {
      const query: ListCall['query'] = { ...(incoming.query as ListCall['query']), page: 1, limit: ROWS_A_READ, cursor }
      const call: unknown = { ...incoming, db, parts: { ...incoming.parts, db }, query }
      const { data, meta } = await handle(call as Incoming<E>)
      rows.push(...data)
      if (meta.nextCursor === null || rows.length > most) return { rows, total: meta.total }
      cursor = meta.nextCursor
    }
  }, asOfNow)
}
