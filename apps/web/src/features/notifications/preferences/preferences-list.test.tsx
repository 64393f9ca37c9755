import {
  listNotificationPreferences,
  type NotificationPreferences,
  updateNotificationPreferences,
} from '@app/contract/notifications.contract'
import { getPush } from '@app/contract/push/push.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { hasMailServer } from '../../../testing/given-mailing.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { isGone, sees } from '../../../testing/screen.ts'
import { answers, received } from '../../../testing/server.ts'
import { PreferencesList } from './preferences-list.tsx'

const FREE = { isEnabled: true, isEnabledByDefault: true, canBeDisabled: true }
const ALWAYS = { ...FREE, canBeDisabled: false }
const THREE: NotificationPreferences = {
  preferences: [
    { kind: 'orderShipped', bell: FREE, mail: FREE },
    { kind: 'orderIncomplete', bell: ALWAYS, mail: FREE },
    { kind: 'securityNotice', bell: ALWAYS, mail: ALWAYS },
  ],
}

async function show(stage: Stage = {}, hasOne = true): Promise<void> {
  hasMailServer(hasOne)
  answers(listNotificationPreferences, THREE)
  answers(updateNotificationPreferences, THREE)
  answers(getPush, { publicKey: null, choice: null })
  await renderScreen(<PreferencesList />, { role: 'client', ...stage })
}
const switchOf = (name: RegExp) => page.getByRole('switch', { name })

test('security notices ring and are mailed always, and say so', async () => {
  await show()
  await sees('Los avisos de seguridad llegan siempre, aquí y por correo.')
  for (const channel of [/^Avisos de seguridad.*: En Puente$/, /^Avisos de seguridad.*: Correo$/])
    await expect.element(switchOf(channel)).toBeDisabled()
})

test('nothing is said to be mailed where nothing can be', async () => {
  await show({}, false)
  await sees('Ahora no podemos enviar correos: los avisos te llegan aquí.')
  await sees('Los avisos de seguridad llegan siempre.')
  await isGone(page.getByText(/por correo/))
})

test('what needs the person rings always, and its mail is theirs to choose', async () => {
  await show()
  await sees('Siempre te lo decimos aquí: espera algo de ti.')
  await expect.element(switchOf(/^A un pedido le falta algo: En Puente$/)).toBeDisabled()
  await expect.element(switchOf(/^A un pedido le falta algo: Correo$/)).toBeEnabled()
})

test('what can be chosen is saved at once', async () => {
  await show()
  await switchOf(/^Un paquete salió hacia Quito: Correo$/).click({ force: true })
  await expect
    .poll(() => received(updateNotificationPreferences).map(({ body }) => body))
    .toEqual([{ preferences: [{ kind: 'orderShipped', channel: 'mail', isEnabled: false }] }])
})

test('in English it says the same', async () => {
  await show({ language: 'en' })
  await sees('Security notices always ring here and come by mail.')
})
