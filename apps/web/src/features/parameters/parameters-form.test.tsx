import { createParameter, listParameterHistory, listParameters, updateParameters } from '@app/contract/parameters.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage } from '../../testing/given-list.ts'
import { allParameters } from '../../testing/given-parameters.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { box, button, hasFocus, isGone, isRefused, key, press, sees, whatSticksOut, write } from '../../testing/screen.ts'
import { answers, isAsked, received, refuses } from '../../testing/server.ts'
import { ParameterValues } from './parameter-values-view.tsx'

const PRICE = 'Precio por kg'
async function show(stage: Stage = {}): Promise<void> {
  answers(listParameters, allParameters())
  answers(listParameterHistory, aPage([]))
  await renderScreen(<ParameterValues />, { role: 'administrator', ...stage })
  await sees(page.getByRole('heading', { level: 2 }).first())
}

test('nothing typed is nothing to save; a value typed back is no change', async () => {
  await show()
  await sees('0 cambios por guardar')
  await write(PRICE, '10')
  await sees('1 cambio por guardar')
  await write(PRICE, '9')
  await isGone(button('Guardar parámetros'))
})

test('what changed is sent once, with the number it was read by, and can be undone', async () => {
  await show()
  const after = allParameters({ priceByKg: 10.5 }).map((one) => ({ ...one, number: one.number + 100 }))
  answers(updateParameters, after)
  await write(PRICE, '10,5')
  await write('Motivo (opcional)', 'Combustible')
  answers(listParameters, after)
  await button('Guardar parámetros').dblClick()
  await sees('Parametros actualizado exitosamente.')
  await isAsked(updateParameters)
  await expect
    .poll(() => received(updateParameters)[0]?.body)
    .toEqual({
      parameters: [{ key: 'priceByKg', value: 10.5, number: 3 }],
      reason: 'Combustible',
    })
  await press('Deshacer')
  await expect
    .poll(() => received(updateParameters).at(-1)?.body)
    .toEqual({ parameters: [{ key: 'priceByKg', value: 9, number: 103 }], reason: 'Se deshizo el cambio anterior' })
})

test.each(['', 'nueve', '-1', '9,12345'])('«%s» is no price: it says so at the field, and nothing is sent', async (typed) => {
  await show()
  await write(PRICE, '10')
  await write(PRICE, typed)
  await key('{Tab}')
  await expect.element(box(PRICE)).toHaveAttribute('aria-invalid', 'true')
  expect(received(updateParameters)).toEqual([])
})

test('what somebody else changed meanwhile is put beside what was typed; the person decides', async () => {
  await show()
  await write(PRICE, '10')
  refuses(updateParameters, 'parameterChangedMeanwhile', { keys: ['priceByKg'] })
  answers(listParameters, allParameters({ priceByKg: 11 }))
  await press('Guardar parámetros')
  await sees(/^Precio por kg: ahora .*11.* lo tuyo .*10/)
  await expect.element(button('Guardar parámetros')).toBeDisabled()
  await press('Seguir con lo mío')
  answers(updateParameters, allParameters({ priceByKg: 10 }))
  await press('Guardar parámetros')
  await sees('Parametros actualizado exitosamente.')
})

test('what was typed survives a reload and says so; starting again takes what counts', async () => {
  await show()
  await write(PRICE, '12')
  await sees('1 cambio por guardar')
  await new Promise((resolve) => setTimeout(resolve, 600))
  await show()
  await sees('Recuperamos lo que escribiste la última vez.')
  await expect.element(box(PRICE)).toHaveValue('12,00')
  await press('Empezar de nuevo')
  await expect.element(box(PRICE)).toHaveValue('9,00')
})

test('a change to come: a moment that is past is refused there, what was typed stays', async () => {
  await show()
  refuses(createParameter, 'fieldNotValid', { field: 'validFrom' })
  await press('Programar un cambio')
  await write('Valor nuevo', '11')
  await press('Programar el cambio')
  await isRefused(page.getByLabelText(/^Desde \(hora de Quito\)/), /./)
  await hasFocus(page.getByLabelText(/^Desde \(hora de Quito\)/))
  await expect.poll(() => received(createParameter)[0]?.body).toMatchObject({ key: 'priceByKg', value: 11 })
})

test('fits the narrowest phone, in English and dark', async () => {
  await show({ width: 360, language: 'en', theme: 'dark' })
  await sees('0 changes to save')
  expect(whatSticksOut()).toEqual([])
})
