import { join } from 'node:path'

/** What the server reads lies among its sources, also when it was built: `src` and `dist` are beside each other, and files lie flat in `dist`. */
export const SOURCES = join(import.meta.dirname, '../src')
