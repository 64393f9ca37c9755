import type { Db } from '../../../db/db.ts'
import type { JobParts } from '../../../jobs/job-parts.ts'
import type { MessageWritten, Said } from '../../outbox/messages.ts'
import * as users from '../../users/users.repository.ts'
import { newsForStaff } from '../news-for-staff.ts'
import { newsFor, notify } from '../notify.ts'
import { thingsTold } from '../things-told.ts'

type Client = Awaited<ReturnType<typeof users.get>>

/** What was asked about, where no record is named. */
const QUESTION = { es: 'tu pregunta', en: 'your question' } as const

/** The house's answer is told to the client, and what the client wrote to whoever looks after them. */
export async function onMessageWritten({ db }: Pick<JobParts, 'db'>, said: Said<MessageWritten>): Promise<void> {
  const client = await users.get(db, said.payload.clientId)
  if (client.closedAt !== null) return
  await (said.payload.isFromHouse ? tellClient : tellStaff)(db, said, client)
}

async function tellClient(db: Db, said: Said<MessageWritten>, client: Client): Promise<void> {
  const { about: named, begins: note, isMailed } = said.payload
  const things = named && (await thingsTold(db, client.id, named))
  const payload = { orderCode: QUESTION[client.language], ...(things && { things }), from: null, to: null, note }
  const about = { kind: 'conversation', id: client.id } as const
  const news = await newsFor(db, client, said, { kind: 'messageAnswered', payload, about })
  await notify(db, { ...news, isMailed })
}

async function tellStaff(db: Db, said: Said<MessageWritten>, client: Client): Promise<void> {
  const { associateId, begins: note, doer } = said.payload
  const payload = { orderCode: `${client.firstName} ${client.lastName}`, from: null, to: null, note }
  const about = { kind: 'conversation', id: client.id } as const
  await notify(db, ...(await newsForStaff(db, said, { kind: 'messageReceived', payload, about, associateId, doer })))
}
