/** The path that a notification leads to; null for whatever would lead out of this site. */
export function insidePath(given: string, origin: string): string | null {
  const url = given.startsWith('/') ? URL.parse(given, origin) : null
  return url?.origin === origin ? url.pathname + url.search + url.hash : null
}
