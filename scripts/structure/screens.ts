import type { Rule } from './sources.ts'

const PATHS = 'packages/contract/src/paths.ts'
const SHOWN = 'e2e/measure/screens.ts'
const PAGE = 'apps/web/src/features/<feature>/<screen>-page.tsx'
const GROUP = /export const (\w+_PATHS) = \{([^}]*)\}/g
const SCREEN = /(\w+): '(\/[^']+)'/g
const ROUTES = /^apps\/web\/src\/areas\/.*\.tsx?$/
const JOURNEY = /^e2e\/(?!measure\/|world\/|company\/).*\.ts$/

/** Screens that no journey visits: they have component tests, and axe looks at each. Nothing is added; what is no longer true fails the check. */
const WITHOUT_JOURNEY: readonly string[] = [
  '/consolidaciondepedidos',
  '/estadodepedidos',
  '/diascumplidos',
  '/operations/consolidaciondepedidos',
  '/finances/caja-y-bancos',
  '/administration/aprobaciones',
]

/** A screen that has an address has a place in a menu, is looked at by what measures all screens, and a journey visits it. */
export const screens: Rule = (sources) => screensBeside(WITHOUT_JOURNEY)(sources)

export const screensBeside =
  (known: readonly string[]): Rule =>
  ({ paths, read }) => {
    if (!paths.includes(PATHS)) return []
    const textOf = (kind: RegExp) => paths.filter((path) => kind.test(path)).map(read)
    const [routes, journeys] = [textOf(ROUTES), textOf(JOURNEY)]
    const shown = paths.includes(SHOWN) ? read(SHOWN) : ''
    const visits = (text: string, screen: string) => new RegExp(`['"\`]${screen}['"\`?]`).test(text)
    const found = [...read(PATHS).matchAll(GROUP)].flatMap(([, group = '', inside = '']) =>
      [...inside.matchAll(SCREEN)].map(([, name = '', screen = '']) => ({ address: `${group}.${name}`, screen })),
    )
    return found.flatMap(({ address, screen }) => {
      const isVisited = journeys.some((text) => visits(text, screen))
      return [
        ...(routes.some((text) => new RegExp(`\\b${address}\\b`).test(text))
          ? []
          : [`apps/web/src/areas/<area>/routes.tsx: no area has a page (${PAGE}) for ${address}`]),
        ...(visits(shown, screen) ? [] : [`${SHOWN}: ${screen} is not among the screens that are looked at`]),
        ...(isVisited || known.includes(screen) ? [] : [`e2e/<area>/<screen>.spec.ts: no journey visits ${screen}`]),
        ...(isVisited && known.includes(screen)
          ? [`scripts/structure/screens.ts: a journey visits ${screen} by now: take it off the list`]
          : []),
      ]
    })
  }
