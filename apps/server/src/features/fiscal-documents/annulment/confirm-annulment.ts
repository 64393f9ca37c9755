import type { ReceivedFile } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import type { FileStorage } from '../../../files/file-storage.ts'
import { actOnOne } from '../../../records/act.ts'
import { requireAllowed } from '../../../records/next-status.ts'
import { lockOne } from '../../../records/records.repository.ts'
import { storeFile } from '../../files/store-file.ts'
import { fiscalDocumentKind } from '../fiscal-documents.kind.ts'

/** The SRI annulled it, as its file shows, which is kept with the bill. @throws DomainError fieldRequired, fieldNotValid, fiscalActionNotAllowed */
export function confirmAnnulment(
  db: Db,
  storage: FileStorage,
  actor: Actor,
  id: string,
  { note, files }: { note: string; files: readonly ReceivedFile[] },
): Promise<void> {
  const [file, stray] = files
  if (!file) throw new DomainError('fieldRequired', { field: 'proof' })
  if (stray || file.field !== 'proof') throw new DomainError('fieldNotValid', { field: (stray ?? file).field })
  return db.transaction(async (tx) => {
    const document = await lockOne(tx, actor, fiscalDocumentKind, id)
    await requireAllowed(tx, actor, fiscalDocumentKind, 'confirmAnnulment', [document])
    const { billId, clientId } = document
    if (billId === null) throw new Error(`document ${id} of no bill is being annulled`)
    const proof = await storeFile(tx, storage, actor, {
      ...{ file, purpose: 'proof', record: { kind: 'bill', id: billId }, ownerId: clientId },
    })
    const annulled = { annulledAt: now(), annulmentFileId: proof.id }
    await actOnOne(tx, actor, fiscalDocumentKind, 'confirmAnnulment', document, annulled, { note })
  })
}
