import { receivables as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { getPaymentReminders } from './get-payment-reminders.ts'
import { allReceivables } from './receivables.lists.ts'
import { receivablesSheet } from './receivables-sheet.document.ts'
import { removePaymentPromise } from './remove-payment-promise.ts'
import { setPaymentPromise } from './set-payment-promise.ts'
import { setPaymentReminders } from './set-payment-reminders.ts'

export function receivablesRoutes(app: FastifyInstance): void {
  serveList(app, allReceivables, receivablesSheet)

  serve(app, contract.getPaymentReminders, ({ db, params, actor }) => getPaymentReminders(db, actor, params.id))

  serve(app, contract.setPaymentReminders, async ({ db, params, body, actor }) => {
    await setPaymentReminders(db, actor, params.id, body.isOn)
    return DONE
  })

  serve(app, contract.setPaymentPromise, async ({ db, params, body, actor }) => {
    await setPaymentPromise(db, actor, params.id, body)
    return DONE
  })

  serve(app, contract.removePaymentPromise, async ({ db, params, actor }) => {
    await removePaymentPromise(db, actor, params.id)
    return DONE
  })
}
