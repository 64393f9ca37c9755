// Everybody who may send something: nobody signed in, and one of each role.
import type { Random } from '../demo/calendar/random.ts'

export const PRINCIPALS = ['anonymous', 'client', 'associate', 'administrator'] as const
export type Principal = (typeof PRINCIPALS)[number]
type Account = { email: string; password: string }
export type Accounts = Readonly<Record<Exclude<Principal, 'anonymous'>, Account>>
export type Headers = Record<string, string>

/** One for all that is sent to a server: what is odd only in its head may be taken, and give its sender another address. */
export type People = {
  /** The headers of one of them, from a network of its own, so that counts by network do not mix. */
  headersOf: (principal: Principal) => Headers
  /** Signs in again whoever's session ended, as one ends that somebody happened to log out of. */
  renew: () => Promise<void>
}

const NETWORK_HEADER = 'x-forwarded-for'
/** What is sensitive wants a proof of the last 30 minutes. */
const FRESH_FOR_IN_MILLISECONDS = 20 * 60_000

export async function openPeople(url: string, accounts: Accounts, random: Random): Promise<People> {
  const tokens: Partial<Record<Principal, string>> = {}
  const signedInAt = new Map<Principal, number>()
  const newNetwork = () => ({ [NETWORK_HEADER]: Array.from({ length: 4 }, () => random.integer(1, 223)).join('.') })
  const headersOf = (principal: Principal): Headers => {
    const token = tokens[principal]
    return { ...newNetwork(), ...(token && { authorization: `Bearer ${token}` }) }
  }
  const isFresh = (principal: Principal) => performance.now() - (signedInAt.get(principal) ?? 0) < FRESH_FOR_IN_MILLISECONDS
  const emails = new Map<Principal, string>()
  const isSignedIn = async (principal: Principal) => {
    if (tokens[principal] === undefined) return false
    const answer = await fetch(`${url}/api/auth/me`, { headers: headersOf(principal) })
    // The one that the account has by now: it may give itself another.
    if (answer.ok) emails.set(principal, ((await answer.json()) as Account).email)
    return answer.ok && isFresh(principal)
  }
  const renew = async () => {
    for (const [role, account] of Object.entries(accounts) as [Exclude<Principal, 'anonymous'>, Account][]) {
      if (await isSignedIn(role)) continue
      tokens[role] = await signIn(url, { ...account, email: emails.get(role) ?? account.email }, newNetwork())
      signedInAt.set(role, performance.now())
    }
  }
  await renew()
  return { headersOf, renew }
}

async function signIn(url: string, { email, password }: Account, network: Headers): Promise<string> {
  const response = await fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...network },
    body: JSON.stringify({ email, password }),
  })
  const answer = (await response.json()) as { accessToken?: string }
  if (!answer.accessToken) throw new Error(`${email} could not sign in: ${JSON.stringify(answer)}`)
  return answer.accessToken
}
