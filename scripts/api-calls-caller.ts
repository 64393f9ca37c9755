// Calls as the web makes them (specification, section 7): bearer, client type, language, JSON.
export type Content = { body?: unknown; form?: FormData }
export type Answer = { status: number; json: Json; fileName: string | null; sizeInBytes: number }
export type Json = { [name: string]: Json } & { id: string } & Json[]
export type Caller = {
  token: string | null
  send: (method: string, path: string, content?: Content, headers?: Record<string, string>) => Promise<Answer>
  /** @throws when it is refused. */
  call: (method: string, path: string, body?: unknown) => Promise<Json>
}

export function callerAt(apiUrl: string, token: string | null = null): Caller {
  const send: Caller['send'] = async (method, path, { body, form } = {}, headers = {}) => {
    const response = await fetch(apiUrl + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        'client-type': 'web',
        'accept-language': 'es',
        ...(!form && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: form ?? (body === undefined ? null : JSON.stringify(body)),
    })
    return answerOf(response)
  }
  const call: Caller['call'] = async (method, path, body) => {
    const { status, json } = await send(method, path, { body })
    if (status >= 400) throw new Error(`${method} ${path} was refused: ${JSON.stringify(json)}`)
    return json
  }
  return { token, send, call }
}

async function answerOf(response: Response): Promise<Answer> {
  const content = Buffer.from(await response.arrayBuffer())
  const [, fileName = null] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, json: isJson ? JSON.parse(String(content)) : {}, fileName, sizeInBytes: content.byteLength }
}

/** The JSON part and the files beside it. */
export function formWith(data: object, files: Record<string, string>): FormData {
  const form = new FormData()
  form.set('data', JSON.stringify(data))
  for (const [part, name] of Object.entries(files)) form.set(part, new Blob([PDF], { type: 'application/pdf' }), name)
  return form
}

const PDF = '%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF'
