// Notifications as the jobs write them down, and the streams that tell them.
import { newId } from '../../db/id.ts'
import { addNotification } from '../../features/notifications/notifications.repository.ts'
import { type Listening, listen } from '../event-stream.ts'
import { currentServer, type Person, signIn } from '../world.ts'

export const news = (userId: string, orderCode: string, note = '') => ({
  id: newId(),
  userId,
  kind: 'orderShipped' as const,
  payload: { orderCode, from: 'inWarehouseMIA' as const, to: 'sended' as const, note },
  location: '/tuspedidos',
})

/** @returns their ids */
export async function tell(person: Person, ...codes: string[]): Promise<string[]> {
  const { db } = await currentServer()
  const rows = codes.map((code) => news(person.id, code))
  for (const row of rows) await addNotification(db, row)
  return rows.map(({ id }) => id)
}

/** A stream of this person's, in a session of its own. */
export async function openStreamOf(person: Person, { search = '', ...headers }: Record<string, string> = {}) {
  const { url } = await currentServer()
  return listen(url, { ...(await signIn(person)), ...headers }, search)
}

export const codesIn = ({ notifications }: Listening) => notifications.map(({ payload }) => payload.orderCode)
