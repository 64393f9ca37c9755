import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
} from '@app/contract/second-factor.contract'
import { afterEach, expect, test, vi } from 'vitest'
import { NOW } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { box, button, dialog, isGone, isRefused, press, sees, whatSticksOut, write } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeysList } from './passkeys-list.tsx'

const aPasskey = (changed: Partial<Passkey> = {}): Passkey => ({
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Teléfono de Ana',
  createdAt: NOW,
  lastUsedAt: null,
  ...changed,
})
const OPTIONS = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Puente' },
  user: { id: 'AAAA', name: 'ana@example.com', displayName: 'Ana Andrade' },
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  timeout: 300_000,
  attestation: 'none' as const,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' } as const,
}

afterEach(() => vi.restoreAllMocks())

async function showList(passkeys: Passkey[], stage: Stage = {}): Promise<void> {
  answers(listPasskeys, passkeys)
  await renderScreen(<PasskeysList />, { role: 'client', ...stage })
}

test('each says its name, and when it was made and used last', async () => {
  await showList([aPasskey(), aPasskey({ id: '01890000-0000-7000-8000-000000000002', name: 'Llavero', lastUsedAt: NOW })])
  await sees('Teléfono de Ana')
  await sees(/^Creada el .*, sin usar$/)
  await sees(/^Último uso: /)
})

test('one is given another name', async () => {
  answers(renamePasskey, aPasskey({ name: 'Llavero azul' }))
  await showList([aPasskey()], { width: 360 })
  expect(whatSticksOut()).toEqual([])
  await press('Cambiar el nombre de Teléfono de Ana')
  await expect.element(box('Nombre')).toHaveValue('Teléfono de Ana')
  await write('Nombre', ' ')
  await dialog().getByRole('button', { name: 'Cambiar nombre' }).click()
  await isRefused(box('Nombre'), 'Este campo es obligatorio.')
  await write('Nombre', ' Llavero azul ')
  answers(listPasskeys, [aPasskey({ name: 'Llavero azul' })])
  await dialog().getByRole('button', { name: 'Cambiar nombre' }).click()
  await sees('Nombre guardado.')
  await isGone(dialog())
  await sees('Llavero azul')
  expect(received(renamePasskey)).toMatchObject([{ params: { id: aPasskey().id }, body: { name: 'Llavero azul' } }])
})

test('one is removed once the person has said so', async () => {
  answers(removePasskey, { ok: true })
  await showList([aPasskey()])
  await press('Quitar Teléfono de Ana')
  await sees(/tus demás sesiones se cierran/)
  await dialog().getByRole('button', { name: 'Quitar' }).click()
  await sees('Llave de acceso quitada.')
  expect(received(removePasskey)).toMatchObject([{ params: { id: aPasskey().id } }])
})

test('the last one of staff stays where the company requires it, and the dialog says so', async () => {
  refuses(removePasskey, 'secondFactorMustStay')
  await showList([aPasskey()], { role: 'associate' })
  await press('Quitar Teléfono de Ana')
  await dialog().getByRole('button', { name: 'Quitar' }).click()
  await sees('La empresa pide el segundo paso a todo su personal: no se puede desactivar.')
})

async function showAdding(): Promise<{ onDone: () => void }> {
  const onDone = vi.fn<() => void>()
  answers(beginPasskey, OPTIONS)
  await renderScreen(<AddPasskey onDone={onDone} />, { role: 'client', width: 360 })
  return { onDone }
}

test('without a name the device is not asked', async () => {
  await showAdding()
  await write('Nombre', ' ')
  await press('Crear la llave')
  await isRefused(box('Nombre'), 'Este campo es obligatorio.')
  expect(received(beginPasskey)).toEqual([])
})

test('who gives up at the device is told that nothing was made, and may try again', async () => {
  vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  const { onDone } = await showAdding()
  await press('Crear la llave')
  await sees(/^No se creó ninguna llave/)
  expect(received(addPasskey)).toEqual([])
  expect(onDone).not.toHaveBeenCalled()
  expect(whatSticksOut()).toEqual([])
  await isGone(dialog())
  await sees(button('Crear la llave'))
})
