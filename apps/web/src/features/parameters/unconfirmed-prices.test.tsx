import { getCompany } from '@app/contract/company.contract'
import { listParameters, type Parameter, updateParameters } from '@app/contract/parameters.contract'
import { expect, test } from 'vitest'
import { NO_COUNTER } from '../../testing/given-company.ts'
import { someParameters } from '../../testing/given-parameters.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { alert, button, isGone, link, press, sees, whatSticksOut } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { IncompleteCompany } from '../company/incomplete-company.tsx'
import { ConfirmPrices, UnconfirmedPricesBanner } from './unconfirmed-prices.tsx'

/** Two prices and a day that nobody has confirmed. */
const NEW_HOUSE = someParameters().map((parameter) =>
  ['priceByKg', 'iva', 'arrivalDay'].includes(parameter.key) ? { ...parameter, isConfirmed: false } : parameter,
)
const ADDRESS = { lines: [], city: '', zipCode: '', phone: '' }
const COMPANY = {
  version: 1,
  tradeName: 'Puente',
  legalName: 'Puente Courier S.A.',
  ruc: '1790011674001',
  miamiAddress: ADDRESS,
  quitoAddress: ADDRESS,
  bankAccounts: [],
  ...NO_COUNTER,
}

async function showBanner(parameters: Parameter[], stage: Stage = {}): Promise<void> {
  answers(listParameters, parameters)
  await renderScreen(<UnconfirmedPricesBanner />, { role: 'administrator', ...stage })
}
const showConfirm = () => renderScreen(<ConfirmPrices inForce={NEW_HOUSE} />, { role: 'administrator' })

test('an administrator reads how many prices nobody has confirmed, and goes to them', async () => {
  await showBanner(NEW_HOUSE, { width: 360 })
  await sees('2 precios que nadie ha confirmado')
  await expect.element(link('Revisar precios')).toHaveAttribute('href', '/administration/parametros')
  expect(whatSticksOut()).toEqual([])
})

test('one is said as one, in English too', async () => {
  const one = someParameters().map((parameter) => (parameter.key === 'iva' ? { ...parameter, isConfirmed: false } : parameter))
  await showBanner(one, { language: 'en' })
  await sees('One price that nobody has confirmed')
})

test('nothing is said once all were confirmed', async () => {
  await showBanner(someParameters())
  await expect.poll(() => received(listParameters).length).toBe(1)
  await isGone(/nadie ha confirmado/)
})

test('beside the values they are named, and confirmed as they stand by one press', async () => {
  answers(updateParameters, someParameters())
  await showConfirm()
  await sees('Precio por kg · IVA')
  await press('Confirmar los 2 precios')
  await expect
    .poll(() => received(updateParameters)[0]?.body)
    .toMatchObject({
      parameters: [
        { key: 'priceByKg', value: 9 },
        { key: 'iva', value: 15 },
      ],
      reason: 'Confirmado como estaba',
    })
})

test('how IVA treats each line is asked by itself, with what each is, until somebody confirms it', async () => {
  const lines = ['freightIva', 'handlingIva', 'purchaseFeeIva', 'goodsIva']
  const fresh = someParameters().map((parameter) => ({ ...parameter, isConfirmed: !lines.includes(parameter.key) }))
  answers(updateParameters, someParameters())
  await renderScreen(<ConfirmPrices inForce={fresh} kind="unconfirmedIva" />, { role: 'administrator', width: 360 })
  await sees('IVA por línea: confírmalo con tu contador')
  await sees(/Flete y su descuento: Tarifa 0 % · Manejo y seguro: Tarifa general de IVA/)
  await sees(/Productos que se compran: De terceros, sin IVA/)
  expect(whatSticksOut()).toEqual([])
  await press('Confirmar el IVA por línea')
  await expect
    .poll(() => received(updateParameters)[0]?.body)
    .toMatchObject({
      parameters: [
        { key: 'freightIva', value: 1 },
        { key: 'handlingIva', value: 2 },
        { key: 'purchaseFeeIva', value: 2 },
        { key: 'goodsIva', value: 5 },
      ],
      reason: 'IVA por línea confirmado con el contador',
    })
})

test('nothing of IVA is said once somebody confirmed it', async () => {
  answers(listParameters, NEW_HOUSE)
  const both = [<UnconfirmedPricesBanner key="prices" />, <UnconfirmedPricesBanner key="iva" kind="unconfirmedIva" />]
  await renderScreen(both, { role: 'administrator' })
  await sees('2 precios que nadie ha confirmado')
  await isGone(/confírmalo con tu contador/)
})

test('what somebody changed meanwhile is said, and nothing is confirmed', async () => {
  refuses(updateParameters, 'parameterChangedMeanwhile')
  await showConfirm()
  await press('Confirmar los 2 precios')
  await sees(alert())
  await sees(button('Confirmar los 2 precios'))
})

test('a house that cannot bill says what it lacks, and where that is said', async () => {
  answers(getCompany, COMPANY)
  await renderScreen(<IncompleteCompany />, { role: 'administrator' })
  await sees('Todavía no se puede cobrar: la empresa no completó sus datos.')
  await sees('Falta una cuenta bancaria.')
  await expect.element(link('Completar datos')).toHaveAttribute('href', '/administration/parametros?view=company')
})
