import type { Actor, Language } from '@app/domain'
import { fileNameOf } from '../../documents/file-name.ts'
import { type ZipEntry, zipOf } from '../../documents/zip.ts'
import type { StreamedDownload } from '../../http/answers/download.ts'
import type { Parts } from '../../http/parts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import * as company from '../company/company.repository.ts'
import { addEvents } from '../events/events.repository.ts'
import * as files from '../files/files.repository.ts'
import { sayGuardedActs } from '../outbox/say-guarded-acts.ts'
import * as users from '../users/users.repository.ts'
import { KEPT_OF_PERSON, type KeptKind, type PersonOfData } from './kept-of-person.repository.ts'
import { PERSONAL_WORDS, type PersonalKind } from './personal-data-words.ts'
import { personalIndex } from './personal-index.document.ts'
import { rowsOf } from './personal-rows.repository.ts'

type Reader = Pick<Parts, 'db' | 'storage'>
type Asked = { actor: Actor; context: RequestContext; language: Language }
type Told = { counts: Map<PersonalKind, number>; here: number; elsewhere: string[] }

/** Of all files together; one that would pass it is named. */
const MOST_FILES_IN_BYTES = 256 * 1_024 * 1_024

/** Everything that is kept of the person who asks, read while it is sent: neither the rows nor the files are ever in memory together. */
export async function exportMyData(parts: Reader, { actor, context, language }: Asked): Promise<StreamedDownload> {
  const account = await users.get(parts.db, actor.userId)
  const { tradeName: house } = await company.get(parts.db)
  await parts.db.transaction(async (tx) => {
    await addEvents(tx, actor, [{ aggregate: 'user', aggregateId: account.id, action: 'exportOwnData' }])
    await sayGuardedActs(tx, actor, context, [{ act: 'ownDataDownloaded', personId: account.id }])
  })
  const words = PERSONAL_WORDS[language]
  const person = {
    id: account.id,
    email: account.email,
    identification: account.identification,
    isVerified: account.identityVerifiedAt !== null,
  }
  const told: Told = { counts: new Map(), here: 0, elsewhere: [] }
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const kept of KEPT_OF_PERSON) yield { name: `${kept.kind}.json`, content: asJson(parts, kept, person, told) }
    yield* contentsOf(parts, person, words.folder, told)
    const name = `${account.firstName} ${account.lastName}`
    yield { name: words.index, content: once(Buffer.from(personalIndex({ ...told, house, name }, language))) }
  }
  const whose = account.casilleroCode ? [account.casilleroCode] : []
  return { name: fileNameOf([words.file, ...whose], 'zip'), contentType: 'application/zip', pieces: zipOf(entries()) }
}

async function* asJson({ db }: Reader, kept: KeptKind, person: PersonOfData, { counts }: Told): AsyncGenerator<Uint8Array> {
  let count = 0
  for await (const rows of rowsOf(db, kept, person)) {
    const text = rows.map((row) => JSON.stringify(row, null, 2)).join(',\n')
    yield Buffer.from(`${count === 0 ? '[\n' : ',\n'}${text}`)
    count += rows.length
  }
  yield Buffer.from(count === 0 ? '[]\n' : '\n]\n')
  counts.set(kept.kind, count)
}

/** One whose bytes are gone, or do not fit, is named. */
async function* contentsOf({ db, storage }: Reader, person: PersonOfData, folder: string, told: Told): AsyncGenerator<ZipEntry> {
  let left = MOST_FILES_IN_BYTES
  for await (const file of files.ownedBy(db, person.id)) {
    const content = file.sizeInBytes <= left ? await storage.get(file.storageKey) : null
    if (content) {
      left -= content.byteLength
      told.here += 1
      yield { name: `${folder}/${file.id}-${nameInZip(file.originalName)}`, isCompressed: true, content: once(content) }
    } else told.elsewhere.push(file.originalName)
  }
}

/** A name that leaves the folder, or that some systems do not take, is none. */
const nameInZip = (name: string): string => name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_').slice(-120)

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}
