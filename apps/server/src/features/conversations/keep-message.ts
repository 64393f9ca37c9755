import type { ReceivedFile } from '@app/contract'
import type { ConversationMessage, NewMessage } from '@app/contract/conversations/conversations.contract'
import { type Actor, DomainError, MESSAGE_LIMITS } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { newId } from '../../db/id.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import { edit } from '../../records/guarded-update.repository.ts'
import { addEvents } from '../events/events.repository.ts'
import { storeFile } from '../files/store-file.ts'
import { messageWritten } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import type { Account } from '../users/users.repository.ts'
import { viewMessage } from './conversation.view.ts'
import { conversationKind } from './conversations.kind.ts'
import { addMessage, holdConversation } from './conversations.repository.ts'
import type { ConversationRow } from './conversations.table.ts'
import { requireSubject } from './subjects.ts'

export type ToWrite = NewMessage & { files: readonly ReceivedFile[] }

/** Answers alike within these minutes are one mail. */
const BETWEEN_MAILS_IN_MILLISECONDS = 10 * 60_000
const BEGINNING_IN_LETTERS = 200

/** Adds a message of the client, or of the house to them, and tells the other side. */
export function keepMessage(
  db: Db,
  storage: FileStorage,
  actor: Actor,
  client: Account,
  { text, about, files }: ToWrite,
): Promise<ConversationMessage> {
  requireContent(text, files)
  return db.transaction(async (tx) => {
    const subject = about ? await requireSubject(tx, actor, client.id, about) : null
    const said = await holdConversation(tx, client.id)
    const fileIds = await keepAttachments(tx, storage, actor, said, files)
    const [id, number, isFromHouse] = [newId(), said.lastNumber + 1, actor.role !== 'client']
    const named = { aboutKind: subject?.kind ?? null, aboutId: subject?.id ?? null }
    await addMessage(tx, { id, conversationId: said.id, number, isFromHouse, authorId: actor.userId, text, ...named, fileIds })
    const isMailed = isFromHouse && isTimeForMail(said)
    const after = await edit(tx, conversationKind, said, {
      ...standingAfter(said, number, isFromHouse),
      ...(isMailed && { mailedAt: now() }),
    })
    const changes = { number, ...(subject && { [subject.kind]: subject.code }) }
    await addEvents(tx, actor, [{ aggregate: 'conversation', aggregateId: said.id, action: 'write', changes, fileIds }])
    const to = { clientId: client.id, associateId: client.associateId, isFromHouse, isMailed }
    const doer = { userId: actor.userId, role: actor.role }
    const begins = text.slice(0, BEGINNING_IN_LETTERS)
    await say(tx, messageWritten, {
      messageId: id,
      ...to,
      about: subject && { kind: subject.kind, id: subject.id },
      begins,
      doer,
    })
    return viewMessage(tx, actor, after, id)
  })
}

function requireContent(text: string, files: readonly ReceivedFile[]): void {
  const stray = files.find(({ field }) => !/^attachment-\d+$/.test(field)) ?? files[MESSAGE_LIMITS.files]
  if (stray) throw new DomainError('fieldNotValid', { field: stray.field })
  if (text === '' && files.length === 0) throw new DomainError('fieldRequired', { field: 'text' })
}

/** Whoever writes has read what was there. An answer settles what waited. */
function standingAfter({ openSince, settledNumber }: ConversationRow, number: number, isFromHouse: boolean) {
  return isFromHouse
    ? { lastNumber: number, readByHouse: number, settledNumber: number, openSince: null }
    : { lastNumber: number, readByClient: number, settledNumber, openSince: openSince ?? now() }
}

const isTimeForMail = ({ mailedAt }: ConversationRow): boolean =>
  mailedAt === null || now().getTime() - mailedAt.getTime() >= BETWEEN_MAILS_IN_MILLISECONDS

/** Both sides' are the client's: they go with everything about them. */
async function keepAttachments(
  tx: Db,
  storage: FileStorage,
  actor: Actor,
  { id, clientId: ownerId }: ConversationRow,
  files: readonly ReceivedFile[],
): Promise<string[]> {
  const record = { kind: 'conversation', id } as const
  const fileIds: string[] = []
  for (const file of files) {
    fileIds.push((await storeFile(tx, storage, actor, { file, purpose: 'attachment', record, ownerId })).id)
  }
  return fileIds
}
