// What a record says is allowed, called by each person whom it is said to, on a record of its own; what it does not offer them is
// refused, and the refusal names what it does (both ways, section 8).
import { type Endpoint, refusal } from '@app/contract'
import type { Role } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { misleads } from '../refusals/open-instead.ts'
import { type Person, signedInAs } from '../world.ts'
import { given } from './given-orders.ts'

type Shown = { id: string; allowedActions: readonly string[] }
type Sent = { params?: object; query?: object; body?: object; files?: object[] }
/** Null: it has no call of its own, or nothing that it could name. */
type Caller = 'owner' | 'associate' | 'administrator'
type Call<Record extends Shown> = (record: Record, caller: Caller) => readonly [Endpoint, Sent] | null

type House = { owner: Person; associate: Person }
/** A record that is as the test says, by its id. */
export type Make = (house: House) => Promise<string>
export type Kind<Record extends Shown> = {
  read: (who: Person | 'administrator', id: string) => Promise<Record>
  calls: { [action: string]: Call<Record> }
}

const CALLERS = ['owner', 'associate', 'administrator'] as const
const ROLE_OF: { [caller in Caller]: Role } = { owner: 'client', associate: 'associate', administrator: 'administrator' }

/** In each state, every action that each person is offered is done when they call it, and every other is refused. */
export const keepsItsOffers = <Record extends Shown>(name: string, kind: Kind<Record>, states: { [state: string]: Make }) =>
  describe(name, () => {
    test.each(Object.entries(states))('that is %s does what it says is allowed', async (_state, make) => {
      expect(await refusedOffers(kind, make)).toEqual([])
    })
    test.each(Object.entries(states))('that is %s refuses all else, and names what it allows', async (_state, make) => {
      expect(await unhelpfulRefusals(kind, make)).toEqual([])
    })
  })

/** @returns each action that was offered and refused, or that has no call here. */
async function refusedOffers<Record extends Shown>({ read, calls }: Kind<Record>, make: Make): Promise<unknown[]> {
  const refused: unknown[] = []
  const first = await another(make)
  for (const role of CALLERS) {
    const shown = await read(whoIn(first, role), first.id).catch(() => null)
    for (const action of shown?.allowedActions ?? []) {
      const call = calls[action]
      if (!call) refused.push([role, action, 'has no call in this test'])
      const record = await another(make)
      const named = call?.(await read(whoIn(record, role), record.id), role)
      if (!named) continue
      const response = await signedInAs(whoIn(record, role)).send(named[0], named[1] as never)
      if (!response.ok) refused.push([role, action, response.status, await response.json()])
    }
  }
  return refused
}

/** @returns each action that was not offered and done, and each conflict that names something else than what the caller is offered. */
async function unhelpfulRefusals<Record extends Shown>({ read, calls }: Kind<Record>, make: Make): Promise<unknown[]> {
  const wrong: unknown[] = []
  const made = await another(make)
  for (const caller of CALLERS) {
    const shown = await read(whoIn(made, caller), made.id).catch(() => null)
    if (!shown) continue
    for (const [action, call] of Object.entries(calls).filter(([name]) => !shown.allowedActions.includes(name))) {
      const named = call(shown, caller)
      if (!named) continue
      const response = await signedInAs(whoIn(made, caller)).send(named[0], named[1] as never)
      const ask = (endpoint: Endpoint, sent: object) => signedInAs(whoIn(made, caller)).send(endpoint, sent as never)
      const refused = response.ok ? null : refusal.parse(await response.json())
      const complaint = refused ? await misleads(refused, ROLE_OF[caller], ask) : 'was done'
      if (complaint) wrong.push([caller, action, response.status, complaint])
    }
    expect(await read(whoIn(made, caller), made.id)).toEqual(shown)
  }
  return wrong
}

type Made = House & { id: string }
const whoIn = (made: Made, role: Caller) => (role === 'administrator' ? role : made[role])

/** Of a client of its own: what one record leaves on an account pays no other's bill. */
async function another(make: Make): Promise<Made> {
  const associate = await given.associate()
  const house = { associate, owner: await given.client({ associate }) }
  return { ...house, id: await make(house) }
}
