import { listAuthorizedNames } from '@app/contract/authorized-names.contract'
import { getCompany } from '@app/contract/company.contract'
import { listRetailParameters } from '@app/contract/parameters.contract'
import { createPurchase } from '@app/contract/purchases.contract'
import { getQuota } from '@app/contract/quotas.contract'
import { findWays } from '@app/contract/quotations.contract'
import { expect, test } from 'vitest'
import { NO_COUNTER } from '../../../testing/given-company.ts'
import { someParameters } from '../../../testing/given-parameters.ts'
import { aPurchase } from '../../../testing/given-purchases.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { alert, box, button, heading, isGone, isRefused, link, press, sees, write } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { NewPurchasePage } from './new-purchase-page.tsx'

async function show(areItemsEnabled: 0 | 1): Promise<void> {
  answers(listAuthorizedNames, [])
  answers(listRetailParameters, someParameters({ orderItemsEnabled: areItemsEnabled }))
  refuses(getQuota, 'quotaNotFound')
  await renderScreen(<NewPurchasePage />, { role: 'client' })
}

test('several products are asked for at once', async () => {
  await show(1)
  await sees(button('Agregar otro producto'))
})

test('where the office switched several items off, one is', async () => {
  await show(0)
  await sees(heading(/^Producto/))
  await isGone(button('Agregar otro producto'))
})

test('what was refused is sent again at once', async () => {
  await show(1)
  refuses(createPurchase, 'tooManyRequests')
  await write(/^Enlace del producto/, 'https://www.target.com/p/1')
  await write(/^Descripción/, 'Reloj')
  await write(/^Precio unitario/, '20')
  await press('Pedir compra')
  await sees(alert())
  await press('Pedir compra')

  await expect.poll(() => received(createPurchase).length).toBe(2)
})

test('what may be a telephone is asked about before it is sent; what is an accessory is', async () => {
  await show(1)
  answers(createPurchase, aPurchase())
  answers(getCompany, COMPANY)
  await write(/^Enlace del producto/, 'https://www.apple.com/iphone')
  await write(/^Descripción/, 'Lente para iPhone')
  await write(/^Precio unitario/, '20')
  await sees('Los celulares no viajan en 4x4. ¿Es un accesorio?')

  await press('Pedir compra')
  await isRefused(box(/^Descripción/), 'Dinos antes si es un accesorio.')
  await press('No, es un celular')
  await isRefused(box(/^Descripción/), 'Un celular no viaja en 4x4.')
  await sees(/Pregúntanos antes de comprarlo/)
  await expect.element(link('02 234 5678')).toHaveAttribute('href', 'tel:02 234 5678')
  await press('Sí, es un accesorio')
  await press('Pedir compra')

  await expect
    .poll(() => received(createPurchase).map(({ body }) => body))
    .toMatchObject([{ items: [{ description: 'Lente para iPhone' }] }])
  expect(JSON.stringify(received(createPurchase))).not.toContain('phoneAnswer')
})

test('the question is answered by one press, while its words are still being typed', async () => {
  await show(1)
  await write(/^Descripción/, 'Lente para iPhone')
  await press('Sí, es un accesorio')
  await sees('Es un accesorio: puede venir.')
  await expect.element(box(/^Descripción/)).toHaveFocus()
})

test('what nobody brings is said at once and not sent', async () => {
  await show(1)
  await write(/^Enlace del producto/, 'https://www.amazon.com/anker')
  await write(/^Descripción/, 'Power bank Anker')
  await write(/^Precio unitario/, '20')
  await sees('Las baterías externas (power banks) no viajan por avión: no podemos traerlas.')

  await press('Pedir compra')

  await isRefused(box(/^Descripción/), 'Esto no lo transportamos.')
  expect(received(createPurchase)).toEqual([])
})

const ADDRESS = { lines: [], city: 'Quito', zipCode: '', phone: '02 234 5678' }
const COMPANY = {
  ...{ version: 1, tradeName: 'Puente', legalName: 'Puente Courier S.A.', ruc: '1790011674001' },
  ...{ miamiAddress: ADDRESS, quitoAddress: ADDRESS, bankAccounts: [], ...NO_COUNTER },
}

const priceOf = (totalInCents: number) => ({
  lines: [{ name: 'freight' as const, amountInCents: totalInCents, treatment: 'general' as const }],
  totalInCents,
})

test('what is too dear for one declaration has no price; where nothing can be done it says so, and brings to the price', async () => {
  answers(findWays, {
    ways: [],
    hindrance: { of: 'value', inCents: 79_900, withTaxInCents: 85_094, mostInCents: 40_000 },
  })
  await show(1)
  await write(/^Enlace del producto/, 'https://www.canon.com/r8')
  await write(/^Descripción/, 'Cámara')
  await write(/^Precio unitario/, '799')
  await sees(/Con impuesto son .*850,94: la categoría B admite hasta 400 USD por declaración/)
  await sees(/No podemos traerlo: un artículo de .*799,00 pasa de .*400,00/)
  await isGone('Total de la compra')

  await press('Pedir compra')

  await isRefused(box(/^Precio unitario/), /400/)
  await expect.element(box(/^Precio unitario/)).toHaveFocus()
  expect(received(createPurchase)).toEqual([])
})

test('what can be divided is asked for box by box, with all that was typed of each product', async () => {
  const part = { weightInGrams: 600, valueInCents: 25_000, price: priceOf(3_500) }
  const parts = [
    { ...part, quantities: [1, 0] },
    { ...part, quantities: [0, 1] },
  ]
  answers(findWays, { ways: [{ way: 'split', parts, price: priceOf(7_000) }], hindrance: null })
  answers(createPurchase, aPurchase())
  await show(1)
  await press('Agregar otro producto')
  for (const [at, [link, what]] of [
    ['https://www.nike.com/t/1', 'Zapatillas'],
    ['https://www.target.com/p/2', 'Reloj'],
  ].entries()) {
    await box(/^Enlace del producto/)
      .nth(at)
      .fill(link ?? '')
    await box(/^Descripción/)
      .nth(at)
      .fill(what ?? '')
    await box(/^Precio unitario/)
      .nth(at)
      .fill('250')
  }
  await box(/^Peso aproximado/).fill('1,2')
  await press('Pedirlo en 2 compras')

  await sees('Esta es una de las cajas. Al enviarla sigues con la otra.')
  await press('Pedir compra')
  await expect.element(box(/^Descripción/)).toHaveValue('Reloj')
  await isGone(/Esta es una de las cajas/)
  await press('Pedir compra')

  const asked = () =>
    received(createPurchase).map(({ body }) => [
      body?.weightInGrams,
      body?.items.map(({ link, description }) => [link, description]),
    ])
  await expect.poll(asked).toEqual([
    [600, [['https://www.nike.com/t/1', 'Zapatillas']]],
    [600, [['https://www.target.com/p/2', 'Reloj']]],
  ])
})
