import { updateDropshipping } from '@app/contract/dropshipping.contract'
import { expect, test } from 'vitest'
import { aRequest } from '../../testing/given-dropshipping.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { box, isGone, isRefused, press, sees, write } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { StaffDropshippingActions } from './staff-dropshipping-actions.tsx'

const accepted = {
  ...aRequest(),
  status: 'accepted' as const,
  allowedActions: ['quoteAnew' as const, 'refuse' as const],
  timeline: [],
}

test('staff refuse a request with a reason that they must give', async () => {
  answers(updateDropshipping, { ...aRequest(), status: 'refused', allowedActions: [] })
  await renderScreen(<StaffDropshippingActions request={accepted} />, { role: 'administrator' })
  await press('Rechazar')
  await press('Rechazar pedido')
  await isRefused(box('Motivo'), 'Este campo es obligatorio.')
  expect(received(updateDropshipping)).toEqual([])

  await write('Motivo', 'La tienda no envía.')
  await press('Rechazar pedido')

  await sees('Rechazado con éxito.')
  await expect
    .poll(() => received(updateDropshipping))
    .toMatchObject([{ body: { action: 'refuse', reason: 'La tienda no envía.' } }])
})

test('what was accepted is quoted again; what the server refuses stands in the dialog', async () => {
  refuses(updateDropshipping, 'dropshippingActionNotAllowed')
  await renderScreen(<StaffDropshippingActions request={accepted} />, { role: 'associate', language: 'en' })
  await press('Quote again')
  await write('Reason', 'The price went up')
  await press('Quote it again')
  await expect.poll(() => received(updateDropshipping).length).toBe(1)
  await sees('The dropshipping request no longer allows this. Refresh to see where it stands.')
  answers(updateDropshipping, { ...aRequest(), status: 'quoting', allowedActions: ['quote'] })

  await press('Quote it again')

  await isGone('Quote it again')
  await expect.poll(() => received(updateDropshipping).at(-1)?.body).toEqual({ action: 'quoteAnew', reason: 'The price went up' })
})
