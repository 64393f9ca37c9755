import { listUnsentMails, sendUnsentMails, type UnsentMail } from '@app/contract/notifications.contract'
import { expect, test } from 'vitest'
import { aPage, hasNoSavedViews } from '../../testing/given-list.ts'
import { hasMailServer } from '../../testing/given-mailing.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { choose, isGone, press, sees, tick, whatSticksOut } from '../../testing/screen.ts'
import { answers, received } from '../../testing/server.ts'
import { MailsPage } from './mails-page.tsx'

const REFUSED: UnsentMail = {
  ...{ id: idOf(90), at: '2026-11-20T15:04:00.000Z', to: 'rosa@correo.test', subject: 'Tu paquete ORD-000012 llegó a Quito' },
  ...{ reason: 'refused', error: '550 5.1.1 mailbox unknown', nextTryAt: '2026-11-20T16:04:00.000Z' },
}
const KEPT: UnsentMail = {
  ...{ id: idOf(91), at: '2026-11-19T15:04:00.000Z', to: 'luis@correo.test', subject: 'Tu cuenta en Puente' },
  ...{ reason: 'noServer', error: null, nextTryAt: null },
}

async function show(rows: readonly UnsentMail[], hasOne = true, stage: Stage = {}) {
  hasNoSavedViews()
  hasMailServer(hasOne)
  answers(listUnsentMails, aPage(rows))
  await renderScreen(<MailsPage />, { role: 'administrator', ...stage })
}

test('says to whom a mail did not go, why, and when it is tried again; those that are chosen are sent', async () => {
  await show([REFUSED, KEPT])
  await sees('550 5.1.1 mailbox unknown')
  await sees('Cuando lo envíes')
  await tick('Seleccionar todo').click()
  answers(sendUnsentMails, { ok: true })
  answers(listUnsentMails, aPage<UnsentMail>([]))
  await press('Enviar 2 correos')
  await sees('Correos en camino. Los que no salgan vuelven a esta lista.')
  await sees('Ningún correo sin enviar')
  await expect.poll(() => received(sendUnsentMails)).toMatchObject([{ body: { mailIds: [REFUSED.id, KEPT.id] } }])
})

test('without a mail server it says what staff do instead, and offers nothing that cannot be done', async () => {
  await show([KEPT], false, { width: 360 })
  await sees('No hay servidor de correo')
  await sees('luis@correo.test')
  await isGone(tick('Seleccionar'))
  expect(whatSticksOut()).toEqual([])
})

test('is narrowed to one reason', async () => {
  await show([REFUSED, KEPT])
  await choose('Por qué', 'El servidor lo rechazó')
  await expect.poll(() => received(listUnsentMails).at(-1)?.query?.reason).toBe('refused')
})

test('in English, with nothing to send', async () => {
  await show([], true, { language: 'en', theme: 'dark' })
  await sees('No unsent mails')
})
