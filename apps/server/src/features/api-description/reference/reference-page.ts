// The reference: one page without any script, made from the description.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SOURCES } from '../../../places.ts'
import type { Call, OpenApiDocument } from '../openapi.ts'
import { Html, html } from './html.ts'
import { idOf, inline, markdown } from './markdown.ts'
import { callView, methodBadge } from './reference-call.ts'
import { lifecyclesView } from './reference-lifecycles.ts'
import { refusalsView, typesView } from './reference-lists.ts'

/** Joined in this order: of two rules for one element the later counts. */
const STYLES = ['reference-page.css', 'reference-call.css']

type Area = { name: string; title: string; description: string; calls: Call[] }

/** `styleHash` is what a content security policy allows the page's one style by. */
export function referencePage(document: OpenApiDocument): { page: string; styleHash: string } {
  const style = STYLES.map((name) => readFileSync(join(SOURCES, 'features/api-description/reference', name), 'utf8')).join('\n')
  const { title, version, description } = document.info
  const areas = areasOf(document)
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} API ${version}</title>
<style>${new Html(style)}</style>
</head>
<body>
<a class="skip" href="#introduction">To the content</a>
<nav class="side" aria-label="Contents">${contents(document, areas)}</nav>
<main id="introduction">
<header><h1>${title} API</h1><p class="muted">Version ${version} · <a href="openapi.json">openapi.json</a></p></header>
<section class="prose">${markdown(description)}</section>
${areas.map((area) => areaView(area, document))}
${lifecyclesView(areas.flatMap(({ calls }) => calls))}
${typesView(document)}
${refusalsView(document)}
</main>
</body>
</html>
`
  return { page: page.text, styleHash: createHash('sha256').update(style).digest('base64') }
}

function areasOf({ tags, paths }: OpenApiDocument): Area[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  return tags.map(({ name, 'x-displayName': title, description }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name))
    return { name, title, description, calls: own }
  })
}

function contents({ info }: OpenApiDocument, areas: readonly Area[]): Html {
  const sections = [...info.description.matchAll(/^## (.+)$/gm)].map(([, title = '']) => leaf(idOf(title), html`${title}`))
  const ends = ENDS.map(([id, title]) => leaf(id, html`${title}`))
  const heads = areas.map(({ name, title }) => leaf(`area-${name}`, html`${title}`))
  return html`<p class="brand">${info.title} <span class="accent">API</span></p>
<details class="brief"><summary class="branch">Contents</summary><ul>${sections}${heads}${ends}</ul></details>
<div class="tree"><details open><summary class="branch">Introduction</summary><ul>${sections}</ul></details>
${areas.map(branch)}<ul>${ends}</ul></div>`
}

const ENDS = [
  ['lifecycles', 'Lifecycles'],
  ['types', 'Types'],
  ['refusals', 'Refusals'],
] as const

const leaf = (id: string, title: Html): Html => html`<li><a class="leaf" href="#${id}">${title}</a></li>`

const branch = ({ title, calls }: Area): Html =>
  html`<details><summary class="branch">${title} <span class="small">${calls.length}</span></summary><ul>${calls.map(
    ({ method, path, operation }) => leaf(operation.operationId, html`${methodBadge(method, 'tiny')} ${path}`),
  )}</ul></details>`

const areaView = ({ name, title, description, calls }: Area, { components }: OpenApiDocument): Html =>
  html`<section id="area-${name}"><h2>${title}</h2><p class="muted">${inline(description)}</p>
${calls.map((call) => callView(call, components))}</section>`
