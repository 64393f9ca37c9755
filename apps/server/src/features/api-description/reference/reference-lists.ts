// What calls refer to: the named types and the refusals.

import type { OpenApiDocument } from '../openapi.ts'
import { type Html, html } from './html.ts'
import { inline } from './markdown.ts'
import { insideView } from './reference-schema.ts'

export const typesView = ({ components: { schemas } }: OpenApiDocument): Html =>
  html`<section id="types"><h2>Types</h2><p class="muted">What the calls take and answer, by name.</p>
${Object.entries(schemas).map(
  ([name, schema]) => html`<article class="card"><details>
<summary class="line"><h3 class="title">${name}</h3><span class="summary">${inline(schema.description ?? '')}</span></summary>
<div class="opened" id="type-${name}">${insideView(schema, { schemas, depth: 0 })}</div></details></article>`,
)}</section>`

export function refusalsView(document: OpenApiDocument): Html {
  const byStatus = Map.groupBy(document['x-problems'], ({ status }) => status)
  const statuses = [...byStatus].sort(([one], [other]) => one - other)
  return html`<section id="refusals"><h2>Refusals</h2>
<p class="muted">Every code there is, with its sentence. Translate by the code.</p>
${statuses.map(([status, problems]) => html`<h3>${status}</h3>${catalogue(problems, 'refusal')}`)}
<h3 id="field-codes">Codes of a field</h3>
<p class="muted">In <code>details.fields</code>; a code from above stands there too where a rule of the business refuses one field.</p>
${catalogue(document['x-field-codes'], 'field')}</section>`
}

const catalogue = (entries: readonly { code: string; message: string }[], kind: string): Html =>
  html`<ul>${entries.map(
    ({ code, message }) => html`<li class="field" id="${kind}-${code}"><code class="name">${code}</code> ${message}</li>`,
  )}</ul>`
