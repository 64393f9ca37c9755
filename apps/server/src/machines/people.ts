// The people of a walk, and how they call.
import { anonymous, given, type Person, signedInAs } from '../testing/world.ts'
import type { Who } from './random-walk.ts'

export type People = Record<Exclude<Who, 'nobody'>, Person>

export async function newPeople(): Promise<People> {
  const associate = await given.associate()
  return {
    associate,
    owner: await given.client({ associate }),
    stranger: await given.client(),
    otherAssociate: await given.associate(),
    administrator: await given.administrator(),
  }
}

/** Makes a call and keeps what the answer names. */
export async function send(world: { people: People }, who: Who, method: string, path: string, body?: object) {
  const caller = who === 'nobody' ? anonymous : signedInAs(world.people[who])
  const init = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}
  const response = await caller.fetch(`/api${path}`, { method, ...init })
  const { id } = (await response.json()) as { id?: string }
  return { status: response.status, id: response.ok ? (id ?? '') : '' }
}
