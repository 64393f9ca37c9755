import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { databaseOn } from '../db/db.ts'
import { StartError } from '../db/start-error.ts'
import { digestOfContent } from '../features/files/files.repository.ts'
import type { FileStorage } from '../files/file-storage.ts'
import { type ArchiveEntry, bytesOf, textOf } from './archive.ts'
import { CONTENTS, type Contents, fileAt, tableAt } from './contents.ts'
import { rowsInto } from './copied-rows.ts'
import type { Table } from './tables.ts'

type Target = { client: pg.Client; storage: FileStorage; tables: readonly Table[] }
type Open = { name: string; rows: Writable }

/** Puts every entry where it belongs. Answers what the backup says it holds, and the files that came. */
export async function fill(
  target: Target,
  entries: AsyncIterable<ArchiveEntry>,
): Promise<{ said: unknown; files: Contents['files'] }> {
  let open: Open | undefined
  let said: unknown
  const files = { count: 0, sizeInBytes: 0 }
  for await (const entry of entries) {
    const table = tableAt(entry.name)
    if (open && open.name !== table) {
      await complete(open)
      open = undefined
    }
    if (table) {
      open ??= { name: table, rows: rowsInto(target.client, tableCalled(target, table)) }
      await pipeline(entry.body, open.rows, { end: false })
    } else if (entry.name === CONTENTS) {
      said = JSON.parse(await textOf(entry))
    } else {
      files.sizeInBytes += await putFile(target, entry)
      files.count += 1
    }
  }
  return { said, files: hasFiles(said) ? files : null }
}

const hasFiles = (said: unknown): boolean => Boolean((said as Partial<Contents> | null)?.files)

function tableCalled({ tables }: Target, name: string): Table {
  const table = tables.find((one) => one.name === name)
  if (table) return table
  throw new StartError(`The backup has a table that the database does not have: ${name}.`)
}

async function complete({ rows }: Open): Promise<void> {
  rows.end()
  await finished(rows)
}

async function putFile({ client, storage }: Target, entry: ArchiveEntry): Promise<number> {
  const storageKey = fileAt(entry.name)
  if (!storageKey) throw new StartError(`The backup has an entry that this program does not know: ${entry.name}.`)
  const content = await bytesOf(entry)
  const expected = await digestOfContent(databaseOn(client), storageKey)
  if (createHash('sha256').update(content).digest('hex') !== expected)
    throw new StartError(`The backup is damaged (file ${storageKey}): nothing was restored.`)
  await storage.put(storageKey, content)
  return content.byteLength
}
