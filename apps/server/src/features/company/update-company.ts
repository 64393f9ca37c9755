import type { Answer, company as contract, Received } from '@app/contract'
import type { WaitingApproval } from '@app/contract/fields/approvals'
import { type Actor, DomainError, isRucOfTaxpayer } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { askApproval } from '../approvals/ask-approval.ts'
import { addEvents, type Doer } from '../events/events.repository.ts'
import { fiscalSettingsOf } from '../fiscal-registration-records/fiscal-registration.repository.ts'
import { sayGuardedActs } from '../outbox/say-guarded-acts.ts'
import { aloneFrom } from '../users/alone-from.ts'
import * as company from './company.repository.ts'
import { type GivenBankAccount, keepBankAccounts, unconfirmedAccounts } from './company-accounts.repository.ts'

type Data = Received<typeof contract.updateCompany>['body']
type Where = Pick<RequestContext, 'ip' | 'userAgent'>

/**
 * The house is called, found and paid like this from now on; documents made before keep what they said.
 * Where clients would pay to another account, all of it waits for a second administrator (trust, section 2).
 */
export const updateCompany = (
  db: Db,
  actor: Actor,
  context: RequestContext,
  data: Data,
): Promise<Answer<typeof contract.updateCompany>> =>
  db.transaction(async (tx) => {
    await company.holdCompany(tx)
    const accounts = await unconfirmedAccounts(tx, data.bankAccounts)
    if (accounts.length === 0) return changeCompany(tx, actor, data, context)
    await requireRucOfInvoices(tx, data.ruc)
    return askForAccounts(tx, actor, context, data, accounts)
  })

/**
 * While bills become documents of the SRI the RUC is a taxpayer's, and stays the one whose certificate signs and whose tests were authorised.
 * @throws DomainError rucNotOfTaxpayer, rucOfInvoices at `ruc`
 */
async function requireRucOfInvoices(db: Db, ruc: string): Promise<void> {
  if ((await fiscalSettingsOf(db)).mode === 'off') return
  if (!isRucOfTaxpayer(ruc)) throw new DomainError('rucNotOfTaxpayer', { field: 'ruc' })
  const { ruc: before } = await company.get(db)
  if (before !== '' && ruc !== before) throw new DomainError('rucOfInvoices', { field: 'ruc' })
}

/** There is no second administrator to answer: it is carried out after a day, of which they hear by mail. */
async function askForAccounts(
  db: Db,
  actor: Actor,
  context: Where,
  body: Data,
  accounts: readonly GivenBankAccount[],
): Promise<WaitingApproval> {
  const actsAt = await aloneFrom(db, actor)
  const detail = namesOf(accounts)
  await sayGuardedActs(db, actor, context, [{ act: actsAt ? 'bankAccountsAskedAlone' : 'bankAccountsAsked', detail }])
  return askApproval(db, actor, {
    ...{ kind: 'bankAccounts', body, clientId: null, amountInCents: 0, reason: '' },
    record: { kind: 'company', id: company.THE_COMPANY, code: detail },
    actsAt,
  })
}

const namesOf = (accounts: readonly GivenBankAccount[]): string =>
  accounts.map(({ bank, kind, number, holder }) => `${bank} ${kind} ${number} (${holder})`).join(', ')

const LATER: Where = { ip: '', userAgent: '' }

/**
 * As it was said, at once; within the caller's transaction.
 * @throws DomainError rucNotOfTaxpayer, rucOfInvoices, also where invoicing was switched on while the call waited for a second administrator
 */
export async function changeCompany(db: Db, doer: Doer, data: Data, context = LATER): Promise<contract.Company> {
  await requireRucOfInvoices(db, data.ruc)
  const before = await company.get(db)
  const { bankAccounts, ...rest } = data
  await company.update(db, rest)
  await keepBankAccounts(db, bankAccounts)
  const after = await company.get(db)
  const said = { ...rest, bankAccounts: after.bankAccounts }
  const changed = Object.entries(said).filter(([name, value]) => isAnother(before[name as keyof Data], value))
  const changes = Object.fromEntries(changed.map(([name, to]) => [name, { from: before[name as keyof Data], to }]))
  await addEvents(db, doer, [{ aggregate: 'company', aggregateId: company.THE_COMPANY, action: 'update', changes }])
  if ('bankAccounts' in changes)
    await sayGuardedActs(db, doer, context, [{ act: 'bankAccountsChanged', detail: namesOf(after.bankAccounts) }])
  return after
}

const isAnother = (before: unknown, after: unknown): boolean => JSON.stringify(before) !== JSON.stringify(after)
