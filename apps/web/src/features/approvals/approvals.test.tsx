import { answerApproval, getApproval, listApprovals, takeBackApproval } from '@app/contract/accounts.contract'
import { expect, test } from 'vitest'
import { givenApproval as approval } from '../../testing/given-approvals.ts'
import { aPage, hasNoSavedViews } from '../../testing/given-list.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { box, button, isGone, isRefused, press, sees, whatSticksOut, write } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { ApprovalsPage } from './approvals-page.tsx'

async function opened(shown = approval(), width: 360 | 1280 = 1280) {
  hasNoSavedViews()
  answers(listApprovals, aPage([shown]))
  answers(getApproval, { ...shown, timeline: [] })
  await renderScreen(<ApprovalsPage />, { role: 'administrator', width, at: `/?open=${shown.id}` })
}

test('a second administrator reads what will happen, and says yes', async () => {
  await opened()
  await sees('La empresa asume los $12,00 que Luz Paz debe en su cuenta.')
  answers(answerApproval, approval({ status: 'approved', allowedActions: [] }))
  await press('Aprobar')
  await sees('Ana Pide lo pidió: No contesta desde julio.')
  refuses(answerApproval, 'approvalOutdated')
  await button('Aprobar').last().click()
  await sees('Cambió desde que se pidió. Recházalo y pídelo de nuevo.')
  await expect.poll(() => received(answerApproval)).toMatchObject([{ params: { id: idOf(80) }, body: { action: 'approve' } }])
  expect(whatSticksOut()).toEqual([])
})

test('a no has a reason', async () => {
  await opened(approval(), 360)
  await press('Rechazar')
  await sees(box('Motivo'))
  await button('Rechazar').last().click()
  await isRefused(box('Motivo'), 'Este campo es obligatorio.')
  await write('Motivo', 'Todavía puede pagar.')
  answers(answerApproval, approval({ status: 'refused', allowedActions: [] }))
  await button('Rechazar').last().click()
  await sees('APR-000080 rechazada con éxito.')
  await expect
    .poll(() => received(answerApproval))
    .toMatchObject([{ body: { action: 'refuse', reason: 'Todavía puede pagar.' } }])
})

test('who asked takes it back; what changed since is not approved', async () => {
  await opened(approval({ isOutdated: true, allowedActions: ['takeBack'] }))
  await sees('Cambió desde que se pidió: solo se puede rechazar o retirar, y pedir de nuevo.')
  await isGone(button('Aprobar'))
  answers(takeBackApproval, approval({ status: 'takenBack', allowedActions: [] }))
  await press('Retirar')
  await button('Retirar').last().click()
  await sees('APR-000080 retirada con éxito.')
  await expect.poll(() => received(takeBackApproval)).toMatchObject([{ params: { id: idOf(80) } }])
})

test('of bank accounts it says where clients would pay, without an amount, a client or a reason', async () => {
  const of = 'Banco Pichincha Corriente 6600 (Puente Courier S.A.)'
  const record = { kind: 'company' as const, id: idOf(71), code: of }
  const shown = approval({ kind: 'bankAccounts', record, client: null, amountInCents: 0, reason: '' })
  await opened({ ...shown, actsAt: shown.endsAt }, 360)
  await sees(/^Los clientes pagan desde ahora a: Banco Pichincha Corriente 6600 \(Puente Courier S\.A\.\)\./)
  await sees(/^Nadie más puede aprobarlo: vale desde el .*, si no se retira antes\.$/)
  await press('Aprobar')
  await sees('Ana Pide lo pidió.')
  expect(whatSticksOut()).toEqual([])
})
