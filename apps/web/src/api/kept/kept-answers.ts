// What a client saw before shows at once, also after the page was loaded anew (docs/decisions/0186). A first visit pays nothing for it.

import type { Me } from '@app/contract/session.contract'
import { roleOf } from '@app/domain'
import { KEPT_ANSWERS_DATABASE } from '../../session/storage.ts'
import { queryClient } from '../query-client.ts'

const keeper = () => import('./answer-keeper.ts')

/** A screen waits no longer than this for what is kept: the server's answer is on its way. */
const WAITS_IN_MILLISECONDS = 300
/** A cold start has other things to load. */
const STARTS_AFTER_MILLISECONDS = 10_000

/** Before the first screen of a session is drawn. It never fails: without it the screens ask, as on a first visit. */
export async function putBackKeptAnswers(me: Me): Promise<void> {
  if (roleOf(me.role) !== 'client') return
  const late = new Promise((resolve) => setTimeout(resolve, WAITS_IN_MILLISECONDS))
  await Promise.race([putBackWhatIsThere().catch(() => undefined), late])
}

async function putBackWhatIsThere(): Promise<void> {
  const databases = (await globalThis.indexedDB?.databases?.()) ?? []
  if (databases.some(({ name }) => name === KEPT_ANSWERS_DATABASE)) await (await keeper()).putBack(queryClient)
}

/** From the first act on, or a little after a quiet start, until the returned function is called. */
export function keepAnswersOnceActed(): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const begun = new AbortController()
  const begin = () => {
    if (begun.signal.aborted) return
    begun.abort()
    clearTimeout(timer)
    void keeper()
      .then(({ keepAnswers }) => {
        if (!signal.aborted) signal.addEventListener('abort', keepAnswers(queryClient))
      })
      .catch(() => undefined)
  }
  const timer = setTimeout(begin, STARTS_AFTER_MILLISECONDS)
  const heard = { signal: AbortSignal.any([signal, begun.signal]), passive: true }
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, begin, heard)
  return () => {
    clearTimeout(timer)
    leaving.abort()
  }
}
