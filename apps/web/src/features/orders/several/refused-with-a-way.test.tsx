// What a dialog about a package was refused: the reason in words, and the way to what this person may do instead.

import type { Endpoint } from '@app/contract/endpoint'
import { openIncident } from '@app/contract/incidents.contract'
import { removeOrders, setTracking, setValue } from '@app/contract/order-actions.contract'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { anOrder } from '../../../testing/given-orders.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { dialog, link, press, sees, write } from '../../../testing/screen.ts'
import { refuses } from '../../../testing/server.ts'
import { OpenIncidentDialog } from '../incidents/open-incident-dialog.tsx'
import { RemoveDialog } from './order-actions-remove-dialog.tsx'
import { TrackingDialog } from './order-actions-tracking-dialog.tsx'
import { ValueDialog } from './order-actions-value-dialog.tsx'

const order = anOrder({ id: idOf(7), code: 'OR-7', status: 'reviewed' })
const close = () => undefined
const next = [{ action: 'unbundle', call: 'PUT /bundle/{id}', who: ['administrator'] }]
const PLACE = `/operations/estadodepedidos?open=${idOf(7)}`

type Row = [endpoint: Endpoint, shown: ReactNode, send: () => Promise<void>]
const ROWS: Record<string, Row> = {
  'ending it': [
    removeOrders,
    <RemoveDialog key="it" orders={[order]} opened onClose={close} onRemoved={close} />,
    () => press('Eliminar el pedido'),
  ],
  'its tracking': [
    setTracking,
    <TrackingDialog key="it" order={order} opened onClose={close} />,
    () => press('Guardar tracking'),
  ],
  'its value': [setValue, <ValueDialog key="it" order={order} opened onClose={close} />, () => press('Guardar valor')],
  'an incident': [
    openIncident,
    <OpenIncidentDialog key="it" order={order} onClose={close} />,
    async () => {
      await write(/^Cuéntalo/, 'No está en su repisa.')
      await press('Abrir la novedad')
    },
  ],
}

test.each(Object.entries(ROWS))('%s is refused with its reason and a way', async (_what, [endpoint, shown, send]) => {
  refuses(endpoint, 'orderActionNotAllowed', { ids: [idOf(7)], because: ['bundled'], next })
  await renderScreen(shown, { role: 'administrator' })
  await sees(dialog())
  await send()
  await sees(dialog().getByText(/El pedido ya no permite esta acción\..* Está en un bulto\./))
  await expect.element(link('Ver qué se puede hacer')).toHaveAttribute('href', PLACE)
})
