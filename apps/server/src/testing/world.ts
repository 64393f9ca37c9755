// The people of a test and what they call. Every test file has a server and a database of its own, which start by themselves.
import { session, users as usersContract } from '@app/contract'
import type { Role } from '@app/domain'
import { hashPassword } from '../features/credentials/password-hash.ts'
import * as users from '../features/users/users.repository.ts'
import type { RunningServer } from '../running-server.ts'
import { type Caller, callerWith } from './caller.ts'
import { newPerson, type PersonalData } from './people.ts'
import { currentServer } from './server.ts'

export { currentServer } from './server.ts'

/** Somebody with an account. */
export type Person = PersonalData & { id: string; role: Role; casilleroCode: string | null }

type Shared = { headers: Promise<Record<string, string>>; since: number }
const sessionsOfPeople = new WeakMap<object, Shared>()
/**
 * Shipping and paying want a recent authentication after 30 minutes: a caller that works for hours, as random walks do, signs in again. Not by
 * the clock that tests move.
 */
const SHARED_FOR_IN_MILLISECONDS = 25 * 60_000
const peopleOfRoles = new WeakMap<RunningServer, Partial<Record<Role, Promise<Person>>>>()

/** Calls as this person, or as the one person of a role that the whole test file shares. */
export const signedInAs = (who: Role | Person): Caller =>
  callerWith(async () => headersOf(typeof who === 'string' ? await personOfRole(who) : who), {
    roleOf: async () => (typeof who === 'string' ? who : who.role),
  })

/** Nobody signed in, from a network of their own. */
export const anonymous: Caller = callerWith(async () => ({ 'x-forwarded-for': newPerson().network }))

/** What calls as this person carry, in the session that they share. */
export function headersOf(person: Person): Promise<Record<string, string>> {
  const known = sessionsOfPeople.get(person)
  if (known && performance.now() - known.since < SHARED_FOR_IN_MILLISECONDS) return known.headers
  const headers = signIn(person)
  sessionsOfPeople.set(person, { headers, since: performance.now() })
  return headers
}

/** A new session: the headers that calls as this person carry. */
export async function signIn({ email, password, network }: Person): Promise<Record<string, string>> {
  const headers = { 'x-forwarded-for': network }
  const { accessToken } = await anonymous.call(session.signIn, { body: { email, password }, headers })
  return { ...headers, authorization: `Bearer ${accessToken}` }
}

async function personOfRole(role: Role): Promise<Person> {
  const server = await currentServer()
  const people = peopleOfRoles.get(server) ?? {}
  peopleOfRoles.set(server, people)
  people[role] ??= given[role]()
  return people[role]
}

type ClientData = Partial<PersonalData> & { associate?: Person; hasDiscount?: boolean }

export const given = {
  /** A client who signed up; with an associate when one is given. */
  client: async ({ associate, hasDiscount = false, ...data }: ClientData = {}): Promise<Person> => {
    const { network, ...account } = newPerson(data)
    const headers = { 'x-forwarded-for': network }
    const { id, casilleroCode } = await anonymous.call(session.signUp, { body: account, headers })
    if (hasDiscount) {
      const { db } = await currentServer()
      await users.update(db, await users.get(db, id), { hasDiscount })
    }
    if (associate) {
      const body = { clientIds: [id] }
      await signedInAs('administrator').call(usersContract.assignClients, { params: { id: associate.id }, body })
    }
    return { ...account, network, id, casilleroCode, role: 'client' }
  },
  associate: (data: Partial<PersonalData> = {}): Promise<Person> => addStaff('associate', data),
  administrator: (data: Partial<PersonalData> = {}): Promise<Person> => addStaff('administrator', data),
}

/** Staff do not sign up. */
async function addStaff(role: 'associate' | 'administrator', data: Partial<PersonalData>): Promise<Person> {
  const { db } = await currentServer()
  const { network, password, ...account } = newPerson(data)
  const passwordHash = await hashPassword(password, { memoryInKibibytes: 64, passes: 1, parallelism: 1 })
  const flags = { isAdmin: role === 'administrator', isAssociate: role === 'associate' }
  const { id } = await users.add(db, { ...account, ...flags, passwordHash })
  return { ...account, password, network, id, role, casilleroCode: null }
}
