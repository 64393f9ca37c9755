import type { Call } from '../openapi.ts'
import { type AnyLifecycle, type AnyTransition, callsOf, LIFECYCLES, shapeOf } from '../transitions.ts'
import { type Html, html } from './html.ts'

/** The tables that decide what may happen to each record; each row leads to its call. */
export function lifecyclesView(calls: readonly Call[]): Html {
  const ids = new Map(
    calls.map(({ method, path, operation }) => [shapeOf(`${method.toUpperCase()} ${path}`), operation.operationId]),
  )
  return html`<section id="lifecycles"><h2>Lifecycles</h2>
<p class="muted">What may happen to each record, who may do it and by which call. Whatever is not listed is refused with 409 and changes nothing.
Records say in <code>allowedActions</code> what their reader may do now.</p>
${LIFECYCLES.map((lifecycle) => lifecycleView(lifecycle, ids))}</section>`
}

const lifecycleView = ({ name, statuses, transitions }: AnyLifecycle, ids: ReadonlyMap<string, string>): Html =>
  html`<article id="lifecycle-${name}"><h3>${name}</h3>
<p>${statuses.map((status) => html`<code class="word">${status}</code> `)}</p>
<details><summary class="inside">${transitions.length} transitions</summary>
<ul>${transitions.map((transition) => transitionView(transition, ids))}</ul></details></article>`

function transitionView(transition: AnyTransition, ids: ReadonlyMap<string, string>): Html {
  const { action, from, to, by, resumes = [] } = transition
  const target = to === 'resume' ? `where it was (${resumes.join(', ')})` : to
  return html`<li class="field step"><span>${from.join(', ') || 'new'}${to !== 'unchanged' && html` → <b>${target}</b>`}</span>
<span><code class="name">${action}</code> ${callsOf(transition).map((call) => callLink(call, ids.get(shapeOf(call))))}</span>
<span class="small">${[by.join(', '), conditionsOf(transition)].filter(Boolean).join(' · ')}</span></li>`
}

const callLink = (call: string, id: string | undefined): Html =>
  id ? html`<a href="#${id}"><code>${call}</code></a> ` : html`<code>${call}</code> `

const conditionsOf = ({ requires = [], forbids = [], irreversible, automatic }: AnyTransition): string =>
  [
    ...requires,
    ...forbids.map((fact) => `not ${fact}`),
    ...(irreversible ? ['irreversible'] : []),
    ...(automatic ? ['by itself'] : []),
  ].join(', ')
