import { addBillProof } from '@app/contract/payment-proofs.contract'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CLIENT } from '../../testing/given-payments.ts'
import { idOf, NOW } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { box, button, isGone, isRefused, press, sees, whatSticksOut, write } from '../../testing/screen.ts'
import { answers, isAsked, received, refuses } from '../../testing/server.ts'
import { PaymentProofForm } from './payment-proof-form.tsx'

const RECEIPT = new File(['%PDF-1.7 recibo'], 'recibo.pdf', { type: 'application/pdf' })
const PROOF = {
  ...{ id: idOf(51), version: 1, createdAt: NOW, updatedAt: NOW, status: 'pending' as const, client: CLIENT, purchase: null },
  ...{ bill: { id: idOf(40), code: 'FAC-40', totalInCents: 4_070 }, amountInCents: 4_070, reference: '123', note: '' },
  file: { id: idOf(90), name: 'recibo.pdf', contentType: 'application/pdf', sizeInBytes: 15, purpose: 'proof' as const },
  ...{ reviewedAt: null, refusalReason: null, allowedActions: [] },
}
/** Each test's own: the second answer of a double click may come after its test. */
let onSent = vi.fn()
function show(stage: Stage = {}): Promise<void> {
  onSent = vi.fn()
  const form = <PaymentProofForm of={{ kind: 'bill', id: idOf(40) }} dueInCents={4_070} onSent={onSent} />
  return renderScreen(form, { role: 'client', ...stage })
}
async function give(...files: File[]): Promise<void> {
  await sees(button('Enviar comprobante de pago').or(button('Send receipt')))
  await userEvent.upload(page.elementLocator(document.querySelector('input[type=file]') ?? document.body), files)
}

test('without a file or a number nothing is sent: each says so where it belongs', async () => {
  await show()
  await press('Enviar comprobante de pago')
  await isRefused(box('N.º de comprobante de pago'), 'Este campo es obligatorio.')
  await write('N.º de comprobante de pago', '123')
  await press('Enviar comprobante de pago')
  await sees(page.getByRole('alert').filter({ hasText: /\S/ }))
  expect(received(addBillProof)).toEqual([])
})

test('another amount than what is due is said, and sent as it was typed, once', async () => {
  answers(addBillProof, PROOF)
  await show()
  await isGone(/\$40,70/)
  await write('Valor transferido', '40')
  await sees(/\$40,70/)
  await write('N.º de comprobante de pago', ' 123 ')
  await give(RECEIPT)
  await sees('recibo.pdf')
  await button('Enviar comprobante de pago').dblClick()
  await expect.poll(() => onSent.mock.calls.length).toBeGreaterThan(0)
  await isAsked(addBillProof)
  await expect
    .poll(() => received(addBillProof)[0])
    .toMatchObject({
      body: { amountInCents: 4_000, reference: '123' },
      files: { proof: 'recibo.pdf' },
    })
})

test('a refusal stands at its field; the file and what was typed stay', async () => {
  refuses(addBillProof, 'fieldNotValid', { field: 'reference' })
  await show()
  await write('N.º de comprobante de pago', '000')
  await give(RECEIPT)
  await press('Enviar comprobante de pago')
  await expect.element(box('N.º de comprobante de pago')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(box('N.º de comprobante de pago')).toHaveValue('000')
  await sees('recibo.pdf')
  expect(onSent).not.toHaveBeenCalled()
})

test('what was typed survives a reload', async () => {
  await show()
  await write('N.º de comprobante de pago', '777')
  await new Promise((resolve) => setTimeout(resolve, 600))
  await show()
  await expect.element(box('N.º de comprobante de pago')).toHaveValue('777')
})

test('fits the narrowest phone with a long file name, in English and dark', async () => {
  await show({ width: 360, language: 'en', theme: 'dark' })
  await give(new File(['%PDF-1.7'], `${'comprobante-de-transferencia-'.repeat(6)}.pdf`, { type: 'application/pdf' }))
  await sees(/^comprobante-de-transferencia/)
  expect(whatSticksOut()).toEqual([])
})
