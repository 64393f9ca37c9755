// Somebody's second step, as their telephone has it.
import { secondFactors } from '@app/contract'
import { vi } from 'vitest'
import { codeOf } from './factors/one-time-codes.ts'
import { anonymous, headersOf, type Person, signedInAs } from './world.ts'

export { codeOf } from './factors/one-time-codes.ts'

/** Turned on; where the clock is stopped, with the code of one step before, so that this one and the next are still unused. */
export async function turnOn(person: Person, headers?: Record<string, string>) {
  const caller = headers ? anonymous : signedInAs(person)
  const sent = headers ?? (await headersOf(person))
  const { secret } = await caller.call(secondFactors.beginSecondFactor, {
    body: { password: person.password },
    headers: sent,
  })
  const body = { code: codeOf(secret, vi.isFakeTimers() ? -1 : 0) }
  const { recoveryCodes } = await caller.call(secondFactors.confirmSecondFactor, { body, headers: sent })
  return { secret, recoveryCodes }
}
