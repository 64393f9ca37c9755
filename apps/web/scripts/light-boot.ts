import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Plugin } from 'vite'

const BOOT = 'boot.js'

/** The script before all others stands beside the page as it is written, with its reasons; sent are its statements alone. */
export function lightBoot(): Plugin {
  return {
    name: 'light-boot',
    apply: 'build',
    writeBundle: async ({ dir = '' }) => {
      const path = join(dir, BOOT)
      const { code } = await minify(BOOT, await readFile(path, 'utf8'))
      await writeFile(path, code)
    },
  }
}
