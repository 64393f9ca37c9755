import { notifications as contract } from '@app/contract'
import type { NotificationKind } from '@app/contract/notifications.contract'
import { expect, vi } from 'vitest'
import { given } from './given/given-orders.ts'
import { PATIENCE } from './patience.ts'
import { type Person, signedInAs } from './world.ts'

/** What somebody is told, newest first, as soon as there is so much: it is told after the answer. */
export const notificationsOf = (person: Person, { count }: { count: number }) =>
  vi.waitFor(async () => {
    const answer = await signedInAs(person).call(contract.listNotifications)
    expect(answer.data).toHaveLength(count)
    return answer
  }, PATIENCE)

/** Of what, and where it leads: in the order in which it happened. */
export const toldTo = async (person: Person, count: number) =>
  (await notificationsOf(person, { count })).data
    .map(({ kind, payload, location }) => [kind, payload.orderCode, location])
    .reverse()

/** Of what, in which words, and where it leads: each of one kind, newest first, as soon as there is one. */
export async function told(person: Person, kind: NotificationKind) {
  const { data } = await vi.waitFor(async () => {
    const answer = await signedInAs(person).call(contract.listNotifications)
    expect(answer.data.map((one) => one.kind)).toContain(kind)
    return answer
  }, PATIENCE)
  return data.filter((one) => one.kind === kind).map(({ payload, location }) => [payload.orderCode, payload.note, location])
}

/** One more request to review for this person: what happened before it and was to be told is told by then. */
export async function notifyOfOneMore(person: Person): Promise<void> {
  const client = await given.client(person.role === 'associate' ? { associate: person } : {})
  await given.order({ client })
}
