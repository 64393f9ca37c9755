// Draws a lifecycle as a Mermaid diagram and as a table, from the same data that the guards read.
import type { Lifecycle, Transition } from './lifecycle.ts'

type AnyLifecycle = Lifecycle<string, string, string>
type AnyTransition = Transition<string, string, string>

export const sectionOf = (title: string, lifecycle: AnyLifecycle): string =>
  [`## ${title}`, diagramOf(lifecycle), tableOf(lifecycle)].join('\n\n')

/** One arrow between two statuses, labelled with every action that takes it; what changes data only is in the table. */
function diagramOf({ statuses, transitions }: AnyLifecycle): string {
  const moves = transitions.flatMap(movesOf)
  const labels = Map.groupBy(moves, ({ arrow }) => arrow)
  const arrows = [...labels].map(([arrow, same]) => `  ${arrow}: ${unique(same.map(({ action }) => action)).join(', ')}`)
  const left = new Set(moves.map(({ from }) => from))
  const ends = statuses.filter((status) => !left.has(status)).map((status) => `  ${status} --> [*]`)
  return ['```mermaid', 'stateDiagram-v2', ...arrows, ...ends, '```'].join('\n')
}

function movesOf({ action, from, to, resumes = [] }: AnyTransition) {
  if (to === 'unchanged') return []
  const starts = from.length > 0 ? from : ['[*]']
  const targets = to === 'resume' ? resumes : [to]
  const pairs = starts.flatMap((start) => targets.map((target) => ({ start, target })))
  return pairs
    .filter(({ start, target }) => start !== target)
    .map(({ start, target }) => ({ action, from: start, arrow: `${start} --> ${target}` }))
}

const tableOf = ({ transitions }: AnyLifecycle): string =>
  ['| from → to | action | call | who | only if |', '|---|---|---|---|---|', ...transitions.map(rowOf)].join('\n')

function rowOf(transition: AnyTransition): string {
  const { action, from, to, by, call, resumes = [] } = transition
  const target = to === 'resume' ? `where it was (${resumes.join(', ')})` : to === 'unchanged' ? 'data only' : to
  const cells = [`${from.join(', ') || '∅'} → ${target}`, action, `\`${call}\``, by.join(', '), conditionsOf(transition)]
  return `| ${cells.join(' | ')} |`
}

const conditionsOf = ({ requires = [], forbids = [], irreversible, automatic }: AnyTransition): string =>
  [
    ...requires,
    ...forbids.map((fact) => `not ${fact}`),
    ...(irreversible ? ['**irreversible**'] : []),
    ...(automatic ? ['by itself'] : []),
  ].join(', ')

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]
