import type { Plugin } from 'vite'

type StandIn = { source: string; importer: RegExp; code: string }

const STAND_INS: readonly StandIn[] = [
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

/** What Mantine brings along and no screen of ours uses: something small stands in for it. */
export function lightMantine(): Plugin {
  return {
    name: 'light-mantine',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const index = STAND_INS.findIndex((standIn) => standIn.source === source && standIn.importer.test(importer))
      return index < 0 ? null : `\0light-mantine:${index}`
    },
    load: (id) => (id.startsWith('\0light-mantine:') ? (STAND_INS[Number(id.split(':')[1])]?.code ?? null) : null),
  }
}
