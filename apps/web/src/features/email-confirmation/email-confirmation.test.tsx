// While the address waits: the bar above every screen, what is closed, and the ways on.
import { changeEmail, sendEmailLink } from '@app/contract/session.contract'
import { expect, test } from 'vitest'
import { hasMailServer } from '../../testing/given-mailing.ts'
import { person } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { box, dialog, isGone, isRefused, press, sees, whatSticksOut, write } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { EmailBar } from './email-bar.tsx'
import { OnceEmailConfirmed } from './once-email-confirmed.tsx'

const WAITING: Stage = { role: 'client', me: { emailStatus: 'waiting' } }

async function showBar(stage: Stage = {}, isMailing = true): Promise<void> {
  hasMailServer(isMailing)
  await renderScreen(<EmailBar />, { ...WAITING, ...stage })
}

test('the bar says where the link went; it comes again by a press', async () => {
  answers(sendEmailLink, { ok: true })
  await showBar()
  await sees('ana@example.com')
  await press('Enviar otra vez')
  await expect.poll(() => received(sendEmailLink)).toHaveLength(1)
  await sees('Enviamos otro enlace. Revisa también el correo no deseado.')
})

test('too often is said with the minutes to wait', async () => {
  refuses(sendEmailLink, 'tooManyRequests', { retryAfterInSeconds: 600 })
  await showBar()
  await press('Enviar otra vez')
  await sees(/Demasiados intentos|intentos/)
})

test('a mistyped address is corrected, and the bar names the new one', async () => {
  answers(changeEmail, { ...person('client'), email: 'ana.paredes@example.com', emailStatus: 'waiting' })
  await showBar()
  await press('Corregir el correo')
  await write('Correo electrónico', 'ana.paredes@example.com')
  await press('Corregir y enviar')
  await isGone(dialog())
  expect(received(changeEmail)).toMatchObject([{ body: { email: 'ana.paredes@example.com' } }])
  await sees('ana.paredes@example.com')
})

test('an address of another account is refused at its field', async () => {
  refuses(changeEmail, 'emailTaken', { field: 'email' })
  await showBar()
  await press('Corregir el correo')
  await write('Correo electrónico', 'otra@example.com')
  await press('Corregir y enviar')
  await isRefused(box('Correo electrónico'), 'Este correo ya está registrado.')
})

test('without a mail server the office has the link', async () => {
  await showBar({}, false)
  await sees(/pide el enlace a la oficina/)
})

test('what is closed says why, in place of its form; what is open is shown', async () => {
  hasMailServer()
  await renderScreen(<OnceEmailConfirmed>El formulario</OnceEmailConfirmed>, WAITING)
  await sees('Primero confirma tu correo')
  await renderScreen(<OnceEmailConfirmed>El formulario</OnceEmailConfirmed>, { role: 'client', me: { emailStatus: 'unproved' } })
  await sees('El formulario')
})

test.each(['es', 'en'] as const)('nothing sticks out on a phone, %s', async (language) => {
  await showBar({ width: 360, language })
  expect(await whatSticksOut()).toEqual([])
})
