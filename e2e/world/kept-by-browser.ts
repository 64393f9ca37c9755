import type { Page } from '@playwright/test'

/**
 * Everything that this browser keeps of the product, each place as one text: local storage, the tab's storage, every store of IndexedDB
 * and every cache. Bytes are read as letters: what is not sealed would be found.
 */
const keptByBrowser = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const letters = (bytes: ArrayBuffer | ArrayBufferView) =>
      new TextDecoder('latin1').decode(bytes) + new TextDecoder('utf-8').decode(bytes)

    async function textOf(value: unknown): Promise<string> {
      if (value instanceof Blob) return `${value instanceof File ? value.name : ''} ${letters(await value.arrayBuffer())}`
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return letters(value)
      if (typeof value !== 'object' || value === null) return String(value)
      const parts = Object.entries(value).map(async ([name, part]) => `${name} ${await textOf(part)}`)
      return (await Promise.all(parts)).join('\n')
    }

    const answerOf = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })

    const kept: Record<string, string> = {
      localStorage: JSON.stringify({ ...localStorage }),
      sessionStorage: JSON.stringify({ ...sessionStorage }),
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        kept[`${name}/${store}`] = await textOf(await answerOf(database.transaction(store).objectStore(store).getAll()))
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        kept[`${name} ${request.url}`] = (await answer?.text()) ?? ''
      }
    }
    return kept
  })

/** Where which of these words can be read. */
export async function readable(page: Page, words: readonly string[]): Promise<string[]> {
  const kept = Object.entries(await keptByBrowser(page))
  return words.flatMap((word) => kept.filter(([, text]) => text.includes(word)).map(([place]) => `${word} in ${place}`))
}
