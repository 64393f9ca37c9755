// What the load list says, in the reader's language.
import type { Language } from '@app/domain'
import { FORMATS } from '../../../documents/formats.ts'

export type LoadListWords = {
  file: string
  loadList: string
  shelf: string
  noShelf: string
  bundle: string
  consignee: string
  pieces: string
  weight: string
  loaded: string
  page: string
  bundles: (count: number) => string
  packages: (count: number) => string
}

const es: LoadListWords = {
  file: 'lista-de-carga',
  loadList: 'Lista de carga',
  shelf: 'Estante',
  noShelf: 'Sin estante',
  bundle: 'Bulto',
  consignee: 'Consignatario',
  pieces: 'Piezas',
  weight: 'Peso',
  loaded: 'cargado',
  page: 'Página',
  bundles: (count) => (count === 1 ? '1 bulto' : `${FORMATS.es.count(count)} bultos`),
  packages: (count) => (count === 1 ? '1 paquete' : `${FORMATS.es.count(count)} paquetes`),
}

const en: LoadListWords = {
  file: 'load-list',
  loadList: 'Load list',
  shelf: 'Shelf',
  noShelf: 'No shelf',
  bundle: 'Bundle',
  consignee: 'Consignee',
  pieces: 'Pieces',
  weight: 'Weight',
  loaded: 'loaded',
  page: 'Page',
  bundles: (count) => (count === 1 ? '1 bundle' : `${FORMATS.en.count(count)} bundles`),
  packages: (count) => (count === 1 ? '1 package' : `${FORMATS.en.count(count)} packages`),
}

export const LOAD_LIST_WORDS: Record<Language, LoadListWords> = { es, en }
