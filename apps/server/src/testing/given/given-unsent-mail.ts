import { notifications, users } from '@app/contract'
import { vi } from 'vitest'
import { PATIENCE } from '../patience.ts'
import { newPerson } from '../people.ts'
import { signedInAs } from '../world.ts'

const administrator = signedInAs('administrator')

/** An account that an administrator opened, whose invitation went nowhere. @returns the mail's id */
export async function givenUnsentMail(): Promise<string> {
  const { firstName, lastName, email, phone, province, city, address, identification, identificationType } = newPerson()
  const person = { firstName, lastName, email, phone, province, city, address, identification, identificationType }
  await administrator.call(users.createUser, { body: { ...person, userType: 0 } })
  return vi.waitFor(async () => {
    const { data } = await administrator.call(notifications.listUnsentMails, { query: { q: email } })
    if (!data[0]) throw new Error('the mail is not there yet')
    return data[0].id
  }, PATIENCE)
}
