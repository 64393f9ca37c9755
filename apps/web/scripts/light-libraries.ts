import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

type StandIn = { source: string; importer: RegExp; code: string }

const ZOD = dirname(createRequire(import.meta.url).resolve('zod/package.json'))

/** Each function of a file of zod as one that does nothing. */
function idle(file: string): string {
  const code = readFileSync(join(ZOD, file), 'utf8')
  const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
  return `const idle = () => ({}); export { ${names.map((name) => `idle as ${name}`).join(', ')} }`
}

const ZOD_SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/

const STAND_INS: readonly StandIn[] = [
  // Every schema of zod can describe itself as JSON Schema; only the server's description of the API asks it to.
  { source: '../core/json-schema-processors.js', importer: ZOD_SCHEMAS, code: idle('v4/core/json-schema-processors.js') },
  { source: '../core/to-json-schema.js', importer: ZOD_SCHEMAS, code: idle('v4/core/to-json-schema.js') },
  {
    // Dialogs and drawers name it only to ask whether they were given it, and with it comes an engine that places floating things: 15 kB
    // on every list. No screen uses a ScrollArea; one that would scrolls by the browser's own means instead.
    source: '../ScrollArea/ScrollArea.mjs',
    importer: /@mantine\/core\/esm\/components\/(Modal|Drawer)\/\w+Root\.mjs$/,
    code: 'export const ScrollArea = { Autosize: Symbol() }',
  },
  {
    // The theme has its own colours (theme.ts); Mantine's fourteen palettes are 700 bytes and 280 variables that nobody reads. Three it
    // computes its own defaults from, which ours then override.
    source: './default-colors.mjs',
    importer: /@mantine\/core\/esm\/core\/MantineProvider\/default-theme\.mjs$/,
    code: "const none = Array(10).fill('#000'); export const DEFAULT_COLORS = { dark: none, gray: none, blue: none }",
  },
]

/** What libraries bring along and no screen of ours uses: something small stands in for it. */
export function lightLibraries(): Plugin {
  return {
    name: 'light-libraries',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const index = STAND_INS.findIndex((standIn) => standIn.source === source && standIn.importer.test(importer))
      return index < 0 ? null : `\0light-libraries:${index}`
    },
    load: (id) => (id.startsWith('\0light-libraries:') ? (STAND_INS[Number(id.split(':')[1])]?.code ?? null) : null),
  }
}
