import type { Handover } from '../../session/location.ts'

/** Stands in for this site: an address that leads elsewhere has another origin. */
const HERE = 'https://here.test'

/** Where a sign-in leads: back to where the person was, if that screen is theirs and another account did not leave it. */
export function destinationAfterSignIn(
  { destination = '/', person }: Handover,
  personId: string,
  paths: readonly string[],
): string {
  const url = URL.parse(destination, HERE)
  const isTheirs = url?.origin === HERE && paths.includes(url.pathname) && (person === undefined || person === personId)
  return isTheirs ? url.pathname + url.search + url.hash : '/'
}
