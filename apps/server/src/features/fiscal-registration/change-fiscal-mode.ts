import type { fiscalRegistration as contract, Received } from '@app/contract'
import type { FiscalRegistration } from '@app/contract/fiscal/fiscal-registration.contract'
import { type Actor, DomainError, fiscalGaps, PRODUCTION_WORD } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { Parts } from '../../http/parts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { holdCompany, THE_COMPANY } from '../company/company.repository.ts'
import { addEvents } from '../events/events.repository.ts'
import * as registration from '../fiscal-registration-records/fiscal-registration.repository.ts'
import { sayGuardedActs } from '../outbox/say-guarded-acts.ts'
import { fiscalFactsOf } from './fiscal-facts.ts'
import { fiscalRegistrationOf } from './fiscal-registration.view.ts'

type Wanted = Received<typeof contract.changeFiscalMode>['body']
type Caller = { actor: Actor; context: RequestContext }

/** @throws DomainError fieldNotValid at `word`, fiscalSetupIncomplete with what is missing */
export const changeFiscalMode = (
  { db, config }: Pick<Parts, 'db' | 'config'>,
  { actor, context }: Caller,
  { mode, word }: Wanted,
): Promise<FiscalRegistration> =>
  db.transaction(async (tx: Db) => {
    // The RUC is the company's: it stays as it is while the mode is decided by it.
    await holdCompany(tx)
    const before = await registration.holdFiscalSettings(tx)
    if (before.mode === mode) return fiscalRegistrationOf(tx, config)
    const because = fiscalGaps(mode, await fiscalFactsOf(tx, config))
    if (because.length > 0) throw new DomainError('fiscalSetupIncomplete', { because })
    if (mode === 'production' && word !== PRODUCTION_WORD) throw new DomainError('fieldNotValid', { field: 'word' })
    const issuesSince = mode === 'production' ? now() : null
    await registration.update(tx, { mode, issuesSince, productionSince: before.productionSince ?? issuesSince })
    const changes = { fiscalMode: { from: before.mode, to: mode } }
    await addEvents(tx, actor, [{ aggregate: 'company', aggregateId: THE_COMPANY, action: 'update', changes }])
    await sayGuardedActs(tx, actor, context, [{ act: 'fiscalModeChanged', detail: mode }])
    return fiscalRegistrationOf(tx, config)
  })
