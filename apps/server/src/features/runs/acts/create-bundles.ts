// Bundles made of the packages of a proposal, each by the use case of `POST /bundle`.
import { bundles, runs } from '@app/contract'
import { type Actor, businessDay, DomainError, fiscalYearOf } from '@app/domain'
import { z } from 'zod'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { newId } from '../../../db/id.ts'
import { inOrderOf } from '../../../records/in-order-of.ts'
import { find } from '../../../records/records.repository.ts'
import { checkDeclarations } from '../../bundles/check-bundles.ts'
import { makeBundle } from '../../bundles/create-bundle.ts'
import { refuseBundle } from '../../bundles/refuse-bundle.ts'
import { orderKind } from '../../orders/orders.kind.ts'
import type { OrderRow } from '../../orders/orders.table.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { quotaKey, usedQuotas } from '../../quotas/quotas.repository.ts'
import { refused } from './refused.ts'
import { type Seen, withValues } from './run-act.ts'

type Values = z.output<typeof runs.RUN_VALUES.createBundles>

/** The packages of one. */
const PLAN = z.strictObject({ orderIds: z.array(z.uuid()) })

/** The name of one whose packages are no longer the actor's. */
const BEYOND_REACH = '—'

export const createBundles = withValues<Values>(runs.RUN_VALUES.createBundles, {
  roles: bundles.createBundle.roles,
  duties: bundles.createBundle.duties,
  preview: async (db, actor, _wanted, { bundles: groups }) => {
    const found = await find(db, actor, orderKind, [...new Set(groups.flatMap(({ orderIds }) => orderIds))])
    const whole = groups.map(({ orderIds }) => ({ orderIds, orders: inOrderOf(orderIds, found) }))
    const refusals = await refusalsOf(
      db,
      actor,
      whole.map(({ orders }) => orders),
    )
    return whole.map(({ orderIds, orders }, index): Seen => {
      // Until the bundle is there, it is known by its first package.
      const [first] = orders
      const seen = {
        recordId: orderIds[0] ?? '',
        code: first?.code ?? BEYOND_REACH,
        amountInCents: null,
        plan: PLAN.encode({ orderIds }),
      }
      const missing = orderIds.filter((id) => !orders.some((order) => order.id === id))
      const refusal = missing.length > 0 ? new DomainError('orderNotFound', { ids: missing }) : refusals[index]
      return refusal ? { ...seen, ...refused(refusal) } : { ...seen, result: 'waiting', reason: null }
    })
  },
  carryOut: async (tx, actor, { plan }) => {
    const { id: recordId, code } = await makeBundle(tx, actor, PLAN.parse(plan))
    return { recordId, code }
  },
})

/** As each would be refused now, by itself: what others of the run take of a consignee's year shows at its turn. */
async function refusalsOf(db: Db, actor: Actor, groups: readonly OrderRow[][]): Promise<(DomainError | null)[]> {
  const fiscalYear = fiscalYearOf(businessDay(now()))
  const yearOf = ([first]: readonly OrderRow[]) => ({ identification: first?.consigneeIdentification ?? '', fiscalYear })
  const used = await usedQuotas(db, groups.map(yearOf))
  const declarations = groups.map((orders) => ({
    bundle: { id: newId(), fiscalYear, customsInvoiceValueInCents: null, quotaOverrideReason: null },
    orders,
    declaredEarlierThisYearInCents: used.get(quotaKey(yearOf(orders))) ?? 0,
  }))
  const checks = await checkDeclarations(db, declarations, await readParameters(db))
  return checks.map(({ refusals }) => refusalOf(() => refuseBundle(actor, refusals)))
}

function refusalOf(check: () => void): DomainError | null {
  try {
    check()
    return null
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
}
