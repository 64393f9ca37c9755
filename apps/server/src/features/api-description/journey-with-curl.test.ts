// The commands of docs/journey-with-curl.md, as somebody would type them: one shell, in the order of the page.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { currentServer, given } from '../../testing/world.ts'

const PAGE = readFileSync(join(import.meta.dirname, '../../../../../docs/journey-with-curl.md'), 'utf8')
const SEPARATOR = '-- the next step --'

/** Each block of commands, with what the page says that it prints. */
const steps = [...PAGE.matchAll(/^```bash\n([\s\S]*?)^```\n(?:\n```text\n([\s\S]*?)^```$)?/gm)].map(
  ([, commands = '', printed = '']) => ({ commands, printed: printed.trim().split('\n') }),
)

test('the journey of the three roles can be made with nothing but curl', { timeout: 60_000 }, async () => {
  const { url } = await currentServer()
  const password = 'la lluvia cae sobre Quito 7'
  const administrator = await given.administrator({ password })
  const associate = await given.associate({ password })
  const script = ['set -euo pipefail', ...steps.map(({ commands }) => `${commands}\necho\necho '${SEPARATOR}'`)].join('\n')

  const { stdout, stderr } = await promisify(execFile)('bash', ['--norc', '-c', script], {
    cwd: await temporaryFolder(),
    env: {
      PATH: process.env.PATH,
      API: `${url}/api`,
      ADMIN_EMAIL: administrator.email,
      ASSOCIATE_EMAIL: associate.email,
      PASSWORD: password,
    },
  })

  expect(stderr).toBe('')
  const printed = stdout
    .split(SEPARATOR)
    .slice(0, -1)
    .map((text) => text.trim().split('\n'))
  expect(printed).toEqual(steps.map((step) => step.printed.map(asPattern)))
})

/** `…` stands for anything. */
const asPattern = (line: string): unknown =>
  line.includes('…') ? expect.stringMatching(new RegExp(`^${line.split('…').map(RegExp.escape).join('.+')}$`)) : line

test('the page says what every step but the preparations prints', () => {
  expect(steps).toHaveLength(13)
  expect(steps.filter(({ printed }) => printed.join('') === '')).toHaveLength(1)
})
