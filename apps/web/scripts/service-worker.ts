import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { chunkOf, type Files, neededBy } from './needed-files.ts'

/** What everybody who signed in needs, whatever their role. */
const ENTRANCES = ['/src/main.tsx', '/src/areas/inside/inside.tsx']
/** Pictures for the system that installs the application, and what search engines read: the application itself does without. */
const NOT_KEPT = /^(icons\/|robots\.txt$|.*\.webmanifest$)/

/** Builds worker/service-worker.ts into /sw.js and writes into it which files the program is made of. */
export function serviceWorker(): Plugin {
  let root = ''
  let page = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
      page = readFileSync(join(root, 'index.html'), 'utf8')
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(root, 'worker/service-worker.ts'), fileName: 'sw.js' })
    },
    generateBundle: {
      // After Vite has taken out what the page loads under another name: what is listed must be there.
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js']
        if (worker?.type !== 'chunk') throw new Error('no service worker was built')
        if (worker.imports.length > 0) throw new Error(`the service worker stands alone, and imports ${worker.imports}`)
        worker.code = worker.code.replaceAll('__PROGRAM__', JSON.stringify(programOf(bundle, join(root, 'public'), page)))
      },
    },
  }
}

function programOf(bundle: Files, publicFolder: string, page: string) {
  const open = globSync('**/*.*', { cwd: publicFolder }).filter((name) => !NOT_KEPT.test(name))
  const built = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
  const needed = new Set(ENTRANCES.flatMap((entrance) => neededBy(chunkOf(bundle, entrance), bundle)))
  const fonts = built.filter((name) => name.endsWith('.woff2'))
  const shell = [...needed, ...fonts, ...open].sort()
  const hash = createHash('sha256').update(page).update(built.sort().join())
  for (const name of open.sort()) hash.update(readFileSync(join(publicFolder, name)))
  return {
    build: hash.digest('hex').slice(0, 12),
    shell: ['/', ...shell.map((name) => `/${name}`)],
    rest: built.filter((name) => !shell.includes(name)).map((name) => `/${name}`),
  }
}
