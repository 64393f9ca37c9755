import { listCompanyAccounts } from '@app/contract/company.contract'
import { getOwed, listEarnings, settleEarnings } from '@app/contract/earnings.contract'
import type { Owed } from '@app/contract/fields/owed'
import { expect, test } from 'vitest'
import { aPage, hasNoSavedViews } from '../../../testing/given-list.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { press, sees, write } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { PayAssociates } from './pay-associate-list.tsx'

const associate = { id: idOf(7), code: 'marco', name: 'Marco Vera' }
const minus = (number: number) => ({ id: idOf(number), code: `ORD-0000${number}`, amountInCents: 578 })
const owed: Owed = {
  ...{ associate, orders: 2_345, collectedInCents: 1_880_690 },
  settlement: {
    earnedInCents: 1_880_690,
    takenOff: { orders: 112, amountInCents: 64_736, oldest: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19].map(minus) },
    totalInCents: 1_815_954,
  },
}
const totals = { pendingInCents: 0, collectedInCents: 1_880_690, settledInCents: 0, toTakeOffInCents: 0 }

test('an associate is paid all that is owed with one press, as the server sums it', async () => {
  hasNoSavedViews()
  answers(listEarnings, { ...aPage([]), totals })
  answers(getOwed, { data: [owed] })
  answers(listCompanyAccounts, [])
  await renderScreen(<PayAssociates />, { role: 'administrator' })
  await press(/^Marco Vera/)
  await press('Liquidar todo a Marco Vera: $18.159,54')

  await sees('Vas a dar por pagada a Marco Vera la ganancia de 2.345 pedidos: $18.806,90.')
  await sees('ORD-000019: ya pagado y revertido')
  await sees('102 ganancias más, ya pagadas y revertidas')
  await sees('Marco Vera recibe por correo el documento de la liquidación, paquete por paquete.')
  await write('Referencia', 'TRX-8')
  refuses(settleEarnings, 'amountDiffers')
  await press('Liquidar $18.159,54')
  await sees('El valor no es igual a lo que se debe.')
  answers(settleEarnings, { ok: true, settlements: [{ id: idOf(90), code: 'LIQ-1', associate, totalInCents: 1_815_954 }] })
  await press('Liquidar $18.159,54')

  await sees('Ganancias liquidadas con éxito.')
  await expect
    .poll(() => received(settleEarnings).at(-1)?.body)
    .toMatchObject({ associateId: associate.id, totalInCents: 1_815_954, reference: 'TRX-8' })
})
