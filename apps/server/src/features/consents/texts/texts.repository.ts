// The only file that touches the texts that people agree to; a version is added, none is changed.
import { DomainError, TEXT_KINDS, type TextKind } from '@app/domain'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'
import { writerNamedBy } from '../../people/person-columns.repository.ts'
import { STARTING_TEXTS } from './starting-texts.ts'
import { hashOfText } from './text-hash.ts'
import { type TextRow, textsTable } from './texts.table.ts'

const { id, kind, version, hash, createdAt } = textsTable
const withoutWords = { id, kind, version, hash, createdAt }
export type TextInForce = Pick<TextRow, keyof typeof withoutWords>

/** The newest of each, in the order of the kinds. */
export async function listInForce(db: Db): Promise<TextInForce[]> {
  const rows = await db.selectDistinctOn([kind], withoutWords).from(textsTable).orderBy(kind, desc(version))
  return TEXT_KINDS.flatMap((wanted) => rows.find((row) => row.kind === wanted) ?? [])
}

/** The newest, or the one of a version. */
export async function get(db: Db, wanted: TextKind, wantedVersion?: number): Promise<TextRow> {
  const isWanted = and(eq(kind, wanted), wantedVersion === undefined ? undefined : eq(version, wantedVersion))
  const [text] = await db.select().from(textsTable).where(isWanted).orderBy(desc(version)).limit(1)
  if (!text) throw new DomainError('textNotFound')
  return text
}

/** The newest first, with who saved each. */
export const listVersions = (db: Db, wanted: TextKind) =>
  db
    .select({ ...withoutWords, actor: writerNamedBy(textsTable.actorId) })
    .from(textsTable)
    .where(eq(kind, wanted))
    .orderBy(desc(version))
export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number]

type NewText = Pick<TextRow, 'kind' | 'version' | 'spanish' | 'english' | 'actorId'>

/** Null where another actor saved this version first. */
export async function add(db: Db, text: NewText): Promise<TextInForce | null> {
  const row = { ...text, hash: hashOfText(text) }
  const [added] = await db.insert(textsTable).values(row).onConflictDoNothing().returning(withoutWords)
  return added ?? null
}

/** Several instances may start at once: each text is added once. */
export async function addMissing(db: Db): Promise<void> {
  const first = STARTING_TEXTS.map((text) => ({ ...text, version: 1 }))
  await db
    .insert(textsTable)
    .values(first.map((text) => ({ ...text, hash: hashOfText(text) })))
    .onConflictDoNothing()
}
