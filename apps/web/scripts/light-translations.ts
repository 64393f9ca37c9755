import { type ESTree, type Plugin, parseAst } from 'vite'
import { namedIn } from './named-in-sources.ts'

const I18NEXT = /\/i18next\/dist\/esm\/i18next\.js$/
/** Unlike errors, these are told to whoever looks for faults of the program alone (`debug`), which is never turned on. */
const TOLD = new Set(['deprecate', 'log', 'warn'])
/** Numbers in words are our own (`numbers-in-words.ts`). */
const OWN_FORMATS = 'formatter = Formatter;'
const WHO_ASKS = ['apps/web/src/**/*.{ts,tsx}', 'node_modules/{react-i18next/dist/es,i18next/dist/esm}/*.js']

/** The library of words is built without what it tells whoever looks for faults, its formats, and what nobody asks of it. */
export function lightTranslations(): Plugin {
  let named: ReadonlySet<string> = new Set()
  return {
    name: 'light-translations',
    apply: 'build',
    buildStart: () => {
      named = namedQuestions()
    },
    transform: (code, id) => (I18NEXT.test(id) ? { code: lightened(code, named), map: null } : null),
  }
}

export const namedQuestions = (): ReadonlySet<string> => new Set(namedIn(WHO_ASKS, /(?<=\.)[a-zA-Z]\w*/g))

export function lightened(code: string, named: ReadonlySet<string>): string {
  if (!code.includes(OWN_FORMATS)) throw new Error('i18next comes by its formats in another way')
  return without(code.replace(OWN_FORMATS, ''), (node) => isTold(node) || isUnnamed(node, named))
}

/** The lines stay, so that the next ones keep their numbers; where a statement was, one that does nothing is. */
function without(code: string, isLeftOut: (node: ESTree.Node) => boolean): string {
  const cut = foundIn(parseAst(code), isLeftOut).toReversed()
  return cut.reduce((text, { start, end }) => {
    return `${text.slice(0, start)};${text.slice(start, end).replaceAll(/[^\n]/g, '')}${text.slice(end)}`
  }, code)
}

/** The outermost ones, in order. */
function foundIn(node: unknown, isFound: (node: ESTree.Node) => boolean): ESTree.Node[] {
  if (Array.isArray(node)) return node.flatMap((one) => foundIn(one, isFound))
  if (typeof node !== 'object' || node === null) return []
  return isFound(node as ESTree.Node) ? [node as ESTree.Node] : Object.values(node).flatMap((one) => foundIn(one, isFound))
}

/** The statement `this.logger.warn(…)`. */
function isTold(node: ESTree.Node): boolean {
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'CallExpression') return false
  const { callee } = node.expression
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || !TOLD.has(callee.property.name)) return false
  const { object } = callee
  return object.type === 'MemberExpression' && object.property.type === 'Identifier' && object.property.name === 'logger'
}

const isUnnamed = (node: ESTree.Node, named: ReadonlySet<string>): boolean =>
  node.type === 'MethodDefinition' && node.kind === 'method' && node.key.type === 'Identifier' && !named.has(node.key.name)
