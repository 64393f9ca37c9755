import { closeOwnAccount, getOwnClosing } from '@app/contract/personal-data.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { handover } from '../../session/location.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { isGone, press, sees } from '../../testing/screen.ts'
import { answers, isAsked, refuses } from '../../testing/server.ts'
import { CloseOwnDialog } from './close-own-dialog.tsx'

const NOTHING_OPEN = { code: 'ECU1001', obstacles: [], customsForYears: 5, booksForYears: 7 }
const show = () => renderScreen(<CloseOwnDialog onClose={() => undefined} />, { role: 'client' })

test('what is open is named, with where it is and how it ends, and nothing can be closed', async () => {
  answers(getOwnClosing, {
    ...NOTHING_OPEN,
    obstacles: [
      { kind: 'openOrders', count: 2, amountInCents: null },
      { kind: 'credit', count: 1, amountInCents: 1_250 },
    ],
  })
  await show()
  await sees('Todavía no se puede cerrar')
  await sees('Espera a recibirlos, o elimina los que aún no llegan a Miami.')
  await expect
    .element(page.getByRole('link', { name: '2 paquetes en camino o por entregar' }))
    .toHaveAttribute('href', '/tuspedidos')
  await sees('$12,50')
  await isGone(page.getByRole('button', { name: 'Cerrar mi cuenta para siempre' }))
})

test('what stays is said with its years and code; one press closes, and leads out', async () => {
  answers(getOwnClosing, NOTHING_OPEN)
  answers(closeOwnAccount, { ok: true })
  await show()
  await sees('En su lugar queda «Cuenta cerrada ECU1001». La ley nos pide guardar:')
  await sees('Las declaraciones a la aduana y las facturas de las tiendas, 5 años, con el nombre declarado.')
  await press('Cerrar mi cuenta para siempre')
  await expect.poll(() => handover()).toEqual({ notice: 'accountClosed' })
  await isAsked(closeOwnAccount)
})

test('what came up meanwhile is said where it was asked', async () => {
  answers(getOwnClosing, NOTHING_OPEN)
  refuses(closeOwnAccount, 'closingNotPossible')
  await show()
  await press('Cerrar mi cuenta para siempre')
  await sees('Todavía hay algo abierto: la cuenta no se puede cerrar.')
})
