import type { Answer, Endpoint, List, ListQuery } from '@app/contract'
import { exportOf, type ListEndpoint, selectionOf } from '@app/contract/fields/list'
import { MOST_EXPORTED, MOST_SELECTED } from '@app/contract/fields/list-limits'
import type { Summed, TotalsEndpoint } from '@app/contract/totals/list-totals'
import { type Actor, DomainError } from '@app/domain'
import type { SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Db } from '../db/db.ts'
import { type ListSheet, writeList } from '../documents/list-sheet.ts'
import * as company from '../features/company/company.repository.ts'
import { addEvents } from '../features/events/events.repository.ts'
import { sayGuardedActs } from '../features/outbox/say-guarded-acts.ts'
import type { ListCall, ServedList } from '../records/list.ts'
import { readTotals, type SummedColumns } from '../records/totals.repository.ts'
import { type Incoming, serve } from './serve.ts'

type Listed<Item> = { id: string } & Item
type Served<E extends ListEndpoint, Item> = ServedList<E> & { answer: (call: ListCall<E>) => Promise<List<Listed<Item>>> }
/** A list of any endpoint, whatever its own parameters are. */
type AnyList<Item> = { answer: (call: ListCall<ListEndpoint>) => Promise<List<Listed<Item>>> }

type Asked = Readonly<Record<string, unknown>>

const ROWS_A_READ = 500

/** Serves a list, its file and its selection: the same filter, the same reach, the same order. */
export function serveList<E extends ListEndpoint, Item>(
  app: FastifyInstance,
  list: Served<E, Item>,
  sheet: ListSheet<Item>,
): void {
  const any = list as unknown as AnyList<Item>
  serve(app, list.endpoint, list.answer as (call: Incoming<E>) => Promise<Answer<E>>)
  serveFile(app, exportOf<ListEndpoint>(list.endpoint), sheet, list)
  serve(app, selectionOf<ListEndpoint>(list.endpoint), async (incoming) => {
    const { rows, total } = await readAll(any, incoming, MOST_SELECTED)
    return { ids: rows.slice(0, MOST_SELECTED).map(({ id }) => id), total }
  })
}

type FileEndpoint = Endpoint & { method: 'GET'; query: z.ZodObject; response: 'file' }

/** The rows of a list as a file: a workbook, or what `format` of the query says. */
export function serveFile<E extends ListEndpoint, Item>(
  app: FastifyInstance,
  endpoint: Endpoint,
  sheet: ListSheet<Item>,
  list: Served<E, Item>,
): void {
  serve(app, endpoint as FileEndpoint, async (incoming) => {
    const { format = 'xlsx' } = incoming.query as { format?: 'xlsx' | 'csv' }
    const { rows } = await readAll(list as unknown as AnyList<Item>, incoming, MOST_EXPORTED)
    if (rows.length > MOST_EXPORTED) throw new DomainError('exportTooLarge', { most: MOST_EXPORTED })
    await recordExport(incoming, endpoint, rows.length)
    const { tradeName: author } = await company.get(incoming.db)
    const { columns, ofClients = columns } = sheet
    const shown = incoming.actor?.role === 'client' ? { ...sheet, columns: ofClients } : sheet
    return writeList(shown, format, { rows, language: incoming.language, author, query: incoming.query as object as Asked })
  })
}

/** Lists name people and their identifications: who took them in bulk is on record (domain, section 9). */
async function recordExport(
  { db, actor, context, query }: Incoming<Endpoint>,
  { path, guard }: Endpoint,
  rows: number,
): Promise<void> {
  if (!actor || actor.role === 'client') return
  const changes = { list: path, rows, filter: query as unknown }
  await addEvents(db, actor, [{ aggregate: 'user', aggregateId: actor.userId, action: 'exportList', changes }])
  if (guard === 'sensitive') await sayGuardedActs(db, actor, context, [{ act: 'peopleExported', detail: String(rows) }])
}

/** Page after page as of one moment, until there is no more, or more than `most`. */
function readAll<Item>(
  { answer }: AnyList<Item>,
  { db: outer, actor, params, query: given }: Incoming<Endpoint>,
  most: number,
): Promise<{ rows: Listed<Item>[]; total: number }> {
  const asOfNow = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  return outer.transaction(async (db) => {
    const rows: Listed<Item>[] = []
    for (let cursor: string | undefined; ; ) {
      const query = { ...(given as unknown as ListQuery), page: 1, limit: ROWS_A_READ, cursor }
      const { data, meta } = await answer({ db, actor: actor as Actor, params, query })
      rows.push(...data)
      if (meta.nextCursor === null || rows.length > most) return { rows, total: meta.total }
      cursor = meta.nextCursor
    }
  }, asOfNow)
}

type NameOf<E extends TotalsEndpoint> = keyof NonNullable<z.output<E['response']>['sums']> & Summed

/** A list of any endpoint, whatever its own parameters are. */
type SummedList = { condition: (reader: { db: Db; actor: Actor }, query: never) => Promise<SQL | undefined> }

/** Serves what the rows of a list come to: the same filter and the same reach. */
export function serveTotals<E extends TotalsEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  { condition }: SummedList,
  summed: SummedColumns<NameOf<E>>,
): void {
  serve<TotalsEndpoint>(app, endpoint, async ({ db, actor, query }) => {
    const matching = await condition({ db, actor: actor as Actor }, query as never)
    return readTotals(db, summed, matching)
  })
}
