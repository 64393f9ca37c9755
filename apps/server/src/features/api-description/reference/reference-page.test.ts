import { expect, test } from 'vitest'
import { openApiDocument } from '../openapi-document.ts'
import { referencePage } from './reference-page.ts'

const document = openApiDocument('0.1.0')
const { page } = referencePage(document)

const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
const callOf = (id: string): string => page.split('<article').find((article) => article.includes(`id="${id}"`)) ?? ''
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')

test('every call stands on it, and every link on it leads somewhere', () => {
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)

  expect(ids).toEqual([...new Set(ids)])
  expect(ids).toEqual(expect.arrayContaining(operations.map(({ operationId }) => operationId)))
  expect(targets.filter((target) => !ids.includes(target))).toEqual([])
})

test('a call and a type stand inside what opens, so that a link to them opens it', () => {
  expect(page).toMatch(/<summary[^\n]*<\/summary>\n<div class="opened columns" id="createOrders">/)
  expect(page).toMatch(/<summary[^\n]*<\/summary>\n<div class="opened" id="type-Order">/)
})

test('a call says who may make it, what it takes with its limits, what it answers and what it refuses', () => {
  const text = textOf(callOf('setValue'))

  expect(text).toContain('PUT/order/associate/value/{id}')
  expect(text).toContain('associate administrator')
  expect(text).toContain('id uuid')
  expect(text).toContain('productValueInCents integer 1 to 100,000,000 US cents.')
  expect(text).toContain('AnswerOrder')
  expect(text).toContain('404orderNotFound Order not found')
  expect(text).toContain('order setValue inReview → reviewed')
})

test('a call has its example for a shell', () => {
  const example = textOf(callOf('removeOrders').split('<h4>Example</h4>')[1] ?? '')

  expect(example.trim()).toBe(
    'curl "$API/order" \\ -X DELETE \\ -H "Authorization: Bearer $TOKEN" \\ -H \'content-type: application/json\' \\ ' +
      '-d \'{ "orderIds": [ "019aa5f2-7c1e-7d3b-9a4e-5b0c8d2f6a10" ] }\'',
  )
})

test('a row of a lifecycle leads to its call', () => {
  expect(callOf('lifecycle-manifest')).toContain('<a href="#shipManifest"><code>POST /manifest/{id}/ship</code></a>')
})

test('what somebody wrote is text, never markup', () => {
  const [path] = Object.entries(document.paths)
  const [, methods] = path ?? []
  const [[method, operation] = []] = Object.entries(methods ?? {})
  const bad = { ...operation, summary: '<b onclick="x">a</b>' } as typeof operation
  const changed = { ...document, paths: { '/x': { [method ?? 'get']: bad } } } as typeof document

  expect(referencePage(changed).page).toContain('&lt;b onclick=&quot;x&quot;&gt;a&lt;/b&gt;')
})
