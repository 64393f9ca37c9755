// What is seen of the second step. Nothing of it is turned on: the demo's people go on signing in with their password alone.
import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../world/sessions.ts'
import type { ScreenToShow } from './screens.ts'

const ACCESS = '/perfil?section=access'
const CODES = Array.from({ length: 10 }, (_, index) => `k7qf${'mnpqrstuvw'[index]}-29dx${'abcdefghjk'[index]}`)

const refusal = (statusCode: number, code: string) => ({ status: statusCode, json: { statusCode, code, message: code } })

/** The next answer of a call is this one. */
const answerOnce = (page: Page, path: string, answer: { status?: number; json: unknown }) =>
  page.route(`**/api${path}`, (route) => route.fulfill(answer), { times: 1 })

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click()

const signInToCode = async (page: Page) => {
  await answerOnce(page, '/auth/signin', refusal(401, 'secondFactorNeeded'))
  await page.getByLabel(/^(Correo electrónico|E-?mail)/).fill('admin@demo.ec')
  await page.locator('input[type="password"]').fill('cualquiera')
  await page.locator('button[type="submit"]').click()
  await page.locator('input[name="code"]').waitFor()
}

const begin = async (page: Page) => {
  await press(page, /^(Activar el segundo paso|Turn on the second step)$/)
  await page.getByLabel(/^(Tu contraseña|Your password)/).fill(DEMO_PASSWORD)
  await press(page, /^(Continuar|Continue)$/)
  await page.locator('input[name="code"]').waitFor()
}

const beginAndConfirm = async (page: Page) => {
  await begin(page)
  await answerOnce(page, '/auth/second-factor/confirm', { json: { recoveryCodes: CODES } })
  await page.locator('input[name="code"]').fill('123456')
  await press(page, /^(Activar|Turn on)$/)
  await page
    .getByRole('listitem')
    .filter({ hasText: CODES[0] ?? '' })
    .waitFor()
}

/** As somebody sees it who has it on. */
const reloadOn = async (page: Page) => {
  const json = { isOn: true, confirmedAt: '2026-11-20T14:05:00.000Z', passkeys: 0, recoveryCodesLeft: 8, isRequired: false }
  await answerOnce(page, '/auth/second-factor', { json })
  await page.reload()
  await page.getByRole('button', { name: /^(Crear códigos nuevos|Make new codes)$/ }).waitFor()
}

const reloadRequired = async (page: Page) => {
  await page.route(
    '**/api/auth/me',
    async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), mustTurnOnSecondFactor: true } })
    },
    { times: 1 },
  )
  await page.reload()
  await page.getByRole('heading', { name: /^(Activa tu segundo paso|Turn on your second step)$/ }).waitFor()
}

const payAfterHalfAnHour = async (page: Page) => {
  await answerOnce(page, '/order/admin/paid/client', refusal(403, 'reauthenticationNeeded'))
  await press(page, /^(Confirmar pago|Confirm payment) VTA-/)
  await page.getByRole('dialog').locator('button[type="submit"]').click()
  await page.getByRole('dialog', { name: /^(Confirma que eres tú|Confirm that it is you)$/ }).waitFor()
}

export const SIGN_IN_CODE: ScreenToShow = { name: 'sign-in-code', path: '/login', act: signInToCode }

export const SECOND_STEP_SCREENS: readonly ScreenToShow[] = [
  { name: 'access-of-staff', path: ACCESS },
  { name: 'second-step-enrol', path: ACCESS, act: begin },
  { name: 'second-step-codes', path: ACCESS, act: beginAndConfirm },
  { name: 'second-step-on', path: ACCESS, act: reloadOn },
  { name: 'second-step-required', path: ACCESS, act: reloadRequired },
  { name: 'identity', path: '/finances/facturas-venta', act: payAfterHalfAnHour },
]
