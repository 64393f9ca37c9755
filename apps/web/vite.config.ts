import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import manifest from '../../package.json' with { type: 'json' }
import { withoutDescriptions } from '../../packages/contract/scripts/without-descriptions.ts'
import { askedAhead } from './scripts/asked-ahead.ts'
import { FILE_GROUPS } from './scripts/file-groups.ts'
import { lightBoot } from './scripts/light-boot.ts'
import { lightChecks } from './scripts/light-checks.ts'
import { lightComponents } from './scripts/light-components.ts'
import { lightTranslations } from './scripts/light-translations.ts'
import { precompress } from './scripts/precompress.ts'
import { serviceWorker } from './scripts/service-worker.ts'
import { webManifests } from './scripts/web-manifests.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    withoutDescriptions(),
    lightComponents(),
    lightChecks(),
    lightTranslations(),
    lightBoot(),
    react(),
    serviceWorker(),
    askedAhead(),
    webManifests(),
    precompress(),
  ],
  define: { __VERSION__: JSON.stringify(manifest.version) },
  // The server writes a nonce of its own into every page in the place of this word.
  html: { cspNonce: '__NONCE__' },
  build: {
    rolldownOptions: {
      // Else what starts the program is a file of its own that only names another.
      preserveEntrySignatures: 'allow-extension',
      // The business and the contract only say things: what a screen does not use of them, it does not load.
      treeshake: { moduleSideEffects: (id) => !/\/packages\/(domain|contract)\//.test(id) },
      output: { codeSplitting: { groups: FILE_GROUPS } },
    },
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
})
