// The only file that touches the files table; the bytes are in the file storage.
import { type Actor, DomainError } from '@app/domain'
import { and, asc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { now } from '../../clock.ts'
import { listAsJson, objectAsJson } from '../../db/as-json.ts'
import type { Db } from '../../db/db.ts'
import { writtenOnce } from '../../db/written-once.ts'
import { KINDS } from '../../records/kinds.ts'
import { canSee } from '../../records/records.repository.ts'
import { type FileRecordKind, type FileRow, filesTable } from './files.table.ts'

type NewFile = Omit<typeof filesTable.$inferInsert, 'createdAt' | 'removedAt'>

const fileColumns = {
  id: filesTable.id,
  storageKey: filesTable.storageKey,
  contentType: filesTable.contentType,
  sizeInBytes: filesTable.sizeInBytes,
  originalName: filesTable.originalName,
  purpose: filesTable.purpose,
  recordKind: filesTable.recordKind,
  recordId: filesTable.recordId,
  ownerId: filesTable.ownerId,
  isFromShipments: filesTable.isFromShipments,
}
export type StoredFileRow = Pick<FileRow, keyof typeof fileColumns>

export async function add(db: Db, file: NewFile): Promise<StoredFileRow> {
  const [added] = await db.insert(filesTable).values(file).returning(fileColumns)
  if (!added) throw new Error('a file was not added')
  return added
}

const readFiles = writtenOnce((db) =>
  db
    .select(fileColumns)
    .from(filesTable)
    .where(
      and(
        eq(filesTable.recordKind, sql.placeholder('kind')),
        sql`${filesTable.recordId} = any(${sql.placeholder('recordIds')}::uuid[])`,
        isNull(filesTable.removedAt),
      ),
    )
    .orderBy(asc(filesTable.createdAt), asc(filesTable.id)),
)

/** The files of several records of one kind, oldest first. */
export async function listOf(db: Db, kind: FileRecordKind, recordIds: readonly string[]): Promise<StoredFileRow[]> {
  return recordIds.length === 0 ? [] : readFiles(db, { kind, recordIds })
}

type PublishedFile = Pick<FileRow, 'id' | 'contentType' | 'sizeInBytes'> & {
  name: string
  purpose: Exclude<FileRow['purpose'], 'label' | 'bill'>
}
const { id, originalName: name, contentType, sizeInBytes, purpose } = filesTable
const PUBLISHED = { id, name, contentType, sizeInBytes, purpose }

/** For the view of a record: its files as they are published, oldest first. */
export const filesAsJson = (kind: FileRecordKind, isOf: SQL): SQL<PublishedFile[]> =>
  listAsJson(
    PUBLISHED,
    sql`from ${filesTable} where ${filesTable.recordKind} = ${sql.raw(`'${kind}'`)} and ${filesTable.recordId} ${isOf}
      and ${filesTable.removedAt} is null and ${purpose} not in ('label', 'bill')`,
    sql`${filesTable.createdAt}, ${id}`,
  )

/** Photos of what happened, or papers of how it ended. */
export const incidentFilesAsJson = (incidentId: PgColumn, of: 'photo' | 'proof'): SQL<PublishedFile[]> =>
  filesAsJson('incident', sql`= ${incidentId} and ${purpose} = ${sql.raw(`'${of}'`)}`)

type PublishedInvoice = PublishedFile & { isFromShipments: boolean; orderCode: string | null }

/** For the view of a record: the invoices of all that `holders` finds, which says `kind`, `id`, and of packages their `code`; by kind, oldest first. */
export const invoicesAsJson = (holders: SQL): SQL<PublishedInvoice[]> =>
  listAsJson(
    { ...PUBLISHED, isFromShipments: filesTable.isFromShipments, orderCode: sql`holder.code` },
    sql`from (${holders}) as holder join ${filesTable} on ${filesTable.recordKind} = holder.kind and ${filesTable.recordId} = holder.id
      where ${purpose} = 'invoice' and ${filesTable.removedAt} is null`,
    sql`holder.kind, ${filesTable.createdAt}, ${id}`,
  )

/** For the view of a record: the file that its column names. */
export const fileAsJson = (column: PgColumn): SQL<PublishedFile | null> =>
  objectAsJson(PUBLISHED, sql`from ${filesTable} where ${id} = ${column}`)

/** For the view of a record: the files that its column names, in that order. */
export const filesNamedAsJson = (column: PgColumn): SQL<PublishedFile[]> =>
  listAsJson(
    PUBLISHED,
    sql`from ${filesTable} where ${id} = any(${column}) and ${filesTable.removedAt} is null`,
    sql`array_position(${column}, ${id})`,
  )

/** Of a package: the newest photo that staff took of it, else the newest that its client gave. */
export const coverOfOrder = (orderId: PgColumn): SQL<string | null> => sql`(
  select ${filesTable.cover} from ${filesTable}
  where ${filesTable.recordKind} = 'order' and ${filesTable.recordId} = ${orderId} and ${filesTable.cover} is not null
    and ${filesTable.removedAt} is null
  order by ${filesTable.uploadedById} is distinct from ${filesTable.ownerId} desc, ${filesTable.createdAt} desc, ${id} desc limit 1)`

const FILES_A_READ = 500

/** Files that the person gave, or that were given for them, oldest first; what staff gave for others is not theirs. */
export async function* ownedBy(db: Db, personId: string): AsyncGenerator<StoredFileRow> {
  const { id: fileId, ownerId, uploadedById, removedAt } = filesTable
  const isTheirs = or(eq(ownerId, personId), and(isNull(ownerId), eq(uploadedById, personId)))
  for (let after: string | null = null; ; ) {
    const rest: SQL | undefined = after === null ? undefined : gt(fileId, after)
    const read = db
      .select(fileColumns)
      .from(filesTable)
      .where(and(isTheirs, isNull(removedAt), rest))
    const page: StoredFileRow[] = await read.orderBy(fileId).limit(FILES_A_READ)
    yield* page
    if (page.length < FILES_A_READ) return
    after = page.at(-1)?.id ?? null
  }
}

/** A file that the actor may see; any other is not found. */
export async function getVisible(db: Db, actor: Actor, id: string): Promise<StoredFileRow> {
  const [file] = await db
    .select(fileColumns)
    .from(filesTable)
    .where(and(eq(filesTable.id, id), isNull(filesTable.removedAt)))
  if (!file || !(await isVisible(db, actor, file))) throw new DomainError('fileNotFound')
  return file
}

/** Readers of the record; a receipt of money, or a file of no record, is for its owner and the house alone. */
async function isVisible(db: Db, actor: Actor, { purpose, recordKind: kind, recordId: id, ownerId }: StoredFileRow) {
  if (actor.role === 'administrator') return true
  const isReceipt = kind === 'payment' || (purpose === 'proof' && kind !== 'incident')
  if (!kind || !id || isReceipt) return ownerId === actor.userId
  return canSee(db, actor, KINDS[kind], id)
}

/** What was known of one record becomes another's: the photos of a package that turned out to be somebody's. */
export async function moveToOrder(
  db: Db,
  fromOrderId: string,
  { id, clientId }: { id: string; clientId: string | null },
): Promise<void> {
  const ofOrder = and(eq(filesTable.recordKind, 'order'), eq(filesTable.recordId, fromOrderId))
  await db.update(filesTable).set({ recordId: id, ownerId: clientId }).where(ofOrder)
}

/**
 * Files that the former client gave for an order that has another client now, and those that staff gave for them; staff's photos are the
 * package's.
 */
export async function removeFilesOfFormerClient(db: Db, orderId: string, userId: string): Promise<void> {
  const ofOrder = and(eq(filesTable.recordKind, 'order'), eq(filesTable.recordId, orderId))
  const papers = and(eq(filesTable.ownerId, userId), ne(filesTable.purpose, 'photo'))
  await db
    .update(filesTable)
    .set({ removedAt: now() })
    .where(and(ofOrder, or(eq(filesTable.uploadedById, userId), papers)))
}

/** Photos that were taken of another package by mistake. */
export async function removePhotosOfOrders(db: Db, orderIds: readonly string[]): Promise<void> {
  const photos = and(
    eq(filesTable.recordKind, 'order'),
    inArray(filesTable.recordId, [...orderIds]),
    eq(filesTable.purpose, 'photo'),
  )
  await db.update(filesTable).set({ removedAt: now() }).where(photos)
}

/** What the storage has to have: every file that a row names, also those that nobody is shown any more, without those that were erased. */
export const listContents = (db: Db): Promise<Pick<FileRow, 'storageKey' | 'sha256'>[]> =>
  db
    .select({ storageKey: filesTable.storageKey, sha256: filesTable.sha256 })
    .from(filesTable)
    .where(isNull(filesTable.erasedAt))
    .orderBy(asc(filesTable.storageKey))

/** Of the bytes that are kept under a key; none when no row names it. */
export async function digestOfContent(db: Db, storageKey: string): Promise<string | undefined> {
  const [file] = await db.select({ sha256: filesTable.sha256 }).from(filesTable).where(eq(filesTable.storageKey, storageKey))
  return file?.sha256
}
