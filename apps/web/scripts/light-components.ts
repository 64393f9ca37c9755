import type { Plugin } from 'vite'
import { namedIn } from './named-in-sources.ts'

const COMPONENT = /\/@mantine\/core\/esm\/.+\.mjs$/
/** `Menu.Sub = MenuSub;`: whoever draws a menu loads the menus within menus. */
const PART = /^([A-Z]\w*\.[A-Z]\w*) = [A-Z]\w*;$/gm
/** Read by tools for developers. */
const NAME = /^[A-Z]\w*\.displayName = .+;$/gm
/** The eye is our own (`password-field.tsx`). */
const EYE = /^\tvisibilityToggleIcon: PasswordToggleIcon,?$/m
const MOVES = /\/components\/Transition\/transitions\.mjs$/
const MOVE = /^\t"?([a-z-]+)"?: \{\n(?:\t\t.*\n)*\t\},?$/gm
const NAMED_MOVE = /(?<=["'])(?:fade|pop|rotate|scale|skew|slide)[a-z-]*(?=["'])/g
const DRAWN_BY_SCREENS = /(?<=<)[A-Z]\w*\.[A-Z]\w*/g
const DRAWN_BY_COMPONENTS = /(?<=\bjsxs?\()[A-Z]\w*\.[A-Z]\w*/g

/** A component of Mantine brings all of its parts, and thirty ways to come in: the build leaves out those without a use. */
export function lightComponents(): Plugin {
  let drawn: ReadonlySet<string> = new Set()
  let named: ReadonlySet<string> = new Set()
  return {
    name: 'light-components',
    apply: 'build',
    buildStart: () => {
      drawn = drawnParts()
      named = namedMoves()
    },
    transform(code, id) {
      if (MOVES.test(id)) return { code: withoutMoves(code, named), map: null }
      return COMPONENT.test(id) ? { code: withoutParts(code, drawn), map: null } : null
    },
  }
}

export const drawnParts = (): ReadonlySet<string> =>
  new Set([
    ...namedIn(['apps/web/src/**/*.tsx'], DRAWN_BY_SCREENS),
    ...namedIn(['node_modules/@mantine/core/esm/**/*.mjs'], DRAWN_BY_COMPONENTS),
  ])

/** The lines stay, so that the next ones keep their numbers. */
export const withoutParts = (code: string, drawn: ReadonlySet<string>): string =>
  code
    .replaceAll(NAME, '')
    .replace(EYE, '')
    .replaceAll(PART, (line, part: string) => (drawn.has(part) ? line : ''))

/** How a component comes in, by its name. */
export const namedMoves = (): ReadonlySet<string> =>
  new Set(namedIn(['apps/web/src/**/*.tsx', 'node_modules/@mantine/core/esm/components/!(Transition)/**/*.mjs'], NAMED_MOVE))

export const withoutMoves = (code: string, named: ReadonlySet<string>): string =>
  code.replaceAll(MOVE, (lines, move: string) => (named.has(move) ? lines : lines.replaceAll(/[^\n]/g, '')))
