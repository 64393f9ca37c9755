import { secondInFileName } from '@app/domain'
import { now } from '../clock.ts'

/** Of what is made of the moment, such as a list: the next one has another name (docs/decisions/0095). */
export function fileNameOf(parts: readonly string[], ending: string): string {
  const [title = '', ...rest] = parts
  return `${[title.toLowerCase().replaceAll(' ', '-'), ...rest, secondInFileName(now())].join('-')}.${ending}`
}
