import { issuePasswordLink } from '@app/contract/session.contract'
import type { UserDetail } from '@app/contract/users.contract'
import { expect, test } from 'vitest'
import { hasMailServer } from '../../testing/given-mailing.ts'
import { aUser, inFull } from '../../testing/given-users.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { alert, box, isGone, item, press, says, sees, whatSticksOut } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { UserActions } from './user-actions.tsx'

const ana = inFull(aUser())

async function openMenu(user: UserDetail = ana, stage: Stage = {}, isMailing = false): Promise<void> {
  hasMailServer(isMailing)
  await renderScreen(<UserActions user={user} />, { role: 'administrator', ...stage })
  await press('Más')
  await sees(item('Cambiar tipo'))
}

async function open(stage: Stage = {}): Promise<void> {
  await openMenu(ana, stage)
  await item('Enlace para su contraseña').click()
}

const ISSUED = { link: 'https://puente.test/password-reset#token=abc', expiresAt: '2026-11-25T15:04:00.000Z' }

test('a link to choose a password is made where no mail can be sent, and shown once', async () => {
  answers(issuePasswordLink, ISSUED)
  await open({ width: 360 })
  await sees('Entrégalo solo a la persona. Ella y todos los administradores lo saben.')
  await press('Crear enlace')
  await expect.element(box('Enlace')).toHaveValue(ISSUED.link)
  await sees(/^Sirve hasta el .* No se vuelve a mostrar\.$/)
  expect(whatSticksOut()).toEqual([])
  await expect.poll(() => received(issuePasswordLink)).toMatchObject([{ params: { id: idOf(1) } }])
})

test('why no link was made stands in the dialog', async () => {
  refuses(issuePasswordLink, 'accountNotOpen')
  await open()
  await press('Crear enlace')
  await says(alert(), 'Nadie inicia sesión con esa cuenta.')
})

test('where mails are sent no link is offered', async () => {
  await openMenu(ana, {}, true)
  await isGone(item('Enlace para su contraseña'))
})

test('nor for a courier', async () => {
  await openMenu(inFull(aUser({ userType: 3 })))
  await isGone(item('Enlace para su contraseña'))
})
