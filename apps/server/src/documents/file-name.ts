import { now } from '../clock.ts'

const QUITO = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Guayaquil', dateStyle: 'short', timeStyle: 'medium' })

/** Of what is made of the moment, such as a list: by day and second of Quito, so that the next one has another name (docs/decisions/0095). */
export function fileNameOf(parts: readonly string[], ending: string): string {
  const moment = QUITO.format(now()).replace(' ', '-').replaceAll(':', '')
  const [title = '', ...rest] = parts
  return `${[title.toLowerCase().replaceAll(' ', '-'), ...rest, moment].join('-')}.${ending}`
}
