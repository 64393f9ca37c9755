import { notifications } from '@app/contract'
import { vi } from 'vitest'
import { PATIENCE } from '../patience.ts'
import { signedInAs } from '../world.ts'
import { openedAccount } from './given-accounts.ts'

const administrator = signedInAs('administrator')

/** An account that an administrator opened, whose invitation went nowhere. @returns the mail's id */
export async function givenUnsentMail(): Promise<string> {
  const { email } = await openedAccount()
  return vi.waitFor(async () => {
    const { data } = await administrator.call(notifications.listUnsentMails, { query: { q: email } })
    if (!data[0]) throw new Error('the mail is not there yet')
    return data[0].id
  }, PATIENCE)
}
