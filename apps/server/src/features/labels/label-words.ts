// What a label says, in the reader's language.
import type { Language, Warehouse } from '@app/domain'

export type LabelWords = {
  file: string
  files: string
  label: string
  labels: string
  noClient: string
  clients: (count: number) => string
  consignee: string
  tracking: string
  bundle: string
  guide: string
  childGuide: string
  category: (category: string, isSpecial: boolean) => string
  weight: string
  pieces: string
  warehouseDay: string
  andMore: (count: number) => string
  shelves: string
  warehouses: Record<Warehouse, string>
  walkingOrder: string
  /** What is not known. */
  unknown: string
}

const es: LabelWords = {
  file: 'etiqueta',
  files: 'etiquetas',
  label: 'Etiqueta',
  labels: 'Etiquetas',
  noClient: 'SIN CLIENTE',
  clients: (count) => (count === 1 ? 'Cliente' : 'Clientes'),
  consignee: 'Consignatario',
  tracking: 'Tracking',
  bundle: 'Bulto',
  guide: 'Guía',
  childGuide: 'Guía hija',
  category: (category, isSpecial) => (isSpecial ? `${category} ESPECIAL` : category),
  weight: 'Peso',
  pieces: 'Piezas',
  warehouseDay: 'Bodega Miami',
  andMore: (count) => `y ${count} más`,
  shelves: 'estantes',
  warehouses: { MIA: 'Miami', UIO: 'Quito' },
  walkingOrder: 'Orden de recorrido',
  unknown: '—',
}

const en: LabelWords = {
  file: 'label',
  files: 'labels',
  label: 'Label',
  labels: 'Labels',
  noClient: 'NO CLIENT',
  clients: (count) => (count === 1 ? 'Client' : 'Clients'),
  consignee: 'Consignee',
  tracking: 'Tracking',
  bundle: 'Bundle',
  guide: 'Guide',
  childGuide: 'Child guide',
  category: (category, isSpecial) => (isSpecial ? `SPECIAL ${category}` : category),
  weight: 'Weight',
  pieces: 'Pieces',
  warehouseDay: 'Miami warehouse',
  andMore: (count) => `and ${count} more`,
  shelves: 'shelves',
  warehouses: { MIA: 'Miami', UIO: 'Quito' },
  walkingOrder: 'Walking order',
  unknown: '—',
}

export const LABEL_WORDS: Record<Language, LabelWords> = { es, en }
