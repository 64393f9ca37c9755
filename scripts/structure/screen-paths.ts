import type { Rule } from './sources.ts'

const PATHS_FILE = 'packages/contract/src/paths.ts'
const SOURCE = /^apps\/(web\/src|server\/src\/(features|mail))\/.*\.tsx?$/
const DECLARED = /^ {2}\w+: '(\/[^']+)',$|^export const \w+_PATH = '(\/[^']+)'$|(?:signIn|signUp|passwordReset): '(\/[^']+)'/gm

/** The address of a screen stands in `paths.ts` alone: what leads there asks for it by name. */
export const screenPaths: Rule = ({ paths, read }) => {
  if (!paths.includes(PATHS_FILE)) return []
  const screens = [...read(PATHS_FILE).matchAll(DECLARED)].flatMap(
    ([, listed, alone, signedOut]) => listed ?? alone ?? signedOut ?? [],
  )
  const literal = new RegExp(`['"\`}](${screens.join('|')})(?=['"\`?])`)
  return paths
    .filter((path) => SOURCE.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap((path) =>
      read(path)
        .split('\n')
        .flatMap((line, index) => {
          const [, screen] = literal.exec(line) ?? []
          return screen && !isApi(line)
            ? [`${path}:${index + 1}: ${screen} is a screen: take its address from @app/contract/paths`]
            : []
        }),
    )
}

/** `/dropshipping` is a screen and a call. */
const isApi = (line: string): boolean => /method: '/.test(line)
