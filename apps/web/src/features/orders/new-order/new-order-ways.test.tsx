import type { Ways } from '@app/contract/fields/ways'
import { findWays } from '@app/contract/quotations.contract'
import { listTariffs } from '@app/contract/tariffs.contract'
import { initialParameterValues, type RetailParameters, readRetailParameters } from '@app/domain'
import { FormProvider, useFieldArray, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { idOf, NOW } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { box, button, choose, isGone, press, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, received } from '../../../testing/server.ts'
import { NewOrderPackage } from './new-order-package.tsx'
import { emptyOrder, emptyPackage, type NewOrderValues, type PackageValues, splitPackage } from './new-order-values.ts'

const parameters = readRetailParameters({ ...initialParameterValues(), categoryCEnabled: 1 })
const priceOf = (totalInCents: number) => ({
  lines: [{ name: 'freight' as const, amountInCents: totalInCents, treatment: 'general' as const }],
  totalInCents,
})
/** 5.20 kg of 200.00, as the domain's vectors have it. */
const SPLIT: Ways['ways'][number] = {
  way: 'split',
  parts: [
    { quantities: [1, 0], weightInGrams: 3_600, valueInCents: 12_000, price: priceOf(6_002) },
    { quantities: [0, 2], weightInGrams: 1_600, valueInCents: 8_000, price: priceOf(3_840) },
  ],
  price: priceOf(9_842),
}
const HEAVY: PackageValues = {
  ...emptyPackage(),
  tracking: '1Z999AA10123456784',
  store: 'Amazon',
  storeWeightInGrams: 5_200,
  items: [
    { description: 'Cafetera', quantity: 1, unitPriceInCents: 12_000 },
    { description: 'Teclado', quantity: 2, unitPriceInCents: 4_000 },
  ],
}
const PHONE = { description: 'Teléfono', quantity: 1, unitPriceInCents: 79_900 }
const CLASS_ID = idOf(80)
const PARTS_OF_CARS = {
  id: CLASS_ID,
  code: 'AR-000003',
  version: 1,
  createdAt: NOW,
  updatedAt: NOW,
  validFrom: '2026-01-01',
  nameEs: 'Repuestos',
  nameEn: 'Spare parts',
  adValoremInBasisPoints: 500,
  rates: [{ adValoremInBasisPoints: 500, validFrom: '2026-01-01' }],
}

/** The part of the form that a package is, with the packages that a split makes of it. */
function Packages({ first, given = parameters }: { first: PackageValues; given?: RetailParameters }) {
  const form = useForm<NewOrderValues>({ defaultValues: { ...emptyOrder(), packages: [first] } })
  const { fields, replace } = useFieldArray({ control: form.control, name: 'packages' })
  return (
    <FormProvider {...form}>
      {fields.map(({ id }, index) => (
        <NewOrderPackage
          key={id}
          index={index}
          parameters={given}
          onRemove={null}
          onSplit={(boxes) => replace(splitPackage(form.getValues('packages'), index, boxes))}
        />
      ))}
      <output>{form.watch('category')}</output>
    </FormProvider>
  )
}

async function show(found: Ways, first: PackageValues = HEAVY, stage: Stage = {}): Promise<void> {
  answers(findWays, found)
  answers(listTariffs, [PARTS_OF_CARS])
  await renderScreen(<Packages first={first} />, { role: 'client', ...stage })
}

test('a package that is too heavy shows its boxes with their prices, and one press makes them packages', async () => {
  await show({ ways: [SPLIT], hindrance: null }, HEAVY, { width: 360 })
  await sees(/Caja 1: 1 × Cafetera/)
  await sees(/^Caja 2: 2 × Teclado · 1,60.kg.*38,40$/)
  expect(whatSticksOut()).toEqual([])
  await expect
    .poll(() => received(findWays))
    .toMatchObject([
      {
        body: {
          weightInGrams: 5_200,
          items: [
            { quantity: 1, unitPriceInCents: 12_000 },
            { quantity: 2, unitPriceInCents: 4_000 },
          ],
        },
      },
    ])

  await press('Hacer 2 paquetes')

  const [first, second] = [box(/^Descripción/).first(), box(/^Descripción/).nth(1)]
  await expect.element(first).toHaveValue('Cafetera')
  await expect.element(second).toHaveValue('Teclado')
  await expect.element(box(/^Peso estimado/).nth(1)).toHaveValue('1,6')
  // The store's box has one number: the other is to get its own.
  await expect.element(box(/^Número de tracking/).nth(1)).toHaveValue('')
  await isGone('Qué puedes hacer')
})

test('one thing that is worth too much says at once, without a weight, that nobody can bring it', async () => {
  const hindrance = { of: 'value', inCents: 79_900, withTaxInCents: 85_094, mostInCents: 40_000 } as const
  await show({ ways: [], hindrance }, { ...HEAVY, storeWeightInGrams: null, items: [PHONE] })
  await sees(/No podemos traerlo: un artículo de .*799,00 pasa de .*400,00/)
  await sees('¿El peso o el valor están mal? Corrígelos arriba.')
})

test('category C has its price once its class is chosen, and takes the class along', async () => {
  await show({ ways: [SPLIT, { way: 'categoryC', price: null }], hindrance: null }, HEAVY, { language: 'en' })
  await sees('Bring it whole in category C')
  answers(findWays, { ways: [SPLIT, { way: 'categoryC', price: priceOf(10_317) }], hindrance: null })

  await choose(/Item class/, CLASS_ID)

  await sees(page.getByRole('row', { name: /Estimated total.*103.17/ }))
  await expect.poll(() => received(findWays).at(-1)).toMatchObject({ body: { tariffId: CLASS_ID } })
  await press('Change to category C')
  await expect.element(document.querySelector('output')).toHaveTextContent('C')
})

test('a package that fits asks nothing', async () => {
  await show({ ways: [], hindrance: null }, { ...HEAVY, storeWeightInGrams: 4_000 })
  await sees(/Cuánto|Peso estimado/)
  expect(received(findWays)).toEqual([])
})

test('where the office switched several items off, a package is asked for with one', async () => {
  answers(listTariffs, [])
  const withOne = readRetailParameters({ ...initialParameterValues(), orderItemsEnabled: 0 })
  await renderScreen(<Packages first={emptyPackage()} given={withOne} />, { role: 'client' })
  await sees(box(/^Descripción/))
  await isGone(button('Agregar artículo'))
})

test('else with as many as are in it', async () => {
  answers(listTariffs, [])
  await renderScreen(<Packages first={emptyPackage()} />, { role: 'client' })
  await press('Agregar artículo')
  await sees(box(/^Descripción/).nth(1))
})
