import { join } from 'node:path'

/** What the server reads lies among its sources, also when it was built: `src` and `dist` are beside each other, and files lie flat in `dist`. */
export const SOURCES = join(import.meta.dirname, '../src')

/** What people read, in each language: the screens' words are those of documents too. */
export const LOCALES = join(SOURCES, '../../web/public/locales')

/** The colours and sizes of the screens. */
export const THEME = join(SOURCES, '../../web/src/theme')
