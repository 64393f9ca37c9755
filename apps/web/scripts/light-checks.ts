import { type ESTree, type Plugin, parseAst } from 'vite'
import { namedIn } from './named-in-sources.ts'

/** How a schema is written as JSON Schema, how it follows a value that holds itself, how it becomes a program: no form needs any of it. */
const NOT_NEEDED = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema|memoizer)\.js$/
/** Every problem has a code of ours (`fieldCode`). */
const SENTENCES = /\/zod\/v4\/locales\/en\.js$/
const SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/
const DESCRIBED = /^ *inst\._zod\.processJSONSchema = .+;$/gm
const WHO_CHECKS = ['packages/{contract,domain}/src/**/*.ts', 'apps/web/src/**/*.{ts,tsx}']
const ZOD = ['node_modules/zod/v4/{classic,core}/*.js']

/** A schema brings everything along that could be asked of any: what neither the contract nor a form names is left out. */
export function lightChecks(): Plugin {
  let named = new Set<string>()
  return {
    name: 'light-checks',
    apply: 'build',
    buildStart: () => {
      named = namedChecks()
    },
    transform(code, id) {
      if (NOT_NEEDED.test(id)) return { code: emptied(code), map: null }
      if (SENTENCES.test(id)) return { code: 'export default () => ({})', map: null }
      return SCHEMAS.test(id) ? { code: withoutUnnamed(code, named), map: null } : null
    },
  }
}

export const namedChecks = (): Set<string> =>
  new Set([...namedIn(WHO_CHECKS, /(?<=\.)[a-zA-Z]\w*/g), ...namedIn(ZOD, /(?<=\b(?:this|inst|cl|schema)\.)[a-zA-Z]\w*/g)])

/** Everything is still there by its name, and does nothing. */
function emptied(code: string): string {
  const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name)
  return names.map((name) => `export function ${name}() {}`).join('\n')
}

/** The lines stay, so that the next ones keep their numbers. */
export function withoutUnnamed(code: string, named: ReadonlySet<string>): string {
  const cut = unnamedIn(parseAst(code), named).toReversed()
  const rest = cut.reduce((text, { start, end }) => {
    return text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, '') + text.slice(end).replace(/^,/, '')
  }, code)
  return rest.replaceAll(DESCRIBED, '').replaceAll('core.$ZodObjectJIT', 'core.$ZodObject')
}

/** The methods that schemas are made with (`$constructor(name, begin, methods)`) and nobody names, in order. */
function unnamedIn(program: ESTree.Program, named: ReadonlySet<string>): ESTree.ObjectProperty[] {
  const declared = program.body.flatMap((one) => (one.type === 'ExportNamedDeclaration' ? [one.declaration] : []))
  const values = declared.flatMap((one) => (one?.type === 'VariableDeclaration' ? one.declarations.map(({ init }) => init) : []))
  const made = values.filter((one) => one?.type === 'CallExpression')
  const methods = made.flatMap((one) => one.arguments.slice(2)).flatMap(propertiesOf)
  return methods.filter(({ key }) => key.type === 'Identifier' && !named.has(key.name))
}

function propertiesOf(given: ESTree.Argument): ESTree.ObjectProperty[] {
  if (given.type === 'CallExpression') return given.arguments.flatMap(propertiesOf)
  if (given.type !== 'ObjectExpression') return []
  return given.properties.filter((one) => one.type === 'Property')
}
