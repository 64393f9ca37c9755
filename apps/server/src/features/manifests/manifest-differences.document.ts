// What of a flight arrived and what it weighed, live; lost and seized packages are listed apart (both ways, section 7).
import { dollarsFromCents, kilogramsFromGrams, type Language, sum } from '@app/domain'
import { OUTCOME_WORDS } from '../../documents/words.ts'
import type { Cell, Sheet } from '../../documents/workbook.ts'
import type { ShippedPackage } from '../manifest-records/shipped-packages.repository.ts'
import type { Exported } from './manifest-drawing.ts'

const WORDS = {
  es: {
    ...{
      differences: 'Diferencias',
      apart: 'Perdidos y decomisados',
      guide: 'Guía hija',
      bundle: 'Bulto',
      consignee: 'Consignatario',
    },
    ...{
      shipped: 'Enviado',
      arrived: 'Llegó',
      weighed: 'Pesado',
      pieces: 'piezas',
      kilograms: 'kg',
      difference: 'Diferencia (kg)',
    },
    ...{ outcome: 'Resultado', package: 'Paquete', content: 'Contenido', value: 'Valor (USD)', total: 'Total' },
    outcomes: {
      complete: 'Completo',
      onTheWay: 'En camino',
      missing: 'Faltan piezas',
      notWeighed: 'Por pesar',
    },
  },
  en: {
    ...{ differences: 'Differences', apart: 'Lost and seized', guide: 'Child guide', bundle: 'Bundle', consignee: 'Consignee' },
    ...{
      shipped: 'Shipped',
      arrived: 'Arrived',
      weighed: 'Weighed',
      pieces: 'pieces',
      kilograms: 'kg',
      difference: 'Difference (kg)',
    },
    ...{ outcome: 'Outcome', package: 'Package', content: 'Content', value: 'Value (USD)', total: 'Total' },
    outcomes: {
      complete: 'Complete',
      onTheWay: 'On the way',
      missing: 'Pieces missing',
      notWeighed: 'To be weighed',
    },
  },
} as const satisfies Record<Language, unknown>
type Words = (typeof WORDS)[Language]

/** Nothing before it left. */
export function differenceSheets({ sentAt, bundles, packages }: Exported, language: Language): Sheet[] {
  if (sentAt === null) return []
  const words = WORDS[language]
  const inBundle = Map.groupBy(packages, ({ bundleId }) => bundleId)
  const rows = bundles.map(({ id, childGuideNumber, code, consigneeName }) => {
    const inside = inBundle.get(id) ?? []
    return [childGuideNumber, code, consigneeName, ...figuresOf(inside), outcomeOf(inside, language)]
  })
  const totals = [words.total, null, null, ...figuresOf(packages), null]
  const closed = packages.filter(({ outcome }) => outcome !== null)
  const guides = new Map(bundles.map((bundle) => [bundle.id, bundle.childGuideNumber]))
  return [
    { name: words.differences, columns: columnsOf(words), rows, totals },
    {
      name: words.apart,
      columns: columnsApart(words),
      rows: closed.map((one) => apart(one, guides.get(one.bundleId ?? '') ?? null, language)),
    },
  ]
}

const kilograms = (grams: number): number => kilogramsFromGrams(grams)

/** Shipped is what Miami weighed; arrived, the same of what came; weighed, what Quito's scale says. */
function figuresOf(packages: readonly ShippedPackage[]): Cell[] {
  const arrived = packages.filter(({ hasArrived }) => hasArrived)
  const weighed = packages.filter(({ realWeightInGrams }) => realWeightInGrams !== null)
  const inMiami = (some: readonly ShippedPackage[]) => sum(some.map(({ warehouseWeightInGrams }) => warehouseWeightInGrams ?? 0))
  const inQuito = sum(weighed.map(({ realWeightInGrams }) => realWeightInGrams ?? 0))
  return [
    ...[packages.length, kilograms(inMiami(packages)), arrived.length, kilograms(inMiami(arrived))],
    ...[weighed.length, kilograms(inQuito), kilograms(inQuito - inMiami(weighed))],
  ]
}

function outcomeOf(packages: readonly ShippedPackage[], language: Language): string {
  const { outcomes } = WORDS[language]
  const open = packages.filter(({ outcome }) => outcome === null)
  if (open.length === 0) return endsOf(packages, language)
  if (open.some(({ hasArrived }) => !hasArrived)) return outcomes.onTheWay
  if (open.some(({ realWeightInGrams }) => realWeightInGrams === null)) return outcomes.notWeighed
  return outcomes[open.length < packages.length ? 'missing' : 'complete']
}

const endsOf = (packages: readonly ShippedPackage[], language: Language): string =>
  [...new Set(packages.flatMap(({ outcome }) => (outcome ? OUTCOME_WORDS[language][outcome] : [])))].join(', ')

const columnsOf = (words: Words) => [
  { header: words.guide, widthInCharacters: 18 },
  { header: words.bundle, widthInCharacters: 16 },
  { header: words.consignee, widthInCharacters: 30 },
  ...[words.shipped, words.arrived, words.weighed].flatMap((what) => [
    { header: `${what}: ${words.pieces}`, widthInCharacters: 12, format: 'count' as const },
    { header: `${what}: ${words.kilograms}`, widthInCharacters: 12, format: 'kilograms' as const },
  ]),
  { header: words.difference, widthInCharacters: 14, format: 'kilograms' as const },
  { header: words.outcome, widthInCharacters: 18 },
]

const columnsApart = (words: Words) => [
  { header: words.guide, widthInCharacters: 18 },
  { header: words.package, widthInCharacters: 16 },
  { header: words.content, widthInCharacters: 40 },
  { header: words.kilograms, widthInCharacters: 12, format: 'kilograms' as const },
  { header: words.value, widthInCharacters: 14, format: 'dollars' as const },
  { header: words.outcome, widthInCharacters: 18 },
]

const apart = (
  { code, description, warehouseWeightInGrams, productValueInCents, outcome }: ShippedPackage,
  guide: string | null,
  language: Language,
): Cell[] => [
  guide,
  code,
  description,
  kilograms(warehouseWeightInGrams ?? 0),
  dollarsFromCents(productValueInCents),
  outcome && OUTCOME_WORDS[language][outcome],
]
