import { join } from 'node:path'
import type { ESTree, Plugin } from 'vite'

const CONTRACT = /\/packages\/contract\/src\/[\w-]+\.contract\.ts$/
/** What schemas are made of: contracts whole, and the fields that they share. */
const SCHEMAS = /\/packages\/contract\/src\/([\w-]+\.contract\.ts\?schemas|(?![\w-]+\.contract\.)[\w-]+\.ts)$/
/** The schema of a phone number asks a light check of the browser's (ui/light-phone-number.ts). */
const PHONE = /\/packages\/contract\/src\/phone\.ts$/
const LIGHT_PHONE_NUMBER = join(import.meta.dirname, '../src/ui/form/light-phone-number.ts')
/** What calling needs of an endpoint. Its schemas are for the server, and for the forms that name them. */
const NEEDED = new Set(['method', 'path', 'multipart', 'edits', 'keepsNoAnswer'])
/** What a form's checks need of one. */
const GIVEN = new Set(['params', 'query', 'body'])
/** What forms are checked by, loaded when they are filled in: it sees the contract whole. */
const FORM_SCHEMAS = /\.schemas\.ts$/

/**
 * Splits every contract: endpoints lose their schemas, and what is left, the schemas themselves, stays in the module as it is written,
 * under `?schemas`, for who imports it (a file `*.schemas.ts` imports nothing else). A screen without a form loads no zod (22 kB), and none the phone numbers of all countries (25 kB).
 */
export function lightContract(): Plugin {
  return {
    name: 'light-contract',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source === './phone-number.ts' && importer && PHONE.test(importer)) return LIGHT_PHONE_NUMBER
      if (!source.endsWith('.contract') || !importer || !FORM_SCHEMAS.test(importer)) return null
      const contract = await this.resolve(source, importer, { skipSelf: true })
      return contract ? `${contract.id}?schemas` : null
    },
    transform(code, id) {
      if (SCHEMAS.test(id)) return { code: withEachAlone(code, this.parse(code, { lang: 'ts' }).body), map: null }
      if (!CONTRACT.test(id)) return
      const exported = this.parse(code, { lang: 'ts' }).body.flatMap(exportedConstants)
      const light = exported.map((constant) => ({
        ...constant,
        text: lightText(code, constant) ?? madeFromList(exported, constant),
      }))
      const schemas = light.filter(({ text }) => text === null).map(({ name }) => name)
      const own = light.filter(({ text }) => text !== null).map(({ name, text }) => `export const ${name} = ${text}`)
      return { code: `${own.join('\n')}\nexport { ${schemas.join(', ')} } from '${id}?schemas'\n`, map: null }
    },
  }
}

const MAKING: ReadonlySet<string> = new Set(['CallExpression', 'ObjectExpression'])

/**
 * Says of every schema that nobody misses it who does not name it: a form's checks bring along what they use of a contract, and not the
 * answers of its lists. Of an endpoint it has what is given to it.
 */
function withEachAlone(code: string, body: ESTree.Program['body']): string {
  const statements = body.map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
  const values = statements
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init && MAKING.has(init.type) ? [init] : []))
  return values.reduceRight((text, value) => {
    const { start, end } = value
    const made = isEndpoint(value) ? endpointText(code, value, GIVEN) : code.slice(start, end)
    return `${text.slice(0, start)}/* @__PURE__ */ (() => (${made}))()${text.slice(end)}`
  }, code)
}

type Constant = { name: string; value: ESTree.Expression }

function exportedConstants(statement: ESTree.Program['body'][number]): Constant[] {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return []
  return statement.declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init ? [{ name: id.name, value: init }] : [],
  )
}

const isEndpoint = (value: ESTree.Expression): value is ESTree.CallExpression =>
  value.type === 'CallExpression' && value.callee.type === 'Identifier' && value.callee.name === 'endpoint'

/** The constant without its schemas; null where it is a schema itself. */
function lightText(code: string, { value }: Constant): string | null {
  if (isEndpoint(value)) return endpointText(code, value, NEEDED)
  const plain = value.type === 'TSAsExpression' ? value.expression : value
  return isPlain(plain) ? code.slice(plain.start, plain.end) : null
}

/** What is made from a list, as `exportOf` and `selectionOf` of the contract make it. */
const ENDINGS: Readonly<Record<string, (path: string) => string>> = {
  exportOf: (path) => `{ method: 'GET', path: '${path}/export', response: 'file' }`,
  selectionOf: (path) => `{ method: 'GET', path: '${path}/selection' }`,
}

function madeFromList(exported: readonly Constant[], { value }: Constant): string | null {
  if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier') return null
  const [named] = value.arguments
  const list = exported.find(({ name }) => named?.type === 'Identifier' && named.name === name)
  const path = list?.value.type === 'CallExpression' ? pathOf(list.value) : null
  return path === null ? null : (ENDINGS[value.callee.name]?.(path) ?? null)
}

function pathOf({ arguments: [definition] }: ESTree.CallExpression): string | null {
  if (definition?.type !== 'ObjectExpression') return null
  for (const property of definition.properties) {
    const isPath = property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'path'
    if (isPath && property.value.type === 'Literal') return String(property.value.value)
  }
  return null
}

/** Text, numbers and lists of them. */
function isPlain(value: ESTree.Node | null): boolean {
  if (value?.type === 'ArrayExpression') return value.elements.every(isPlain)
  if (value?.type === 'BinaryExpression') return isPlain(value.left) && isPlain(value.right)
  return value?.type === 'Literal'
}

function endpointText(
  code: string,
  { arguments: [definition] }: ESTree.CallExpression,
  names: ReadonlySet<string>,
): string | null {
  if (definition?.type !== 'ObjectExpression') return null
  const needed = definition.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
    const isFile = property.key.name === 'response' && property.value.type === 'Literal'
    return names.has(property.key.name) || isFile ? [code.slice(property.start, property.end)] : []
  })
  return `{ ${needed.join(', ')} }`
}
