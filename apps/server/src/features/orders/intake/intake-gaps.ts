import type { MISSING } from '@app/domain'
import { fitsCategory, kilogramsFromGrams, type RetailParameters, valueWithTax } from '@app/domain'
import { whenAsked } from '../../../documents/when-asked.ts'
import type { OrderRow } from '../orders.table.ts'

export type Gap = { missing: (typeof MISSING)[number]; sentence: string }
type Received = Pick<OrderRow, 'category' | 'productValueInCents' | 'consigneeIdentification' | 'consigneeIdentificationType'> & {
  weightInGrams: number
  hasItems: boolean
}
type Language = 'es' | 'en'

// biome-ignore format: a table reads best as a table
const SENTENCES = {
  es: {
    value: 'Falta el valor de lo que contiene el paquete.',
    items: 'Falta el detalle de lo que contiene el paquete.',
    authorizedName: 'Falta elegir a nombre de quién se declara el paquete.',
    identification: 'Quien recibe un paquete de categoría B necesita cédula.',
    tooHeavy: (given: string, most: string) => `El paquete pesa ${given} kg y su categoría permite hasta ${most} kg.`,
    tooValuable: (given: string, most: string) => `Con impuestos el paquete vale ${given} y su categoría permite hasta ${most}.`,
  },
  en: {
    value: 'The value of what the package contains is missing.',
    items: 'The list of what the package contains is missing.',
    authorizedName: 'It is not chosen yet in whose name the package is declared.',
    identification: 'Whoever receives a package of category B needs a cédula.',
    tooHeavy: (given: string, most: string) => `The package weighs ${given} kg and its category allows up to ${most} kg.`,
    tooValuable: (given: string, most: string) => `With tax the package is worth ${given} and its category allows up to ${most}.`,
  },
} as const

/** What keeps a package that reached Miami from going on (domain, section 5), in its client's words. */
export function intakeGaps(order: Received, parameters: RetailParameters, language: Language): Gap[] {
  const words = SENTENCES[language]
  const simple = simpleGaps(order).map((missing): Gap => ({ missing, sentence: words[missing] }))
  return [...simple, ...limitGaps(order, parameters, language)]
}

function simpleGaps(order: Received): ('value' | 'items' | 'authorizedName' | 'identification')[] {
  const { consigneeIdentification, consigneeIdentificationType } = order
  const lacksCedula = order.category === 'B' && consigneeIdentificationType !== 'cedula'
  return [
    ...(order.productValueInCents === 0 ? (['value'] as const) : []),
    ...(order.hasItems ? [] : (['items'] as const)),
    ...(consigneeIdentification === null ? (['authorizedName'] as const) : lacksCedula ? (['identification'] as const) : []),
  ]
}

function limitGaps(order: Received, parameters: RetailParameters, language: Language): Gap[] {
  const { category, weightInGrams, productValueInCents: valueInCents } = order
  const { maxWeightInGrams, maxValueInCents } = parameters.limits[category]
  const { tooHeavy, tooValuable } = SENTENCES[language]
  const kilograms = (grams: number, minimumFractionDigits = 0) =>
    new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits, maximumFractionDigits: 3 }).format(
      kilogramsFromGrams(grams),
    )
  const dollars = (cents: number) => MONEY[language]().format(cents / 100)
  const isTooHeavy = !fitsCategory(category, { weightInGrams, valueInCents: 0 }, parameters)
  const isTooValuable = !fitsCategory(category, { weightInGrams: 0, valueInCents }, parameters)
  return [
    ...(isTooHeavy ? [tooHeavy(kilograms(weightInGrams, 2), kilograms(maxWeightInGrams))] : []),
    ...(isTooValuable ? [tooValuable(dollars(valueWithTax(valueInCents, parameters)), dollars(maxValueInCents))] : []),
  ].map((sentence) => ({ missing: 'categoryLimit', sentence }))
}

const LOCALES = { es: 'es-EC', en: 'en-US' } as const
const MONEY = {
  es: whenAsked(() => new Intl.NumberFormat(LOCALES.es, { style: 'currency', currency: 'USD' })),
  en: whenAsked(() => new Intl.NumberFormat(LOCALES.en, { style: 'currency', currency: 'USD' })),
} as const
