import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { THE_COMPANY } from '../company/company.repository.ts'
import { addEvents } from '../events/events.repository.ts'
import * as certificates from '../fiscal-registration-records/signing-certificates.repository.ts'
import { sayGuardedActs } from '../outbox/say-guarded-acts.ts'

/** The key is gone for good; documents wait for another. Where there is none, there is nothing to do. */
export const removeCertificate = (db: Db, actor: Actor, context: RequestContext): Promise<void> =>
  db.transaction(async (tx) => {
    const kept = await certificates.currentCertificate(tx)
    if (!kept) return
    await certificates.removeCertificate(tx)
    const changes = { signingCertificate: { from: kept.holder, to: null } }
    await addEvents(tx, actor, [{ aggregate: 'company', aggregateId: THE_COMPANY, action: 'update', changes }])
    const detail = `${kept.holder}, ${kept.issuer}`
    await sayGuardedActs(tx, actor, context, [{ act: 'certificateRemoved', detail }])
  })
