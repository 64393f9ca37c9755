import { voidBill } from '@app/contract/bills.contract'
import { expect, test } from 'vitest'
import { givenBill } from '../../testing/given-payments.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import {
  box,
  button,
  dialog,
  hasFocus,
  isGone,
  isRefused,
  key,
  press,
  says,
  sees,
  whatSticksOut,
  write,
} from '../../testing/screen.ts'
import { answers, holds, isAsked, received, refusesOnce } from '../../testing/server.ts'
import { VoidBill } from './void-bill.tsx'

async function open(stage: Stage = {}): Promise<void> {
  await renderScreen(<VoidBill bill={givenBill()} />, { role: 'administrator', ...stage })
  await button(/^(Anular|Void)/).click()
  await sees(dialog())
}

test('voiding wants a reason: nothing is sent without one, spaces are none', async () => {
  await open()
  await hasFocus(box('Motivo'))
  await write('Motivo', '   ')
  await press('Anular FAC-000040')
  await isRefused(box('Motivo'), 'Este campo es obligatorio.')
  expect(received(voidBill)).toEqual([])
})

test('a refusal stands in the dialog and keeps the reason; sent again it is voided once, and the focus is given back', async () => {
  answers(voidBill, { ok: true })
  refusesOnce(voidBill, 'billChangedMeanwhile')
  await open()
  await write('Motivo', ' Dos veces ')
  await press('Anular FAC-000040')
  await says(dialog(), /Alguien más cambió/)
  await expect.element(box('Motivo')).toHaveValue(' Dos veces ')
  // A second click on a page whose dialog is gone takes the focus, as it should.
  const release = holds(voidBill)
  await button('Anular FAC-000040').dblClick()
  release()
  await sees('Nota de cobro anulada con éxito.')
  await isGone(dialog())
  await isAsked(voidBill, 2)
  await expect.poll(() => received(voidBill).at(-1)).toMatchObject({ params: { id: idOf(40) }, body: { reason: 'Dos veces' } })
  await hasFocus(button('Anular'))
})

test('Escape asks before it throws a written reason away', async () => {
  await open()
  await write('Motivo', 'Algo')
  await key('{Escape}')
  await sees(dialog('¿Salir sin guardar?'))
  await press('Seguir editando')
  await expect.element(box('Motivo')).toHaveValue('Algo')
  await key('{Escape}')
  await press('Salir sin guardar')
  await isGone(box('Motivo'))
})

test('fits the narrowest phone, in English and dark', async () => {
  await open({ width: 360, language: 'en', theme: 'dark' })
  expect(whatSticksOut()).toEqual([])
})
