import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import * as passkeys from '../../credentials/passkeys.repository.ts'
import type { PasskeyRow } from '../../credentials/passkeys.table.ts'
import { addEvents } from '../../events/events.repository.ts'

type Given = { id: string; name: string }

/** One's own; what it opens stays as it is. @throws passkeyNotFound */
export function renamePasskey(db: Db, actor: Actor, { id, name }: Given): Promise<PasskeyRow> {
  const { userId } = actor
  return db.transaction(async (tx) => {
    const renamed = await passkeys.rename(tx, userId, id, name)
    if (!renamed) throw new DomainError('passkeyNotFound', { ids: [id] })
    await addEvents(tx, actor, [{ aggregate: 'user', aggregateId: userId, action: 'renamePasskey', note: name }])
    return renamed
  })
}
