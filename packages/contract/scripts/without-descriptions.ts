// What the contract says of its fields is for the published description, which is made when the server is built: no program that is
// built needs it, and no browser loads it. `.meta({ description: … })` changes nothing else, so that it may go.
import type { ESTree, Plugin } from 'vite'

const CONTRACT = /\/packages\/contract\/src\/[\w/.-]+\.ts$/

export const withoutDescriptions = (): Plugin => ({
  name: 'without-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!CONTRACT.test(id)) return null
    const found = descriptionsIn(this.parse(code, { lang: 'ts' })).sort(([one], [other]) => one - other)
    // The last first, so that the places of the others hold; its lines stay, so that the next ones keep their numbers.
    const text = found.reduceRight((rest, [start, end]) => {
      return rest.slice(0, start) + rest.slice(start, end).replaceAll(/[^\n]/g, '') + rest.slice(end)
    }, code)
    return { code: text, map: null }
  },
})

type Place = [start: number, end: number]

/** From the dot of each `.meta({ description: … })` to its end, in order. */
function descriptionsIn(node: unknown): Place[] {
  if (Array.isArray(node)) return node.flatMap(descriptionsIn)
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.values(node).flatMap(descriptionsIn)
  return isDescription(node as ESTree.Node) ? [...inside, placeOf(node as DescriptionCall)] : inside
}

type DescriptionCall = ESTree.CallExpression & { callee: ESTree.MemberExpression }

const placeOf = ({ callee, end }: DescriptionCall): Place => [callee.object.end, end]

function isDescription(node: ESTree.Node): node is DescriptionCall {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false
  const { property } = node.callee
  const [given] = node.arguments
  if (property.type !== 'Identifier' || property.name !== 'meta' || given?.type !== 'ObjectExpression') return false
  return given.properties.every(
    (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'description',
  )
}
