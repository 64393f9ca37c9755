import { defineConfig } from 'vite'

/** A page that may be at any address: every path in it is relative, and its sandbox lets nothing be inlined or fetched. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
  },
})
