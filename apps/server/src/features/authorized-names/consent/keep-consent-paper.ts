import type { authorizedNames as contract, Received, ReceivedFile } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import type { FileStorage } from '../../../files/file-storage.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import * as consents from '../../consents/consents.repository.ts'
import * as texts from '../../consents/texts/texts.repository.ts'
import { storeFile } from '../../files/store-file.ts'
import { viewName } from '../authorized-name-view.repository.ts'
import * as authorizedNames from '../authorized-names.repository.ts'
import * as requests from './consent-requests.repository.ts'

type Paper = Received<typeof contract.keepConsentPaper>['body'] & { files: readonly ReceivedFile[] }

/** A consent that was signed on paper: staff keep its picture with the version that the paper says. @throws consentNotNeeded, textNotFound, fieldRequired, fieldNotValid */
export function keepConsentPaper(
  db: Db,
  storage: FileStorage,
  actor: Actor,
  { ip, userAgent }: RequestContext,
  id: string,
  { version, files }: Paper,
) {
  const [paper, stray] = files
  if (!paper) throw new DomainError('fieldRequired', { field: 'paper' })
  if (stray || paper.field !== 'paper') throw new DomainError('fieldNotValid', { field: (stray ?? paper).field })
  return db.transaction(async (tx) => {
    const name = await authorizedNames.lock(tx, actor, id)
    const { clientId, identification, purposes } = name
    if (!purposes.includes('consignee')) throw new DomainError('consentNotNeeded', { ids: [id] })
    const text = await texts.get(tx, 'consignee', version)
    const record = { kind: 'authorizedName', id } as const
    const file = await storeFile(tx, storage, actor, { file: paper, purpose: 'signature', record, ownerId: clientId })
    const of = { authorizedNameId: id, identification, textId: text.id, textHash: text.hash, fileId: file.id }
    const giver = { userId: clientId, actorId: actor.userId, ip, userAgent }
    await consents.add(tx, giver, [{ kind: 'consignee', evidence: 'paper', isGiven: true, ...of }])
    await requests.endLinks(tx, id)
    await authorizedNames.setConsent(tx, name, now())
    return viewName(tx, id)
  })
}
