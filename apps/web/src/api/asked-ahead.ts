// What the page asked for before the program was there (public/boot.js). Each answer is taken once, and only by the call that would ask the same.
type AskedAhead = { authorization: string; language: string; answers: Map<string, Promise<Response>> }
type Wanted = { method: string; url: string; headers: Readonly<Record<string, string>> }

declare global {
  var __askedAhead: AskedAhead | undefined
}

/** An answer that nobody took by then, as of a page that was left at once, is too old to be shown. */
const LASTS_IN_MILLISECONDS = 15_000

export function takeAskedAhead({ method, url, headers }: Wanted): Promise<Response> | null {
  const asked = globalThis.__askedAhead
  const answer = asked?.answers.get(url)
  if (!asked || !answer || method !== 'GET') return null
  asked.answers.delete(url)
  const isSame = headers.authorization === asked.authorization && headers['accept-language'] === asked.language
  return isSame && performance.now() < LASTS_IN_MILLISECONDS ? answer : null
}
