import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { minify, type Plugin } from 'vite'

const BOOT = 'boot.js'

/** The script before all others stands beside the page as it is written, with its reasons; sent are its statements alone. */
export function lightBoot(): Plugin {
  let outDir = ''
  return {
    name: 'light-boot',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    writeBundle: async () => {
      const path = join(outDir, BOOT)
      const { code } = await minify(BOOT, await readFile(path, 'utf8'))
      await writeFile(path, code)
    },
  }
}
