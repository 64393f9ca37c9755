import { getCompany } from '@app/contract/company.contract'
import { findWays } from '@app/contract/quotations.contract'
import { initialParameterValues, readRetailParameters } from '@app/domain'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { NO_COUNTER } from '../../testing/given-company.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { alert, button, isGone, link, numberBox, press, says, sees, whatSticksOut } from '../../testing/screen.ts'
import { answers, received } from '../../testing/server.ts'
import { QuoteFields } from './quote-fields.tsx'
import { QuoteLimits } from './quote-limits-note.tsx'
import { emptyQuote, type QuotedService, type QuoteValues } from './quote-values.ts'

const PLACE = { lines: [], city: 'Quito', zipCode: '', phone: '' }
const COMPANY = {
  ...{ version: 1, tradeName: 'Puente', legalName: 'Puente Courier S.A.', ruc: '1790011674001' },
  ...{ miamiAddress: PLACE, quitoAddress: PLACE, bankAccounts: [], ...NO_COUNTER },
}
const parameters = readRetailParameters(initialParameterValues())
const priceOf = (totalInCents: number) => ({
  lines: [{ name: 'freight' as const, amountInCents: totalInCents, treatment: 'general' as const }],
  totalInCents,
})
const TWO_BOXES = {
  ways: [
    {
      way: 'split' as const,
      parts: [
        { quantities: [1], weightInGrams: 1_000, valueInCents: 25_000, price: priceOf(3_500) },
        { quantities: [1], weightInGrams: 1_000, valueInCents: 25_000, price: priceOf(3_500) },
      ],
      price: priceOf(7_000),
    },
  ],
  hindrance: null,
}
const NO_WAY = { ways: [], hindrance: { of: 'value' as const, inCents: 50_000, withTaxInCents: 53_250, mostInCents: 40_000 } }

function Quote({ service, typed }: { service: QuotedService; typed: Partial<QuoteValues> }) {
  const form = useForm<QuoteValues>({ defaultValues: { ...emptyQuote(), ...typed } })
  return (
    <FormProvider {...form}>
      <QuoteLimits service={service} parameters={parameters} />
    </FormProvider>
  )
}

test('a value that is one thing cannot be brought; said to be two, it becomes an order of two packages', async () => {
  answers(findWays, ({ body }) => (body?.items.some(({ quantity }) => quantity === 2) ? TWO_BOXES : NO_WAY))
  const typed = { description: 'Libros', productValueInCents: 50_000, weightInGrams: 2_000 }
  await renderScreen(<Quote service="COU" typed={typed} />, { role: 'client', width: 360 })
  await says(alert(), 'Pasa de 400 USD con impuesto')
  await sees(/No podemos traerlo: un artículo de .*500,00 pasa de .*400,00/)

  await numberBox('Cuántos artículos son').fill('2')

  await expect
    .element(link('Crear pedido con 2 paquetes'))
    .toHaveAttribute(
      'href',
      expect.stringContaining('weightInGrams=1000&description=Libros&quantity=1&unitPriceInCents=25000&package=1'),
    )
  await isGone(/No podemos traerlo/)
})

test('what the house buys is asked for box by box', async () => {
  answers(findWays, TWO_BOXES)
  const items = [{ description: 'Zapatos', quantity: 2, unitPriceInCents: 25_000 }]
  await renderScreen(<Quote service="PPE" typed={{ items, weightInGrams: 2_000 }} />, { role: 'client', language: 'en' })
  await sees(/Box 2: 1 × Zapatos/)
  await expect.element(link('Ask for box 2')).toHaveAttribute('href', expect.stringContaining('/tuscompraasistidas?new=1'))
  await expect.poll(() => received(findWays)).toMatchObject([{ body: { items: [{ quantity: 2, unitPriceInCents: 25_000 }] } }])
})

test('what passes category C is to be divided by hand: nothing is asked', async () => {
  const typed = { category: 'C' as const, productValueInCents: 100, weightInGrams: 100_001 }
  await renderScreen(<Quote service="COU" typed={typed} />, { role: 'client' })
  await says(alert(), 'Divídelo en varios paquetes y cotiza cada uno.')
  expect(received(findWays)).toEqual([])
})

type Asked = { areItemsEnabled?: 0 | 1; service?: QuotedService; typed?: Partial<QuoteValues> }

function Fields({ areItemsEnabled = 1, service = 'PPE', typed }: Asked) {
  const form = useForm<QuoteValues>({ defaultValues: { ...emptyQuote(), ...typed } })
  const given = readRetailParameters({ ...initialParameterValues(), orderItemsEnabled: areItemsEnabled })
  return (
    <FormProvider {...form}>
      <QuoteFields service={service} parameters={given} onStartAgain={() => undefined} />
    </FormProvider>
  )
}

test('a purchase is quoted with several items, unless the office switched them off', async () => {
  await renderScreen(<Fields areItemsEnabled={1} />, { role: 'client' })
  await sees(button('Agregar artículo'))
})

test('with one, where it did', async () => {
  await renderScreen(<Fields areItemsEnabled={0} />, { role: 'client' })
  await sees(numberBox(/^Cantidad/))
  await isGone(button('Agregar artículo'))
})

test('what travels with conditions says so while it is quoted: batteries inside, and more than customs takes for personal', async () => {
  const items = [{ description: 'Laptop Dell', quantity: 4, unitPriceInCents: 9_000 }]
  await renderScreen(<Fields typed={{ items }} />, { role: 'client', width: 360 })
  await sees(/puede venir instalada en el equipo y apagada/)
  await sees('Más de 3 iguales: la aduana puede pensar que son para vender.')
  expect(whatSticksOut()).toEqual([])
})

test('a telephone is asked about, and its owner told whom to ask', async () => {
  answers(getCompany, COMPANY)
  await renderScreen(<Fields service="COU" typed={{ description: 'iPhone 17' }} />, {
    role: 'client',
    language: 'en',
    width: 360,
  })
  await sees('Phones do not travel in 4x4. Is it an accessory?')
  await press('No, it is a phone')
  await says(alert(), 'A phone does not travel in 4x4. Ask us before you buy it.')
  await press('Yes, an accessory')
  await sees('It is an accessory: it may come.')
  expect(whatSticksOut()).toEqual([])
})
