import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import manifest from '../../package.json' with { type: 'json' }
import { precompress } from './scripts/precompress.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), precompress()],
  define: { __VERSION__: JSON.stringify(manifest.version) },
  // The server writes a nonce of its own into every page in the place of this word.
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
})
