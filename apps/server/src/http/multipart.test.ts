import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoint } from '@app/contract'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answerError } from './errors/error-handler.ts'
import { acceptJson } from './json.ts'
import { acceptMultipart } from './multipart.ts'
import type { Parts } from './parts.ts'
import { serve } from './serve.ts'

const upload = endpoint({
  method: 'POST',
  path: '/upload/{id}',
  guard: 'ordinary',
  roles: 'anyone',
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({ title: z.string() }),
  multipart: true,
  response: z.strictObject({ id: z.string(), title: z.string(), files: z.array(z.string()) }),
})

let app: FastifyInstance
let url: string
beforeAll(async () => {
  app = fastify()
  app.setErrorHandler(answerError)
  app.decorate('checksAnswers', true)
  // This call works in no database.
  app.decorate('parts', {} as Parts)
  app.decorateRequest('actor', null)
  app.decorateRequest('sessionId', null)
  acceptJson(app)
  await acceptMultipart(app, await mkdtemp(join(tmpdir(), 'puente-')), null)
  serve(app, upload, ({ params, body, files }) => ({
    ...params,
    ...body,
    files: files.map(({ field, name, sizeInBytes }) => `${field}: ${name} (${sizeInBytes})`),
  }))
  url = await app.listen({ port: 0 })
})
afterAll(() => app.close())

async function send(form: FormData | string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/upload/7`, { method: 'POST', body: form, headers })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

function formOf(data: unknown, ...files: [field: string, content: Blob, name: string][]): FormData {
  const form = new FormData()
  for (const [field, content, name] of files) form.append(field, content, name)
  form.append('data', data instanceof Blob ? data : JSON.stringify(data))
  return form
}

describe('a multipart call', () => {
  test('carries its data and its files, in any order', async () => {
    const form = formOf(
      { title: 'one' },
      ['invoice', new Blob(['12345']), 'factura año.pdf'],
      ['photo-0', new Blob(['1']), 'a.jpg'],
    )

    expect(await send(form)).toEqual({
      status: 200,
      body: { id: '7', title: 'one', files: ['invoice: factura año.pdf (5)', 'photo-0: a.jpg (1)'] },
    })
  })

  test('may carry its data as a blob of JSON', async () => {
    const data = new Blob([JSON.stringify({ title: 'two' })], { type: 'application/json' })

    expect(await send(formOf(data))).toMatchObject({ status: 200, body: { title: 'two', files: [] } })
  })

  test('may be plain JSON when there are no files', async () => {
    const answer = await send('{"title":"three"}', { 'content-type': 'application/json' })

    expect(answer).toMatchObject({ status: 200, body: { title: 'three', files: [] } })
  })

  test('says which field of its data is wrong', async () => {
    expect(await send(formOf({ title: 1 }))).toMatchObject({ status: 422, body: { details: { fields: [{ path: 'title' }] } } })
    expect(await send(new FormData())).toMatchObject({
      status: 422,
      body: { details: { fields: [{ path: 'title', code: 'required' }] } },
    })
  })

  test('takes from a name neither folders nor control characters', async () => {
    const { body } = await send(formOf({ title: 'four' }, ['photo', new Blob(['1']), '..\\..\\etc/passwd\u0007.jpg']))

    expect(body.files).toEqual(['photo: passwd.jpg (1)'])
  })

  test('takes from a name what would turn its direction, and leaves no half of a character', async () => {
    const named = (name: string) => send(formOf({ title: 'six' }, ['photo', new Blob(['1']), name]))

    expect((await named('foto\u202egpj.exe')).body.files).toEqual(['photo: fotogpj.exe (1)'])
    expect((await named(`${'🧳'.repeat(100)}a`)).body.files).toEqual([`photo: ${'🧳'.repeat(74)}a (1)`])
  })

  test('with a file of more than 10 MB is refused and names it', async () => {
    const large = new Blob([Buffer.alloc(10 * 1024 * 1024 + 1)])

    expect(await send(formOf({ title: 'five' }, ['photo', large, 'large.jpg']))).toMatchObject({
      status: 413,
      body: { code: 'fileTooLarge', details: { file: 'large.jpg', limitInBytes: 10_485_760 } },
    })
  })

  test('with broken or dangerous data is refused', async () => {
    const broken = new FormData()
    broken.append('data', '{"title":')
    expect(await send(broken)).toMatchObject({ status: 400, body: { code: 'malformedRequest' } })

    const prototype = new FormData()
    prototype.append('data', '{"title":"x","__proto__":{}}')
    expect(await send(prototype)).toMatchObject({ status: 400, body: { code: 'malformedRequest' } })

    const twice = formOf({ title: 'one' })
    twice.append('data', '{"title":"two"}')
    expect((await send(twice)).status).toBe(413)
  })

  test('that breaks off is refused', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }

    expect(await send('--x\r\ncontent-disposition: form-data; name="data"\r\n\r\n{"ti', headers)).toMatchObject({ status: 400 })
  })
})
