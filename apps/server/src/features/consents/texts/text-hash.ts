import { createHash } from 'node:crypto'
import type { TextRow } from './texts.table.ts'

/** Of both languages with kind and version: what a consent keeps, so that it says by itself which words it is about. */
export const hashOfText = ({
  kind,
  version,
  spanish,
  english,
}: Pick<TextRow, 'kind' | 'version' | 'spanish' | 'english'>): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, version, spanish, english]))
    .digest('hex')
