import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = new Set(['.js', '.css', '.json', '.svg'])
/** Smaller ones fit the first packet either way. */
const WORTHWHILE_SIZE_IN_BYTES = 200

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** Writes a brotli and a gzip copy beside every text file, so that the server compresses nothing while it answers. */
export function precompress(): Plugin {
  let outDir = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: async () => {
      const names = await readdir(outDir, { recursive: true })
      await Promise.all(names.map((name) => compressFile(join(outDir, name))))
    },
  }
}

async function compressFile(path: string): Promise<void> {
  // A page is changed as it is sent (its nonce), so it has no copy.
  if (!COMPRESSIBLE.has(extname(path)) || (await stat(path)).size < WORTHWHILE_SIZE_IN_BYTES) return
  const content = await readFile(path)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await Promise.all([
    writeFile(`${path}.br`, await asBrotli(content, quality)),
    writeFile(`${path}.gz`, await asGzip(content, { level: 9 })),
  ])
}
