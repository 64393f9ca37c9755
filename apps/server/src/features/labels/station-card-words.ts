// What the cards of the station say, in the reader's language; the jobs are called as on its tabs.
import type { Language, StationJob } from '@app/domain'

type Card = { name: string; sentence: string }
type StationCardWords = { file: string; title: string; station: string; key: string; jobs: Record<StationJob, Card>; ready: Card }

const es: StationCardWords = {
  file: 'tarjetas-de-bodega.pdf',
  title: 'Tarjetas de bodega',
  station: 'Bodega',
  key: 'Tecla',
  jobs: {
    receive: { name: 'Miami', sentence: 'Recibir y pesar lo que llega a Miami' },
    assemble: { name: 'Armar', sentence: 'Juntar paquetes en un bulto' },
    load: { name: 'Cargar', sentence: 'Subir bultos a un manifiesto' },
    arrivals: { name: 'Quito', sentence: 'Recibir y pesar lo que llega a Quito' },
    deliver: { name: 'Entregar', sentence: 'Dar sus paquetes a quien retira' },
    shelve: { name: 'Ubicar', sentence: 'Poner paquetes en su estante' },
    sort: { name: 'Clasificar', sentence: 'Ver en qué estante va cada uno' },
  },
  ready: { name: 'LISTO', sentence: 'Armar el bulto con lo que se escaneó' },
}

const en: StationCardWords = {
  file: 'warehouse-cards.pdf',
  title: 'Warehouse cards',
  station: 'Warehouse',
  key: 'Key',
  jobs: {
    receive: { name: 'Miami', sentence: 'Receive and weigh what comes to Miami' },
    assemble: { name: 'Pack', sentence: 'Put packages together in a bundle' },
    load: { name: 'Load', sentence: 'Put bundles on a manifest' },
    arrivals: { name: 'Quito', sentence: 'Receive and weigh what comes to Quito' },
    deliver: { name: 'Hand over', sentence: 'Give packages to whoever collects them' },
    shelve: { name: 'Shelve', sentence: 'Put packages on their shelf' },
    sort: { name: 'Sort', sentence: 'See on which shelf each belongs' },
  },
  ready: { name: 'READY', sentence: 'Make the bundle of what was scanned' },
}

export const STATION_CARD_WORDS: Record<Language, StationCardWords> = { es, en }
