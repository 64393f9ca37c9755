// What a pick list says, in the reader's language.
import type { Language } from '@app/domain'
import { FORMATS } from '../../../documents/formats.ts'

export type PickListWords = {
  file: string
  pickList: string
  shelf: string
  noShelf: string
  package: string
  whose: string
  goesTo: string
  page: string
  packages: (count: number) => string
  noClient: string
}

const es: PickListWords = {
  file: 'lista-por-estante',
  pickList: 'Lista por estante',
  shelf: 'Estante',
  noShelf: 'Sin estante',
  package: 'Paquete',
  whose: 'Para',
  goesTo: 'Va en',
  page: 'Página',
  packages: (count) => (count === 1 ? '1 paquete' : `${FORMATS.es.count(count)} paquetes`),
  noClient: 'Sin cliente',
}

const en: PickListWords = {
  file: 'pick-list',
  pickList: 'Pick list',
  shelf: 'Shelf',
  noShelf: 'No shelf',
  package: 'Package',
  whose: 'For',
  goesTo: 'Goes with',
  page: 'Page',
  packages: (count) => (count === 1 ? '1 package' : `${FORMATS.en.count(count)} packages`),
  noClient: 'No client',
}

export const PICK_LIST_WORDS: Record<Language, PickListWords> = { es, en }
