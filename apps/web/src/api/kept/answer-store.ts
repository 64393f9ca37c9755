// Where a browser keeps what a client was answered: sealed with the key of the session, found by an HMAC of what was asked (docs/decisions/0186).
import type { QueryKey } from '@tanstack/react-query'
import type { DBSchema } from 'idb'
import { currentLanguage } from '../../i18n/language.ts'
import { currentKeyring } from '../../session/sealed/keyring.ts'
import { openOnce } from '../../session/sealed/open-once.ts'
import { open, type Sealed, seal, sealedName } from '../../session/sealed/seal.ts'
import { KEPT_ANSWERS_DATABASE } from '../../session/storage.ts'

export type KeptAnswer = { queryKey: QueryKey; data: unknown; updatedAt: number }
type Row = { name: string; at: number; sealed: Sealed }
type Schema = DBSchema & { answers: { key: string; value: Row; indexes: { at: number } } }

const ANSWERS = 'answers'
const MOST_ANSWERS = 80
const MOST_BYTES_OF_ONE = 200_000
const LASTS_IN_MILLISECONDS = 7 * 86_400_000

const database = openOnce<Schema>(KEPT_ANSWERS_DATABASE, 1, (created) => {
  created.createObjectStore(ANSWERS, { keyPath: 'name' }).createIndex('at', 'at')
})

/** Another build may read another shape, and another language other words: what they kept cannot be opened here. */
function place(name: string): string {
  const build = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? ''
  return ['answer', build, currentLanguage(), name].join('\n')
}

/** Nothing is kept of a session that ended meanwhile, nor where there is no key. */
export async function keepAnswer(answer: KeptAnswer): Promise<void> {
  const keyring = currentKeyring()
  if (!keyring) return
  const name = await sealedName(keyring.ofSession, JSON.stringify(answer.queryKey))
  const sealed = await seal(keyring.ofSession, place(name), answer)
  if (sealed.byteLength > MOST_BYTES_OF_ONE || keyring !== currentKeyring()) return
  const opened = await database()
  if (keyring === currentKeyring()) await opened.put(ANSWERS, { name, at: answer.updatedAt, sealed })
}

/** Everything that this session can open, the newest first; the rest is removed. */
export async function openKeptAnswers(now: number): Promise<KeptAnswer[]> {
  const keyring = currentKeyring()
  if (!keyring) return []
  const opened = await database()
  const rows = (await opened.getAllFromIndex(ANSWERS, 'at')).reverse()
  const answers = await Promise.all(
    rows.map(({ name, at, sealed }, position) =>
      position < MOST_ANSWERS && at > now - LASTS_IN_MILLISECONDS
        ? open<KeptAnswer>(keyring.ofSession, place(name), sealed)
        : Promise.resolve(null),
    ),
  )
  if (keyring !== currentKeyring()) return []
  const useless = rows.filter((_, position) => answers[position] === null)
  void Promise.all(useless.map(({ name }) => opened.delete(ANSWERS, name))).catch(() => undefined)
  return answers.filter((answer) => answer !== null)
}
