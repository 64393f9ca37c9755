import { createTariff, listTariffs, type Tariff, updateTariff } from '@app/contract/tariffs.contract'
import { businessDay } from '@app/domain'
import { expect, test } from 'vitest'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { box, dialog, isGone, isRefused, press, sees, whatSticksOut, write } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { TariffsCatalogue } from './tariffs-catalogue.tsx'

const PARTS: Tariff = {
  id: '01a20019-261a-7000-858e-a7dc04da5c77',
  code: 'ARA-001',
  version: 1,
  createdAt: '2026-11-20T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
  nameEs: 'Repuestos',
  nameEn: 'Parts',
  adValoremInBasisPoints: 1_000,
  validFrom: '2026-11-20',
  rates: [
    { adValoremInBasisPoints: 1_000, validFrom: '2026-11-20' },
    { adValoremInBasisPoints: 1_250, validFrom: '2099-01-01' },
  ],
}

async function show(stage: Stage = {}, tariffs = [PARTS]): Promise<void> {
  answers(listTariffs, tariffs)
  await renderScreen(<TariffsCatalogue />, { role: 'administrator', ...stage })
}

test('each class shows its rate, since when, and the one to come', async () => {
  await show()
  await sees('Repuestos')
  await sees(/^10\s?%/)
  await sees(/12,5.*desde el/)
})

test('without a class it says what they are for, and the first one is entered from there', async () => {
  answers(createTariff, PARTS)
  await show({}, [])
  await sees('Todavía no hay clases de artículo')
  await press('Agregar clase')
  await write('Nombre en español', 'Repuestos')
  await write('Nombre en inglés', 'Parts')
  await write('Ad valorem (%)', '12,5')
  await press('Guardar clase')
  await isGone(dialog())
  await expect
    .poll(() => received(createTariff))
    .toMatchObject([
      { body: { nameEs: 'Repuestos', nameEn: 'Parts', adValoremInBasisPoints: 1_250, validFrom: businessDay(new Date()) } },
    ])
})

test('what is missing is said at its field', async () => {
  await show()
  await press('Agregar clase')
  await press('Guardar clase')
  await isRefused(box('Nombre en español'), 'Este campo es obligatorio.')
  await isRefused(box('Ad valorem (%)'), 'Este campo es obligatorio.')
  expect(received(createTariff)).toEqual([])
})

test('a name that another class has is refused at its field', async () => {
  refuses(updateTariff, 'tariffNameTaken', { field: 'nameEs' })
  await show()
  await press('Editar Repuestos')
  await write('Nombre en español', 'Ropa')
  await press('Guardar clase')
  await isRefused(box('Nombre en español'), 'Otra clase de artículo tiene ese nombre.')
})

test('in English, on the narrowest phone', async () => {
  await show({ language: 'en', width: 360 }, [{ ...PARTS, nameEn: 'a'.repeat(80) }])
  await sees('Item classes')
  expect(whatSticksOut()).toEqual([])
})
