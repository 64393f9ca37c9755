import type { BackendModule } from 'i18next'

/** A server that stumbles is asked again; a file that is not there stays away. */
const isWorthRetrying = (status: number): boolean => status >= 500 || status === 429

/** Reads a language's words for one part of the product. i18next itself retries and queues (i18n.ts). */
export const fetchBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) => {
    void load(`/locales/${language}/${namespace}.json`).then(
      (words) => callback(null, words),
      // The second argument says whether to try again.
      (error: unknown) => callback(error instanceof Error ? error : new Error('no words'), canRetry(error)),
    )
  },
}

class NotLoaded extends Error {
  readonly retry: boolean

  constructor(path: string, status: number) {
    super(`${path}: ${status}`)
    this.retry = isWorthRetrying(status)
  }
}

const canRetry = (error: unknown): boolean => !(error instanceof NotLoaded) || error.retry

async function load(path: string): Promise<Record<string, unknown>> {
  const response = await fetch(path)
  if (!response.ok) throw new NotLoaded(path, response.status)
  return (await response.json()) as Record<string, unknown>
}
