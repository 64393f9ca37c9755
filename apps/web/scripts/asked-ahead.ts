import type { Plugin } from 'vite'
import { chunkOf, type Files, neededBy } from './needed-files.ts'

const START = '/src/main.tsx'
const INSIDE = '/src/areas/inside/inside.tsx'
const OUTSIDE = '/src/areas/signed-out/signed-out.tsx'
const SIGN_IN = '/src/areas/signed-out/sign-in-page.tsx'
const ROLES = ['client', 'associate', 'administrator']
/** The page has it empty; its script before all others reads it (public/boot.js). */
const EMPTY = '{}</script>'

/** Writes into the page which files whoever is signed in needs beyond the start, so that they are asked for before the start is there. */
export function askedAhead(): Plugin {
  let apiHost: string | undefined
  return {
    name: 'asked-ahead',
    apply: 'build',
    configResolved: ({ env }) => {
      apiHost = env.VITE_API_HOST
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) throw new Error('the page is written after the build')
        if (!html.includes(EMPTY)) throw new Error('the page has no place for the files that are asked for ahead')
        return html.replace(EMPTY, `${JSON.stringify({ ...filesAhead(bundle), ...(apiHost && { api: apiHost }) })}</script>`)
      },
    },
  }
}

function filesAhead(bundle: Files): Record<string, string[]> {
  const start = new Set(filesOf(START, bundle))
  const inside = filesOf(INSIDE, bundle).filter((file) => !start.has(file))
  const outside = filesOf(OUTSIDE, bundle).filter((file) => !start.has(file))
  const signIn = [...new Set([...outside, ...filesOf(SIGN_IN, bundle)])].filter((file) => !start.has(file))
  const known = new Set([...start, ...inside])
  const areas = ROLES.map((role) => [role, filesOf(`/src/areas/${role}/routes.tsx`, bundle).filter((file) => !known.has(file))])
  return { inside, outside, signIn, ...Object.fromEntries(areas) }
}

const filesOf = (source: string, bundle: Files): string[] => [...new Set(neededBy(chunkOf(bundle, source), bundle))]
