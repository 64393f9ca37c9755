import { type Actor, DomainError, type PaymentMethod, type SettlementKind } from '@app/domain'
import { businessDate, now } from '../../../clock.ts'
import { nextCodes } from '../../../db/code.ts'
import type { Db } from '../../../db/db.ts'
import { create } from '../../../records/create.repository.ts'
import { companyAccountFor } from '../../company/company-accounts.repository.ts'
import { settlementMade } from '../../outbox/messages.ts'
import { say } from '../../outbox/say.ts'
import { addEntries } from '../earnings.repository.ts'
import type { EarningEntryRow } from '../earnings.table.ts'
import { settlementKind } from './settlements.kind.ts'
import type { SettlementRow } from './settlements.table.ts'

/** When, how and from which account; today, by transfer, from the main account where it is not said. */
export type Settling = {
  paidOn?: string | undefined
  method?: PaymentMethod | undefined
  accountId?: string | undefined
  reference?: string | undefined
}
/** Of one associate: accruals that it pays, and counter-entries that it takes off. */
export type SettledEntries = { associateId: string; entries: readonly EarningEntryRow[] }

const ACTIONS = { paid: 'pay', received: 'receive' } as const satisfies Record<SettlementKind, string>

/** One settlement for each associate, whose lines take every entry to nothing. */
export async function makeSettlements(
  db: Db,
  actor: Actor,
  kind: SettlementKind,
  settled: readonly SettledEntries[],
  { paidOn = businessDate(now()), method = 'transfer', accountId, reference = '' }: Settling,
): Promise<SettlementRow[]> {
  if (paidOn > businessDate(now())) throw new DomainError('dayInFuture', { field: 'paidOn' })
  const account = await companyAccountFor(db, { method, accountId })
  const codes = await nextCodes(db, 'settlement', settled.length)
  const rows = settled.map(({ associateId, entries }, index) => ({
    code: codes[index] ?? '',
    kind,
    associateId,
    paidOn,
    method,
    accountId: account.id,
    reference,
    totalInCents: entries.reduce((total, { amountInCents }) => total + amountInCents, 0),
    actorId: actor.userId,
  }))
  const made = await create(db, actor, settlementKind, ACTIONS[kind], rows)
  const lines = settled.flatMap(({ associateId, entries }, index) =>
    entries.map(({ id: settlesId, orderId, amountInCents }) => {
      const line = { kind: 'settlement' as const, associateId, orderId, settlesId, settlementId: made[index]?.id ?? null }
      return { ...line, amountInCents: 0 - amountInCents, actorId: actor.userId }
    }),
  )
  await addEntries(db, lines)
  await say(db, settlementMade, ...made.map(({ id: settlementId, associateId }) => ({ settlementId, associateId })))
  return made
}
