import { notifications as contract } from '@app/contract'
import { expect, vi } from 'vitest'
import { type Person, signedInAs } from './world.ts'

/** What somebody is told, newest first, as soon as there is so much: it is told after the answer. */
export const notificationsOf = (person: Person, { count }: { count: number }) =>
  vi.waitFor(
    async () => {
      const answer = await signedInAs(person).call(contract.listNotifications)
      expect(answer.data).toHaveLength(count)
      return answer
    },
    { timeout: 5_000, interval: 20 },
  )
