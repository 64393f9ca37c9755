// One call of the reference page.
import { PROBLEMS } from '@app/domain'
import { curlExample } from '../curl-example.ts'
import type { Answered, Call, JsonSchema, OpenApiDocument, Operation, Parameter, TransitionNote } from '../openapi.ts'
import { type Html, html } from './html.ts'
import { inline, markdown } from './markdown.ts'
import { fieldView, schemaView } from './reference-schema.ts'

type Components = OpenApiDocument['components']

/** Where the introduction tells of a header. */
const HEADER_SECTIONS: Readonly<Record<string, string>> = {
  'client-type': 'languages',
  'accept-language': 'languages',
  'Idempotency-Key': 'doing-a-thing-once',
  'If-Match': 'editing-together',
}
/** Requests are small and opened whole; an answer's named types open once. */
const DEPTH = { request: 3, answer: 1 }

/** Its name stands inside what opens: a link to it opens it. */
export function callView({ method, path, operation }: Call, { schemas, parameters }: Components): Html {
  const { operationId, summary, description, requestBody, responses } = operation
  const all = operation.parameters.map((parameter) =>
    'name' in parameter ? parameter : parameters[parameter.$ref.split('/').at(-1) ?? ''],
  )
  const given = all.filter((parameter) => parameter !== undefined)
  const success = responses['200'] as Answered
  return html`<article class="card"><details>
<summary class="line">${methodBadge(method)}<h3 class="title">${breakable(path)}</h3><span class="summary">${inline(summary)}</span>${rolesOf(operation)}</summary>
<div class="opened columns" id="${operationId}"><div class="column"><p class="small">Operation <code>${operationId}</code></p>
${markdown(description)}${transitionsView(operation['x-transitions'] ?? [])}${headersView(given)}
${parametersView('In the path', given, 'path')}${parametersView('In the query', given, 'query')}
${requestBody && bodyView(requestBody, schemas)}
<h4>Answer</h4>${answerView(success, schemas)}
<h4>Refusals</h4>${refusalsView(responses as Record<string, Answered>)}</div>
<div class="column examples"><h4>Example</h4>${codeView(curlExample({ method, path, operation }))}
${exampleAnswer(success)}</div></div></details></article>`
}

export const methodBadge = (method: string, size = ''): Html =>
  html`<b class="badge method ${method} ${size}">${method.toUpperCase()}</b>`

function rolesOf(operation: Operation): Html {
  const roles = operation['x-roles']
  const names = roles === 'anyone' ? ['anyone'] : roles.length === 3 ? ['signed in'] : roles
  return html`<span>${names.map((name) => html`<span class="badge role ${name}">${name}</span> `)}</span>`
}

/** A long path may break after a slash. */
const breakable = (path: string): Html[] =>
  path
    .split('/')
    .slice(1)
    .map((part) => html`/<wbr>${part}`)

const codeView = (code: string): Html => html`<pre tabindex="0"><code>${code}</code></pre>`

const transitionsView = (transitions: readonly TransitionNote[]): Html | null =>
  transitions.length === 0
    ? null
    : html`<p>${transitions.map(
        ({ lifecycle, action, from, to }) =>
          html`<a class="move" href="#lifecycle-${lifecycle}">${lifecycle} <b>${action}</b> ${from.join(', ') || 'new'}${to !== 'unchanged' && ` → ${to}`}</a>`,
      )}</p>`

function headersView(parameters: readonly Parameter[]): Html {
  const names = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name)
  return html`<p class="small">Honours ${names.map((name) => html`<a href="#${HEADER_SECTIONS[name]}"><code>${name}</code></a> `)}</p>`
}

function parametersView(title: string, parameters: readonly Parameter[], where: Parameter['in']): Html | null {
  const own = parameters.filter((parameter) => parameter.in === where)
  const rows = own.map(({ name, required = false, schema, description, explode }) =>
    fieldView(
      name,
      { ...schema, ...(description && { description }) },
      required,
      { schemas: {}, depth: 0 },
      explode ? 'may be repeated' : '',
    ),
  )
  return own.length === 0 ? null : html`<h4>${title}</h4><ul>${rows}</ul>`
}

function bodyView({ content }: NonNullable<Operation['requestBody']>, schemas: Components['schemas']): Html {
  const form = content['multipart/form-data']?.schema
  const where = form && html` <span class="small">JSON, or the part <code>data</code> of multipart/form-data</span>`
  const body = schemaView(content['application/json']?.schema ?? {}, { schemas, depth: DEPTH.request })
  return html`<h4>Body${where}</h4>${body}${form && filesView(form)}`
}

function filesView({ properties = {} }: JsonSchema): Html {
  const files = Object.entries(properties).filter(([name]) => name !== 'data')
  const rows = files.map(
    ([name, { description = '' }]) => html`<li class="field"><code class="name">${name}</code> <span class="type">file</span>
<span class="said">${inline(description)}</span></li>`,
  )
  return html`<h4>Files</h4><ul>${rows}</ul>`
}

function answerView({ content = {} }: Answered, schemas: Components['schemas']): Html {
  const json = content['application/json']
  if (json) return schemaView(json.schema, { schemas, depth: DEPTH.answer })
  const events = content['text/event-stream']?.['x-events']
  if (events) return eventsView(events, schemas)
  const types = Object.keys(content).map((type) => html`<code class="word">${type}</code> `)
  return html`<p>A file, named in <a href="#files">content-disposition</a>: ${types}</p>`
}

const eventsView = (events: Record<string, JsonSchema>, schemas: Components['schemas']): Html =>
  html`<p>Server-sent events; the data of each is JSON.</p><ul>${Object.entries(events).map(([name, schema]) =>
    fieldView(name, schema, true, { schemas, depth: DEPTH.answer }),
  )}</ul>`

function exampleAnswer({ content = {} }: Answered): Html | null {
  const { example } = content['application/json'] ?? {}
  return example === undefined ? null : html`<h4>Its answer</h4>${codeView(JSON.stringify(example, null, 2))}`
}

function refusalsView(responses: Record<string, Answered>): Html {
  const codes = Object.values(responses).flatMap((answered) => answered['x-codes'] ?? [])
  const rows = codes.map(
    (
      code,
    ) => html`<li class="field"><span class="status">${PROBLEMS[code].status}</span><a href="#refusal-${code}"><code>${code}</code></a>
<span class="small">${PROBLEMS[code].message}</span></li>`,
  )
  return html`<ul>${rows}</ul>`
}
