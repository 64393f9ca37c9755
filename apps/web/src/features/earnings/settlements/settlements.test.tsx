import { listCompanyAccounts } from '@app/contract/company.contract'
import type { Settlement, SettlementDetail } from '@app/contract/earnings.contract'
import {
  getSettlement,
  listEarnings,
  listSettlements,
  receiveSettlement,
  takeBackSettlement,
} from '@app/contract/earnings.contract'
import { expect, test } from 'vitest'
import { aPage, hasNoSavedViews } from '../../../testing/given-list.ts'
import { idOf, NOW } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { box, choose, isRefused, press, sees, write } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { SettlementList } from './settlement-list.tsx'
import { ToTakeOff } from './to-take-off.tsx'

const associate = { id: idOf(7), code: 'marco', name: 'Marco Vera' }
const settlement: Settlement = {
  ...{ id: idOf(90), code: 'LIQ-000012', version: 1, createdAt: NOW, updatedAt: NOW },
  ...{ kind: 'paid', status: 'inForce', associate, paidOn: '2026-11-20', method: 'transfer' },
  account: { id: idOf(91), kind: 'bank', name: 'Produbanco 1200' },
  ...{ reference: 'TRX-9', orders: 2, earnedInCents: 995, takenBackInCents: -578, totalInCents: 417 },
  ...{ actor: null, takenBackAt: null, reason: '', allowedActions: ['takeBack'] },
}
const order = (code: string) => ({
  id: idOf(code.length),
  code,
  description: 'Zapatos',
  client: { id: idOf(8), code: 'UIO-1', name: 'Luz Paz' },
})
const detail: SettlementDetail = {
  ...settlement,
  lines: [
    { order: order('ORD-000002'), weightInGrams: 3_100, isTakenBack: false, amountInCents: 995 },
    { order: order('ORD-1'), weightInGrams: 1_800, isTakenBack: true, amountInCents: -578 },
  ],
  timeline: [],
}

test('a settlement opens with its lines, and says why one is taken off', async () => {
  hasNoSavedViews()
  answers(listSettlements, aPage([settlement]))
  answers(getSettlement, detail)
  await renderScreen(<SettlementList />, { role: 'associate' })

  await press(/LIQ-000012/)

  await sees('Ya se había pagado y se revirtió: se descuenta.')
  await sees('Produbanco 1200')
  await sees('Descargar PDF')
})

test('a settlement is taken back with a reason', async () => {
  hasNoSavedViews()
  answers(listSettlements, aPage([settlement]))
  answers(getSettlement, detail)
  answers(takeBackSettlement, { ...detail, status: 'takenBack' })
  await renderScreen(<SettlementList namesAssociate />, { role: 'administrator' })
  await press(/LIQ-000012/)
  await press('Anular')

  await press('Anular liquidación')
  await isRefused(box('Motivo'), 'Este campo es obligatorio.')
  await write('Motivo', 'El banco la devolvió')
  await press('Anular liquidación')

  await sees('Liquidación anulada con éxito.')
  await expect
    .poll(() => received(takeBackSettlement))
    .toMatchObject([{ params: { id: settlement.id }, body: { reason: 'El banco la devolvió' } }])
})

const earned = {
  ...{
    id: idOf(60),
    code: 'ORD-000060',
    status: 'removed' as const,
    outcome: 'lost' as const,
    description: 'Zapatos',
    weightInGrams: 1_800,
  },
  client: { id: idOf(8), code: 'UIO-1', name: 'Luz Paz' },
  ...{ associate, orderDate: '2026-11-02', accruedOn: '2026-11-13' },
  earning: {
    ...{ status: 'reversed' as const, weightInGrams: 1_800, basePricePerKilogramInCents: 600, bonusRateInBasisPoints: 1_000 },
    ...{ discountRateInBasisPoints: 300, freightInCents: 1_620, baseInCents: 1_080, marginInCents: 540, bonusInCents: 54 },
    ...{ keptBackInCents: 16, profitInCents: 578 },
  },
  settlement: { id: settlement.id, code: settlement.code },
  takenBack: { on: '2026-11-21', settlement: null },
}

test('what an associate gives back is received on a day, by a method, into an account', async () => {
  const totals = { pendingInCents: 0, collectedInCents: 0, settledInCents: 0, toTakeOffInCents: 578 }
  answers(listEarnings, { ...aPage([earned]), totals })
  answers(listCompanyAccounts, [{ id: idOf(92), kind: 'cash', name: 'Caja', isMain: false }])
  answers(receiveSettlement, { ...detail, kind: 'received', totalInCents: -578 })
  await renderScreen(<ToTakeOff associateId={associate.id} />, { role: 'administrator' })
  await sees(
    'Marco Vera tiene $5,78 por devolver: ganancias pagadas que se revirtieron. Se descuentan de su próxima liquidación.',
  )
  await press('Registrar devolución')

  await choose('Cuenta', 'Caja')
  await choose('Forma de pago', 'Efectivo')
  await write('Referencia', 'Recibo 4')
  refuses(receiveSettlement, 'dayInFuture')
  await press('Recibir $5,78')
  await sees('El día no puede ser posterior a hoy.')
  answers(receiveSettlement, { ...detail, kind: 'received', totalInCents: -578 })
  await press('Recibir $5,78')

  await sees('Devolución registrada con éxito.')
  await expect
    .poll(() => received(receiveSettlement).at(-1)?.body)
    .toMatchObject({
      associateId: associate.id,
      amountInCents: 578,
      method: 'cash',
      accountId: idOf(92),
      reference: 'Recibo 4',
    })
})
