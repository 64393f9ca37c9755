import { addCharge, listCharges, removeCharge, updateCharge } from '@app/contract/charges.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCharge } from '../../testing/given-charges.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import {
  box,
  button,
  choose,
  dialog,
  hasFocus,
  isGone,
  isRefused,
  key,
  press,
  sees,
  whatSticksOut,
  write,
} from '../../testing/screen.ts'
import { answers, holds, isAsked, received, refuses } from '../../testing/server.ts'
import { ChargesCatalogue } from './charges-catalogue.tsx'

const repacking = aCharge()

async function show(stage: Stage = {}, charges = [repacking]): Promise<void> {
  answers(listCharges, charges)
  await renderScreen(<ChargesCatalogue />, { role: 'administrator', ...stage })
}

test('the catalogue says what each charge begins with, and how IVA treats it', async () => {
  await show({}, [
    repacking,
    aCharge({ id: repacking.id.replace('50', '51'), name: 'Seguro', amountInCents: 123_456, treatment: 'zero' }),
  ])
  await sees('$3,50')
  await sees('más IVA')
  await sees('$1.234,56')
  await sees('0 %')
})

test('an empty catalogue says what it is for, and the first charge is added from there', async () => {
  await show({}, [])
  await sees('Todavía no hay cargos')
  await press('Agregar cargo')
  await sees(dialog('Agregar un cargo'))
})

test('name and amount are required: the sentences stand under their fields and the first one has the focus', async () => {
  await show()
  await press('Agregar cargo')
  await press('Guardar cargo')
  await isRefused(box('Nombre'), 'Este campo es obligatorio.')
  await isRefused(box('Valor'), 'Este campo es obligatorio.')
  await hasFocus(box('Nombre'))
  expect(received(addCharge)).toEqual([])
})

test('the same in English', async () => {
  await show({ language: 'en' })
  await press('Add charge')
  await press('Save charge')
  await isRefused(box('Name'), 'This field is required.')
  await isRefused(box('Amount'), 'This field is required.')
})

test('a new charge is sent as it was typed, at the general rate unless another treatment is chosen', async () => {
  answers(addCharge, repacking)
  await show()
  await press('Agregar cargo')
  await write('Nombre', '  Entrega a domicilio ')
  await write('Valor', '4,5')
  await choose('IVA', 'zero')
  await write('Descripción (opcional)', 'Solo en Quito')
  await press('Guardar cargo')
  await sees('Cargos actualizados exitosamente.')
  await isGone(dialog())
  await expect
    .poll(() => received(addCharge))
    .toMatchObject([
      { body: { name: 'Entrega a domicilio', amountInCents: 450, treatment: 'zero', description: 'Solo en Quito' } },
    ])
})

test.each([
  ['10000,01', 'Lo máximo es $10.000,00.'],
  ['doce', 'Escribe un valor con dos decimales como máximo, por ejemplo 12,50.'],
  ['1,234', '¿Miles o decimales? Escribe 1234,00 o 1,23.'],
])('an amount of "%s" is not taken', async (typed, sentence) => {
  await show()
  await press('Agregar cargo')
  await write('Nombre', 'Seguro')
  await write('Valor', typed)
  await press('Guardar cargo')
  await isRefused(box('Valor'), sentence)
  expect(received(addCharge)).toEqual([])
})

test('a name of more than 80 characters is too long', async () => {
  await show()
  await press('Agregar cargo')
  await write('Nombre', 'a'.repeat(81))
  await press('Guardar cargo')
  await isRefused(box('Nombre'), 'Escribe como máximo 80 caracteres.')
})

test('a name that another charge has is refused at its field', async () => {
  refuses(addCharge, 'chargeNameTaken', { field: 'name' })
  await show()
  await press('Agregar cargo')
  await write('Nombre', 'Reempaque')
  await write('Valor', '1')
  await press('Guardar cargo')
  await isRefused(box('Nombre'), 'Otro cargo ya tiene este nombre.')
  await hasFocus(box('Nombre'))
})

test('a double click adds one charge', async () => {
  answers(addCharge, repacking)
  const release = holds(addCharge)
  await show()
  await press('Agregar cargo')
  await write('Nombre', 'Reempaque')
  await write('Valor', '3,50')
  await button('Guardar cargo').dblClick()
  release()
  await isGone(dialog())
  await isAsked(addCharge)
})

test('a charge opens with what it is, and says whom the change does not concern', async () => {
  answers(updateCharge, { ...repacking, version: 3, amountInCents: 400 })
  await show()
  await press('Editar Reempaque')
  await expect.element(box('Nombre')).toHaveValue('Reempaque')
  await expect.element(box('Valor')).toHaveValue('3,50')
  await sees('Los pedidos que ya lo tienen conservan lo cobrado.')
  await write('Valor', '4')
  await press('Guardar cargo')
  await isGone(dialog())
  await hasFocus(button('Editar Reempaque'))
  await expect
    .poll(() => received(updateCharge))
    .toMatchObject([{ params: { id: repacking.id }, body: { name: 'Reempaque', amountInCents: 400 } }])
})

test('what was typed is not lost by a slip: closing asks first', async () => {
  await show()
  await press('Editar Reempaque')
  await write('Nombre', 'Reempaque grande')
  await key('{Escape}')
  await sees(dialog('¿Salir sin guardar?'))
  await press('Seguir editando')
  await expect.element(box('Nombre')).toHaveValue('Reempaque grande')
  await press('Cancelar')
  await press('Salir sin guardar')
  await isGone(box('Nombre'))
})

test('nothing typed, nothing asked', async () => {
  await show()
  await press('Editar Reempaque')
  await sees(dialog('Editar Reempaque'))
  await key('{Escape}')
  await isGone(dialog())
})

test('a charge that was removed can be brought back at once', async () => {
  answers(removeCharge, { ok: true })
  answers(addCharge, repacking)
  await show()
  await press('Quitar Reempaque')
  await press('Deshacer')
  await expect
    .poll(() => received(addCharge))
    .toMatchObject([{ body: { name: 'Reempaque', description: 'Caja nueva', amountInCents: 350, treatment: 'general' } }])
})

test('why a charge could not be removed stands at its row', async () => {
  refuses(removeCharge, 'chargeNotFound')
  await show()
  await press('Quitar Reempaque')
  await expect.element(page.getByRole('alert')).toHaveTextContent('No encontramos ese cargo.')
})

test('a catalogue that cannot be read says so, and is asked for again', async () => {
  refuses(listCharges, 'roleNotAllowed')
  await renderScreen(<ChargesCatalogue />, { role: 'administrator' })
  await sees('Tu rol no permite hacer esto.')
  answers(listCharges, [repacking])
  await press('Intentar de nuevo')
  await sees('Reempaque')
})

test('it fits the narrowest phone, with the longest name', async () => {
  await show({ width: 360 }, [aCharge({ name: 'a'.repeat(80), amountInCents: 1_000_000, description: 'b'.repeat(300) })])
  await sees('$10.000,00')
  expect(whatSticksOut()).toEqual([])
})
