import { getAccount, listApprovals, listRefunds, setOpeningBalance } from '@app/contract/accounts.contract'
import { expect, test } from 'vitest'
import { givenAccount } from '../../../testing/given-accounts.ts'
import { givenApproval } from '../../../testing/given-approvals.ts'
import { aPage } from '../../../testing/given-list.ts'
import { CLIENT } from '../../../testing/given-payments.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { box, button, choose, isGone, isRefused, link, list, press, sees, whatSticksOut, write } from '../../../testing/screen.ts'
import { answers, received } from '../../../testing/server.ts'
import { AccountOfClient } from '../account-of-client.tsx'

async function opened(waiting = aPage<ReturnType<typeof givenApproval>>([]), stage: Stage = {}) {
  answers(getAccount, givenAccount())
  answers(listRefunds, aPage([]))
  answers(listApprovals, waiting)
  answers(setOpeningBalance, { ok: true })
  await renderScreen(<AccountOfClient clientId={CLIENT.id} />, { role: 'administrator', ...stage })
}

test('an administrator says what the client had before, with where it comes from', async () => {
  await opened()
  await press('Saldo inicial')
  await choose('El cliente', 'Tenía a favor')
  await press('Guardar $0,00')
  await isRefused(box('Valor'), 'Este campo es obligatorio.')
  await write('Valor', '4')
  await write('De dónde viene', 'De la hoja de 2025.')
  await press('Guardar $4,00')

  await sees('Saldo inicial guardado con éxito.')
  await expect
    .poll(() => received(setOpeningBalance))
    .toMatchObject([{ body: { clientId: CLIENT.id, balanceInCents: -400, reason: 'De la hoja de 2025.' } }])
})

test('what they owed is above zero; above the limit it waits, and the dialog closes', async () => {
  await opened()
  answers(setOpeningBalance, { approval: { id: givenApproval().id, code: 'APR-000080', endsAt: givenApproval().endsAt } })
  await press('Saldo inicial')
  await write('Valor', '120')
  await write('De dónde viene', 'De la hoja de 2025.')
  await press('Guardar $120,00')
  await expect.poll(() => received(setOpeningBalance)).toMatchObject([{ body: { balanceInCents: 12_000 } }])
  await isGone(button('Guardar $120,00'))
})

test('what waits for a second administrator is said on the account, and leads there', async () => {
  await opened(aPage([givenApproval()]))
  await sees('Dar por incobrable por $12,00: espera la aprobación de otro administrador')
  await expect.element(link('Ver APR-000080')).toHaveAttribute('href', `/administration/aprobaciones?open=${givenApproval().id}`)
  await expect.poll(() => received(listApprovals)[0]?.query).toEqual({ status: 'asked', recordId: CLIENT.id })
})

test('an associate is offered neither', async () => {
  await opened(aPage([]), { role: 'associate' })
  await isGone(button('Saldo inicial'))
  expect(received(listApprovals)).toEqual([])
})

test('fits the narrowest phone', async () => {
  await opened(aPage([givenApproval()]), { width: 360, theme: 'dark', language: 'en' })
  await press('Initial balance')
  await sees(list('The client'))
  expect(whatSticksOut()).toEqual([])
})
