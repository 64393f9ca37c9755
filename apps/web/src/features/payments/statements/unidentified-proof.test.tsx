import { listCompanyAccounts } from '@app/contract/company.contract'
import { getFile } from '@app/contract/files.contract'
import { reviewPaymentProof } from '@app/contract/payment-proofs.contract'
import { bookStatementLine, type ListedLine, type ListedProof } from '@app/contract/payments.contract'
import { getRecentRuns } from '@app/contract/runs/runs.contract'
import { expect, test } from 'vitest'
import { givenPayment } from '../../../testing/given-payments.ts'
import { aProof, BANK, READY, UNSURE, waiting } from '../../../testing/given-statements.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { button, isGone, key, link, press, sees, whatSticksOut, write } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { UnidentifiedLines } from './unidentified-lines.tsx'

const LINE = { id: UNSURE.id, day: '2026-01-05', amountInCents: 4_070, account: BANK }
const TOGETHER = aProof({ line: { ...LINE, bills: [{ id: aProof().bill?.id ?? '', code: 'VTA-000040', dueInCents: 4_070 }] } })

async function opened(listed: (ListedLine | ListedProof)[], stage: Stage = {}) {
  waiting(listed)
  answers(listCompanyAccounts, [{ ...BANK, isMain: true }])
  answers(getRecentRuns, { runs: [] })
  answers(bookStatementLine, givenPayment())
  refuses(getFile, 'fileNotFound')
  await renderScreen(<UnidentifiedLines />, { role: 'administrator', at: '/finances/pagos?view=unidentified', ...stage })
}

test('a receipt stands among the lines, with its bill, what that owes, its file and its reference', async () => {
  await opened([READY, aProof({ dueInCents: 5_000, note: 'Desde Produbanco' })])
  await sees('Comprobante')
  await sees('JEP-7700981 · Desde Produbanco')
  await expect.element(link('VTA-000040')).toHaveAttribute('href', expect.stringContaining('facturas-venta?open='))
  await sees('VTA-000040 · se deben $50,00')
  await sees('Ninguna línea lleva su referencia todavía.')
  await sees(button('Registrar $40,70 a Luz Paz').nth(1))
})

test.each([
  [aProof(), /es lo que se debe/],
  [aProof({ dueInCents: null }), /ya no se debe/],
  [aProof({ bill: null, purchase: { id: LINE.id, code: 'COM-000007', totalInCents: 1 } }), 'COM-000007'],
  [aProof({ linesOfAmount: [LINE] }), /Ninguna línea lleva su referencia; el mismo valor entró el .*5/],
  [TOGETHER, /La línea del .*5.* en Produbanco 1200 lleva su referencia y su valor/],
  [aProof({ line: { ...LINE, amountInCents: 12, bills: [] } }), /La línea del .* lleva su referencia, pero entraron \$0,12/],
])('it says what speaks for it (%#)', async (proof, words) => {
  await opened([proof])
  await sees(words)
})

test('with its line it is booked at once, as that line is, by Enter', async () => {
  await opened([UNSURE, TOGETHER])
  await sees(/lleva su referencia y su valor/)
  await key('jj')
  await key('{Enter}')
  await expect
    .poll(() => received(bookStatementLine))
    .toMatchObject([
      {
        params: { id: UNSURE.id },
        body: { clientId: TOGETHER.client.id, bills: [{ id: TOGETHER.bill?.id, amountInCents: 4_070 }], repeated: false },
      },
    ])
})

test('a booking that looks repeated is said, and pressed again it is another payment', async () => {
  await opened([TOGETHER])
  refuses(bookStatementLine, 'paymentLooksRepeated', { ids: [], code: 'PAG-000007' })
  await press('Registrar $40,70 a Luz Paz')
  await sees(/se parece a uno que ya está registrado/)
  await press('Registrar $40,70 a Luz Paz')
  await expect.poll(() => received(bookStatementLine).at(-1)?.body).toMatchObject({ repeated: true })
})

test('it is refused with a reason, and the list is asked for again', async () => {
  await opened([aProof()])
  const { kind: _kind, dueInCents: _due, line: _line, linesOfAmount: _lines, ...sent } = aProof()
  answers(reviewPaymentProof, { ...sent, status: 'refused', allowedActions: [] })
  await press('Rechazar el comprobante de pago JEP-7700981')
  await write('Motivo', 'Es de otro mes.')
  waiting([])
  await press('Rechazar comprobante de pago')
  await expect
    .poll(() => received(reviewPaymentProof))
    .toMatchObject([{ body: { status: 'refused', reason: 'Es de otro mes.' } }])
  await sees('Nada por identificar')
})

test('who only reads is offered nothing', async () => {
  await opened([aProof({ allowedActions: [] })], { me: { duties: ['reader'] } })
  await sees('Comprobante')
  await isGone(button(/^Registrar/))
  await isGone(button(/^Rechazar/))
})

test.each(['light', 'dark'] as const)('fits the narrowest phone, in English and %s', async (theme) => {
  await opened([READY, TOGETHER, aProof({ id: LINE.id })], { width: 360, theme, language: 'en' })
  await sees(/The line of .* has its reference and its amount/)
  expect(whatSticksOut()).toEqual([])
})
