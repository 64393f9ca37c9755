// Keeps the answers that a client's screens show, and puts them back. Loaded where there is something to put back, or after the first act.
import type { Query, QueryClient } from '@tanstack/react-query'
import { currentEra, noteRead } from '../record-versions.ts'
import { keepAnswer, openKeptAnswers } from './answer-store.ts'
import { isKept } from './kept-names.ts'
import { isWhatJsonHolds } from './what-json-holds.ts'

/** Answers come in flocks, and sealing may wait for a quiet moment. */
const GATHERS_IN_MILLISECONDS = 500

/** What is there already is newer. An edit is made on the version that was put back, until the server has answered. */
export async function putBack(client: QueryClient): Promise<void> {
  for (const { queryKey, data, updatedAt } of await openKeptAnswers(Date.now())) {
    if (client.getQueryData(queryKey) !== undefined) continue
    client.setQueryData(queryKey, data, { updatedAt })
    // However new: who loads the page again wants to know what is now.
    void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
    noteRead(data, currentEra())
  }
}

const quietly = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 500 })
  else setTimeout(work, 0)
}

/** Keeps what was answered so far and whatever is from now on, until the returned function is called. */
export function keepAnswers(client: QueryClient): () => void {
  const waiting = new Set<Query>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const keepNext = () => {
    const [query] = waiting
    if (!query || isOver) return
    waiting.delete(query)
    const { data, dataUpdatedAt, isInvalidated } = query.state
    const kept =
      data === undefined || isInvalidated || !isWhatJsonHolds(data)
        ? Promise.resolve()
        : keepAnswer({ queryKey: query.queryKey, data, updatedAt: dataUpdatedAt })
    // A browser that keeps nothing shows everything all the same.
    void kept.catch(() => undefined).then(() => quietly(keepNext))
  }
  const add = (query: Query) => {
    if (!isKept(query.queryKey)) return
    if (waiting.size === 0) timer = setTimeout(() => quietly(keepNext), GATHERS_IN_MILLISECONDS)
    waiting.add(query)
  }
  for (const query of client.getQueryCache().getAll()) if (query.state.status === 'success') add(query)
  const stop = client.getQueryCache().subscribe((event) => {
    // What a person sees before the server agreed is no answer.
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) add(event.query)
  })
  return () => {
    isOver = true
    clearTimeout(timer)
    stop()
  }
}
