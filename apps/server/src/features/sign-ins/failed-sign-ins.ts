// Sign-ins that failed, for the audit: counted here and told every few seconds, so that a try sends no statement more and says nothing of accounts by its duration.
import { DomainError } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { networkOf } from '../../http/network.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { addEvents, type NewEvent, THE_HOUSE } from '../events/events.repository.ts'

const HOUR_IN_MILLISECONDS = 3_600_000
/** Accounts and networks an hour; what comes beyond is counted together. */
const MOST_COUNTED = 1_000
/** What tries at addresses without an account are on record of. The address is not kept: people type passwords there. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000'

declare module 'fastify' {
  interface FastifyInstance {
    failedSignIns: FailedSignIns
  }
}

/** Within the hour, at this instance. `told`: how many there were when they were last on record. */
type Tries = { accountId: string; network: string | null; hour: number; count: number; told: number }

export type FailedSignIns = {
  /** One more from this address; null: at no account. */
  note: (accountId: string | null, from: Pick<RequestContext, 'ip'>) => void
  /** Puts on record what is due. Nothing where nobody failed. */
  tell: (db: Db) => Promise<void>
}

export function openFailedSignIns(): FailedSignIns {
  const counted = new Map<string, Tries>()

  function triesOf(accountId: string, network: string | null): Tries {
    const hour = hourOf(now())
    const key = `${hour} ${accountId} ${network}`
    const tries = counted.get(key)
    if (tries) return tries
    if (counted.size >= MOST_COUNTED && network !== null) return triesOf(NO_ACCOUNT, null)
    const begun = { accountId, network, hour, count: 0, told: 0 }
    counted.set(key, begun)
    return begun
  }

  return {
    note: (accountId, { ip }) => {
      triesOf(accountId ?? NO_ACCOUNT, networkOf(ip)).count += 1
    },
    tell: async (db) => {
      const hour = hourOf(now())
      const due = [...counted.values()].filter((tries) => isDue(tries, hour))
      await tellAll(db, due)
      for (const [key, tries] of counted) if (tries.hour < hour && tries.told === tries.count) counted.delete(key)
    },
  }
}

const hourOf = (moment: Date): number => Math.floor(moment.getTime() / HOUR_IN_MILLISECONDS)
const digitsOf = (count: number): number => (count === 0 ? 0 : String(count).length)

/** The first, the tenth, the hundredth … and what there was when the hour is over: a flood leaves few rows. */
const isDue = ({ count, told, hour }: Tries, current: number): boolean =>
  hour < current ? count > told : digitsOf(count) > digitsOf(told)

/** What is under way to the database counts as told, unless it does not arrive. */
async function tellAll(db: Db, due: readonly Tries[]): Promise<void> {
  if (due.length === 0) return
  const before = due.map((tries) => ({ tries, told: tries.told }))
  for (const tries of due) tries.told = tries.count
  try {
    await addEvents(db, THE_HOUSE, due.map(asEvent))
  } catch (error) {
    for (const { tries, told } of before) tries.told = told
    throw error
  }
}

const asEvent = ({ accountId, network, count }: Tries): NewEvent => ({
  aggregate: 'user',
  aggregateId: accountId,
  action: 'signInFailed',
  changes: { ...(network !== null && { network }), tries: count },
})

/** A proof that is refused is a try. */
export async function notingRefusal<Answer>(
  failed: FailedSignIns,
  accountId: string | null,
  from: Pick<RequestContext, 'ip'>,
  proof: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await proof()
  } catch (error) {
    if (error instanceof DomainError) failed.note(accountId, from)
    throw error
  }
}
