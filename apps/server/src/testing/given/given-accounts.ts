import { users } from '@app/contract'
import type { UserDetail } from '@app/contract/users.contract'
import type { z } from 'zod'
import { newPerson, type PersonalData } from '../people.ts'
import { type Person, signedInAs } from '../world.ts'

/** What an administrator types of somebody nobody met before. */
export function newAccount(userType: number, data: Partial<PersonalData> = {}): z.input<typeof users.createUser.body> {
  const { network: _network, password: _password, ...person } = newPerson(data)
  return { ...person, userType }
}

/** An account that an administrator opens; one of an administrator would wait. */
export async function openedAccount(userType = 0, by: Person | 'administrator' = 'administrator'): Promise<UserDetail> {
  const opened = await signedInAs(by).call(users.createUser, { body: newAccount(userType) })
  if ('approval' in opened) throw new Error('the account waits for a second administrator')
  return opened
}
