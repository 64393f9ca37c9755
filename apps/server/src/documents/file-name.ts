import { secondInFileName } from '@app/domain'
import { now } from '../clock.ts'

/** The name of a paper, or of a list, as files are named. */
export const slugOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-')

/** Of what is made of the moment, such as a list: the next one has another name (docs/decisions/0095). */
export function fileNameOf(parts: readonly string[], ending: string): string {
  const [title = '', ...rest] = parts
  return `${[slugOf(title), ...rest, secondInFileName(now())].join('-')}.${ending}`
}
