// The counter finds the bill by what the client shows or says.

import type { Bill } from '@app/contract/bills.contract'
import { listBills } from '@app/contract/bills.contract'
import { findBillByPass } from '@app/contract/passes/passes.contract'
import { expect, test, vi } from 'vitest'
import { aPage } from '../../../testing/given-list.ts'
import { givenPass } from '../../../testing/given-pass.ts'
import { givenBill } from '../../../testing/given-payments.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { box, isRefused, key, press, whatSticksOut } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { FindByPass } from './find-by-pass.tsx'

const BILL = givenBill({ status: 'charged', code: 'VTA-000040' })
const { code } = givenPass()
const field = () => box('Código de retiro o VTA-')

async function shown(stage: Stage = {}) {
  const onFound = vi.fn<(bill: Bill) => void>()
  answers(findBillByPass, BILL)
  answers(listBills, aPage([BILL]))
  await renderScreen(<FindByPass onFound={onFound} hearsScanner />, { role: 'administrator', ...stage })
  return onFound
}

async function typed(text: string): Promise<void> {
  await field().fill(text)
  await key('{Enter}')
}

test('six digits and Enter', async () => {
  const onFound = await shown()
  await typed('472 918')
  await expect.poll(() => onFound.mock.calls).toEqual([[BILL]])
  expect(received(findBillByPass).map(({ body }) => body)).toEqual([{ digits: '472918' }])
  await expect.element(field()).toHaveValue('')
})

test('a scan from anywhere on the page', async () => {
  const onFound = await shown()
  await expect.element(field()).toBeVisible()
  for (const letter of [...code, 'Enter']) dispatchEvent(new KeyboardEvent('keydown', { key: letter, code: letter }))
  await expect.poll(() => onFound.mock.calls).toEqual([[BILL]])
  expect(received(findBillByPass).map(({ body }) => body)).toEqual([{ code }])
})

test('the code of a bill that waits', async () => {
  const onFound = await shown()
  await typed('vta 40')
  await expect.poll(() => onFound.mock.calls).toEqual([[BILL]])
  expect(received(listBills)[0]?.query).toMatchObject({ q: 'VTA-000040', status: 'charged', isFinished: 'false' })
})

test('a bill that does not wait, and what is none of these, is said beneath the field', async () => {
  const onFound = await shown()
  await typed('VTA-41')
  await isRefused(field(), 'Esa nota de cobro no espera entrega.')
  await field().fill('hola')
  await press('Entregar')
  await isRefused(field(), 'Escanea el QR del pase o escribe sus seis dígitos.')
  await field().fill('4')
  await expect.element(field()).not.toHaveAttribute('aria-invalid', 'true')
  expect(onFound).not.toHaveBeenCalled()
})

test('digits of nothing, and digits that are locked', async () => {
  await shown()
  refuses(findBillByPass, 'passNotFound')
  await typed('472918')
  await isRefused(field(), 'No hay nada por retirar con este código.')
  refuses(findBillByPass, 'tooManyRequests', { retryAfterInSeconds: 3_540 })
  await typed('472919')
  await isRefused(field(), 'Demasiados intentos. Vuelve a intentar en 59 minutos.')
})

test('fits the narrowest phone, in English and in the dark', async () => {
  await shown({ width: 360, theme: 'dark', language: 'en' })
  await expect.element(box('Pickup code or VTA-')).toBeVisible()
  expect(whatSticksOut()).toEqual([])
})
