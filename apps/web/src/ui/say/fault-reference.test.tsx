import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { button, isGone, link, press, sees, whatSticksOut } from '../../testing/screen.ts'
import { ErrorState } from '../page/error-state.tsx'

const REFERENCE = '0c5e2a70-3f3b-4d7e-9a55-2f4f3c1b7d10'
const fault = new ApiError({ statusCode: 500, code: 'internal', message: 'Internal error' }, REFERENCE)
const refused = new ApiError({ statusCode: 403, code: 'roleNotAllowed', message: 'Not allowed' }, REFERENCE)

let retries = 0
async function show(error: unknown, stage: Stage = {}): Promise<void> {
  retries = 0
  await renderScreen(<ErrorState error={error} onRetry={() => (retries += 1)} />, stage)
}

test('a fault of the server has a reference, and a client asks with it', async () => {
  await show(fault, { role: 'client', at: '/tuspagos', width: 360 })
  await sees(`Referencia: ${REFERENCE}`)
  expect(whatSticksOut()).toEqual([])
  await press('Intentar de nuevo')
  expect(retries).toBe(1)
  await link('Preguntar').click()
  expect(location.pathname).toBe('/ayuda')
  expect(JSON.stringify(history.state)).toContain(REFERENCE)
})

test('staff and whoever is signed out read the reference, and have nobody to ask here', async () => {
  await show(fault, { role: 'administrator', language: 'en' })
  await sees(`Reference: ${REFERENCE}`)
  await isGone(link('Ask'))
  await show(fault)
  await sees(`Referencia: ${REFERENCE}`)
  await isGone(link('Preguntar'))
})

test('of what was refused there is nothing to look for', async () => {
  await show(refused, { role: 'client' })
  await sees(button('Intentar de nuevo'))
  await isGone(/Referencia/)
  await isGone(link('Preguntar'))
})
