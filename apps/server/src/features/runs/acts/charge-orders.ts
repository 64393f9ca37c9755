// An extra charge beside those that orders have, by the rules of `PATCH /order/{id}/extra-charges`.
import { orderActions, runs } from '@app/contract'
import { MOST_CHARGES } from '@app/contract/charges.contract'
import { DomainError } from '@app/domain'
import type { z } from 'zod'
import { planPossible } from '../../../records/next-status.ts'
import { get, lockOne } from '../../../records/records.repository.ts'
import { orderKind } from '../../orders/orders.kind.ts'
import { changeExtraCharges } from '../../orders/prices/change-extra-charges.ts'
import { chargesOf, countsOfCharges, type NewOrderCharge } from '../../orders/prices/order-charges.repository.ts'
import { chargesFor } from '../../orders/prices/set-extra-charges.ts'
import { type Seen, withValuesAndUndo } from './run-act.ts'
import { lockAsLeft, wantedOrders } from './wanted-orders.ts'

type Values = z.output<typeof runs.RUN_VALUES.chargeOrders>

export const chargeOrders = withValuesAndUndo<Values>(runs.RUN_VALUES.chargeOrders, {
  roles: ['administrator'],
  duties: orderActions.setExtraCharges.duties,
  preview: async (db, actor, wanted, values) => {
    const [charge] = await chargesFor(db, actor, [values], [])
    const orders = await wantedOrders(db, actor, wanted)
    const possible = await planPossible(db, actor, orderKind, ['setExtraCharges'], orders)
    const allowed = new Set(possible.get('setExtraCharges')?.map(({ row }) => row.id))
    const counts = await countsOfCharges(
      db,
      orders.map(({ id }) => id),
    )
    return orders.map(({ id: recordId, code }): Seen => {
      const seen = { recordId, code, amountInCents: charge?.amountInCents ?? null }
      if (!allowed.has(recordId)) return { ...seen, result: 'refused', reason: 'orderActionNotAllowed' }
      if ((counts.get(recordId) ?? 0) >= MOST_CHARGES) return { ...seen, result: 'refused', reason: 'extraChargesFull' }
      return { ...seen, result: 'waiting', reason: null }
    })
  },
  carryOut: async (tx, actor, { recordId, amountInCents }, values) => {
    const order = await lockOne(tx, actor, orderKind, recordId)
    const before = await chargesOf(tx, recordId)
    if (before.length >= MOST_CHARGES) throw new DomainError('extraChargesFull', { ids: [recordId] })
    // At the amount that a person saw, whatever the catalogue says by now.
    const [charge] = await chargesFor(tx, actor, [{ ...values, ...(amountInCents !== null && { amountInCents }) }], [])
    await changeExtraCharges(tx, actor, order, {
      before,
      charges: [...before, charge].filter((one) => one !== undefined).map(asNew),
    })
    const { version } = await get(tx, actor, orderKind, recordId)
    return { leftVersion: version, before: null }
  },
  undo: async (tx, actor, item) => {
    const order = await lockAsLeft(tx, actor, item)
    const before = await chargesOf(tx, item.recordId)
    // The run's is the last, since nothing changed.
    await changeExtraCharges(tx, actor, order, { before, charges: before.slice(0, -1).map(asNew) })
  },
})

const asNew = ({ chargeId, name, amountInCents, treatment, note, actorId }: NewOrderCharge): NewOrderCharge => ({
  ...{ chargeId, name, amountInCents, treatment, note, actorId },
})
