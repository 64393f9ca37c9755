// The files of the program, kept one cache a build. Nothing of a person is ever in them.
import { build } from './program.ts'

const PAGE = '/'
const CACHE_OF = 'puente-'
const CACHE = `${CACHE_OF}${build}`
/** This build and the one before, which tabs that are open may still run. */
const BUILDS_KEPT = 2
/** Vary names what the server answers by; of these files there is one kind alone. */
const MATCH: MultiCacheQueryOptions = { ignoreVary: true, ignoreSearch: true }

const openCache = (): Promise<Cache> => caches.open(CACHE)

/** A file that is not here yet is fetched, or taken over from the build before where its name says that it is the same. */
export async function keep(paths: readonly string[]): Promise<void> {
  const cache = await openCache()
  for (const path of paths) {
    if (await cache.match(path, MATCH)) continue
    const isNamedByContent = path.startsWith('/assets/')
    const same = isNamedByContent ? await caches.match(path, MATCH) : undefined
    await put(cache, path, same ?? (await fetch(path, { cache: isNamedByContent ? 'default' : 'no-cache' })))
  }
}

async function put(cache: Cache, path: string, answer: Response): Promise<void> {
  if (!answer.ok || answer.redirected) throw new Error(`${path}: ${answer.status}`)
  await cache.put(path, answer)
}

/** Looking makes no cache: after a log-out there is none. */
const kept = (asked: Request | string): Promise<Response | undefined> => caches.match(asked, { ...MATCH, cacheName: CACHE })

export const keptPage = (): Promise<Response | undefined> => kept(PAGE)

/** Of this build, else of any: a tab may still run the one before. What is not kept is asked for. */
export const file = async (request: Request): Promise<Response> =>
  (await kept(request)) ?? (await caches.match(request, MATCH)) ?? fetch(request)

/** The server may say the same page with other headers, another API host for instance. The page of another build waits for that build. */
export async function refreshPage(): Promise<void> {
  const [old, fresh] = await Promise.all([keptPage(), fetch(PAGE, { cache: 'no-cache' })])
  if (!old || !fresh.ok) return
  const [before, now] = await Promise.all([old.text(), fresh.clone().text()])
  if (programOf(before) === programOf(now)) await put(await openCache(), PAGE, fresh)
}

const programOf = (page: string): string => [...page.matchAll(/\/assets\/[\w.-]+/g)].join()

export async function forgetOldBuilds(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_OF) && name !== CACHE)
  await Promise.all(names.slice(0, Math.max(0, names.length + 1 - BUILDS_KEPT)).map((name) => caches.delete(name)))
}
