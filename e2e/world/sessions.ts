// Sessions of people that the tests of a worker share: signing in weighs a password, and by the form it opens two screens.
import { type APIRequestContext, expect } from '@playwright/test'

export const DEMO_PASSWORD = process.env.E2E_PASSWORD ?? 'viaje-de-prueba-26'

/** Shipping and paying ask who is there in a session that is older than 30. */
const SHARED_FOR_IN_MILLISECONDS = 20 * 60_000
const sessions = new Map<string, { token: string; since: number }>()

export const authorizationOf = (token: string) => ({ authorization: `Bearer ${token}` })

/** One that still holds, or a new one. */
export async function sharedToken(request: APIRequestContext, email: string, password: string): Promise<string> {
  const known = sessions.get(email)
  if (known && performance.now() - known.since < SHARED_FOR_IN_MILLISECONDS && (await holds(request, known.token)))
    return known.token
  const token = await newToken(request, email, password)
  sessions.set(email, { token, since: performance.now() })
  return token
}

/** A session of its own, which may be ended. */
async function newToken(request: APIRequestContext, email: string, password: string): Promise<string> {
  const answer = await request.post('/api/auth/signin', { data: { email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).accessToken
}

const holds = async (request: APIRequestContext, token: string): Promise<boolean> =>
  (await request.get('/api/auth/me', { headers: authorizationOf(token) })).ok()
