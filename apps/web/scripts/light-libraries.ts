import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

type StandIn = { source: string | RegExp; importer: RegExp; code: string }

const ZOD = dirname(createRequire(import.meta.url).resolve('zod/package.json'))

/** Each function of a file of zod as one that does nothing. */
function idle(file: string): string {
  const code = readFileSync(join(ZOD, file), 'utf8')
  const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
  return `const idle = () => ({}); export { ${names.map((name) => `idle as ${name}`).join(', ')} }`
}

const ZOD_SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/

/** The only way in which a Link of ours asks for what a framework's page would fetch before it is opened: never. */
const NO_PAGES_AHEAD = `
import { createContext } from 'react'
export const FrameworkContext = createContext(undefined)
export const PrefetchPageLinks = () => null
export const usePrefetchBehavior = () => [false, undefined, {}]
export const mergeRefs = (forwarded) => forwarded
`

const STAND_INS: readonly StandIn[] = [
  // Every schema of zod can describe itself as JSON Schema; only the server's description of the API asks it to.
  { source: '../core/json-schema-processors.js', importer: ZOD_SCHEMAS, code: idle('v4/core/json-schema-processors.js') },
  { source: '../core/to-json-schema.js', importer: ZOD_SCHEMAS, code: idle('v4/core/to-json-schema.js') },
  // Every problem gets its code from the form's own checks (contract-checks.ts), and the page's policy forbids checks written as they run.
  { source: '../locales/en.js', importer: ZOD_SCHEMAS, code: 'export default () => ({})' },
  { source: './doc.js', importer: /\/zod\/v4\/core\/schemas\.js$/, code: 'export class Doc {}' },
  // What React Router does for pages that a server renders: 20 kB of source with every screen.
  {
    source: /^\.\/(dom\/)?ssr\/components\.js$/,
    importer: /\/react-router\/dist\/\w+\/lib\/(dom\/lib|components)\.js$/,
    code: NO_PAGES_AHEAD,
  },
  {
    // Dialogs and drawers name it only to ask whether they were given it, and with it comes an engine that places floating things: 15 kB
    // on every list. No screen uses a ScrollArea; one that would scrolls by the browser's own means instead.
    source: '../ScrollArea/ScrollArea.mjs',
    importer: /@mantine\/core\/esm\/components\/(Modal|Drawer)\/\w+Root\.mjs$/,
    code: 'export const ScrollArea = { Autosize: Symbol() }',
  },
  // Forms of these that no screen uses, but that hang on those it does.
  ...['Checkbox', 'Radio'].flatMap((choice) =>
    ['Card', 'Indicator'].map((part) => ({
      source: `./${choice}${part}/${choice}${part}.mjs`,
      importer: new RegExp(`/@mantine/core/esm/components/${choice}/${choice}\\.mjs$`),
      code: `export const ${choice}${part} = undefined`,
    })),
  ),
  {
    // The theme has its own colours (theme.ts); Mantine's fourteen palettes are 700 bytes and 280 variables that nobody reads. Three it
    // computes its own defaults from, which ours then override.
    source: './default-colors.mjs',
    importer: /@mantine\/core\/esm\/core\/MantineProvider\/default-theme\.mjs$/,
    code: "const none = Array(10).fill('#000'); export const DEFAULT_COLORS = { dark: none, gray: none, blue: none }",
  },
]

const PREFIX = '\0light-libraries/'
const LIBRARY = /\/node_modules\/(@?[\w-]+)\//
const isNamed = (name: string | RegExp, source: string) => (typeof name === 'string' ? name === source : name.test(source))

/** What libraries bring along and no screen of ours uses: something small stands in for it. */
export function lightLibraries(): Plugin {
  return {
    name: 'light-libraries',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const index = STAND_INS.findIndex((standIn) => isNamed(standIn.source, source) && standIn.importer.test(importer))
      // Named after its library, with which it travels (file-groups.ts).
      return index < 0 ? null : `${PREFIX}${index}/${importer.match(LIBRARY)?.[1]}`
    },
    load: (id) => (id.startsWith(PREFIX) ? (STAND_INS[Number.parseInt(id.slice(PREFIX.length), 10)]?.code ?? null) : null),
  }
}
