import i18next from 'i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchBackend } from './fetch-backend.ts'
import { LOADING } from './i18n.ts'

const WORDS = { hello: 'Hola' }
const answer = (status: number) => new Response(status === 200 ? JSON.stringify(WORDS) : 'stumbled', { status })
const start = (ns: readonly string[]) => {
  const words = i18next.createInstance()
  void words.use(fetchBackend).init({ lng: 'es', fallbackLng: false, ns, load: 'languageOnly', ...LOADING })
  return words
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a server that stumbles is asked again 5 times, after 350 ms, 700 ms, 1.4 s, 2.8 s and 5.6 s', async () => {
  const begun = Date.now()
  const asked: number[] = []
  vi.stubGlobal('fetch', async () => {
    asked.push(Date.now() - begun)
    return answer(503)
  })
  const words = start(['common'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([0, 350, 1_050, 2_450, 5_250, 10_850])
  expect(words.hasResourceBundle('es', 'common')).toBe(false)
})

test('words that come late are there all the same; so are those after a lost connection', async () => {
  let attempts = 0
  vi.stubGlobal('fetch', async () => {
    attempts += 1
    if (attempts === 1) throw new TypeError('Failed to fetch')
    return answer(attempts < 4 ? 500 : 200)
  })
  const words = start(['common'])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(attempts).toBe(4)
  expect(words.t('hello')).toBe('Hola')
})

test('a file that is not there is not asked for again', async () => {
  const fetched = vi.fn(async () => answer(404))
  vi.stubGlobal('fetch', fetched)
  start(['common'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('ten files are read at once at most', async () => {
  let running = 0
  let most = 0
  vi.stubGlobal('fetch', async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 50))
    running -= 1
    return answer(200)
  })
  const namespaces = Array.from({ length: 25 }, (_, index) => `part-${index}`)
  const words = start(namespaces)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(most).toBe(10)
  expect(namespaces.every((name) => words.hasResourceBundle('es', name))).toBe(true)
})
